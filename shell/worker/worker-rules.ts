import { findCheckoutRoute } from '../src/routing/checkout-routes.ts';
import { splitLocale } from '../src/routing/locale-path.ts';

/** What the service worker does with a request (P-26). */
export type WorkerRule = 'untouched' | 'document' | 'release' | 'releases' | 'asset' | 'public-read';

export interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly referrer: string;
  /** The digest that a document gives this file. */
  readonly integrity: string;
}

/**
 * Reads of the backend that say the same to everybody. Everything else of it is never kept, nor are airports
 * nearby: their address says where the visitor was.
 */
const PUBLIC_READS = /^\/api\/(search\/(airports|places|am\/airports)|currencyExchange)$/;
const RELEASE_FILE = /^\/r\/([^/]+)\/[^/]+\/[^/]+$/;
/** Answers that belong to one moment or one visitor. */
const NEVER = /^\/(api|vault|pay|preferences|forget|builds|healthz|readyz|ops|desk|sw\.js)(\/|\.|$)/;

const isCheckout = (pathname: string) => findCheckoutRoute(splitLocale(pathname).path) !== null;

function comesFromCheckout(referrer: string, origin: string): boolean {
  if (!referrer.startsWith(`${origin}/`)) return false;
  return isCheckout(new URL(referrer).pathname);
}

/**
 * Payment stays outside (S-01): neither its documents nor anything they ask for passes here. Documents are
 * never kept, because a market or a visitor may have shaped them; without a connection there is a page that
 * says so.
 */
export function workerRule(request: WorkerRequest, origin: string): WorkerRule {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'untouched';
  if (comesFromCheckout(request.referrer, origin) || isCheckout(url.pathname)) return 'untouched';
  if (PUBLIC_READS.test(url.pathname)) return 'public-read';
  if (NEVER.test(url.pathname)) return 'untouched';
  if (request.mode === 'navigate') return 'document';
  if (url.pathname === '/releases.json') return 'releases';
  // What has no digest cannot be checked: the browser's own cache keeps it.
  if (request.integrity === '') return 'untouched';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return RELEASE_FILE.test(url.pathname) ? 'release' : 'untouched';
}

/** Names in the site's answer about what it offers now. */
export function remotesIn(releases: unknown): ReadonlySet<string> {
  const names = (Array.isArray(releases) ? releases : []).map((each: unknown) =>
    typeof each === 'object' && each !== null ? Reflect.get(each, 'name') : null,
  );
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** Whose file this is. */
export const remoteOfRelease = (address: string) => RELEASE_FILE.exec(new URL(address).pathname)?.[1] ?? '';
