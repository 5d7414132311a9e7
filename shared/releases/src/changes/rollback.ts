import type { FeedChain, RemoteRule } from '../feed/index.ts';
import { changeRemote, readFeed, ReleaseRefusal, type FeedAccess } from './change-rules.ts';
import { checkMarket, withMarketRule } from './market.ts';
import { releaseOf } from './releases-of.ts';

/** Builds that were live before the present one, newest first. */
export function liveBefore(chain: FeedChain, remote: string): string[] {
  const lived = chain.states
    .map(({ rules }) => rules.remotes[remote]?.live)
    .filter((build) => typeof build === 'string')
    .toReversed();
  return [...new Set(lived)].slice(1);
}

async function newestWhole(access: FeedAccess, remote: string, builds: readonly string[]): Promise<string> {
  for (const build of builds) {
    const isWhole = await releaseOf(access, remote, build).then(
      () => true,
      () => false,
    );
    if (isWhole) return build;
  }
  throw new ReleaseRefusal(`${remote} has no earlier build to go back to`, 'no_other_build');
}

export interface RollbackWish {
  readonly remote: string;
  /** The one that was live before, unless named. */
  readonly to?: string | undefined;
  /** Only there; everywhere unless named. */
  readonly market?: string | undefined;
}

/** Back to a build that was live before; whatever was being tried is tried no longer. */
export async function rollback(
  access: FeedAccess,
  { remote, to, market }: RollbackWish,
): Promise<RemoteRule> {
  if (market !== undefined) checkMarket(market);
  if (to !== undefined) await releaseOf(access, remote, to);
  const build = to ?? (await newestWhole(access, remote, liveBefore(await readFeed(access), remote)));
  const where = market ? ` in ${market}` : '';
  return changeRemote(access, `rollback ${remote} to ${build}${where}`, remote, (rule) =>
    market === undefined
      ? { ...rule, live: build, canary: null }
      : withMarketRule(rule, market, { pin: build, canary: null }),
  );
}
