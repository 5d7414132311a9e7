import type { RemoteRule } from '../feed/index.ts';
import { changeRemote, ReleaseRefusal, type FeedAccess } from './change-rules.ts';
import { checkMarket, withMarketRule } from './market.ts';
import { nextBuild, releaseOf } from './releases-of.ts';

export interface CanaryWish {
  readonly remote: string;
  /** From 0 to 100; `null` ends the trial. */
  readonly percent: number | null;
  /** The newest one that nobody had before, unless named. */
  readonly build?: string | undefined;
  /** Only there; everywhere unless named. */
  readonly market?: string | undefined;
}

/** Lets a share of the visitors try another build. Raising it moves nobody back. */
export async function canary(access: FeedAccess, wish: CanaryWish): Promise<RemoteRule> {
  const { remote, percent, market } = wish;
  if (market !== undefined) checkMarket(market);
  if (percent !== null && !(percent >= 0 && percent <= 100))
    throw new ReleaseRefusal('a share is a number from 0 to 100');
  if (wish.build !== undefined) await releaseOf(access, remote, wish.build);
  const newest = percent === null || wish.build !== undefined ? undefined : await nextBuild(access, remote);
  const where = market ? ` in ${market}` : '';
  return changeRemote(
    access,
    percent === null ? `canary ${remote} off${where}` : `canary ${remote} ${percent} %${where}`,
    remote,
    (rule) => {
      const running = (market === undefined ? rule.canary : rule.markets[market]?.canary) ?? null;
      const build = wish.build ?? running?.build ?? newest;
      if (percent !== null && build === undefined)
        throw new ReleaseRefusal(
          `${remote} has no build newer than the live one that was not taken back; name one`,
          'no_other_build',
        );
      const next = percent === null || build === undefined ? null : { build, percent };
      return market === undefined
        ? { ...rule, canary: next }
        : withMarketRule(rule, market, { canary: next });
    },
  );
}

/** Makes the build that is being tried, or a named one, that of everybody. */
export async function promote(access: FeedAccess, remote: string, build?: string): Promise<RemoteRule> {
  if (build !== undefined) await releaseOf(access, remote, build);
  const newest = build === undefined ? await nextBuild(access, remote) : undefined;
  return changeRemote(access, `promote ${remote}${build ? ` ${build}` : ''}`, remote, (rule) => {
    const next = build ?? rule.canary?.build ?? newest ?? rule.live;
    if (!next) throw new ReleaseRefusal(`${remote} has nothing to promote`, 'no_other_build');
    return { ...rule, live: next, canary: null };
  });
}

/** This build and no other in one market; `null` gives the market what all others get. */
export async function pin(
  access: FeedAccess,
  remote: string,
  market: string,
  build: string | null,
): Promise<RemoteRule> {
  checkMarket(market);
  if (build !== null) await releaseOf(access, remote, build);
  return changeRemote(access, `pin ${remote} ${market} ${build ?? 'off'}`, remote, (rule) =>
    withMarketRule(rule, market, { pin: build }),
  );
}
