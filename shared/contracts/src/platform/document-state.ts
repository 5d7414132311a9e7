import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { LocaleSchema } from './locale.ts';
import { MarketViewSchema } from './market.ts';
import { LayoutSchema, ReleaseRecordSchema, RemoteManifestSchema } from './remote-manifest.ts';

/** A remote as a document names it: in full where the page uses it, else only its manifest and build. */
export const DocumentRemoteSchema = object({
  name: string(),
  build: string(),
  enabled: boolean(),
  manifest: RemoteManifestSchema,
  record: nullable(ReleaseRecordSchema),
});
export type DocumentRemote = InferOutput<typeof DocumentRemoteSchema>;

/** Server-rendered fragment of a remote: what the browser needs to hydrate the same markup. */
export const FragmentStateSchema = object({
  /** Host element id, also React's `identifierPrefix`. */
  hostId: string(),
  remote: string(),
  build: string(),
  /** `route` or a widget name. */
  target: string(),
  /** JSON state that `render` returned (queries, today, formatted values). */
  state: unknown(),
});
export type FragmentState = InferOutput<typeof FragmentStateSchema>;

/** The JSON data block `<script type="application/json" id="document-state">` of every document. */
export const DocumentStateSchema = object({
  buildId: string(),
  locale: LocaleSchema,
  /** Path without language prefix, with query. */
  path: string(),
  status: number(),
  layout: LayoutSchema,
  market: MarketViewSchema,
  markets: array(object({ id: string(), currency: string() })),
  currency: string(),
  contactNumber: string(),
  /** ISO date of the server's day, so that both sides draw the same calendar. */
  today: string(),
  remotes: array(DocumentRemoteSchema),
  fragments: array(FragmentStateSchema),
  /** Why the document is an error page, if it is one. */
  problem: optional(picklist(['not-found', 'not-sold-here', 'server-error', 'maintenance'])),
  origins: object({ vault: string() }),
  flags: record(string(), boolean()),
});
export type DocumentState = InferOutput<typeof DocumentStateSchema>;

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
  today: string(),
});
export type RenderRequest = InferOutput<typeof RenderRequestSchema>;

export const RenderReplySchema = object({
  html: string(),
  status: number(),
  head: object({ title: optional(string()), description: optional(string()) }),
  state: unknown(),
});
export type RenderReply = InferOutput<typeof RenderReplySchema>;
