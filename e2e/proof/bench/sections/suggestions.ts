import { AIRPORTS, fold, suggestAirports } from '@travesia/geography';
import { table } from '../markdown.ts';
import { slipsOf } from '../one-slip.ts';
import { quantile } from '../quantile.ts';
import { missesOf, type Section } from '../section.ts';

/** Airports people look for: those of the destinations that the site knows by name. */
const SOUGHT_POPULARITY = 58;
const SHORTEST_NAME = 5;
const RECALL_MIN = 0.95;
const ASKED_TIMES = 5;

interface Query {
  readonly typed: string;
  readonly wanted: string;
}

function queries(): Query[] {
  return AIRPORTS.filter(({ popularity }) => popularity >= SOUGHT_POPULARITY).flatMap(({ code, cityName }) =>
    [...new Set([fold(cityName.es), fold(cityName.en)])]
      .filter((name) => name.length >= SHORTEST_NAME)
      .flatMap((name) => slipsOf(name).map((typed) => ({ typed, wanted: code }))),
  );
}

function tookMs(work: () => unknown): number {
  const fromMs = performance.now();
  work();
  return performance.now() - fromMs;
}

/** Whether a slip of the finger still finds the airport among the ten that are shown, and how fast. */
export const suggestions: Section = {
  name: 'suggestions',
  title: 'Airport suggestions for a city typed with one typo',
  async measure({ say, only }) {
    await only();
    const asked = queries();
    const ask = ({ typed }: Query) => suggestAirports(typed, { locale: 'es' });
    let found = 0;
    for (const query of asked) {
      if (ask(query).some(({ airportCode }) => airportCode === query.wanted)) found += 1;
    }
    // The fastest of five: what else it took was somebody else's turn on the processor.
    const tookUs = asked
      .map((query) => Math.min(...Array.from({ length: ASKED_TIMES }, () => tookMs(() => ask(query)))) * 1000)
      .toSorted((one, other) => one - other);
    const recall = found / asked.length;
    say(`${found} of ${asked.length} found`);
    const body = table(
      ['queries', 'recall@10 (≥ 95 %)', 'median, µs', 'p99, µs (≤ 100)'],
      [
        [
          asked.length,
          `${(recall * 100).toFixed(1)} %`,
          quantile(tookUs, 0.5).toFixed(0),
          quantile(tookUs, 0.99).toFixed(0),
        ],
      ],
    );
    return {
      body,
      misses: missesOf([{ what: 'recall@10 with one typo', value: recall, atLeast: RECALL_MIN }]),
    };
  },
};
