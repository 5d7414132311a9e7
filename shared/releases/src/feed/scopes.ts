import { isDeepStrictEqual } from 'node:util';
import { MarketIdSchema, RemoteNameSchema } from '@travesia/contracts';
import { array, literal, object, optional, picklist, union, type InferOutput } from 'valibot';
import { newRule, type FeedRules, type RemoteRule } from './rules.ts';

const ALL = '*';

/**
 * What a key may sign. `team`: releases of its remotes and what becomes of them. `owner`: what its markets do.
 * `site`: only back to what was live before, and off. A key without a scope may do everything.
 */
export const KeyScopeSchema = object({
  role: picklist(['team', 'owner', 'site']),
  remotes: optional(union([literal(ALL), array(RemoteNameSchema)]), ALL),
  markets: optional(union([literal(ALL), array(MarketIdSchema)]), ALL),
});
export type KeyScope = InferOutput<typeof KeyScopeSchema>;

const covers = (named: '*' | readonly string[], one: string) => named === ALL || named.includes(one);

export function mayPublish(scope: KeyScope | null, remote: string): boolean {
  return scope === null || (scope.role === 'team' && covers(scope.remotes, remote));
}

/** Markets in which the two rules differ. */
function marketsTouched(before: RemoteRule, after: RemoteRule): string[] {
  const toggled = [
    ...before.off.filter((market) => !after.off.includes(market)),
    ...after.off.filter((market) => !before.off.includes(market)),
  ];
  const named = [...Object.keys(before.markets), ...Object.keys(after.markets)];
  const changed = named.filter((market) => !isDeepStrictEqual(before.markets[market], after.markets[market]));
  return [...new Set([...toggled, ...changed])];
}

function ownerRefusal(scope: KeyScope, before: RemoteRule, after: RemoteRule): string | null {
  if (before.live !== after.live || !isDeepStrictEqual(before.canary, after.canary))
    return 'may not change what is live in all markets';
  const foreign = marketsTouched(before, after).filter((market) => !covers(scope.markets, market));
  return foreign.length > 0 ? `may not speak for ${foreign.join(', ')}` : null;
}

/** Every build that somebody gets by it was live once, and nothing is sold again. */
function isRetreat(before: RemoteRule, after: RemoteRule, wasLive: (build: string) => boolean): boolean {
  const sellsAgain = before.off.some((market) => !after.off.includes(market));
  const isKnown = (build: string | null | undefined) =>
    build === null || build === undefined || wasLive(build);
  const isCanaryLess = (was: RemoteRule['canary'], is: RemoteRule['canary']) =>
    is === null || isDeepStrictEqual(was, is);
  return (
    !sellsAgain &&
    isKnown(after.live) &&
    isCanaryLess(before.canary, after.canary) &&
    Object.entries(after.markets).every(([market, own]) => {
      const was = before.markets[market];
      return (own.pin === was?.pin || isKnown(own.pin)) && isCanaryLess(was?.canary ?? null, own.canary);
    })
  );
}

/**
 * Why a key may not lead from one state to the next; `null` where it may. `wasLive` knows what earlier states
 * had live.
 */
export function refusalOf(
  scope: KeyScope | null,
  before: FeedRules['remotes'],
  after: FeedRules['remotes'],
  wasLive: (remote: string, build: string) => boolean,
): string | null {
  if (scope === null) return null;
  for (const remote of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[remote] ?? newRule(null), after[remote] ?? newRule(null)];
    if (isDeepStrictEqual(was, is)) continue;
    if (!covers(scope.remotes, remote)) return `this key may not change ${remote}`;
    if (scope.role === 'owner') {
      const refusal = ownerRefusal(scope, was, is);
      if (refusal) return `this key ${refusal} (${remote})`;
    }
    if (scope.role === 'site' && !isRetreat(was, is, (build) => wasLive(remote, build)))
      return `this key may only roll ${remote} back or turn it off`;
  }
  return null;
}
