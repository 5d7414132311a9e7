import {
  CONTENT_OPERATIONS,
  ContentListReplySchema,
  type ContentListType,
  type DataNeed,
  type Locale,
} from '@travesia/contracts';
import { useInVariety } from '@travesia/i18n';
import { useDocumentQuery, useRemotePage } from '@travesia/page';

const STALE_MS = 5 * 60_000;
/** Entries on a page of a list (E-01); the server splits the list. */
export const LIST_PAGE_SIZE = 12;

function listNeed(
  type: ContentListType,
  langcode: Locale,
  page: number,
  pageSize = LIST_PAGE_SIZE,
): DataNeed {
  return {
    method: 'POST',
    path: '/graphql',
    body: {
      query: CONTENT_OPERATIONS.contentList,
      variables: { type, langcode, page, pageSize },
    },
  };
}

/** A page of a list; pages count from 0. */
export function useList(type: ContentListType, page: number, pageSize = LIST_PAGE_SIZE) {
  const { locale } = useRemotePage();
  const query = useDocumentQuery({
    need: listNeed(type, locale, page, pageSize),
    schema: ContentListReplySchema,
    staleMs: STALE_MS,
  });
  return { ...query, list: useInVariety(query.data?.data.contentList) };
}
