/** Mounts and unmounts every remote fifty times in one document, and compares what the page holds on to. */
import { styleText } from 'node:util';
import { chromium } from '@playwright/test';
import { countPage, watchIntervals, type PageCount } from '../chaos/count-page.ts';
import { PAGES } from '../chaos/remotes.ts';
import { browserLaunch } from '../support/browser.ts';
import { openSite } from '../support/stack.ts';

const WARM_ROUNDS = 5;
const ROUNDS = 50;
/** A request that may still time out holds what asked it; on a busy machine for longer than its own deadline. */
const REST_MS = 35_000;
const LOOK_EVERY_MS = 5_000;
const LOOKS_MAX = 18;
/** Caches of pages and of the browser itself breathe; what leaks grows with every round. */
const ALLOWED: Readonly<Record<keyof PageCount, number>> = {
  nodes: 0.05,
  listeners: 0.02,
  intervals: 0,
  styles: 0,
  scripts: 0,
  heapBytes: 0.15,
};

const site = await openSite();
const browser = await chromium.launch(browserLaunch());
let isHeld = true;
try {
  const context = await browser.newContext({
    locale: 'es-ES',
    baseURL: site.siteUrl,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await watchIntervals(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/es/articulos', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const visit = async (remote: string, path: string) => {
    const link = page.getByRole('banner').locator(`a[href="${path}"]`).first();
    await link.click();
    await page.locator(`main [data-remote="${remote}"][data-phase="live"]`).first().waitFor();
  };
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1)
      for (const [remote, path] of Object.entries(PAGES)) await visit(remote, path);
  };
  // What is let go of late still falls; what leaks stays.
  const countAtRest = async () => {
    await page.waitForTimeout(REST_MS);
    let count = await countPage(page, session);
    for (let looks = 0, same = 0; looks < LOOKS_MAX && same < 3; looks += 1) {
      await page.waitForTimeout(LOOK_EVERY_MS);
      const next = await countPage(page, session);
      same = next.listeners === count.listeners && next.nodes === count.nodes ? same + 1 : 0;
      count = next;
    }
    return count;
  };
  await rounds(WARM_ROUNDS);
  const before = await countAtRest();
  await rounds(ROUNDS);
  const after = await countAtRest();
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the document was loaded anew');

  process.stdout.write(`\n${Object.keys(PAGES).length} remotes, ${ROUNDS} mounts each, one document\n`);
  for (const key of Object.keys(ALLOWED) as (keyof PageCount)[]) {
    const growth = before[key] === 0 ? after[key] : after[key] / before[key] - 1;
    const isKept = growth <= ALLOWED[key];
    isHeld &&= isKept;
    const words = `${key.padEnd(10)} ${String(before[key]).padStart(9)} → ${String(after[key]).padStart(9)}  ${(growth * 100).toFixed(1)} %`;
    process.stdout.write(`${isKept ? styleText('green', '✓') : styleText('red', '✗')} ${words}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = isHeld ? 0 : 1;
