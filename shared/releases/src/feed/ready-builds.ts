import type { ReleaseRecord } from '@travesia/contracts';
import { buildsOf } from './choose-build.ts';
import { newestOf, type FeedChain } from './read-rules.ts';
import type { MarketRule, RemoteRule } from './rules.ts';

export interface ReadyBuildsOptions {
  /** Makes a release ready for its first document; how it ends makes no difference. None, and all are ready. */
  readonly prepare: ((record: ReleaseRecord) => Promise<unknown>) | undefined;
  /** A release that is not ready by then is given as it is. */
  readonly withinMs: number;
  readonly onReady: () => void;
}

const keyOf = (remote: string, build: string) => `${remote}/${build}`;

/** Remembers which builds may be given: those that were given before, and those that have been made ready. */
export function createReadyBuilds({ prepare, withinMs, onReady }: ReadyBuildsOptions) {
  const ready = new Set<string>();
  const begun = new Set<string>();
  return {
    /** What is given at the start is not made ready here, and what was given before is nothing to wait for. */
    start(chain: FeedChain) {
      const given = Object.entries(newestOf(chain)?.remotes ?? {}).flatMap(([remote, rule]) =>
        buildsOf(rule).map((build) => keyOf(remote, build)),
      );
      for (const key of given) begun.add(key);
      for (const key of [...given, ...chain.lived]) ready.add(key);
    },
    /** The release is named by a rule: it is made ready, once. */
    meet(record: ReleaseRecord) {
      const key = keyOf(record.remote, record.build);
      if (!prepare || begun.has(key)) return;
      begun.add(key);
      const settle = () => {
        clearTimeout(impatience);
        if (ready.has(key)) return;
        ready.add(key);
        onReady();
      };
      const impatience = setTimeout(settle, withinMs);
      impatience.unref();
      void prepare(record).then(settle, settle);
    },
    has: (remote: string, build: string) => !prepare || ready.has(keyOf(remote, build)),
  };
}

const buildsOfPart = (part: { live?: string | null; pin?: string | null; canary: MarketRule['canary'] }) =>
  [part.live, part.pin, part.canary?.build].filter((build) => typeof build === 'string');

/**
 * The rule as far as its builds are ready: for everybody, and for each market, what is not ready stays as it
 * was; what is off is off at once. `null` where nothing was before.
 */
export function withPreparedBuildsOnly(
  rule: RemoteRule,
  before: RemoteRule | undefined,
  isReady: (build: string) => boolean,
): RemoteRule | null {
  const base = buildsOfPart(rule).every(isReady) ? rule : before;
  if (!base) return null;
  const markets = Object.entries(rule.markets).flatMap(([market, own]) => {
    const part = buildsOfPart(own).every(isReady) ? own : before?.markets[market];
    return part ? [[market, part] as const] : [];
  });
  return { ...rule, live: base.live, canary: base.canary, markets: Object.fromEntries(markets) };
}
