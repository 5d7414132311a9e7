import { isDeepStrictEqual } from 'node:util';
import type { OpsChange } from '@travesia/contracts';
import { switchedIn } from './toggled.ts';
import { newRule, NOTHING_SPECIAL, type FeedContent, type RemoteRule } from './rules.ts';

const namesOf = (...records: readonly object[]) => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

function differencesOfRemote(remote: string, before: RemoteRule, after: RemoteRule): OpsChange[] {
  const changes: OpsChange[] = [];
  if (before.live !== after.live) changes.push({ kind: 'live', remote, from: before.live, to: after.live });
  if (!isDeepStrictEqual(before.canary, after.canary))
    changes.push({ kind: 'canary', remote, market: null, from: before.canary, to: after.canary });
  for (const market of new Set([...after.off, ...after.on, ...before.off, ...before.on])) {
    const [was, is] = [switchedIn(before, market), switchedIn(after, market)];
    if (was !== is) changes.push({ kind: 'toggle', remote, market, position: is ?? 'on' });
  }
  for (const market of namesOf(before.markets, after.markets)) {
    const was = before.markets[market] ?? NOTHING_SPECIAL;
    const is = after.markets[market] ?? NOTHING_SPECIAL;
    if (was.pin !== is.pin) changes.push({ kind: 'pin', remote, market, from: was.pin, to: is.pin });
    if (!isDeepStrictEqual(was.canary, is.canary))
      changes.push({ kind: 'canary', remote, market, from: was.canary, to: is.canary });
  }
  const isIn = (rule: RemoteRule, plan: object) => rule.planned.some((each) => isDeepStrictEqual(each, plan));
  for (const plan of after.planned)
    if (!isIn(before, plan)) changes.push({ kind: 'planned', remote, ...plan });
  for (const plan of before.planned)
    if (!isIn(after, plan)) changes.push({ kind: 'unplanned', remote, ...plan });
  return changes;
}

/** What leads from one state to the next, one line for each thing that is otherwise. */
export function differencesOf(before: FeedContent, after: FeedContent): OpsChange[] {
  const nothing = newRule(null);
  return [
    ...namesOf(before.remotes, after.remotes).flatMap((remote) =>
      differencesOfRemote(remote, before.remotes[remote] ?? nothing, after.remotes[remote] ?? nothing),
    ),
    ...namesOf(before.markets, after.markets).flatMap((market): OpsChange[] => {
      const [from, to] = [before.markets[market] ?? null, after.markets[market] ?? null];
      return isDeepStrictEqual(from, to) ? [] : [{ kind: 'settings', market, from, to }];
    }),
  ];
}
