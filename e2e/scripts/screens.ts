import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Locale } from '@travesia/contracts';
import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { siteWords } from '../fixtures/words.ts';
import { hotelWords } from '../fixtures/hotel-words.ts';
import { HotelJourney } from '../pages/hotel-journey.ts';
import { Journey } from '../pages/journey.ts';
import { browserLaunch } from '../support/browser.ts';
import { openSite } from '../support/stack.ts';

/** Walks a booking and the editorial pages and keeps a picture of each screen: `npm run screens` writes docs/screens. */
const FOLDER = join(import.meta.dirname, '../../docs/screens');
const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 900;
const SETTLE_MS = 1200;
const SCROLL_PAUSE_MS = 150;

/** Pages that are read; after the search, so that the airport has a fare to show. */
const EDITORIAL = [
  ['airline', '/airlines/iberia-airline-IB'],
  ['airport', '/aeropuertos/madrid-mad'],
  ['country', '/colombia'],
  ['articles', '/articulos'],
  ['article', '/articulos/equipaje-de-mano'],
  ['contact', '/contacta-con-nosotras'],
  ['legal', '/politica-de-privacidad'],
] as const;

/** What stands further down comes when somebody comes near it. Answers how tall the page is then. */
async function walkThrough(page: Page): Promise<number> {
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightPx = await tall();
  for (let top = 0; top <= heightPx; top += HEIGHT) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(SCROLL_PAUSE_MS);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLE_MS);
  return tall();
}

async function walk(browser: Browser, baseURL: string, width: number, locale: Locale, visitor: number) {
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${visitor}` },
  });
  const page = await context.newPage();
  const journey = new Journey(page, locale, siteWords[locale]);
  const keep = async (name: string, isWhole = true) => {
    // A window as tall as the page: taking it in pieces squeezes the frame of the card.
    if (isWhole) await page.setViewportSize({ width, height: await walkThrough(page) });
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}-${locale}.png`) });
    await page.setViewportSize({ width, height: HEIGHT });
    process.stdout.write(`  ${name}-${width}-${locale}\n`);
  };

  await journey.openHome();
  await keep('home');
  await journey.openResults({ to: 'BOG' });
  await journey.results.tickets.first().waitFor();
  await keep('results', false);
  if (locale === 'es') {
    await journey.results.chooseFirst('chooseFlight');
    await journey.summary.heading.waitFor();
    await journey.summary.fillContact();
    await journey.summary.fillTraveller(1, lucia);
    await keep('summary');
    await journey.summary.goToPayment();
    await journey.billing.heading.waitFor();
    await journey.billing.fillAddress();
    await journey.billing.fillCard(cards.accepted);
    await keep('billing');
    await journey.billing.pressPay();
    await journey.confirmation.heading.waitFor();
    await keep('confirmation');
  }
  for (const [name, path] of EDITORIAL) {
    await page.goto(`/${locale}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keep(name);
  }
  const hotels = new HotelJourney(page, locale, hotelWords[locale], siteWords[locale]);
  await hotels.openResults({ place: 'madrid' });
  await hotels.tickets.first().waitFor();
  await keep('hotels', false);
  await hotels.openHotel(hotels.tickets.first());
  await keep('hotel');
  if (locale === 'es') {
    await hotels.rates.first().click();
    await hotels.stayHeading.waitFor();
    await keep('stay');
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const site = await openSite((message) => process.stdout.write(`  ${message}\n`));
const browser = await chromium.launch(browserLaunch());
try {
  let visitor = 1;
  for (const width of WIDTHS) {
    for (const locale of ['es', 'en'] as const) await walk(browser, site.siteUrl, width, locale, visitor++);
  }
} finally {
  await browser.close();
  await site.stop();
}
