import { matchPath } from 'react-router';
import {
  LOCALES,
  type Layout,
  type OrderDeclaration,
  type RemoteManifest,
  type RemoteRoute,
} from '@travesia/contracts';
import { findCheckoutRoute, isDeclared, type CheckoutRoute } from './checkout-routes.ts';

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

/** First segments that are the shell's own, never a {url}, {content} or {countryPage} (P-34). */
const RESERVED: ReadonlySet<string> = new Set([
  'booking',
  'airlines',
  'api',
  'builds',
  'r',
  'desk',
  'ops',
  'graphql',
  'assets',
  'vault',
  'pay',
  'share',
  ...LOCALES,
]);

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

/**
 * A pattern that begins with any text leaves alone the words that the shell or another remote begins with; its own
 * remote may have both (`/articulos` and `/:content/:article`).
 */
function isAllowed(path: string, { remote, route }: Candidate, remotes: readonly RoutedRemote[]): boolean {
  if (namesItsWord(route.path)) return true;
  const word = path.split('/')[1] ?? '';
  const isNamed = ({ manifest }: RoutedRemote) =>
    manifest.routes.some((other) => namesItsWord(other.path) && other.path.split('/')[1] === word);
  return !RESERVED.has(word) && !remotes.some((other) => other !== remote && isNamed(other));
}

interface Candidate {
  readonly remote: RoutedRemote;
  readonly route: RemoteRoute;
}

/** Every kind of order that is sold somewhere. */
export const ordersOf = (remotes: readonly Pick<RoutedRemote, 'manifest'>[]): OrderDeclaration[] =>
  remotes.flatMap(({ manifest }) => manifest.orders ?? []);

/** Which page a path is, below the language prefix (P-34). Server and browser ask the same question. */
export function resolvePage(path: string, remotes: readonly RoutedRemote[]): ResolvedPage {
  if (path === '/') return { kind: 'home', layout: 'custom' };
  const checkout = findCheckoutRoute(path);
  if (checkout && isDeclared(checkout, ordersOf(remotes)))
    return { kind: 'checkout', layout: checkout.layout, route: checkout };

  const candidates = remotes
    .flatMap((remote) => remote.manifest.routes.map((route) => ({ remote, route })))
    .filter(
      (candidate) =>
        matchPath({ path: candidate.route.path, end: true }, path) && isAllowed(path, candidate, remotes),
    )
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
