import * as v from 'valibot';
import { SCENES } from '../content/scenes.ts';
import { LocaleSchema, LOCALES } from './locale.ts';
import { MarketViewSchema } from './market.ts';

/**
 * A public read of the backend that a server rendering waits for. Remotes have no network on the server:
 * they say what they need, the site reads it and renders again.
 */
export const DataNeedSchema = v.object({
  method: v.picklist(['GET', 'POST']),
  /** Below the address of the backend, with query; of POST only `/graphql`, which reads. */
  path: v.pipe(v.string(), v.maxLength(4_000), v.regex(/^\/(?!\/)[^\s#]*$/)),
  body: v.optional(v.unknown()),
});
export type DataNeed = v.InferOutput<typeof DataNeedSchema>;

/** What the backend said to a need; an answer that failed carries its status and no body. */
export const DataAnswerSchema = v.object({
  need: DataNeedSchema,
  status: v.number(),
  body: v.optional(v.unknown()),
});
export type DataAnswer = v.InferOutput<typeof DataAnswerSchema>;

/** The landscape on the picture of those who share a page; the same seed gives the same one. */
export const SharePictureSchema = v.object({
  scene: v.picklist([...SCENES, 'aeroplane', 'ship']),
  seed: v.string(),
  light: v.picklist(['day', 'dusk']),
});
export type SharePicture = v.InferOutput<typeof SharePictureSchema>;

/** A form that was sent without scripts and not taken: the page is rendered with what was typed. */
export const PostedFormSchema = v.object({
  /** Its name in the manifest. */
  form: v.string(),
  values: v.record(v.string(), v.string()),
  /** Codes of what is wrong, by field. */
  problems: v.record(v.string(), v.string()),
  /** Code of the failure, where no field is at fault. */
  failure: v.nullable(v.string()),
});
export type PostedForm = v.InferOutput<typeof PostedFormSchema>;

/** What a remote's server entry is asked: `render(request)`. */
export const RenderRequestSchema = v.object({
  /** `route` or a widget name. */
  target: v.string(),
  /** Path without language prefix, with query. */
  url: v.string(),
  hostId: v.string(),
  locale: LocaleSchema,
  market: MarketViewSchema,
  currency: v.string(),
  contactNumber: v.string(),
  /** Where the visitor is, as the browser will be told; a site of before does not say it. */
  countryCode: v.optional(v.nullable(v.string())),
  today: v.string(),
  /** What the needs of an earlier rendering were answered. */
  answers: v.optional(v.array(DataAnswerSchema)),
  posted: v.optional(PostedFormSchema),
});
export type RenderRequest = v.InferOutput<typeof RenderRequestSchema>;

/** A line of the document's head. */
const HeadTextSchema = v.pipe(v.string(), v.maxLength(2_000));
const HTML_CHARACTERS_MAX = 2_000_000;
const NEEDS_MAX = 20;
const DESCRIPTIONS_MAX = 20;

/** What a release says it rendered. Its server half is not ours: everything in here has a limit. */
export const RenderReplySchema = v.object({
  html: v.pipe(v.string(), v.maxLength(HTML_CHARACTERS_MAX)),
  status: v.picklist([200, 404, 410, 503]),
  head: v.object({
    title: v.optional(HeadTextSchema),
    description: v.optional(HeadTextSchema),
    /** schema.org descriptions of the page, written as JSON-LD. */
    structuredData: v.optional(
      v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(DESCRIPTIONS_MAX)),
    ),
    /** The one address of a page that has several, below the language prefix. */
    canonicalPath: v.optional(v.pipe(HeadTextSchema, v.regex(/^\/(?![/\\])[^\s#]*$/))),
    /** Languages the page exists in, where it is not all of them. */
    locales: v.optional(v.pipe(v.array(LocaleSchema), v.maxLength(LOCALES.length))),
    /** Address of a picture for those who share the page. */
    image: v.optional(
      v.pipe(
        HeadTextSchema,
        v.check((address) => URL.canParse(address, 'https://site.invalid'), 'no address'),
      ),
    ),
    /** What is rendered where there is no picture of its own. */
    scene: v.optional(SharePictureSchema),
    kind: v.optional(v.picklist(['website', 'article'])),
  }),
  state: v.unknown(),
  /** Reads that were missing: with their answers the page is rendered again. */
  needs: v.optional(v.pipe(v.array(DataNeedSchema), v.maxLength(NEEDS_MAX))),
});
export type RenderReply = v.InferOutput<typeof RenderReplySchema>;
