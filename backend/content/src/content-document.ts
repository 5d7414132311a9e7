import {
  CONTENT_LIST_TYPES,
  ContentPathSchema,
  LocalDateSchema,
  MarketIdSchema,
  SCENES,
  type ContentKind,
  type Langcode,
} from '@travesia/contracts';
import * as v from 'valibot';

const KINDS = [...CONTENT_LIST_TYPES, 'page'] as const satisfies readonly ContentKind[];
const text = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.minLength(minimum), v.maxLength(maximum));

/** What stands between the fences of a file. A key that is not named here is a fault. */
export const FrontMatterSchema = v.strictObject({
  title: text(2, 90),
  path: ContentPathSchema,
  kind: v.picklist(KINDS),
  /** The sentence of a list. */
  summary: text(30, 200),
  /** What a search engine shows; the summary where it is not given. */
  description: v.optional(text(50, 170)),
  published: LocalDateSchema,
  updated: LocalDateSchema,
  /** From this day on the text is taken away for good: its address answers 410. */
  withdrawn: v.optional(LocalDateSchema),
  /** IATA code of an airline, ISO code of a country. */
  code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9]{2}$/))),
  scene: v.optional(v.picklist(SCENES)),
  /** A file of the folder of photographs; its words are in the file of credits. */
  photo: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.[a-z]+$/))),
  /** Words for the drawn picture. */
  alt: v.optional(text(10, 160)),
  /** `MAD-BOG`: pairs of airport or city codes. */
  routes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}-[A-Z]{3}$/))), []),
  related: v.optional(v.array(ContentPathSchema), []),
  /** Markets it is for; all of them where none is named. */
  markets: v.optional(v.array(MarketIdSchema), []),
});
type FrontMatterFields = v.InferOutput<typeof FrontMatterSchema>;

/** One text in one language. */
export interface ContentDocument extends FrontMatterFields {
  readonly langcode: Langcode;
  /** Markdown. */
  readonly markdown: string;
  /** Below the store's folder. */
  readonly file: string;
}

/** What keeps a file from being published. */
export interface ContentFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
