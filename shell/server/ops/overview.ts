import { isDeepStrictEqual } from 'node:util';
import {
  settingsOf,
  type Market,
  type MarketSettings,
  type OpsCell,
  type OpsHealth,
  type OpsOverview,
  type OpsRemote,
} from '@travesia/contracts';
import {
  contentAt,
  coversProposal,
  isEnabled,
  newestOf,
  NO_CONTENT,
  switchedIn,
  wasLive,
  type FeedChain,
  type FeedSnapshot,
  type KeyScope,
  type RemoteRule,
} from '@travesia/releases';
import { releasesOf } from '@travesia/releases/changes';
import type { Markets } from '../documents/markets.ts';
import { fillDefaultsFromFile } from './history.ts';

export type HealthOf = (remote: string, build: string, market: string) => OpsHealth;

export interface OverviewOptions {
  readonly chain: FeedChain;
  readonly snapshot: FeedSnapshot;
  readonly place: { readonly feedFolder: string; readonly trustedFolder: string };
  /** The markets as they are set, and as their files have them. */
  readonly markets: Markets;
  readonly inFile: Markets;
  readonly healthOf: HealthOf;
  readonly reader: { readonly subject: string; readonly scope: KeyScope; readonly mayDecide: boolean };
  readonly nowMs: number;
}

const NOBODY: OpsHealth = { state: 'quiet', views: 0, faults: 0 };
const REFUSED: OpsHealth = { state: 'refused', views: 0, faults: 0 };

async function describeRemote(
  name: string,
  rule: RemoteRule,
  { chain, snapshot, place, markets, healthOf }: OverviewOptions,
): Promise<OpsRemote> {
  const releases = await releasesOf(place, name);
  const cells = [...markets.values()].map((market): OpsCell => {
    const own = rule.markets[market.id];
    const build = own?.pin ?? rule.live;
    const release = releases.find((each) => each.build === build) ?? releases[0];
    const isOn = release !== undefined && isEnabled(release.manifest, rule, market);
    const isSwitchedOff = switchedIn(rule, market.id) === 'off';
    const isUsed = build !== null && snapshot.remotes.get(name)?.builds.has(build) === true;
    const isBelieved = isUsed && releases.some((each) => each.build === build);
    return {
      market: market.id,
      state: isOn ? 'on' : isSwitchedOff ? 'off' : 'absent',
      build,
      pin: own?.pin ?? null,
      canary: own?.pin ? null : (own?.canary ?? rule.canary),
      isOwnCanary: Boolean(own?.canary),
      planned: rule.planned
        .filter((plan) => plan.market === market.id)
        .map(({ position, at }) => ({ position, at }))
        .toSorted((one, other) => one.at.localeCompare(other.at)),
      health: build === null ? NOBODY : isBelieved ? healthOf(name, build, market.id) : REFUSED,
    };
  });
  const builds = releases.map(({ build, createdAt }) => ({
    build,
    createdAt,
    wasLive: wasLive(chain, name, build),
  }));
  const manifest = (releases.find(({ build }) => build === rule.live) ?? releases[0])?.manifest;
  const menu = (manifest?.menu ?? []).map(({ label }) => label);
  return { name, menu, live: rule.live, canary: rule.canary, builds, cells };
}

/** What a market was before it was last set, however long ago. */
function earlierSettings({ states }: FeedChain, file: Market): MarketSettings | null {
  const told = states.map(({ rules }) => rules.markets[file.id] ?? null);
  const last = told.findLastIndex((set, at) => !isDeepStrictEqual(set, told[at - 1] ?? null));
  return last === -1 ? null : (told[last - 1] ?? settingsOf(file));
}

/** Markets × remotes as they stand now. */
export async function describeFeed(options: OverviewOptions): Promise<OpsOverview> {
  const { chain, markets, inFile, reader, nowMs } = options;
  const newest = newestOf(chain);
  const content = contentAt(newest ?? NO_CONTENT, nowMs);
  return {
    sequence: newest?.sequence ?? 0,
    at: new Date(nowMs).toISOString(),
    remotes: await Promise.all(
      Object.entries(content.remotes).map(([name, rule]) => describeRemote(name, rule, options)),
    ),
    markets: [...markets.values()].map((market) => ({
      id: market.id,
      settings: { ...settingsOf(market), fourEyes: content.markets[market.id]?.fourEyes },
      inFile: settingsOf(inFile.get(market.id) ?? market),
      isSet: content.markets[market.id] !== undefined,
      earlier: earlierSettings(chain, inFile.get(market.id) ?? market),
    })),
    proposals: content.proposals.map((proposal) => {
      const { id, at, endsAt, by, reason, changes, subject } = proposal;
      const isOwn = subject === reader.subject;
      return {
        id,
        at,
        endsAt,
        by,
        reason,
        isOwn,
        changes: fillDefaultsFromFile(changes, inFile),
        mayConfirm: reader.mayDecide && !isOwn && coversProposal(reader.scope, proposal),
      };
    }),
  };
}
