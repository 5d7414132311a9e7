/** Mounts and unmounts every remote fifty times in one document, and compares what the page holds on to. */
import { styleText } from 'node:util';
import { chromium } from '@playwright/test';
import { countPage, type PageCount, watchPage } from '../chaos/count-page.ts';
import { pageOf, REMOTES } from '../chaos/remotes.ts';
import { browserLaunch } from '../../support/browser.ts';
import { openSite } from '../../support/stack.ts';

const WARM_ROUNDS = 5;
const ROUNDS = 50;
/** A request that may still time out holds what asked it: longer than any does. */
const REST_MS = 35_000;
/** Caches of pages and of the browser itself breathe; what leaks grows with every round. */
const ALLOWED: Readonly<Record<keyof PageCount, number>> = {
  nodes: 0.05,
  listeners: 0,
  intervals: 0,
  styles: 0,
  scripts: 0,
  objectBytes: 0.03,
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
  await watchPage(page);
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
      for (const remote of REMOTES) await visit(remote, await pageOf(remote));
  };
  await rounds(WARM_ROUNDS);
  await page.waitForTimeout(REST_MS);
  const before = await countPage(page, session);
  await rounds(ROUNDS);
  await page.waitForTimeout(REST_MS);
  const after = await countPage(page, session);
  if (!(await page.evaluate(() => 'sameDocument' in window))) throw new Error('the document was loaded anew');

  // A count that cannot see a leak proves nothing.
  await page.evaluate(() => addEventListener('resize', () => {}));
  if ((await countPage(page, session)).listeners !== after.listeners + 1)
    throw new Error('a listener that stays was not counted');

  process.stdout.write(`\n${REMOTES.length} remotes, ${ROUNDS} mounts each, one document\n`);
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
