import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Params = URLSearchParams | string | Readonly<Record<string, string>>;
export type SetSearchParams = (
  next: Params | ((current: URLSearchParams) => Params),
  options?: { replace?: boolean; state?: unknown },
) => void;

/** The query of the page, and how to change it as a step of its own. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      const text = new URLSearchParams(wanted as string).toString();
      // The same entry of the history keeps what belongs to it: the list that the page was opened from.
      void navigate(`?${text}`, options?.replace ? { state, ...options } : options);
    },
    [search, state, navigate],
  );
  return [params, set];
}
