import {
  array,
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
import { LocaleSchema } from './locale.ts';
import { MarketViewSchema } from './market.ts';

/**
 * A public read of the backend that a server drawing waits for. Remotes have no network on the server:
 * they say what they need, the site reads it and draws again.
 */
export const DataNeedSchema = object({
  method: picklist(['GET', 'POST']),
  /** Below the address of the backend, with query; of POST only `/graphql`, which reads. */
  path: pipe(string(), regex(/^\/(?!\/)[^\s#]*$/)),
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

/** A form that was sent without scripts and not taken: the page is drawn with what was typed. */
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
  /** What the needs of an earlier drawing were answered. */
  answers: optional(array(DataAnswerSchema)),
  posted: optional(PostedFormSchema),
});
export type RenderRequest = InferOutput<typeof RenderRequestSchema>;

export const RenderReplySchema = object({
  html: string(),
  status: number(),
  head: object({
    title: optional(string()),
    description: optional(string()),
    /** schema.org descriptions of the page, written as JSON-LD. */
    structuredData: optional(array(record(string(), unknown()))),
    /** The one address of a page that has several, below the language prefix. */
    canonicalPath: optional(string()),
    /** Languages the page exists in, where it is not all of them. */
    locales: optional(array(LocaleSchema)),
    /** Address of a picture for those who share the page. */
    image: optional(string()),
    /** What is drawn where there is no picture of its own. */
    scene: optional(SharePictureSchema),
    kind: optional(picklist(['website', 'article'])),
  }),
  state: unknown(),
  /** Reads that were missing: with their answers the page is drawn again. */
  needs: optional(array(DataNeedSchema)),
});
export type RenderReply = InferOutput<typeof RenderReplySchema>;
