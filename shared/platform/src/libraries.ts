/**
 * The one door to the router, server state, state and text libraries.
 * Just what remotes use, by name, so that the rest can be shaken off. Adding a name is a minor release
 * of the platform, removing one a major.
 */
export {
  Route,
  Router,
  Routes,
  createPath,
  parsePath,
  useLocation,
  useNavigate,
  useParams,
  type Navigator,
} from 'react-router';
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { atom, createStore, Provider as JotaiProvider, useAtom, useSetAtom } from 'jotai';
export { createInstance, type Resource, type i18n } from 'i18next';
export { Link } from './react/link.tsx';
export { useSearchParams } from './react/use-search-params.ts';
