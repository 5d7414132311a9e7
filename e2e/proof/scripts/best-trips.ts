/**
 * Twenty trips whose best answer is known from what the supplier returned are found with the screen alone, and the
 * presses that it takes are counted. `BEST_TRIPS_SEED=7` makes others.
 */
import { styleText } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { BagTotalsReplySchema, FlightSearchReplySchema, type FlightOffer } from '@travesia/contracts';
import * as v from 'valibot';
import { siteWords } from '../../fixtures/words.ts';
import { Journey } from '../../pages/journey.ts';
import { ResultsPage } from '../../pages/results-page.ts';
import { browserLaunch } from '../../support/browser.ts';
import { daysAhead } from '../../support/dates.ts';
import { openSite } from '../../support/stack.ts';
import { visitorAddress } from '../../support/visitor-address.ts';
import { table } from '../bench/markdown.ts';

const PATIENCE_MS = 60_000;
const SETTLED_MS = 5_000;
const ROUTES = ['MAD-BOG', 'MEX-CUN', 'LIM-MAD', 'EZE-MIA', 'BOG-MEX', 'SCL-LIM'].map((each) =>
  each.split('-'),
);
const DAYS_AROUND = [-3, -2, -1, 0, 1, 2, 3];
const NOON = '12:00';

interface Trip {
  readonly from: string;
  readonly to: string;
  readonly departInDays: number;
}
/** Something on the screen, or the browser's way back. */
type Pressed = Pick<Locator, 'click'>;
type Press = (what: Pressed) => Promise<void>;
interface Wish {
  readonly name: string;
  /** Prices of its days would be known on the screen, had they been asked for before. */
  readonly isOfOtherDays?: boolean;
  /** Comes to the answer as somebody would who sees the screen alone. */
  find(page: Page, results: ResultsPage, press: Press): Promise<void>;
  /** The lowest total of all that fulfil the wish, in minor units; null where nothing does. */
  best(page: Page, trip: Trip): Promise<number | null>;
  /** The fewest presses where only one day is shown and bags are priced on the summary; absent: as many as now. */
  pressesBefore?(page: Page, trip: Trip, best: number): Promise<number>;
}

async function offersOf(page: Page, { from, to }: Trip, departInDays: number) {
  const reply = await page.request.post('/api/air/flight-offer/search', {
    data: {
      legInfo: { 1: { from, to, departureDate: daysAhead(departInDays) } },
      travelerInfo: { adult: 1, child: 0, infant: 0 },
      cabin: 'economy',
    },
  });
  return v.parse(FlightSearchReplySchema, await reply.json());
}
const lowest = (totals: readonly number[]) => (totals.length === 0 ? null : Math.min(...totals));

const amongOffers =
  (fulfils: (offer: FlightOffer, all: readonly FlightOffer[]) => boolean): Wish['best'] =>
  async (page, trip) => {
    const { data } = await offersOf(page, trip, trip.departInDays);
    return lowest(data.filter((offer) => fulfils(offer, data)).map(({ price }) => price.intTotal.amount));
  };

/** Ticks what there is of a group of filters. */
const ticked =
  (group: string, ...labels: readonly RegExp[]): Wish['find'] =>
  async (page, _results, press) => {
    for (const name of labels) {
      const box = page.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name });
      if ((await box.count()) > 0) await press(box);
    }
  };

/** "1.234,50 US$" in minor units. */
function minorUnits(text: string): number {
  const [, whole = '', cents = '00'] = /(\d[\d.\s]*)(?:,(\d{2}))?/.exec(text) ?? [];
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents);
}
const firstTotal = async (results: ResultsPage) =>
  minorUnits(await results.tickets.first().getByRole('strong').first().innerText());

const back = (page: Page): Pressed => ({ click: async () => void (await page.goBack()) });

async function bagIsKnown(page: Page): Promise<void> {
  await page.getByText('Precios con una maleta').waitFor({ timeout: PATIENCE_MS });
}

/** Prices of other days lack the bag where it is bought: a day whose price without it is already too high is left. */
async function cheapestDayWithBag(page: Page, results: ResultsPage, press: Press): Promise<void> {
  await press(results.otherDays.getByRole('button', { name: /^Consultar/ }));
  await results.otherDays
    .getByText(/Consultando/)
    .first()
    .waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  await press(page.getByRole('button', { name: /^Con maleta/ }));
  await bagIsKnown(page);
  const links = await results.otherDays.getByRole('link', { name: /\d/ }).all();
  const days = await Promise.all(
    links.map(async (link) => ({
      total: minorUnits(
        (await link.innerText()).split('\n').find((line) => /\d{2,}.*\$|\$.*\d{2,}/.test(line)) ?? '',
      ),
      address: (await link.getAttribute('href')) ?? '',
    })),
  );
  // The days of a strip are those around its own: each is opened from the first.
  const first = new URL(page.url());
  const start = first.pathname + first.search;
  let best = { total: await firstTotal(results), address: start };
  let here = start;
  const open = async (address: string) => {
    if (here !== start && address !== here) await press(back(page));
    if (address !== start && address !== here) await press(results.otherDays.locator(`a[href="${address}"]`));
    await page.waitForURL((url) => url.pathname + url.search === address);
    await bagIsKnown(page);
    here = address;
  };
  for (const day of days.toSorted((one, other) => one.total - other.total)) {
    if (day.total === 0 || day.total >= best.total) continue;
    await open(day.address);
    const total = await firstTotal(results);
    if (total < best.total) best = { total, address: day.address };
  }
  await open(best.address);
}

type PriceWithBag = { readonly shift: number; readonly without: number; readonly total: number | null };
/** Asked once for each trip: a visitor may search only so often. */
const pricesOfTrip = new WeakMap<Trip, Promise<readonly PriceWithBag[]>>();

/** Of every offer of the days around: what it costs without and with a bag, and on which day it leaves. */
function pricesWithBag(page: Page, trip: Trip): Promise<readonly PriceWithBag[]> {
  const known = pricesOfTrip.get(trip) ?? searchPricesWithBag(page, trip);
  pricesOfTrip.set(trip, known);
  return known;
}
async function searchPricesWithBag(page: Page, trip: Trip): Promise<readonly PriceWithBag[]> {
  const days = await Promise.all(
    DAYS_AROUND.map(async (shift) => {
      const { data, meta } = await offersOf(page, trip, trip.departInDays + shift);
      if (data.length === 0 || !meta.searchId) return [];
      const reply = await page.request.get(
        `/api/air/flight-search/${encodeURIComponent(meta.searchId)}/bags`,
      );
      const bags = v.parse(BagTotalsReplySchema, await reply.json()).data;
      return data.map(({ id, price }) => {
        const bag = bags[id];
        const { amount } = price.intTotal;
        return { shift, without: amount, total: typeof bag === 'number' ? amount + bag : null };
      });
    }),
  );
  return days.flat();
}
async function bestWithBag(page: Page, trip: Trip): Promise<number | null> {
  return lowest((await pricesWithBag(page, trip)).flatMap(({ total }) => total ?? []));
}

/**
 * An arrow for each day, to the first of them and through to the last, then back to the best; and whatever costs less
 * without a bag than the answer with one is opened for the price of its bag, and left again.
 */
async function pressesFromDayToDay(page: Page, trip: Trip, best: number): Promise<number> {
  const prices = await pricesWithBag(page, trip);
  const last = DAYS_AROUND.at(-1) ?? 0;
  const there = prices.find(({ total }) => total === best)?.shift ?? last;
  const opened = prices.filter(({ without }) => without < best).length;
  return last + (DAYS_AROUND.length - 1) + (last - there) + 2 * opened;
}

const stopsOf = (offer: FlightOffer) => offer.itineraries[0]?.stops ?? 0;
const WISHES: readonly Wish[] = [
  {
    name: 'cheapest with a bag within ±3 days',
    isOfOtherDays: true,
    find: cheapestDayWithBag,
    best: bestWithBag,
    pressesBefore: pressesFromDayToDay,
  },
  {
    name: 'cheapest that arrives before noon',
    find: ticked('Llegada', /^Madrugada/, /^Mañana/),
    best: amongOffers(
      ({ itineraries }) => (itineraries[0]?.segments.at(-1)?.arrival.at.slice(11, 16) ?? NOON) < NOON,
    ),
  },
  {
    name: 'cheapest without a stop',
    find: ticked('Escalas', /^Directo/),
    best: amongOffers((offer) => stopsOf(offer) === 0),
  },
  {
    name: 'cheapest that is refunded',
    find: ticked('Equipaje y condiciones', /^Reembolsable/),
    best: amongOffers(({ conditions }) => conditions.refundable),
  },
  {
    name: 'cheapest of the fastest',
    find: async (page, _results, press) => press(page.getByRole('tab', { name: /^Más rápido/ })),
    best: amongOffers(({ itineraries }, all) => {
      const shortest = Math.min(...all.map((each) => each.itineraries[0]?.durationInMinutes ?? Infinity));
      return itineraries[0]?.durationInMinutes === shortest;
    }),
  },
];

const seed = Number(process.env.BEST_TRIPS_SEED ?? 1);
const TRIPS_OF_WISH = 4;
const site = await openSite();
const browser = await chromium.launch(browserLaunch());
const rows: (string | number)[][] = [];
let missed = 0;
try {
  for (const [place, wish] of WISHES.entries()) {
    for (let number = 0; number < TRIPS_OF_WISH; number += 1) {
      const [from = '', to = ''] = ROUTES[(seed + place + number) % ROUTES.length] ?? [];
      let trip = { from, to, departInDays: 40 + ((seed * 31 + place * 17 + number * 13) % 120) };
      const context = await browser.newContext({
        locale: 'es-ES',
        baseURL: site.siteUrl,
        viewport: { width: 1366, height: 900 },
        extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
      });
      const page = await context.newPage();
      while (!wish.isOfOtherDays && (await wish.best(page, trip)) === null)
        trip = { ...trip, departInDays: trip.departInDays + 1 };
      const journey = new Journey(page, 'es', siteWords.es);
      const { results } = journey;
      await journey.openResults(trip);
      await results.tickets.first().waitFor({ timeout: PATIENCE_MS });
      let presses = 0;
      await wish.find(page, results, async (what) => {
        presses += 1;
        await what.click({ timeout: PATIENCE_MS });
      });
      const best = await wish.best(page, trip);
      let found = await firstTotal(results);
      // The list may still be on its way to what was pressed; an answer that is wrong stays wrong.
      for (const untilMs = Date.now() + SETTLED_MS; found !== best && Date.now() < untilMs;)
        found = await firstTotal(results);
      const before = best === null ? undefined : await wish.pressesBefore?.(page, trip, best);
      await context.close();
      const isFound = found === best;
      if (!isFound) missed += 1;
      rows.push([
        wish.name,
        `${from}–${to} +${trip.departInDays}`,
        found,
        best ?? '–',
        presses,
        before ?? presses,
      ]);
      process.stdout.write(
        `${styleText(isFound ? 'green' : 'red', isFound ? 'found ' : 'MISSED')} ${rows.at(-1)?.join(' | ')}\n`,
      );
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
process.stdout.write(
  `\n${table(['wish', 'trip', 'found, cents', 'best, cents', 'presses', 'before'], rows)}\n`,
);
process.exitCode = missed > 0 ? 1 : 0;
