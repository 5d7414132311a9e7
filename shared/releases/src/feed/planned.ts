import { toggled } from './toggled.ts';
import type { FeedContent, RemoteRule } from './rules.ts';

const isDue = ({ at }: { readonly at: string }, nowMs: number) => Date.parse(at) <= nowMs;

/** The rule as it stands at a moment: what was planned until then has happened, in the order of its time. */
export function ruleAt(rule: RemoteRule, nowMs: number): RemoteRule {
  const due = rule.planned.filter((each) => isDue(each, nowMs)).toSorted(byTime);
  if (due.length === 0) return rule;
  const then = due.reduce((now, { market, position }) => toggled(now, market, position), rule);
  return { ...then, planned: rule.planned.filter((each) => !isDue(each, nowMs)) };
}

const byTime = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at);

export function contentAt(content: FeedContent, nowMs: number): FeedContent {
  const remotes = Object.entries(content.remotes).map(([name, rule]) => [name, ruleAt(rule, nowMs)]);
  return {
    remotes: Object.fromEntries(remotes) as FeedContent['remotes'],
    markets: content.markets,
    proposals: content.proposals.filter(({ endsAt }) => Date.parse(endsAt) > nowMs),
  };
}

/** When the next planned change comes due; `null` where none is planned. */
export function nextDueMs({ remotes }: FeedContent): number | null {
  const moments = Object.values(remotes).flatMap(({ planned }) => planned.map(({ at }) => Date.parse(at)));
  return moments.length > 0 ? Math.min(...moments) : null;
}
