import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '../support/language.ts';
import { activityWords } from '../fixtures/activity-words.ts';
import { cards } from '../fixtures/cards.ts';
import { hotelWords } from '../fixtures/hotel-words.ts';
import { lucia, mateo } from '../fixtures/travellers.ts';
import { siteWords } from '../fixtures/words.ts';
import { ActivityJourney, type ActivityKind } from '../pages/activity-journey.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { HotelJourney } from '../pages/hotel-journey.ts';
import { Journey } from '../pages/journey.ts';
import { OwnersPage } from '../pages/owners-page.ts';
import { browserLaunch } from '../support/browser.ts';
import { openSite } from '../support/stack.ts';

/**
 * Walks through the bookings and the editorial pages and takes a picture of each screen: `npm run screens` writes
 * `.data/screens`; `-- --documented` takes those that docs/screens shows, as WebP. To look at a part of it while
 * working: `-- --only tours --width 360 --language en --dark --whole --to <folder>`. Bookings are made in Spanish, and
 * with `--only` in every language.
 */
const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    dark: { type: 'boolean', default: false },
    /** Lists to their end, too. */
    whole: { type: 'boolean', default: false },
    to: { type: 'string' },
    documented: { type: 'boolean', default: false },
  },
});
const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTED = join(ROOT, 'docs/screens');
const FOLDER = asked.documented ? DOCUMENTED : resolve(asked.to ?? join(ROOT, '.data/screens'));
const SHOWN = readFileSync(join(DOCUMENTED, 'README.md'), 'utf8');
const WEBP = { quality: 82, smartSubsample: true } as const;
const WIDTHS = (asked.width ?? ['360', '768', '1280']).map(Number);
const LANGUAGES = (['es', 'en'] as const).filter((each) => asked.language?.includes(each) ?? true);
const HEIGHT = 900;
const PHONE_UNTIL = 640;
const SETTLE_MS = 1200;
const booksIn = (locale: Language) => locale === 'es' || asked.only !== undefined;
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

interface Walk {
  readonly page: Page;
  readonly locale: Language;
  readonly journey: Journey;
  readonly hotels: HotelJourney;
  readonly activities: ActivityJourney;
  /** Keeps a picture: of the whole page, or only of what is seen first. */
  readonly keep: (name: string, isWhole?: boolean) => Promise<void>;
}

async function toConfirmation({ journey, keep }: Walk, names: { billing?: string; confirmation: string }) {
  await journey.summary.goToPayment();
  await journey.billing.heading.waitFor();
  await journey.billing.fillAddress();
  await journey.billing.fillCard(cards.accepted);
  if (names.billing) await keep(names.billing);
  await journey.billing.pressPay();
  await journey.confirmation.heading.waitFor({ timeout: 40_000 });
  await keep(names.confirmation);
}

async function flights(walk: Walk) {
  const { journey, keep, locale } = walk;
  await journey.openHome();
  await keep('home');
  await journey.openResults({ to: 'BOG' });
  await journey.results.tickets.first().waitFor();
  await keep('results', false);
  if (!booksIn(locale)) return;
  await journey.results.chooseFirst('chooseFlight');
  await journey.summary.heading.waitFor();
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  await keep('summary');
  await toConfirmation(walk, { billing: 'billing', confirmation: 'confirmation' });
  await trips(walk);
}

/** The booking that was just made, as its traveller finds it again and as an agent does. */
async function trips({ page, locale, journey, keep }: Walk) {
  const reference = await journey.confirmation.reference.innerText();
  await page.goto(`/${locale}/user/my-journey`);
  const booking = page.getByRole('article', { name: new RegExp(reference) });
  await booking.waitFor();
  await keep('trips');
  await booking.getByRole('button').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keep('trip');

  const desk = new DeskPage(page, locale);
  await desk.signIn('Inés');
  await keep('desk-queues');
  await desk.search(reference);
  await page.getByRole('button', { name: new RegExp(reference) }).click();
  await desk.acts.waitFor();
  await keep('desk-booking');
}

async function owner({ page, keep, locale }: Walk) {
  if (locale !== 'es' || !site.operatorToken) return;
  const ops = new OwnersPage(page);
  await ops.signIn(site.operatorToken);
  await keep('ops');
}

async function editorial({ page, locale, keep }: Walk) {
  for (const [name, path] of EDITORIAL) {
    await page.goto(`/${locale}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keep(name);
  }
}

async function hotels({ hotels: journey, keep, locale }: Walk) {
  await journey.openResults({ place: 'barcelona' });
  await journey.tickets.first().waitFor();
  await keep('hotels', false);
  await journey.openHotel(journey.tickets.first());
  await keep('hotel');
  if (!booksIn(locale)) return;
  await journey.rates.first().click();
  await journey.stayHeading.waitFor();
  await keep('stay');
}

async function packages({ journey, hotels: rooms, keep, locale }: Walk) {
  await journey.openResults({ to: 'BOG', returnInDays: 36, isPackage: true });
  await journey.results.chooseFirst('chooseOutbound');
  await journey.results.chooseFirst('chooseReturn');
  await rooms.tickets.first().waitFor();
  await keep('package-hotels', false);
  if (!booksIn(locale)) return;
  await rooms.openHotel(rooms.tickets.first());
  await rooms.rates.first().click();
  await journey.summary.heading.waitFor();
  await keep('package-summary');
}

const things =
  (kind: ActivityKind, names: { list: string; thing: string; summary: string; confirmation: string }) =>
  async (walk: Walk) => {
    const { activities, journey, keep, locale } = walk;
    await activities.openResults({ place: 'cancun', kind });
    await keep(names.list, false);
    await activities.openActivity(activities.tickets.first());
    await keep(names.thing);
    if (!booksIn(locale)) return;
    await activities.chooseFirst(kind);
    await journey.summary.fillContact();
    await activities.fillPeople([lucia, mateo]);
    await keep(names.summary);
    await toConfirmation(walk, { confirmation: names.confirmation });
  };

async function cruises({ page, locale, keep }: Walk) {
  await page.goto(`/${locale}/cruceros`);
  const tickets = page.getByRole('article');
  await tickets.first().waitFor();
  await keep('cruises', false);
  await tickets.first().getByRole('heading').getByRole('link').click();
  await page.getByRole('article').first().waitFor({ state: 'detached' });
  await keep('cruise');
}

const CHAPTERS: Readonly<Record<string, (walk: Walk) => Promise<void>>> = {
  flights,
  editorial,
  hotels,
  packages,
  activities: things('activity', {
    list: 'activities',
    thing: 'activity',
    summary: 'activity-summary',
    confirmation: 'activity-confirmation',
  }),
  tours: things('tour', {
    list: 'tours',
    thing: 'tour',
    summary: 'tour-summary',
    confirmation: 'tour-confirmation',
  }),
  cruises,
  owner,
};

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

async function walk(browser: Browser, baseURL: string, width: number, locale: Language, visitor: number) {
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: { width, height: HEIGHT },
    // A phone has no bar that takes room beside the page.
    isMobile: width < PHONE_UNTIL,
    hasTouch: width < PHONE_UNTIL,
    reducedMotion: 'reduce',
    colorScheme: asked.dark ? 'dark' : 'light',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${visitor}` },
  });
  const page = await context.newPage();
  const keep = async (name: string, isWhole = true) => {
    const file = `${name}-${width}-${locale}${asked.dark ? '-dark' : ''}`;
    if (asked.documented && !SHOWN.includes(`(${file}.webp)`)) return;
    // A window as tall as the page: taking it in pieces squeezes the frame of the card.
    if (isWhole || asked.whole) await page.setViewportSize({ width, height: await walkThrough(page) });
    await page.waitForTimeout(SETTLE_MS);
    if (asked.documented)
      await sharp(await page.screenshot())
        .webp(WEBP)
        .toFile(join(FOLDER, `${file}.webp`));
    else await page.screenshot({ path: join(FOLDER, `${file}.png`) });
    await page.setViewportSize({ width, height: HEIGHT });
    process.stdout.write(`  ${file}\n`);
  };
  const words = siteWords[locale];
  const parts: Walk = {
    page,
    locale,
    keep,
    journey: new Journey(page, locale, words),
    hotels: new HotelJourney(page, locale, hotelWords[locale], words),
    activities: new ActivityJourney(page, locale, activityWords[locale], words),
  };
  for (const [name, chapter] of Object.entries(CHAPTERS)) {
    if (asked.only?.includes(name) ?? true) await chapter(parts);
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const site = await openSite((message) => process.stdout.write(`  ${message}\n`));
const browser = await chromium.launch(browserLaunch());
try {
  let visitor = 1;
  for (const width of WIDTHS) {
    for (const locale of LANGUAGES) await walk(browser, site.siteUrl, width, locale, visitor++);
  }
} finally {
  await browser.close();
  await site.stop();
}
