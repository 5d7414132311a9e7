import { DocumentRemoteSchema, type DocumentRemote } from '@travesia/contracts';
import { RELEASES_POLL_S } from '@travesia/domain';
import * as v from 'valibot';
import type { Host } from '../host/host.ts';
import { fetchRecord } from './fetch-record.ts';

type FollowedHost = Pick<Host, 'remotes' | 'location' | 'guards' | 'bus'>;

export interface ReleaseWatch {
  readonly fetch?: typeof globalThis.fetch;
  /** Whether somebody looks at this page. */
  readonly isSeen?: () => boolean;
  readonly every?: (run: () => void, delayMs: number) => void;
  readonly report?: (fault: unknown) => void;
}

const TIMEOUT_MS = 10_000;

/** The new list, in which a remote that stayed as it was is the same object: nothing of it is mounted anew. */
function takeOver(now: readonly DocumentRemote[], next: readonly DocumentRemote[]) {
  const merged = next.map((remote) => {
    const known = now.find(({ name }) => name === remote.name);
    return known?.build === remote.build && known.enabled === remote.enabled ? known : remote;
  });
  const isSame = merged.length === now.length && merged.every((remote, index) => remote === now[index]);
  return isSame ? now : merged;
}

/**
 * A release, a rollback or a toggle reaches this open tab at its next page, without a reload (P-02); never while
 * something typed could be lost. The checkout is a document of its own and keeps what it began with.
 */
export function followReleases(host: FollowedHost, watch: ReleaseWatch = {}) {
  const {
    fetch = globalThis.fetch.bind(globalThis),
    isSeen = () => document.visibilityState === 'visible' && navigator.onLine,
    every = (run, delayMs) => void setInterval(run, delayMs),
    report = (fault) => console.warn('releases not known', fault),
  } = watch;
  let waiting: readonly DocumentRemote[] | null = null;
  /** What was asked for before the market changed is of the other one. */
  let marketChanges = 0;

  async function ask() {
    if (!isSeen()) return;
    const askedAt = marketChanges;
    try {
      const reply = await fetch('/releases.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!reply.ok) throw new Error(`/releases.json: ${reply.status}`);
      const now = host.remotes.getSnapshot();
      const next = takeOver(now, v.parse(v.array(DocumentRemoteSchema), await reply.json()));
      if (askedAt !== marketChanges) return;
      waiting = next === now ? null : next;
      // What this page uses today it may use on its next page: then its record is there.
      for (const remote of next.filter((each) => each.enabled && !now.includes(each)))
        if (now.some(({ name, record }) => name === remote.name && record !== null))
          fetchRecord(remote).catch(report);
    } catch (fault) {
      report(fault);
    }
  }

  let { pathname } = host.location.getSnapshot().location;
  host.location.subscribe(() => {
    const { location } = host.location.getSnapshot();
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    if (!waiting || host.guards.isDirty()) return;
    host.remotes.set(takeOver(host.remotes.getSnapshot(), waiting));
    waiting = null;
  });
  host.bus.on('market-changed@1', () => {
    marketChanges += 1;
    waiting = null;
    void ask();
  });
  every(() => void ask(), RELEASES_POLL_S * 1000);
  void ask();
}
