import type { ReleaseRecord } from '@travesia/contracts';
import { buildsOf, chooseBuild } from './choose-build.ts';
import { missingLibraries } from './provided-libraries.ts';
import { EMPTY_CHAIN, newestOf, readChain, type FeedChain } from './read-rules.ts';
import { contentAt, nextDueMs } from './planned.ts';
import { createReadyBuilds, withPreparedBuildsOnly } from './ready-builds.ts';
import type { FeedRules, RemoteRule } from './rules.ts';
import type { TrustedKeys } from './signatures.ts';
import { readClaims, type ReleaseClaims } from './release-claims.ts';
import { verifyRelease } from './verify-release.ts';

/** A remote as the feed has it now. */
export interface LiveRemote {
  /** What everybody gets, unless a rule says otherwise. */
  readonly record: ReleaseRecord;
  readonly rule: RemoteRule;
  /** The verified records of all builds that the rule names. */
  readonly builds: ReadonlyMap<string, ReleaseRecord>;
}

/** The release of one visitor. A build that cannot be believed is nobody's: the live one stands in. */
export function releaseFor(remote: LiveRemote, market: string, bucket: string | null): ReleaseRecord {
  const build = chooseBuild(remote.record.remote, remote.rule, market, bucket);
  return (build === null ? undefined : remote.builds.get(build)) ?? remote.record;
}

export interface FeedSnapshot {
  readonly sequence: number;
  readonly remotes: ReadonlyMap<string, LiveRemote>;
  /** Markets that their owner has set otherwise than their file. */
  readonly markets: FeedRules['markets'];
}

export interface ReleaseFeed {
  current(): FeedSnapshot;
  /** Every state that is believed, oldest first. */
  chain(): FeedChain;
  /** A verified release, live or older, for files of open tabs; `null` for anything that cannot be believed. */
  release(remote: string, build: string): Promise<ReleaseRecord | null>;
  refresh(): Promise<void>;
  close(): void;
}

export interface ReleaseFeedOptions {
  readonly folder: string;
  /** Brings what is new into the folder, where the feed of several machines lies elsewhere. */
  readonly pull?: (folder: string, onRefused: ReleaseFeedOptions['onRefused']) => Promise<void>;
  /** Asked at every reading: a key that comes or goes counts from then on. */
  readonly trusted: () => TrustedKeys;
  /** Versions of the libraries that the shell gives to remotes, by share key. */
  readonly provides?: Readonly<Record<string, string>>;
  readonly pollMs: number;
  /** Makes a release that comes in later ready for its first document, before anybody gets it. */
  readonly prepare?: (record: ReleaseRecord) => Promise<unknown>;
  /** A release that is not ready by then is given as it is. */
  readonly readyWithinMs?: number;
  readonly onRefused: (what: string, cause: unknown) => void;
  readonly nowMs?: () => number;
}

const NOTHING: FeedSnapshot = { sequence: 0, remotes: new Map(), markets: {} };
const REFUSAL_MEMORY_MS = 5_000;
/** With a reading every two seconds, new documents follow a change within five. */
const READY_WITHIN_MS = 2_000;

/**
 * Reads the feed and goes on reading it. What fails its signature or digest is refused, and the last
 * good state stays in force (P-06).
 */
export async function openReleaseFeed(options: ReleaseFeedOptions): Promise<ReleaseFeed> {
  const { folder, pull, trusted, provides = {}, pollMs, onRefused, nowMs = Date.now } = options;
  const verified = new Map<string, ReleaseRecord>();
  const refusedUntil = new Map<string, number>();
  let routeRefusals: ReleaseClaims['refusals'] = new Map();
  const told = new Set<string>();
  let snapshot = NOTHING;
  let chain = EMPTY_CHAIN;
  /** When a planned change makes another state of what was read. */
  let dueMs: number | null = null;
  let isClosed = false;
  /** The keys by which the chain was read. */
  let believed: TrustedKeys | null = null;
  const ready = createReadyBuilds({
    prepare: options.prepare,
    withinMs: options.readyWithinMs ?? READY_WITHIN_MS,
    onReady: () => {
      if (!isClosed) refresh().catch((cause: unknown) => refuse('feed', cause));
    },
  });

  function refuse(what: string, cause: unknown) {
    if (told.has(what)) return;
    told.add(what);
    onRefused(what, cause);
  }

  async function release(remote: string, build: string): Promise<ReleaseRecord | null> {
    const key = `${remote}/${build}`;
    const known = verified.get(key);
    if (known) return known;
    if (!/^mfe-[a-z-]+\/[a-z0-9]{8,64}$/.test(key) || (refusedUntil.get(key) ?? 0) > nowMs()) return null;
    try {
      const record = await verifyRelease(folder, remote, build, trusted());
      verified.set(key, record);
      refusedUntil.delete(key);
      return record;
    } catch (cause) {
      if (refusedUntil.size > 1_000) refusedUntil.clear();
      refusedUntil.set(key, nowMs() + REFUSAL_MEMORY_MS);
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') refuse(key, cause);
      return null;
    }
  }

  /** A release that new documents may use: believed, content with what the shell provides, with routes of its own. */
  async function usable(remote: string, build: string): Promise<ReleaseRecord | null> {
    const record = await release(remote, build);
    const refusal =
      record && (missingLibraries(record.requires, provides) ?? routeRefusals.get(`${remote}/${build}`));
    if (refusal) refuse(`${remote}/${build}`, new Error(refusal));
    return refusal ? null : record;
  }

  /** What was live last and still can be used. */
  async function lastGood(remote: string): Promise<ReleaseRecord | null> {
    for (const { rules } of chain.states.toReversed()) {
      const build = rules.remotes[remote]?.live;
      const record = build ? await usable(remote, build) : null;
      if (record) return record;
    }
    return null;
  }

  async function recordsOf(remote: string, rule: RemoteRule): Promise<Map<string, ReleaseRecord>> {
    const builds = new Map<string, ReleaseRecord>();
    for (const build of buildsOf(rule)) {
      const record = await usable(remote, build);
      if (record) builds.set(build, record);
    }
    return builds;
  }

  async function apply(state: FeedRules) {
    const rules = { ...state, ...contentAt(state, nowMs()) };
    routeRefusals = (await readClaims(folder, chain, trusted())).refusals;
    const remotes = new Map<string, LiveRemote>();
    let isComplete = true;
    for (const [remote, wanted] of Object.entries(rules.remotes)) {
      if (wanted.live === null) continue;
      const before = snapshot.remotes.get(remote);
      const named = await recordsOf(remote, wanted);
      for (const record of named.values()) ready.meet(record);
      const isAwaited = (build: string) => named.has(build) && !ready.has(remote, build);
      const rule = withPreparedBuildsOnly(wanted, before?.rule, (build) => !isAwaited(build));
      // An incomplete state is looked at again at the next reading.
      if (buildsOf(wanted).some((build) => !named.has(build) || isAwaited(build))) isComplete = false;
      if (rule === null) continue;
      const builds = new Map([...named, ...(await recordsOf(remote, rule))]);
      const record =
        builds.get(rule.live ?? '') ??
        (before && (await usable(remote, before.record.build))) ??
        (await lastGood(remote));
      if (record) remotes.set(remote, { record, rule, builds });
    }
    snapshot = { sequence: isComplete ? rules.sequence : -1, remotes, markets: rules.markets };
    dueMs = nextDueMs(rules);
  }

  async function readNow() {
    // What is in the folder already stays in force while the store cannot be reached.
    await pull?.(folder, refuse).catch((cause: unknown) => refuse('the store', cause));
    const keys = trusted();
    const hasOtherKeys = keys !== believed;
    if (hasOtherKeys) {
      // Other keys, another look at everything: what was believed may be believed no longer.
      refusedUntil.clear();
      verified.clear();
      told.clear();
    }
    const read = await readChain(folder, keys, refuse, keys === believed ? chain : EMPTY_CHAIN);
    if (believed === null) ready.start(read);
    believed = keys;
    // Keys that believe nothing at all leave the last good state.
    if (read.states.length > 0) chain = read;
    const rules = newestOf(chain);
    const isDue = dueMs !== null && dueMs <= nowMs();
    if (rules && (isDue || hasOtherKeys || rules.sequence !== snapshot.sequence)) await apply(rules);
  }

  // One reading after the other, so that an older one never comes in last.
  let reading = Promise.resolve();
  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(readNow);
    return reading;
  }

  await refresh();
  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return;
    isReading = true;
    refresh()
      .catch((cause: unknown) => refuse('feed', cause))
      .finally(() => {
        isReading = false;
      });
  }, pollMs);
  timer.unref();

  return {
    current: () => snapshot,
    chain: () => chain,
    release,
    refresh,
    close() {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
