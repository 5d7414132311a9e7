import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startApiAlone } from '../api-alone.ts';
import { manyOffers } from '../many-offers.ts';
import { table } from '../markdown.ts';
import { quantile } from '../quantile.ts';
import { searchOnce } from '../search-once.ts';
import { missesOf, type Section } from '../section.ts';

const AT_ONCE = 500;
const OFFERS = 200;
const SEARCHES = 300;
const FIRST_DAY = 20;

/** What a search costs besides the supplier, and how often the supplier is asked the same. */
export const equalSearches: Section = {
  name: 'equal-searches',
  title: 'Searches: equal ones at once, and our own part of a new one',
  async measure({ folder, say, only }) {
    await only();
    const api = await startApiAlone(join(folder, 'equal-searches'));
    let caller = 0;
    const search = (day: number) => searchOnce(api.url, day, (caller += 1));
    try {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => search(FIRST_DAY)));
      const calls = api.supplier.searches();
      const different = new Set(answers.map(({ bytes }) => bytes.toString('latin1'))).size;
      say(`${AT_ONCE} equal searches: ${calls} calls of the supplier, ${different} different answers`);

      api.supplier.answerWith(manyOffers(api.supplier.lastAnswer(), OFFERS));
      const ownMs: number[] = [];
      const replies: Buffer[] = [];
      const processorBeforeMs = api.processorMs();
      for (let index = 0; index < SEARCHES; index += 1) {
        const { bytes, tookMs } = await search(FIRST_DAY + 1 + index);
        ownMs.push(tookMs - api.supplier.lastTookMs());
        replies.push(bytes);
      }
      const processorMs = (api.processorMs() ?? NaN) - (processorBeforeMs ?? NaN);
      // Not before all are measured: what this process unpacks would be in the way of the next one.
      for (const bytes of replies) {
        const { meta } = JSON.parse(brotliDecompressSync(bytes).toString()) as { meta: { count: number } };
        if (meta.count !== OFFERS) throw new Error(`${meta.count} offers instead of ${OFFERS}`);
      }
      const sorted = ownMs.toSorted((one, other) => one - other);
      const body = [
        table(
          ['equal searches at once', 'calls of the supplier (1)', 'different answers (1)'],
          [[AT_ONCE, calls, different]],
        ),
        `Our own part of a search that nobody made before, ${OFFERS} offers, the supplier's time taken off:`,
        table(
          ['searches', 'median, ms', 'p95, ms (≤ 15)', 'first of the process, ms', 'CPU time per search, ms'],
          [
            [
              SEARCHES,
              quantile(sorted, 0.5).toFixed(1),
              quantile(sorted, 0.95).toFixed(1),
              (ownMs[0] ?? NaN).toFixed(1),
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
