import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { sampleMailPages } from '@travesia/api/sample-mails';
import { browserLaunch } from '../support/browser.ts';

/**
 * A picture of every mail in every language, at 390 and 800 px, by day and by night, in `.data/mails`:
 * `npm run screens:mails`. A mail that is wider than its window, or asks any host for anything, fails.
 */
const FOLDER = join(import.meta.dirname, '../../.data/mails');
const WIDTHS = [390, 800];
const HEIGHT = 900;

mkdirSync(FOLDER, { recursive: true });
const mails = await sampleMailPages();
const browser = await chromium.launch(browserLaunch());
const faults: string[] = [];
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    page.on('request', (request) => faults.push(`asks for ${request.url()}`));
    for (const { name, html } of mails) {
      await page.setContent(html);
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      if (reached > width) faults.push(`${name} is ${reached} px wide at ${width}`);
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
    await context.close();
  }
}
await browser.close();
process.stdout.write(`${mails.length * WIDTHS.length * 2} pictures in ${FOLDER}\n`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`);
  process.exitCode = 1;
}
