import { matchPath } from 'react-router';
import type { Layout, RemoteManifest, RemoteRoute } from '@travesia/contracts';
import { findCheckoutRoute, type CheckoutRoute } from './checkout-routes.ts';

/** A remote as routing sees it. */
export interface RoutedRemote {
  readonly name: string;
  readonly enabled: boolean;
  readonly manifest: RemoteManifest;
}

export type ResolvedPage =
  | { kind: 'home'; layout: Layout }
  | { kind: 'remote'; layout: Layout; remote: string; route: RemoteRoute }
  /** Another document: the payment step and what follows (S-01). */
  | { kind: 'checkout'; layout: Layout; route: CheckoutRoute }
  | { kind: 'not-sold-here'; layout: Layout; remote: string }
  | { kind: 'not-found'; layout: Layout }
  /** Was there and was taken away: only the server knows. */
  | { kind: 'gone'; layout: Layout };

/** First segments that are never a {url}, {content} or {countryPage} (P-34). */
const RESERVED = new Set([
  'booking',
  'hoteles',
  'turs',
  'activities',
  'user',
  'airlines',
  'cruceros',
  'api',
  'builds',
  'r',
  'ops',
  'graphql',
  'assets',
  'vault',
  'pay',
  'share',
  'es',
  'en',
]);
/** These are lists of their own and no slug of a search. */
const RESERVED_AS_URL = new Set(['aerolineas', 'aeropuertos', 'articulos', 'noticias']);

/** Literal segments win over parameters, longer patterns over shorter ones. */
function specificity(pattern: string): number {
  const segments = pattern.split('/').filter(Boolean);
  return segments.reduce((sum, segment) => sum * 4 + weightOf(segment), 0);
}

function weightOf(segment: string): number {
  if (segment === '*') return 0;
  return segment.startsWith(':') ? 1 : 3;
}

/** A pattern that begins with any text never answers where another remote named the word. */
const namesItsWord = (pattern: string) => !/^\/(?:[:*]|[^/]*\?)/.test(pattern);

function isAllowed(pattern: string, path: string): boolean {
  const first = path.split('/')[1] ?? '';
  if (pattern.startsWith('/:url')) return !RESERVED.has(first) && !RESERVED_AS_URL.has(first);
  if (/^\/:(content|countryPage)/.test(pattern)) return !RESERVED.has(first);
  return true;
}

/** Which page a path is, below the language prefix (P-34). Server and browser ask the same question. */
export function resolvePage(path: string, remotes: readonly RoutedRemote[]): ResolvedPage {
  if (path === '/') return { kind: 'home', layout: 'custom' };
  const checkout = findCheckoutRoute(path);
  if (checkout) return { kind: 'checkout', layout: checkout.layout, route: checkout };

  const candidates = remotes
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => matchPath({ path: route.path, end: true }, path) && isAllowed(route.path, path))
    .toSorted(
      ({ route: one }, { route: other }) =>
        Number(namesItsWord(other.path)) - Number(namesItsWord(one.path)) ||
        specificity(other.path) - specificity(one.path),
    );
  const found = candidates[0];
  if (!found) return { kind: 'not-found', layout: 'not-found' };
  // Only an address that names the product tells that it is sold elsewhere; one that any text could have does not.
  const isAnyText = found.route.path.startsWith('/:');
  if (!found.remote.enabled && isAnyText) return { kind: 'not-found', layout: 'not-found' };
  if (!found.remote.enabled) return { kind: 'not-sold-here', layout: 'not-found', remote: found.remote.name };
  return { kind: 'remote', layout: found.route.layout, remote: found.remote.name, route: found.route };
}
