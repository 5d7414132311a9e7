import * as v from 'valibot';
import { OrderDeclarationSchema } from '../booking/order-kind.ts';
import { LocaleSchema, localizedSchema } from './locale.ts';

export const RemoteNameSchema = v.pipe(v.string(), v.regex(/^mfe-[a-z-]+$/));

/** The frames the shell can render around a route (P-08, P-09). */
export const LayoutSchema = v.picklist([
  'custom',
  'default',
  'booking',
  'result',
  'footer-only',
  'blank',
  'not-found',
  'server-error',
  'error',
]);
export type Layout = v.InferOutput<typeof LayoutSchema>;

/** What a failure of the remote costs: the page, its slot with a notice, or its slot silently. */
export const FailureClassSchema = v.picklist(['primary', 'essential', 'regular']);
export type FailureClass = v.InferOutput<typeof FailureClassSchema>;

const TextSchema = localizedSchema(v.string());

export const RemoteRouteSchema = v.object({
  /**
   * react-router pattern below the language prefix, e.g. `/:url/results`: words, parameters, each perhaps
   * optional, a splat at the end. The home is the shell's.
   */
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/(?::[A-Za-z]\w*|[\w.~-]+)\??)+(?:\/\*)?$/)),
  /** Name used for navigation by name (P-46). */
  name: v.optional(v.string()),
  layout: LayoutSchema,
  serverRendered: v.boolean(),
  /** Kept out of search engines (P-48). */
  noindex: v.boolean(),
  /** Where its address is sent it has a preview with a picture, although search engines do not list it. */
  isPreviewed: v.optional(v.boolean()),
  title: TextSchema,
  /**
   * Forms of the page that work without scripts: the backend's address of each by its name. The document
   * takes the POST, sends it on, and leads back to the page or renders it again with what was typed.
   */
  forms: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^\/[a-z/-]+$/)))),
});
export type RemoteRoute = v.InferOutput<typeof RemoteRouteSchema>;

/** The places that frames of the shell have for widgets. */
export const SLOTS = [
  'home.hero',
  'home.search',
  'home.deals',
  'home.destinations',
  'home.cruises',
  'home.promo',
  'booking.deals',
] as const;

export const RemoteSlotSchema = v.object({
  slot: v.picklist(SLOTS),
  /** Name of the exposed widget; `route` is reserved for the remote's pages. */
  widget: v.pipe(v.string(), v.notValue('route')),
  order: v.number(),
  failureClass: FailureClassSchema,
  serverRendered: v.boolean(),
  /** Other remotes without which it makes no sense: it is filled only where they are on too (K-01). */
  requires: v.optional(v.array(RemoteNameSchema)),
  /** Tab or heading text where the slot shows one. */
  label: v.optional(TextSchema),
});
export type RemoteSlot = v.InferOutput<typeof RemoteSlotSchema>;

export const MenuEntrySchema = v.object({ path: v.string(), order: v.number(), label: TextSchema });

/** The page in which a remote introduces itself: `remote.manifest.ts`. */
export const RemoteManifestSchema = v.object({
  name: RemoteNameSchema,
  /** Major of `@travesia/platform` the remote is built against. */
  platformMajor: v.number(),
  routes: v.array(RemoteRouteSchema),
  slots: v.array(RemoteSlotSchema),
  menu: v.array(MenuEntrySchema),
  /** Sources of the backend without which its entries leave the menus (W-11). */
  needs: v.optional(v.array(v.picklist(['cruises']))),
  /** The kinds of order it sells. */
  orders: v.optional(v.array(OrderDeclarationSchema)),
  /** Markets where it is on unless the market says otherwise; `null` means everywhere. */
  defaultMarkets: v.nullable(v.array(v.string())),
  failureClass: FailureClassSchema,
  locales: v.array(LocaleSchema),
});
export type RemoteManifest = v.InferOutput<typeof RemoteManifestSchema>;

const DigestSchema = v.pipe(v.string(), v.regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/));
export const ReleaseFileSchema = v.object({
  /** Path below `/r/<remote>/<build>/`. */
  path: v.string(),
  integrity: DigestSchema,
  bytes: v.number(),
  role: v.picklist(['entry', 'chunk', 'style', 'server', 'asset']),
  /** Needed for the first view of any of the remote's routes or widgets: preloaded by the document. */
  initial: v.boolean(),
});
export type ReleaseFile = v.InferOutput<typeof ReleaseFileSchema>;

/** What `releases publish` signs: one immutable build of one remote. */
export const ReleaseRecordSchema = v.object({
  schema: v.literal(1),
  remote: RemoteNameSchema,
  build: v.pipe(v.string(), v.regex(/^[a-z0-9]{8,64}$/)),
  createdAt: v.string(),
  manifest: RemoteManifestSchema,
  entry: v.string(),
  server: v.nullable(v.string()),
  files: v.array(ReleaseFileSchema),
  /** Ranges of the libraries that the shell has to provide, by share key. */
  requires: v.optional(v.record(v.string(), v.string()), {}),
});
export type ReleaseRecord = v.InferOutput<typeof ReleaseRecordSchema>;

/** The signed envelope on disk: Ed25519 over the exact bytes of `payload`. */
export const SignedReleaseSchema = v.object({
  payload: v.string(),
  keyId: v.string(),
  signature: v.string(),
});
export type SignedRelease = v.InferOutput<typeof SignedReleaseSchema>;
