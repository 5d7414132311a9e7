import type { DocumentRemote, FragmentState, Market, ReleaseRecord } from '@travesia/contracts';
import { isEnabled, releaseFor, type FeedSnapshot } from '@travesia/releases';
import type { ResolvedPage } from '../../src/routing/resolve-page.ts';
import { fillsOf, hostIdOf, pageHostId } from '../../src/slots/fills-of.ts';

export interface OfferedRemote {
  readonly name: string;
  readonly enabled: boolean;
  readonly manifest: ReleaseRecord['manifest'];
  readonly record: ReleaseRecord;
}

/** A widget that the market turned off is as if the remote did not have it (C-07). */
function withWidgetsOf(market: Market, manifest: ReleaseRecord['manifest']): ReleaseRecord['manifest'] {
  const slots = manifest.slots.filter(({ widget }) => market.widgets[`${manifest.name}/${widget}`] ?? true);
  return slots.length === manifest.slots.length ? manifest : { ...manifest, slots };
}

/** The remotes of the feed as one visitor of a market sees them. */
export function offeredRemotes(
  snapshot: FeedSnapshot,
  market: Market,
  bucket: string | null = null,
): OfferedRemote[] {
  return [...snapshot.remotes.values()].map((live) => {
    const record = releaseFor(live, market.id, bucket);
    return {
      name: record.remote,
      enabled: isEnabled(record.manifest, live.rule, market),
      manifest: withWidgetsOf(market, record.manifest),
      record,
    };
  });
}

const SEARCH_SLOT = 'home.search';

/** The search tab that is open: one, also where two remotes want the same place. */
const firstSearchOf = (remotes: readonly OfferedRemote[]) => fillsOf(remotes, SEARCH_SLOT)[0];

/** Slots of the frame around a page: the home's own, and the search bar of the booking layout. */
function slotPrefixOf(page: ResolvedPage): string | null {
  if (page.kind === 'home') return 'home.';
  return page.kind === 'remote' && page.layout === 'booking' ? 'booking.' : null;
}

/** The remotes this page has a place for; no other is loaded with it (P-01). */
export function remotesInUse(page: ResolvedPage, remotes: readonly OfferedRemote[]): OfferedRemote[] {
  const prefix = slotPrefixOf(page);
  return remotes.filter(({ name, enabled, manifest }) => {
    if (!enabled) return false;
    if (page.kind === 'remote' && page.remote === name) return true;
    return prefix !== null && manifest.slots.some(({ slot }) => slot.startsWith(prefix));
  });
}

/**
 * Of those the ones whose code the first view runs: the page's own, and on the home the search tab that is
 * open. Whatever stands further down is fetched when it comes into sight, so that the first view weighs the
 * same with any number of verticals.
 */
export function remotesAtOnce(page: ResolvedPage, used: readonly OfferedRemote[]): OfferedRemote[] {
  if (page.kind === 'remote') return used.filter(({ name }) => name === page.remote);
  if (page.kind !== 'home') return [...used];
  const first = firstSearchOf(used);
  return first ? [first.remote] : [];
}

/** What the document says about the remotes: in full where it uses them, else only that they are there. */
export function describeRemotes(
  remotes: readonly OfferedRemote[],
  used: readonly OfferedRemote[],
): DocumentRemote[] {
  return remotes.map((remote) => ({
    name: remote.name,
    build: remote.record.build,
    enabled: remote.enabled,
    manifest: remote.manifest,
    record: used.includes(remote) ? remote.record : null,
  }));
}

/** A part of the page that a remote renders on the server. */
export interface FragmentPlan extends Omit<FragmentState, 'state'> {
  readonly record: ReleaseRecord;
}

/** Which fragments the page can be given before any script runs. */
export function planFragments(page: ResolvedPage, used: readonly OfferedRemote[]): FragmentPlan[] {
  const firstSearch = firstSearchOf(used);
  return used
    .filter(({ record }) => record.server !== null)
    .flatMap((remote) => {
      const from = { remote: remote.name, build: remote.record.build, record: remote.record };
      if (page.kind === 'remote' && page.remote === remote.name && page.route.serverRendered) {
        return [{ ...from, target: 'route', hostId: pageHostId(remote.name) }];
      }
      if (page.kind !== 'home') return [];
      return remote.manifest.slots
        .filter(({ slot, serverRendered }) => serverRendered && slot.startsWith('home.'))
        .filter((slot) => slot.slot !== SEARCH_SLOT || slot === firstSearch?.slot)
        .map((slot) => ({ ...from, target: slot.widget, hostId: hostIdOf({ remote, slot }) }));
    });
}
