import { isDeepStrictEqual } from 'node:util';
import { covers, type KeyScope } from './key-scope.ts';
import { switchedIn } from './toggled.ts';
import { newRule, type FeedContent, type RemoteRule } from './rules.ts';

export type WasLive = (remote: string, build: string) => boolean;

const differing = <Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isDeepStrictEqual(one[name], other[name]),
  );

/** Markets in which the two rules differ. */
function marketsTouched(before: RemoteRule, after: RemoteRule): string[] {
  const named = [...before.off, ...before.on, ...after.off, ...after.on];
  const toggled = named.filter((market) => switchedIn(before, market) !== switchedIn(after, market));
  const isIn = (rule: RemoteRule, plan: RemoteRule['planned'][number]) =>
    rule.planned.some((each) => isDeepStrictEqual(each, plan));
  const planned = [
    ...before.planned.filter((plan) => !isIn(after, plan)),
    ...after.planned.filter((plan) => !isIn(before, plan)),
  ];
  return [
    ...new Set([
      ...toggled,
      ...planned.map(({ market }) => market),
      ...differing(before.markets, after.markets),
    ]),
  ];
}

function refusalByMarkets(scope: KeyScope, before: RemoteRule, after: RemoteRule): string | null {
  const isForAll = before.live !== after.live || !isDeepStrictEqual(before.canary, after.canary);
  if (isForAll && (scope.role === 'owner' || scope.markets !== '*'))
    return 'may not change what is live in all markets';
  const foreign = marketsTouched(before, after).filter((market) => !covers(scope.markets, market));
  return foreign.length > 0 ? `may not speak for ${foreign.join(', ')}` : null;
}

/** Every build that somebody gets by it was live once, and nothing is sold again. */
function isRetreat(before: RemoteRule, after: RemoteRule, wasLive: (build: string) => boolean): boolean {
  const isOn = (market: string) => switchedIn(after, market) === 'on' && switchedIn(before, market) !== 'on';
  const sellsAgain = before.off.some((market) => !after.off.includes(market)) || after.on.some(isOn);
  const isKnown = (build: string | null | undefined) =>
    build === null || build === undefined || wasLive(build);
  const isCanaryLess = (was: RemoteRule['canary'], is: RemoteRule['canary']) =>
    is === null || isDeepStrictEqual(was, is);
  return (
    !sellsAgain &&
    isDeepStrictEqual(before.planned, after.planned) &&
    isKnown(after.live) &&
    isCanaryLess(before.canary, after.canary) &&
    Object.entries(after.markets).every(([market, own]) => {
      const was = before.markets[market];
      return (own.pin === was?.pin || isKnown(own.pin)) && isCanaryLess(was?.canary ?? null, own.canary);
    })
  );
}

/** Settings of a market belong to those who speak for the whole market, not for one product in it. */
function refusalOfSettings(scope: KeyScope, markets: readonly string[]): string | null {
  if (markets.length === 0) return null;
  if (scope.role === 'team' || scope.role === 'site' || scope.remotes !== '*')
    return 'this key may not change the settings of a market';
  const foreign = markets.filter((market) => !covers(scope.markets, market));
  return foreign.length > 0 ? `this key may not speak for ${foreign.join(', ')}` : null;
}

/**
 * Why a key may not lead from one state to the next; `null` where it may. `wasLive` knows what earlier states
 * had live.
 */
function refusalOf(
  scope: KeyScope | null,
  before: FeedContent,
  after: FeedContent,
  wasLive: WasLive,
): string | null {
  if (scope === null) return null;
  for (const remote of differing(before.remotes, after.remotes)) {
    const [was, is] = [before.remotes[remote] ?? newRule(null), after.remotes[remote] ?? newRule(null)];
    if (!covers(scope.remotes, remote)) return `this key may not change ${remote}`;
    const refusal = refusalByMarkets(scope, was, is);
    if (refusal) return `this key ${refusal} (${remote})`;
    if (scope.role === 'site' && !isRetreat(was, is, (build) => wasLive(remote, build)))
      return `this key may only roll ${remote} back or turn it off`;
  }
  return refusalOfSettings(scope, differing(before.markets, after.markets));
}

/** The same for everybody who stands behind a state: the key, and the person it signed for. */
export function refusalOfAll(
  scopes: readonly (KeyScope | null)[],
  before: FeedContent,
  after: FeedContent,
  wasLive: WasLive,
): string | null {
  for (const scope of scopes) {
    const refusal = refusalOf(scope, before, after, wasLive);
    if (refusal) return refusal;
  }
  return null;
}
