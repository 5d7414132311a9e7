import { LOCALES, type Market, type ReleaseRecord, type RenderRequest } from '@travesia/contracts';
import { todayIn } from '@travesia/domain';
import { serverTargets, type FeedSnapshot } from '@travesia/releases';
import type { FastifyInstance } from 'fastify';
import { viewOf } from '../documents/markets.ts';

export interface WarmUpOptions {
  readonly siteOrigin: string;
  readonly feed: FeedSnapshot;
  readonly warm: (record: ReleaseRecord) => Promise<unknown>;
}

/** A page of each remote that renders on the server, without parameters. */
function pagesOfRemotes({ remotes }: FeedSnapshot): string[] {
  return [...remotes.values()].flatMap(({ record }) => {
    const route = record.manifest.routes.find(
      ({ path, serverRendered }) => serverRendered && !/[:*]/.test(path),
    );
    return record.server !== null && route ? [route.path] : [];
  });
}

/**
 * Has every release that somebody may get render, then the home in each language and a page of each remote, before
 * the door opens: so the first visitor does not pay for it.
 */
export async function warmUp(
  site: FastifyInstance,
  { siteOrigin, feed, warm }: WarmUpOptions,
): Promise<void> {
  const releases = [...feed.remotes.values()].flatMap(({ builds }) => [...builds.values()]);
  for (const record of releases) await warm(record);
  const { host } = new URL(siteOrigin);
  for (const path of [...LOCALES.map((locale) => `/${locale}`), ...pagesOfRemotes(feed)]) {
    await site.inject({ url: path, headers: { host, 'user-agent': 'warm-up bot' } });
  }
}

/** What a release is asked before anybody gets it: all it renders without knowing a name, in each language. */
export function firstRenders(
  { manifest }: Pick<ReleaseRecord, 'manifest'>,
  market: Market,
  nowMs: number,
): RenderRequest[] {
  return serverTargets(manifest).flatMap(({ target, url }) =>
    LOCALES.map((locale) => ({
      target,
      url,
      hostId: 'warm-up',
      locale,
      market: viewOf(market),
      currency: market.defaultCurrency,
      contactNumber: market.contactNumber,
      today: todayIn(nowMs),
    })),
  );
}
