import { LOCALES } from '@travesia/domain';
import { sanitisedHtml } from '@travesia/content';
import {
  ContentKindSchema,
  ContentPathSchema,
  ContentImageSchema,
  LangcodeSchema,
  LocalDateSchema,
  MetatagSchema,
  type ContentListType,
  type Locale,
} from '@travesia/contracts';
import * as v from 'valibot';
import { readJson } from '../../supplier-replies/read-reply.ts';
import type {
  ContentAddress,
  ContentSource,
  SourceEntity,
  SourceSummary,
} from '../../modules/content/index.ts';

const SUMMARY_TEXT = 'title langcode path kind summary updated image { scene alt } code markets';
const OPERATIONS = {
  contentByPath: `query contentByPath($path: String!, $langcode: String!) { ${LangcodeSchema.options
    .map(
      (found) =>
        `${found}: contentByPath(path: $path, langcode: $langcode, found: "${found}") { ${SUMMARY_TEXT} body metatag { name content } translations routes related }`,
    )
    .join(' ')} }`,
  contentList: `query contentList($type: String!, $langcode: String!, $page: Int!, $pageSize: Int!) { contentList(type: $type, langcode: $langcode, page: $page, pageSize: $pageSize) { total results { ${SUMMARY_TEXT} } } }`,
} as const;

const SummarySchema = v.object({
  title: v.string(),
  langcode: LangcodeSchema,
  path: ContentPathSchema,
  kind: ContentKindSchema,
  summary: v.optional(v.string(), ''),
  updated: LocalDateSchema,
  image: v.nullish(ContentImageSchema, null),
  code: v.nullish(v.string(), null),
  markets: v.optional(v.array(v.string()), []),
});
const EntitySchema = v.object({
  ...SummarySchema.entries,
  body: v.string(),
  metatag: v.optional(v.array(MetatagSchema), []),
  translations: v.optional(v.array(LangcodeSchema), []),
  routes: v.optional(v.array(v.string()), []),
  related: v.optional(v.array(ContentPathSchema), []),
});
const ByPathSchema = v.object({
  data: v.object(v.entriesFromList(LangcodeSchema.options, v.nullish(EntitySchema, null))),
});
const ListSchema = v.object({
  data: v.object({ contentList: v.object({ total: v.number(), results: v.array(SummarySchema) }) }),
});

const LISTED = ['airline', 'airport', 'article', 'news', 'country'] as const satisfies ContentListType[];
const PAGE_SIZE = 50;
const PAGES_MAX = 200;

/** Another endpoint that answers as our own content does (E-16). What it sends is sanitised like everything. */
export function createContentGraphqlSource({
  url,
  timeoutMs,
}: {
  readonly url: string;
  readonly timeoutMs: number;
}): ContentSource {
  async function ask(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    if (!reply.ok) throw new Error(`the content endpoint answered ${reply.status}`);
    return readJson(reply);
  }

  async function list(type: ContentListType, locale: Locale, page: number, pageSize: number) {
    const reply = v.parse(
      ListSchema,
      await ask(OPERATIONS.contentList, { type, langcode: locale, page, pageSize }),
    );
    return reply.data.contentList;
  }

  async function listAll(type: ContentListType, locale: Locale): Promise<SourceSummary[]> {
    const found: SourceSummary[] = [];
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const { results, total } = await list(type, locale, page, PAGE_SIZE);
      found.push(...results);
      if (results.length === 0 || found.length >= total) break;
    }
    return found;
  }

  const entityOf = (entity: v.InferOutput<typeof EntitySchema>, locale: Locale): SourceEntity => ({
    ...entity,
    body: sanitisedHtml(entity.body, locale),
    translations: entity.translations.length > 0 ? entity.translations : [entity.langcode],
  });

  return {
    async find(path, locale) {
      const { data } = v.parse(ByPathSchema, await ask(OPERATIONS.contentByPath, { path, langcode: locale }));
      const entity = data[locale] ?? data.und ?? LOCALES.map((other) => data[other]).find(Boolean);
      return entity ? entityOf(entity, locale) : null;
    },
    list,
    // The endpoint has no word for it: what it does not find is not there.
    isGone: async () => false,
    async addresses() {
      const listed = await Promise.all(
        LOCALES.flatMap((locale) => LISTED.map((type) => listAll(type, locale))),
      );
      const addresses = new Map<string, ContentAddress>();
      for (const { path, updated, langcode } of listed.flat()) {
        const own = langcode === 'und' ? LOCALES : [langcode];
        const locales = new Set([...(addresses.get(path)?.locales ?? []), ...own]);
        addresses.set(path, { path, updated, locales: [...locales] });
      }
      return [...addresses.values()];
    },
    async refresh() {},
  };
}
