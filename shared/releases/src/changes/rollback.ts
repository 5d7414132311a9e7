import type { FeedChain, RemoteRule } from '../feed/index.ts';
import { changeRemote, readFeed, ReleaseRefusal, type FeedAccess } from './change-rules.ts';
import { checkMarket, withMarketRule } from './market.ts';
import { releaseOf } from './releases-of.ts';

const ROLLBACK = 'rollback';

/**
 * Builds that were live before the present one and were not taken back, newest first: going back twice goes
 * back twice, and never forward again to what was left for its faults.
 */
function liveBefore(chain: FeedChain, remote: string, market: string | undefined): string[] {
  let line: string[] = [];
  for (const { rules } of chain.states) {
    const rule = rules.remotes[remote];
    const build = (market === undefined ? null : rule?.markets[market]?.pin) ?? rule?.live ?? null;
    if (build === null || build === line.at(-1)) continue;
    const place = line.indexOf(build);
    // A build that was live before takes back all that came after it.
    if (place !== -1) line = line.slice(0, place + 1);
    else line = [...(rules.action.startsWith(`${ROLLBACK} ${remote} `) ? line.slice(0, -1) : line), build];
  }
  return line.slice(0, -1).toReversed();
}

async function newestWhole(access: FeedAccess, remote: string, builds: readonly string[]): Promise<string> {
  for (const build of builds) {
    const isWhole = await releaseOf(access, remote, build).then(
      () => true,
      () => false,
    );
    if (isWhole) return build;
  }
  throw new ReleaseRefusal(
    `${remote} has no earlier build to go back to; "withdraw" takes it back as a whole`,
    'no_other_build',
  );
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
  const build = to ?? (await newestWhole(access, remote, liveBefore(await readFeed(access), remote, market)));
  const where = market ? ` in ${market}` : '';
  return changeRemote(access, `${ROLLBACK} ${remote} to ${build}${where}`, remote, (rule) =>
    market === undefined
      ? { ...rule, live: build, canary: null }
      : withMarketRule(rule, market, { pin: build, canary: null }),
  );
}

/** Takes a remote back as a whole: nobody gets it, and its routes are free for others. */
export function withdraw(access: FeedAccess, remote: string): Promise<RemoteRule> {
  return changeRemote(access, `withdraw ${remote}`, remote, (rule) => ({
    ...rule,
    live: null,
    canary: null,
    markets: {},
  }));
}
