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
import { OrderDeclarationSchema } from '../booking/order-kind.ts';
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

/** Where a visitor stands, as the site says it between documents (P-49). */
export const VisitorContextSchema = object({
  market: MarketViewSchema,
  currency: string(),
  contactNumber: string(),
  countryCode: nullable(string()),
  isMarketChosen: boolean(),
  /** Remotes on sale in the market, by name. */
  onSale: array(string()),
});
export type VisitorContext = InferOutput<typeof VisitorContextSchema>;

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
  /** Where the visitor's address is, if that is known and was asked. */
  countryCode: nullable(string()),
  /** The visitor chose the market; no country changes it. */
  isMarketChosen: boolean(),
  /** ISO date of the server's day, so that both sides render the same calendar. */
  today: string(),
  remotes: array(DocumentRemoteSchema),
  fragments: array(FragmentStateSchema),
  /** In a document of the checkout, which has no remotes: every kind of order there is. */
  orders: optional(array(OrderDeclarationSchema)),
  /** Why the document is an error page, if it is one. */
  problem: optional(picklist(['not-found', 'gone', 'not-sold-here', 'server-error', 'maintenance'])),
  origins: object({ vault: string() }),
  /** Sources of visitors that are metasearch partners (P-23). */
  partners: array(string()),
  flags: record(string(), boolean()),
});
export type DocumentState = InferOutput<typeof DocumentStateSchema>;
