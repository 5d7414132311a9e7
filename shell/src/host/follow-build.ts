import { LatestBuildSchema } from '@travesia/contracts';
import { BUILD_POLL_S } from '@travesia/domain';
import * as v from 'valibot';

export interface BuildWatch {
  readonly buildId: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly isOnline?: () => boolean;
  readonly every?: (run: () => void, delayMs: number) => void;
}

export interface BuildFollower {
  isOutdated(): boolean;
  /** Something else learnt of a newer build. */
  markOutdated(): void;
}

/** Asks every hour whether the site has a newer build (P-30). The answer is used at the next navigation (P-29). */
export function followBuild({
  buildId,
  fetch = globalThis.fetch.bind(globalThis),
  isOnline = () => navigator.onLine,
  every = (run, delayMs) => void setInterval(run, delayMs),
}: BuildWatch): BuildFollower {
  let latest = buildId;

  async function ask() {
    if (!isOnline()) return;
    try {
      const reply = await fetch('/builds/latest.json', { cache: 'no-store' });
      if (reply.ok) latest = v.parse(LatestBuildSchema, await reply.json()).buildId;
    } catch {
      // Asked again in an hour.
    }
  }

  every(() => void ask(), BUILD_POLL_S * 1000);
  return {
    isOutdated: () => latest !== buildId,
    markOutdated() {
      latest = '';
    },
  };
}
