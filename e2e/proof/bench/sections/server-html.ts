import { measureLargestPaint } from '../largest-paint.ts';
import { RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { measurePairs } from '../measure-pairs.ts';
import { pathOf } from '../pages.ts';
import type { Section } from '../section.ts';
import { shipped, shippedEmpty } from '../world.ts';

/** What server HTML is worth. */
export const serverHtml: Section = {
  name: 'server-html',
  title: 'Largest paint of the home with and without server HTML (slow 4G, 4× CPU)',
  async measure(world) {
    const [rendered, empty] = await world.only(shipped, shippedEmpty);
    const browser = await world.browser();
    const paint = await measurePairs(
      world,
      'largest paint with and without server HTML, ms',
      () => measureLargestPaint(browser, rendered.siteUrl + pathOf('home')),
      () => measureLargestPaint(browser, empty.siteUrl + pathOf('home')),
    );
    const cells = [paint.pairs, paint.first.toFixed(0), paint.second.toFixed(0), ...ratioCells(paint)];
    return { body: table(['pairs', 'with, ms', 'without, ms', ...RATIO_HEAD], [cells]), misses: [] };
  },
};
