import { CONTENT_OPERATIONS, ContactInfoReplySchema, type DataNeed } from '@travesia/contracts';
import { useDocumentQuery } from '@travesia/page';

const NEED: DataNeed = {
  method: 'POST',
  path: '/graphql',
  body: { query: CONTENT_OPERATIONS.companyContactInfoDisplayQuery },
};
const STALE_MS = 60 * 60_000;

/** Our numbers by country (B-20); none where they could not be read. */
export function useContactNumbers() {
  const { data } = useDocumentQuery({ need: NEED, schema: ContactInfoReplySchema, staleMs: STALE_MS });
  return data?.data.companyContactInfoDisplayQuery.results ?? [];
}
