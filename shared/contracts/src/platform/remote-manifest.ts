import {
  array,
  boolean,
  literal,
  maxLength,
  notValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  string,
  type InferOutput,
} from 'valibot';
import { OrderDeclarationSchema } from '../booking/order-kind.ts';
import { LocaleSchema, localizedSchema } from './locale.ts';

export const RemoteNameSchema = pipe(string(), regex(/^mfe-[a-z-]+$/));

/** The frames the shell can render around a route (P-08, P-09). */
export const LayoutSchema = picklist([
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
export type Layout = InferOutput<typeof LayoutSchema>;

/** What a failure of the remote costs: the page, its slot with a notice, or its slot silently. */
export const FailureClassSchema = picklist(['primary', 'essential', 'regular']);
export type FailureClass = InferOutput<typeof FailureClassSchema>;

const TextSchema = localizedSchema(string());

export const RemoteRouteSchema = object({
  /**
   * react-router pattern below the language prefix, e.g. `/:url/results`: words, parameters, each perhaps
   * optional, a splat at the end. The home is the shell's.
   */
  path: pipe(string(), maxLength(200), regex(/^(?:\/(?::[A-Za-z]\w*|[\w.~-]+)\??)+(?:\/\*)?$/)),
  /** Name used for navigation by name (P-46). */
  name: optional(string()),
  layout: LayoutSchema,
  serverRendered: boolean(),
  /** Kept out of search engines (P-48). */
  noindex: boolean(),
  /** Where its address is sent it has a preview with a picture, although search engines do not list it. */
  isPreviewed: optional(boolean()),
  title: TextSchema,
  /**
   * Forms of the page that work without scripts: the backend's address of each by its name. The document
   * takes the POST, sends it on, and leads back to the page or renders it again with what was typed.
   */
  forms: optional(record(string(), pipe(string(), regex(/^\/[a-z/-]+$/)))),
});
export type RemoteRoute = InferOutput<typeof RemoteRouteSchema>;

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

export const RemoteSlotSchema = object({
  slot: picklist(SLOTS),
  /** Name of the exposed widget; `route` is reserved for the remote's pages. */
  widget: pipe(string(), notValue('route')),
  order: number(),
  failureClass: FailureClassSchema,
  serverRendered: boolean(),
  /** Other remotes without which it makes no sense: it is filled only where they are on too (K-01). */
  requires: optional(array(RemoteNameSchema)),
  /** Tab or heading text where the slot shows one. */
  label: optional(TextSchema),
});
export type RemoteSlot = InferOutput<typeof RemoteSlotSchema>;

export const MenuEntrySchema = object({ path: string(), order: number(), label: TextSchema });

/** The page in which a remote introduces itself: `remote.manifest.ts`. */
export const RemoteManifestSchema = object({
  name: RemoteNameSchema,
  /** Major of `@travesia/platform` the remote is built against. */
  platformMajor: number(),
  routes: array(RemoteRouteSchema),
  slots: array(RemoteSlotSchema),
  menu: array(MenuEntrySchema),
  /** Sources of the backend without which its entries leave the menus (W-11). */
  needs: optional(array(picklist(['cruises']))),
  /** The kinds of order it sells. */
  orders: optional(array(OrderDeclarationSchema)),
  /** Markets where it is on unless the market says otherwise; `null` means everywhere. */
  defaultMarkets: nullable(array(string())),
  failureClass: FailureClassSchema,
  locales: array(LocaleSchema),
});
export type RemoteManifest = InferOutput<typeof RemoteManifestSchema>;

const DigestSchema = pipe(string(), regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/));
export const ReleaseFileSchema = object({
  /** Path below `/r/<remote>/<build>/`. */
  path: string(),
  integrity: DigestSchema,
  bytes: number(),
  role: picklist(['entry', 'chunk', 'style', 'server', 'asset']),
  /** Needed for the first view of any of the remote's routes or widgets: preloaded by the document. */
  initial: boolean(),
});
export type ReleaseFile = InferOutput<typeof ReleaseFileSchema>;

/** What `releases publish` signs: one immutable build of one remote. */
export const ReleaseRecordSchema = object({
  schema: literal(1),
  remote: RemoteNameSchema,
  build: pipe(string(), regex(/^[a-z0-9]{8,64}$/)),
  createdAt: string(),
  manifest: RemoteManifestSchema,
  entry: string(),
  server: nullable(string()),
  files: array(ReleaseFileSchema),
  /** Ranges of the libraries that the shell has to provide, by share key. */
  requires: optional(record(string(), string()), {}),
});
export type ReleaseRecord = InferOutput<typeof ReleaseRecordSchema>;

/** The signed envelope on disk: Ed25519 over the exact bytes of `payload`. */
export const SignedReleaseSchema = object({ payload: string(), keyId: string(), signature: string() });
export type SignedRelease = InferOutput<typeof SignedReleaseSchema>;
