import { join } from 'node:path';
import { SEARCH_PATH, searchBody, searchHeaders, startApiAlone } from '../api-alone.ts';
import { manyOffers } from '../many-offers.ts';
import { table } from '../markdown.ts';
import { quantile } from '../quantile.ts';
import { missesOf, type Section } from '../section.ts';

const AT_ONCE = 500;
const OFFERS = 200;
const SEARCHES = 60;
const FIRST_DAY = 20;

/** What a search costs besides the supplier, and how often the supplier is asked the same. */
export const equalSearches: Section = {
  name: 'equal-searches',
  title: 'Searches: equal ones at once, and our own part of a new one',
  async measure({ folder, say }) {
    const api = await startApiAlone(join(folder, 'equal-searches'));
    let caller = 0;
    const search = async (day: number) => {
      caller += 1;
      const reply = await fetch(api.url + SEARCH_PATH, {
        method: 'POST',
        headers: searchHeaders(caller),
        body: searchBody(day),
      });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`a search was answered ${reply.status}: ${text}`);
      return text;
    };
    try {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => search(FIRST_DAY)));
      const calls = api.supplier.searches();
      const different = new Set(answers).size;
      say(`${AT_ONCE} equal searches: ${calls} calls of the supplier, ${different} different answers`);

      api.supplier.answerWith(manyOffers(api.supplier.lastAnswer(), OFFERS));
      const ownMs: number[] = [];
      const processorBeforeMs = api.processorMs();
      for (let index = 0; index < SEARCHES; index += 1) {
        const fromMs = performance.now();
        const answer = await search(FIRST_DAY + 1 + index);
        const wholeMs = performance.now() - fromMs;
        const { meta } = JSON.parse(answer) as { meta: { count: number } };
        if (meta.count !== OFFERS) throw new Error(`${meta.count} offers instead of ${OFFERS}`);
        ownMs.push(wholeMs - api.supplier.lastTookMs());
      }
      const processorMs = (api.processorMs() ?? NaN) - (processorBeforeMs ?? NaN);
      const sorted = ownMs.toSorted((one, other) => one - other);
      const body = [
        table(
          ['equal searches at once', 'calls of the supplier (1)', 'different answers (1)'],
          [[AT_ONCE, calls, different]],
        ),
        `Our own part of a search that nobody made before, ${OFFERS} offers, the supplier's time taken off:`,
        table(
          ['searches', 'median, ms', 'p95, ms (≤ 15)', 'processor of the api each, ms'],
          [
            [
              SEARCHES,
              quantile(sorted, 0.5).toFixed(1),
              quantile(sorted, 0.95).toFixed(1),
              (processorMs / SEARCHES).toFixed(1),
            ],
          ],
        ),
      ].join('\n\n');
      const misses = missesOf([
        { what: `calls of the supplier for ${AT_ONCE} equal searches`, value: calls, atMost: 1, atLeast: 1 },
        { what: 'different answers to equal searches', value: different, atMost: 1 },
      ]);
      return { body, misses };
    } finally {
      await api.stop();
    }
  },
};
