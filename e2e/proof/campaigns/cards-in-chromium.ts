/**
 * `npm run campaign:cards-in-chromium [-- --bookings 12]`: so many bookings in a real browser, one profile, both
 * languages, phone and desktop, cards that are accepted, declined and ask for 3-D Secure; then everything that the browser
 * and our processes wrote is searched for their cards. `CARD_FIELDS=hosted` types them into the provider's own fields, and
 * searches the memory of our running processes too.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { cards } from '../../fixtures/cards.ts';
import { siteWords } from '../../fixtures/words.ts';
import { Journey } from '../../pages/journey.ts';
import { browserLaunch } from '../../support/browser.ts';
import { visitorAddress } from '../../support/visitor-address.ts';
import { cardNumber, needlesOf } from './cards/needles.ts';
import { canReadMemory, scanMemory } from './cards/scan-memory.ts';
import { filesUnder, scan, type Found } from './cards/scan.ts';
import { readCardFields } from './world/card-fields.ts';

const { values } = parseArgs({ options: { bookings: { type: 'string', default: '12' } } });
const say = (text: string) => process.stdout.write(`${text}\n`);
const BOOKINGS = Number(values.bookings);
/** The sandbox takes every number that begins so. */
const PREFIX = '40000098';
/** What is planted begins otherwise, so that it can be told from what is found. */
const PLANTED = '40000097';
const FIELDS = readCardFields();
/** Each with every screen and language, in twelve bookings. */
const OUTCOMES = ['accepted', 'declined', 'challenge'] as const;
/** For want of money. A number of zeros only would be found in the memory of any Node: a table of its own has them. */
const DECLINED = '4000000000009995';
const LOCALES = ['es', 'en'] as const;
const SCREENS = [
  { width: 360, height: 760 },
  { width: 1280, height: 900 },
] as const;
const DESTINATIONS = ['BOG', 'BCN', 'MEX'] as const;
const LONGEST_MS = 60_000;
/** What a browser writes a moment later. */
const FLUSH_MS = 3_000;

async function nextPage(context: BrowserContext, number: number) {
  // Nobody books twelve times in a minute: each is another visitor of the same browser.
  await context.clearCookies();
  const locale = LOCALES[number % LOCALES.length] ?? 'es';
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': visitorAddress(), 'accept-language': locale });
  const page = await context.newPage();
  await page.setViewportSize(SCREENS[Math.floor(number / LOCALES.length) % SCREENS.length] ?? SCREENS[0]);
  const journey = new Journey(page, locale, siteWords[locale]);
  const to = DESTINATIONS[number % DESTINATIONS.length] ?? 'BOG';
  await journey.toPayment({ to, departInDays: 30 + number });
  return { page, journey, words: siteWords[locale] };
}

const typeCard = ({ billing }: Journey, number: string) =>
  FIELDS === 'hosted' ? billing.fillHostedCard(number) : billing.fillCard(number);

async function book(context: BrowserContext, number: number): Promise<string> {
  const { page, journey, words } = await nextPage(context, number);
  const outcome = OUTCOMES[Math.floor(number / LOCALES.length) % OUTCOMES.length] ?? 'accepted';
  if (outcome === 'declined') {
    await typeCard(journey, DECLINED);
    await journey.billing.pressPay();
    await page.getByRole('button', { name: words.useOtherCard }).click({ timeout: LONGEST_MS });
    await journey.billing.heading.waitFor();
  }
  await typeCard(journey, outcome === 'challenge' ? cards.challengePassed : cardNumber(PREFIX, number));
  await journey.billing.pressPay();
  if (outcome === 'challenge') await journey.bank.answer('bankComplete');
  await journey.confirmation.heading.waitFor({ timeout: LONGEST_MS });
  await page.close();
  return outcome;
}

/** Somebody types the number and leaves; somebody else reloads over it. */
async function typeAndLeave(context: BrowserContext, number: number): Promise<void> {
  const { page, journey } = await nextPage(context, number);
  await typeCard(journey, cardNumber(PREFIX, number));
  await page.reload();
  await journey.billing.heading.waitFor();
  await typeCard(journey, cardNumber(PREFIX, number));
  await page.close();
}

/** In every store that a page has. */
async function plant(page: Page): Promise<void> {
  await page.evaluate(
    async (number) => {
      localStorage.setItem('planted', number);
      sessionStorage.setItem('planted', number);
      const cache = await caches.open('planted');
      await cache.put('/planted', new Response(`card ${number}`));
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('planted');
        opening.onupgradeneeded = () => opening.result.createObjectStore('cards');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('cards', 'readwrite');
          writing.objectStore('cards').put({ number }, 1);
          writing.oncomplete = () => resolve();
        };
      });
    },
    cardNumber(PLANTED, 1),
  );
}

const NEEDLES = [PREFIX, DECLINED, cards.challengePassed].flatMap(needlesOf);

/** With our own fields a card has to pass through the vault's memory: nothing could be said. */
function searchMemory(): Found[] {
  if (FIELDS === 'own' || !canReadMemory) {
    say('the memory of the processes is not searched');
    return [];
  }
  const ours = stack.children.filter(({ name }) => name !== 'sandbox');
  if (scanMemory(ours, needlesOf(PLANTED)).length === 0)
    throw new Error("the detector does not see into the site's memory");
  say(`found   a number planted in an address, in memory; ${ours.length} processes searched`);
  return scanMemory(ours, NEEDLES);
}

const inMemory: Found[] = [];
const STORES = ['Local Storage', 'IndexedDB', 'CacheStorage'];
const startedMs = Date.now();
const folder = temporaryFolder('cards');
const ours = join(folder, 'ours');
const profile = join(folder, 'browser');
mkdirSync(ours);
const stack = await startStack({
  profile: 'test',
  ports: 'ephemeral',
  dataFolder: ours,
  environment: { LOG_LEVEL: 'debug', CARD_FIELDS: FIELDS },
});
try {
  const context = await chromium.launchPersistentContext(profile, {
    ...browserLaunch(),
    baseURL: stack.siteUrl,
    reducedMotion: 'reduce',
  });
  try {
    for (let number = 0; number < BOOKINGS; number += 1) {
      const outcome = await book(context, number);
      say(`booked ${number + 1} of ${BOOKINGS}: ${outcome}`);
    }
    await typeAndLeave(context, BOOKINGS);
    const page = await context.newPage();
    // A number in an address, so that the site has had it in its memory.
    await page.goto(`/es?planted=${cardNumber(PLANTED, 2)}`);
    inMemory.push(...searchMemory());
    await plant(page);
    await page.waitForTimeout(FLUSH_MS);
  } finally {
    await context.close();
  }
} finally {
  await stack.stop();
}
try {
  const planted = scan(profile, needlesOf(PLANTED));
  const blindTo = STORES.filter((store) => !planted.some(({ file }) => file.includes(store)));
  if (blindTo.length > 0) throw new Error(`the detector is blind to ${blindTo.join(', ')}`);
  say(`found   a number planted in ${STORES.join(', ')}`);
  const found = [...inMemory, ...scan(folder, NEEDLES)];
  for (const { file, form } of found.slice(0, 20)) say(`number: ${form} in ${file}`);
  say(`${filesUnder(folder).length} files searched, ${Math.round((Date.now() - startedMs) / 1000)} s`);
  say(`${BOOKINGS} bookings in Chromium (${FIELDS} fields): ${found.length} numbers found`);
  process.exitCode = found.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
