import { LOCALES } from '@travesia/domain';
import {
  CONTENT_OPERATIONS,
  ContentByPathReplySchema,
  type ContentByPathReply,
  type ContentEntity,
  type DataNeed,
  type Locale,
} from '@travesia/contracts';
import { useInVariety } from '@travesia/i18n';
import { useDocumentQuery, useRemotePage } from '@travesia/page';

const STALE_MS = 5 * 60_000;

function entityNeed(path: string, langcode: Locale): DataNeed {
  return {
    method: 'POST',
    path: '/graphql',
    body: { query: CONTENT_OPERATIONS.contentByPath, variables: { path, langcode } },
  };
}

/** The page's language first, then none in particular, then the other one (E-05). */
function chooseEntity({ data }: ContentByPathReply, locale: Locale): ContentEntity | null {
  return data[locale] ?? data.und ?? LOCALES.map((other) => data[other]).find(Boolean) ?? null;
}

/** The text at a path: read, nothing there, or a failure. */
export function useEntity(path: string) {
  const { locale } = useRemotePage();
  const query = useDocumentQuery({
    need: entityNeed(path, locale),
    schema: ContentByPathReplySchema,
    staleMs: STALE_MS,
  });
  const entity = useInVariety(query.data ? chooseEntity(query.data, locale) : undefined);
  return { ...query, entity };
}
