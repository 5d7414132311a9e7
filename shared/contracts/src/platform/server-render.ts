import {
  array,
  check,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { SCENES } from '../content/scenes.ts';
import { LocaleSchema, LOCALES } from './locale.ts';
import { MarketViewSchema } from './market.ts';

/**
 * A public read of the backend that a server rendering waits for. Remotes have no network on the server:
 * they say what they need, the site reads it and renders again.
 */
export const DataNeedSchema = object({
  method: picklist(['GET', 'POST']),
  /** Below the address of the backend, with query; of POST only `/graphql`, which reads. */
  path: pipe(string(), maxLength(4_000), regex(/^\/(?!\/)[^\s#]*$/)),
  body: optional(unknown()),
});
export type DataNeed = InferOutput<typeof DataNeedSchema>;

/** What the backend said to a need; an answer that failed carries its status and no body. */
export const DataAnswerSchema = object({
  need: DataNeedSchema,
  status: number(),
  body: optional(unknown()),
});
export type DataAnswer = InferOutput<typeof DataAnswerSchema>;

/** The landscape on the picture of those who share a page; the same seed gives the same one. */
export const SharePictureSchema = object({
  scene: picklist([...SCENES, 'aeroplane', 'ship']),
  seed: string(),
  light: picklist(['day', 'dusk']),
});
export type SharePicture = InferOutput<typeof SharePictureSchema>;

/** A form that was sent without scripts and not taken: the page is rendered with what was typed. */
export const PostedFormSchema = object({
  /** Its name in the manifest. */
  form: string(),
  values: record(string(), string()),
  /** Codes of what is wrong, by field. */
  problems: record(string(), string()),
  /** Code of the failure, where no field is at fault. */
  failure: nullable(string()),
});
export type PostedForm = InferOutput<typeof PostedFormSchema>;

/** What a remote's server entry is asked: `render(request)`. */
export const RenderRequestSchema = object({
  /** `route` or a widget name. */
  target: string(),
  /** Path without language prefix, with query. */
  url: string(),
  hostId: string(),
  locale: LocaleSchema,
  market: MarketViewSchema,
  currency: string(),
  contactNumber: string(),
  /** Where the visitor is, as the browser will be told; a site of before does not say it. */
  countryCode: optional(nullable(string())),
  today: string(),
  /** What the needs of an earlier rendering were answered. */
  answers: optional(array(DataAnswerSchema)),
  posted: optional(PostedFormSchema),
});
export type RenderRequest = InferOutput<typeof RenderRequestSchema>;

/** A line of the document's head. */
const HeadTextSchema = pipe(string(), maxLength(2_000));
const HTML_CHARACTERS_MAX = 2_000_000;
const NEEDS_MAX = 20;
const DESCRIPTIONS_MAX = 20;

/** What a release says it rendered. Its server half is not ours: everything in here has a limit. */
export const RenderReplySchema = object({
  html: pipe(string(), maxLength(HTML_CHARACTERS_MAX)),
  status: picklist([200, 404, 410, 503]),
  head: object({
    title: optional(HeadTextSchema),
    description: optional(HeadTextSchema),
    /** schema.org descriptions of the page, written as JSON-LD. */
    structuredData: optional(pipe(array(record(string(), unknown())), maxLength(DESCRIPTIONS_MAX))),
    /** The one address of a page that has several, below the language prefix. */
    canonicalPath: optional(pipe(HeadTextSchema, regex(/^\/(?![/\\])[^\s#]*$/))),
    /** Languages the page exists in, where it is not all of them. */
    locales: optional(pipe(array(LocaleSchema), maxLength(LOCALES.length))),
    /** Address of a picture for those who share the page. */
    image: optional(
      pipe(
        HeadTextSchema,
        check((address) => URL.canParse(address, 'https://site.invalid'), 'no address'),
      ),
    ),
    /** What is rendered where there is no picture of its own. */
    scene: optional(SharePictureSchema),
    kind: optional(picklist(['website', 'article'])),
  }),
  state: unknown(),
  /** Reads that were missing: with their answers the page is rendered again. */
  needs: optional(pipe(array(DataNeedSchema), maxLength(NEEDS_MAX))),
});
export type RenderReply = InferOutput<typeof RenderReplySchema>;
