import { LOCALES } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import type { FeedSnapshot } from '@travesia/releases';

/** A page of each remote that draws on the server, without parameters. */
function pagesOfRemotes({ remotes }: FeedSnapshot): string[] {
  return [...remotes.values()].flatMap(({ record }) => {
    const route = record.manifest.routes.find(
      ({ path, serverRendered }) => serverRendered && !/[:*]/.test(path),
    );
    return record.server !== null && route ? [route.path] : [];
  });
}

/**
 * Draws the home in each language and a page of each remote before the door opens, so that the first visitor
 * does not pay for it.
 */
export async function warmUp(site: FastifyInstance, siteOrigin: string, feed: FeedSnapshot): Promise<void> {
  const { host } = new URL(siteOrigin);
  for (const path of [...LOCALES.map((locale) => `/${locale}`), ...pagesOfRemotes(feed)]) {
    await site.inject({ url: path, headers: { host, 'user-agent': 'warm-up bot' } });
  }
}
