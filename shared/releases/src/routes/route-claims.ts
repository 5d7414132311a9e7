import type { RemoteManifest } from '@travesia/contracts';
import { firstWordOf, haveCommonAddress } from './common-address.ts';
import { ORDER_PAGES, SHELL_PAGES } from './shell-pages.ts';

/** A pattern, and the remote that had it first. */
export interface RouteClaim {
  readonly remote: string;
  readonly path: string;
  /** The kind of order that ends there. */
  readonly orderKind?: string;
}

type Routed = Pick<RemoteManifest, 'name' | 'routes' | 'menu' | 'orders'>;

/**
 * Why a release may not have its routes, in words; `null` where it may. Routes belong to who had them first.
 *
 * A pattern that begins with a word ("/vuelos/:x") has its addresses to itself. One that begins with any text
 * ("/:content/:article") has what nobody names: another remote may begin with a word that is not used there yet.
 * Such a pattern needs, the first time, the signature of who answers for the whole site (`mayTakeAnyText`); the
 * router never prefers it to one that begins with a word.
 */
export function refusalOfRoutes(
  { name, routes, menu, orders = [] }: Routed,
  claims: readonly RouteClaim[],
  mayTakeAnyText: boolean,
): string | null {
  const foreign = claims.filter(({ remote }) => remote !== name);
  const wordsOf = (owner: string) =>
    claims.filter(({ remote }) => remote === owner).map(({ path }) => firstWordOf(path));

  for (const { path } of routes) {
    if (claims.some((claim) => claim.remote === name && claim.path === path)) continue;
    const word = firstWordOf(path);
    if (word === null) {
      if (mayTakeAnyText) continue;
      return `${path} begins with any text: the first time it needs a key for all remotes`;
    }
    if (isShellPage(path)) return `${path} is a page of the shell`;
    const taken = foreign.find(
      (claim) =>
        haveCommonAddress(path, claim.path) &&
        (firstWordOf(claim.path) !== null || wordsOf(claim.remote).includes(word)),
    );
    if (taken) return `${path} has addresses of ${taken.path}, which belongs to ${taken.remote}`;
  }
  const astray = menu.find(({ path }) => !routes.some((route) => haveCommonAddress(route.path, path)));
  if (astray) return `the menu entry ${astray.path} is no page of ${name}`;

  const ownWords = new Set(routes.map(({ path }) => firstWordOf(path)));
  for (const { kind, paths } of orders) {
    const owner = foreign.find(({ orderKind }) => orderKind === kind);
    if (owner) return `orders of the kind ${kind} belong to ${owner.remote}`;
    const isOwnPage = (page: string) => routes.some((route) => haveCommonAddress(route.path, page));
    const isOwnEnd = (page: string) =>
      SHELL_PAGES.some((shared) => haveCommonAddress(shared, page)) || ownWords.has(firstWordOf(page));
    if (![paths.results, paths.summary].every(isOwnPage) || ![paths.waiting, paths.success].every(isOwnEnd))
      return `orders of the kind ${kind} have a page that is not of ${name}`;
  }
  return null;
}

function isShellPage(path: string): boolean {
  const withoutSplat = path.replace(/\/\*$/, '');
  return (
    SHELL_PAGES.some((page) => haveCommonAddress(path, page)) ||
    ORDER_PAGES.some((page) => haveCommonAddress(withoutSplat, page))
  );
}

/** The claims with those of an accepted release. */
export function withRoutesOf(
  { name, routes, orders = [] }: Routed,
  claims: readonly RouteClaim[],
): RouteClaim[] {
  const added = routes
    .filter(({ path }) => !claims.some((claim) => claim.remote === name && claim.path === path))
    .map(({ path }) => ({ remote: name, path }));
  const ends = orders
    .filter(({ kind }) => !claims.some(({ orderKind }) => orderKind === kind))
    .map(({ kind, paths }) => ({ remote: name, path: paths.success, orderKind: kind }));
  return [...claims, ...added, ...ends];
}
