import { measureFilterDelay, type FilterDelay, type FilteredPage } from '../filter-delay.ts';
import { withManyFlights } from '../many-flights.ts';
import { table } from '../markdown.ts';
import { pathOf } from '../pages.ts';
import type { Section } from '../section.ts';
import { shipped } from '../world.ts';
import { daysAhead } from '../../../support/dates.ts';

const LENGTHS = [200, 1_000, 5_000] as const;
const MANY_HOTELS = 1_000;
/** Where the sandbox has thousands of houses. */
const A_STAY = { place: 'Valladolid', type: 'city', id: 'VLL', at: '41.6523,-4.7245', rooms: '2' };

const flightsOf = (siteUrl: string, results: number): FilteredPage => ({
  address: siteUrl + pathOf('results'),
  prepare: (page) => withManyFlights(page, results),
  results,
});

function hotelsOf(siteUrl: string): FilteredPage {
  const stay = new URLSearchParams({ ...A_STAY, in: daysAhead(30), out: daysAhead(33) });
  return { address: `${siteUrl}/es/hoteles/result?${stay.toString()}`, results: MANY_HOTELS };
}

/** How long lists answer to their filters. */
export const filters: Section = {
  name: 'filters',
  title: 'From pressing a filter to the next paint (4× CPU)',
  async measure(world) {
    const [{ siteUrl }] = await world.only(shipped);
    const browser = await world.browser();
    const rows: [string, FilterDelay][] = [];
    for (const length of LENGTHS) {
      rows.push(['flights', await measureFilterDelay(browser, flightsOf(siteUrl, length))]);
      world.say(`filters over ${length} flights: ${rows.at(-1)?.[1].longest.toFixed(0)} ms`);
    }
    rows.push(['hotels', await measureFilterDelay(browser, hotelsOf(siteUrl))]);
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
    return { body, misses: [] };
  },
};
