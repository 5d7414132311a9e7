import type { RemoteRule } from '@travesia/releases';

const share = (canary: { build: string; percent: number } | null) =>
  canary ? `${canary.percent} % try ${canary.build}` : '';

/** What a rule says, in words: one line of a table. */
export function ruleWords({ live, off, on, canary, markets, planned }: RemoteRule) {
  const plans = planned.map(({ market, position, at }) => `${market} ${position} at ${at.slice(0, 16)}Z`);
  const special = Object.entries(markets).map(([market, own]) =>
    [market, own.pin && `pinned to ${own.pin}`, share(own.canary)].filter(Boolean).join(' '),
  );
  return {
    live: live ?? '–',
    canary: share(canary) || '–',
    off: off.join(', ') || '–',
    on: on.join(', ') || '–',
    planned: plans.join(', ') || '–',
    markets: special.join('; ') || '–',
  };
}
