import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FunnelQuery, OpsPreviewRequest } from '@travesia/contracts';
import { useOps } from '../session/ops-context.ts';

const OVERVIEW = ['overview'] as const;
const HISTORY = ['history'] as const;
const REFRESH_MS = 15_000;

/** Markets × remotes; looked at again by itself, because others change it too. */
export function useOverview() {
  const { client } = useOps();
  return useQuery({ queryKey: OVERVIEW, queryFn: () => client.overview(), refetchInterval: REFRESH_MS });
}

export function useHistory() {
  const { client } = useOps();
  return useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: ({ pageParam }) => client.history(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
}

/** What visitors would see: rendered anew for each question, and not kept. */
export function usePreview(request: OpsPreviewRequest) {
  const { client } = useOps();
  return useQuery({ queryKey: ['preview', request], queryFn: () => client.preview(request), gcTime: 0 });
}

/** From visits to money; counted all the time, so not kept. */
export function useFunnel(query: FunnelQuery) {
  const { client } = useOps();
  return useQuery({ queryKey: ['funnel', query], queryFn: () => client.funnel(query), gcTime: 0 });
}

/** After a change everything is read anew. */
export function useReadAnew() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: OVERVIEW }),
      queries.invalidateQueries({ queryKey: HISTORY }),
    ]);
  };
}
