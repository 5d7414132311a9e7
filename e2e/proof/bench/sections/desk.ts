import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '@travesia/deploy/postgres';
import { table } from '../markdown.ts';
import { median } from '../paired-ratio.ts';
import { quantile } from '../quantile.ts';
import { missesOf, type Section } from '../section.ts';

const ROUNDS = 40;
const SEARCH_MS = 100;
const QUEUES_MS = 200;

/** How long the desk takes with many bookings (D-12); BENCH_BOOKINGS makes it fewer while one works on it. */
export const desk: Section = {
  name: 'desk',
  title: 'A search and the queues of the service desk, with a million bookings on PostgreSQL',
  async measure({ only, say }) {
    await only();
    const bookings = Number(process.env.BENCH_BOOKINGS ?? 1_000_000);
    const server = await startPostgres(18);
    if (!server)
      return { body: 'There is no PostgreSQL for this machine.', misses: ['PostgreSQL is missing'] };
    try {
      say(`writing ${bookings} bookings`);
      const child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          join(import.meta.dirname, '../desk-alone.ts'),
          String(bookings),
          String(ROUNDS),
        ],
        { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, TEST_DATABASE_URL: server.url } },
      );
      const [told] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      const { found, queues } = JSON.parse(told) as { found: Record<string, number[]>; queues: number[] };
      const rows = [...Object.entries(found), ['queues', queues] as const].map(([what, times]) => {
        const sorted = times.toSorted((one, other) => one - other);
        return {
          what,
          atMost: what === 'queues' ? QUEUES_MS : SEARCH_MS,
          median: median(sorted),
          p95: quantile(sorted, 0.95),
        };
      });
      return {
        body: `${bookings.toLocaleString('en')} bookings, ${ROUNDS} calls each, from the call to the whole reply.\n\n${table(
          ['by', 'median, ms', 'p95, ms', 'allowed, ms'],
          rows.map((row) => [row.what, row.median.toFixed(1), row.p95.toFixed(1), row.atMost]),
        )}`,
        misses: missesOf(
          rows.map(({ what, atMost, p95 }) => ({
            what: `p95 by ${what}, ms`,
            value: Math.ceil(p95),
            atMost,
          })),
        ),
      };
    } finally {
      await server.stop();
    }
  },
};
