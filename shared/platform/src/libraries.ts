/**
 * The one door to the router, server state, state and text libraries.
 * Just what remotes use, by name, so that the rest can be shaken off. Adding a name is a minor release
 * of the platform, removing one a major.
 */
export {
  Navigate,
  Route,
  Router,
  Routes,
  createPath,
  matchPath,
  parsePath,
  useLocation,
  useNavigate,
  useParams,
  type Location,
  type NavigateFunction,
  type Navigator,
  type To,
} from 'react-router';
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { atom, createStore, Provider as JotaiProvider, useAtom, useAtomValue, useSetAtom } from 'jotai';
export { createInstance, type Resource, type i18n } from 'i18next';
export { Link, type LinkProps } from './react/link.tsx';
export { useSearchParams, type SetSearchParams } from './react/use-search-params.ts';
