import type { OpsHealth } from '@travesia/contracts';

const MINUTE_MS = 60_000;
const WINDOW_MINUTES = 15;
/** One fault is bad luck; two of twenty are a release that does badly. */
const TROUBLE_FROM_FAULTS = 2;
const TROUBLE_FROM_SHARE = 0.05;

interface Minute {
  readonly minute: number;
  views: number;
  faults: number;
}

export interface RemoteHealth {
  note(remote: string, build: string, market: string, outcome: 'live' | 'error'): void;
  of(remote: string, build: string, market: string): OpsHealth;
}

/** How each release does in each market, by what browsers told in the last quarter of an hour. */
export function createRemoteHealth(nowMs: () => number): RemoteHealth {
  const minutes = new Map<string, Minute[]>();
  const minuteNow = () => Math.floor(nowMs() / MINUTE_MS);
  const keyOf = (remote: string, build: string, market: string) => `${remote}/${build}/${market}`;
  const recent = (key: string) =>
    (minutes.get(key) ?? []).filter(({ minute }) => minuteNow() - minute < WINDOW_MINUTES);

  return {
    note(remote, build, market, outcome) {
      const key = keyOf(remote, build, market);
      const kept = recent(key);
      const last = kept.at(-1);
      const current = last?.minute === minuteNow() ? last : { minute: minuteNow(), views: 0, faults: 0 };
      current[outcome === 'live' ? 'views' : 'faults'] += 1;
      minutes.set(key, current === last ? kept : [...kept, current]);
    },
    of(remote, build, market) {
      const sum = (what: 'views' | 'faults') =>
        recent(keyOf(remote, build, market)).reduce((total, minute) => total + minute[what], 0);
      const [views, faults] = [sum('views'), sum('faults')];
      const isTrouble = faults >= TROUBLE_FROM_FAULTS && faults / (views + faults) > TROUBLE_FROM_SHARE;
      const state = views + faults === 0 ? 'quiet' : isTrouble ? 'trouble' : 'good';
      return { state, views, faults };
    },
  };
}
