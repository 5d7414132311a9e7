import {
  ContentListTypeSchema,
  ContentPathSchema,
  LocaleSchema,
  type ContactNumber,
  type ContentEntity,
  type Locale,
} from '@travesia/contracts';
import * as v from 'valibot';
import { ApiError, fieldProblems } from '../../errors/index.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { CruiseListing, CruisePage } from '../cruises/index.ts';
import type { ContentService } from './service.ts';

const PAGE_SIZE_MAX = 50;
const PAGE_MAX = 10_000;
const counted = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

const ListArgumentsSchema = v.object({
  type: ContentListTypeSchema,
  langcode: LocaleSchema,
  page: counted(0, PAGE_MAX),
  pageSize: counted(1, PAGE_SIZE_MAX),
});
/** A path that no text can have is a path without a text, not a fault of the asker. */
const PathArgumentsSchema = v.object({
  path: v.fallback(ContentPathSchema, ''),
  langcode: LocaleSchema,
  found: v.string(),
});

const DestinationsArgumentsSchema = v.object({
  countryCode: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
  langcode: LocaleSchema,
});
const GoneArgumentsSchema = v.object({ path: PathArgumentsSchema.entries.path });

function read<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldProblems(parsed.issues) });
  return parsed.output;
}

/** Answers to the fields of the schema, for one request: a text is looked up once for its three languages. */
export function createRoot({
  service,
  cruises,
  contacts,
  locale,
  visitor,
}: {
  readonly service: ContentService;
  readonly cruises: CruiseListing;
  readonly contacts: () => readonly ContactNumber[];
  /** Of the request; texts name theirs. */
  readonly locale: Locale;
  readonly visitor: Visitor;
}) {
  const found = new Map<string, Promise<ContentEntity | null>>();
  return {
    async contentByPath(given: unknown) {
      const { path, langcode, found: wanted } = read(PathArgumentsSchema, given);
      if (path === '') return null;
      const key = `${langcode} ${path}`;
      const asked = found.get(key) ?? service.entity(path, langcode, visitor);
      found.set(key, asked);
      const entity = await asked;
      return entity?.langcode === wanted ? entity : null;
    },
    contentGone(given: unknown) {
      const { path } = read(GoneArgumentsSchema, given);
      return path !== '' && service.isGone(path);
    },
    destinations(given: unknown) {
      const { countryCode, langcode } = read(DestinationsArgumentsSchema, given);
      return service.destinations(countryCode, langcode, visitor);
    },
    contentList(given: unknown) {
      const { type, langcode, page, pageSize } = read(ListArgumentsSchema, given);
      return service.list(type, langcode, page, pageSize);
    },
    companyContactInfoDisplayQuery: () => ({ results: contacts() }),
    cruiseListing: (page: CruisePage) => cruises.list(page, locale),
  };
}
