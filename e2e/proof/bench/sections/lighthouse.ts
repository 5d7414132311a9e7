import { LIGHTHOUSE_CATEGORIES, measureLighthouse } from '../lighthouse-scores.ts';
import { table } from '../markdown.ts';
import type { Section } from '../section.ts';
import { shipped } from '../world.ts';

/** An article, an airline, a country and a sailing. */
async function pathsToRead(siteUrl: string): Promise<string[]> {
  const list = await (await fetch(`${siteUrl}/es/cruceros`)).text();
  const sailing = /href="(\/es\/cruceros\/[a-z0-9-]+)"/.exec(list)?.[1];
  if (!sailing) throw new Error('no sailing to read');
  return ['/es/articulos/equipaje-de-mano', '/es/airlines/iberia-airline-IB', '/es/espana', sailing];
}

/** What Lighthouse says of pages to read; all but performance is exact and decides. */
export const lighthouse: Section = {
  name: 'lighthouse',
  title: 'Lighthouse (phone, throttled by the browser)',
  async measure(world) {
    const [{ siteUrl }] = await world.only(shipped);
    const pages = await measureLighthouse(siteUrl, await pathsToRead(siteUrl));
    const rows = pages.map(({ path, scores }) => [
      path,
      ...LIGHTHOUSE_CATEGORIES.map((name) => scores[name]),
    ]);
    return {
      body: table(['page', ...LIGHTHOUSE_CATEGORIES], rows),
      misses: pages.flatMap(({ path, misses }) => misses.map((miss) => `${path}: ${miss}`)),
    };
  },
};
