import type { Browser, Page } from '@playwright/test';
import { RATIO_HEAD, ratioCells, table } from '../markdown.ts';
import { measurePairs } from '../measure-pairs.ts';
import { slowable } from '../phone.ts';
import type { Section } from '../section.ts';
import { oneBundle, shippedTwin } from '../world.ts';

const INTENT_MS = 200;
const LONGEST_MS = 30_000;
const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'es-ES' } as const;
/** Nothing of it stands on the home. */
const NEXT = { remote: 'mfe-hotels', path: '/hoteles/result' } as const;

/** From the press to the first rendering of the remote, by the browser's own clock. */
async function followPress(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(
    ([name, longestMs]) => {
      const tookMs = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('the next page never stood')), longestMs);
        let pressedMs = 0;
        addEventListener('click', ({ timeStamp }) => (pressedMs = timeStamp), { capture: true });
        const isLive = () => document.querySelector(`main [data-remote="${name}"][data-phase=live] h1`);
        new MutationObserver(() => {
          if (pressedMs > 0 && isLive()) requestAnimationFrame(() => resolve(performance.now() - pressedMs));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      });
      Object.assign(window, { pressTook: () => tookMs });
    },
    [NEXT.remote, LONGEST_MS] as const,
  );
  return () => page.evaluate(() => (window as unknown as { pressTook(): Promise<number> }).pressTook());
}

async function measureNext(browser: Browser, siteUrl: string): Promise<number> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { slow } = await slowable(page);
    await page.goto(`${siteUrl}/es`, { waitUntil: 'networkidle' });
    if (asked.some((path) => path.startsWith(`/r/${NEXT.remote}/`) && path.endsWith('.js')))
      throw new Error(`the home has loaded ${NEXT.remote} already`);
    const tookMs = await followPress(page);
    await slow('fast');
    const link = page.locator(`header a[href="/es${NEXT.path}"]`);
    await link.hover();
    await page.waitForTimeout(INTENT_MS);
    await link.click();
    return await tookMs();
  } finally {
    await context.close();
  }
}

/** How soon the page of another team stands whose link was pointed at for a moment. */
export const intent: Section = {
  name: 'intent',
  title: `Next remote after ${INTENT_MS} ms of intent against the same route in one bundle (fast 4G, 4× CPU)`,
  async measure(world) {
    const [shipped, twin] = await world.only(shippedTwin, oneBundle);
    const browser = await world.browser();
    const took = await measurePairs(
      world,
      `home → ${NEXT.remote}, ms`,
      () => measureNext(browser, shipped.siteUrl),
      () => measureNext(browser, twin.siteUrl),
    );
    const cells = [
      NEXT.remote,
      took.pairs,
      took.first.toFixed(0),
      took.second.toFixed(0),
      ...ratioCells(took),
    ];
    const head = [
      'from the home to',
      'pairs',
      'shipped, ms',
      'one bundle, ms',
      'ratio (≤ 1.10)',
      RATIO_HEAD[1],
    ];
    return { body: table(head, [cells]), misses: [] };
  },
};
