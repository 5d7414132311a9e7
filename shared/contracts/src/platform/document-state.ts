import * as v from 'valibot';
import { OrderDeclarationSchema } from '../booking/order-kind.ts';
import { LocaleSchema } from './locale.ts';
import { MarketViewSchema } from './market.ts';
import { LayoutSchema, ReleaseRecordSchema, RemoteManifestSchema } from './remote-manifest.ts';

/** A remote as a document names it: in full where the page uses it, else only its manifest and build. */
export const DocumentRemoteSchema = v.object({
  name: v.string(),
  build: v.string(),
  enabled: v.boolean(),
  manifest: RemoteManifestSchema,
  record: v.nullable(ReleaseRecordSchema),
});
export type DocumentRemote = v.InferOutput<typeof DocumentRemoteSchema>;

/** Server-rendered fragment of a remote: what the browser needs to hydrate the same markup. */
export const FragmentStateSchema = v.object({
  /** Host element id, also React's `identifierPrefix`. */
  hostId: v.string(),
  remote: v.string(),
  build: v.string(),
  /** `route` or a widget name. */
  target: v.string(),
  /** JSON state that `render` returned (queries, today, formatted values). */
  state: v.unknown(),
});
export type FragmentState = v.InferOutput<typeof FragmentStateSchema>;

/** Where a visitor stands, as the site says it between documents (P-49). */
export const VisitorContextSchema = v.object({
  market: MarketViewSchema,
  currency: v.string(),
  contactNumber: v.string(),
  countryCode: v.nullable(v.string()),
  isMarketChosen: v.boolean(),
  /** Remotes on sale in the market, by name. */
  onSale: v.array(v.string()),
});
export type VisitorContext = v.InferOutput<typeof VisitorContextSchema>;

/** The JSON data block `<script type="application/json" id="document-state">` of every document. */
export const DocumentStateSchema = v.object({
  buildId: v.string(),
  locale: LocaleSchema,
  /** Path without language prefix, with query. */
  path: v.string(),
  status: v.number(),
  layout: LayoutSchema,
  market: MarketViewSchema,
  markets: v.array(v.object({ id: v.string(), currency: v.string() })),
  currency: v.string(),
  contactNumber: v.string(),
  /** Where the visitor's address is, if that is known and was asked. */
  countryCode: v.nullable(v.string()),
  /** The visitor chose the market; no country changes it. */
  isMarketChosen: v.boolean(),
  /** ISO date of the server's day, so that both sides render the same calendar. */
  today: v.string(),
  remotes: v.array(DocumentRemoteSchema),
  fragments: v.array(FragmentStateSchema),
  /** In a document of the checkout, which has no remotes: every kind of order there is. */
  orders: v.optional(v.array(OrderDeclarationSchema)),
  /** Why the document is an error page, if it is one. */
  problem: v.optional(v.picklist(['not-found', 'gone', 'not-sold-here', 'server-error', 'maintenance'])),
  origins: v.object({ vault: v.string() }),
  /** Sources of visitors that are metasearch partners (P-23). */
  partners: v.array(v.string()),
  flags: v.record(v.string(), v.boolean()),
});
export type DocumentState = v.InferOutput<typeof DocumentStateSchema>;
