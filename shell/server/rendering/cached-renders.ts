import { createHash } from 'node:crypto';
import type { ReleaseRecord, RenderReply, RenderRequest } from '@travesia/contracts';
import { LRUCache } from 'lru-cache';
import type { FragmentRendering } from './fragment-renderer.ts';

const CACHED_CHARACTERS_MAX = 48_000_000;
/** What an entry costs besides its page. */
const ENTRY_CHARACTERS = 500;

/**
 * The same renderer for public pages: a page that was rendered for somebody is not rendered again. A render
 * depends on the release and on its request alone, which holds language, market, currency, country, day and every text
 * it is made of: when one of them changes it is another page, so nothing has to be invalidated.
 */
export function cacheRenders(renderer: FragmentRendering): FragmentRendering {
  const pages = new LRUCache<string, RenderReply, { record: ReleaseRecord; request: RenderRequest }>({
    maxSize: CACHED_CHARACTERS_MAX,
    sizeCalculation: (reply) => JSON.stringify(reply).length + ENTRY_CHARACTERS,
    fetchMethod: async (_key, _page, { context: { record, request } }) =>
      (await renderer.render(record, request)) ?? undefined,
  });
  return {
    async render(record, request) {
      const parts = JSON.stringify([record.remote, record.build, request]);
      const key = createHash('sha256').update(parts).digest('base64');
      return (await pages.fetch(key, { context: { record, request } })) ?? null;
    },
  };
}
