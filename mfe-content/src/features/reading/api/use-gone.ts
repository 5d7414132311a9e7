import { CONTENT_OPERATIONS, ContentGoneReplySchema } from '@travesia/contracts';
import { useDocumentQuery } from '@travesia/page';

const STALE_MS = 5 * 60_000;

/** Whether what was at a path was taken away for good; asked only where nothing is. */
export function useGone(path: string): boolean {
  const { data } = useDocumentQuery({
    need: {
      method: 'POST',
      path: '/graphql',
      body: { query: CONTENT_OPERATIONS.contentGone, variables: { path } },
    },
    schema: ContentGoneReplySchema,
    staleMs: STALE_MS,
  });
  return data?.data.contentGone ?? false;
}
