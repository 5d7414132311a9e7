import { withManyFlights } from '../many-flights.ts';
import { table } from '../markdown.ts';
import { measureMapFrames } from '../map-frames.ts';
import { pathOf } from '../pages.ts';
import { allFilters, measurePressDelay, type PressDelay, type PressedPage } from '../press-delay.ts';
import type { Section } from '../section.ts';
import { shipped } from '../world.ts';
import { daysAhead } from '../../../support/dates.ts';

const LENGTHS = [200, 1_000, 5_000] as const;
const MANY_FLIGHTS = 1_000;
const MANY_HOTELS = 1_000;
/** Where the sandbox has thousands of houses. */
const A_STAY = { place: 'Valladolid', type: 'city', id: 'VLL', at: '41.6523,-4.7245', rooms: '2' };

const flightsOf = (siteUrl: string, results: number): PressedPage => ({
  address: siteUrl + pathOf('results'),
  prepare: (page) => withManyFlights(page, results),
  results,
  targets: allFilters,
});

/** Prices of all flights become those with a bag, and back. */
const bagSwitchOf = (siteUrl: string): PressedPage => ({
  ...flightsOf(siteUrl, MANY_FLIGHTS),
  targets: async (page) => [page.getByRole('button', { name: /^Con maleta/ })],
});

/** The calendar of the search with the prices of its months, a month on and back. */
const calendarOf = (siteUrl: string): PressedPage => ({
  ...flightsOf(siteUrl, MANY_FLIGHTS),
  targets: async (page) => {
    await page.locator('summary', { hasText: 'Cambiar la búsqueda' }).click();
    await page.getByRole('button', { name: /^Fechas/ }).click();
    const calendar = page.getByRole('dialog', { name: /^Elige la/ });
    return [/siguiente/i, /anterior/i].map((name) => calendar.getByRole('button', { name }).first());
  },
});

function hotelsOf(siteUrl: string): PressedPage {
  const stay = new URLSearchParams({ ...A_STAY, in: daysAhead(30), out: daysAhead(33) });
  return {
    address: `${siteUrl}/es/hoteles/result?${stay.toString()}`,
    results: MANY_HOTELS,
    targets: allFilters,
  };
}

/** How long lists answer to their filters. */
export const filters: Section = {
  name: 'filters',
  title: 'From pressing a filter to the next paint (4× CPU)',
  async measure(world) {
    const [{ siteUrl }] = await world.only(shipped);
    const browser = await world.browser();
    const rows: [string, PressDelay][] = [];
    for (const length of LENGTHS) {
      rows.push(['flights', await measurePressDelay(browser, flightsOf(siteUrl, length))]);
      world.say(`filters over ${length} flights: ${rows.at(-1)?.[1].longest.toFixed(0)} ms`);
    }
    rows.push(['hotels', await measurePressDelay(browser, hotelsOf(siteUrl))]);
    rows.push(['flights, bag switch', await measurePressDelay(browser, bagSwitchOf(siteUrl))]);
    rows.push(['flights, months of the calendar', await measurePressDelay(browser, calendarOf(siteUrl))]);
    const frames = await measureMapFrames(browser, hotelsOf(siteUrl));
    world.say(`map of ${MANY_HOTELS} hotels: ${frames.perSecond.toFixed(0)} frames a second`);
    const shortest = rows[0]?.[1];
    const body = table(
      [
        'list',
        'results',
        'presses',
        'median, ms',
        'longest (INP ≤ 100), ms',
        'INP ratio to 200 results (≤ 1.25, ≤ 1.5)',
      ],
      rows.map(([name, { results, presses, median, longest }]) => [
        name,
        results,
        presses,
        median.toFixed(0),
        longest.toFixed(0),
        name === 'flights' && shortest && results !== shortest.results
          ? (longest / shortest.longest).toFixed(2)
          : '',
      ]),
    );
    const map = table(
      ['map', 'hotels', 'frames a second while dragged (60)', 'p95 of a frame, ms'],
      [['hotels', MANY_HOTELS, frames.perSecond.toFixed(0), frames.p95Ms.toFixed(0)]],
    );
    return { body: `${body}\n\n${map}`, misses: [] };
  },
};
