import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { table } from '../markdown.ts';
import { median } from '../paired-ratio.ts';
import type { Section } from '../section.ts';

const run = promisify(execFile);
const QUERY_MS = 300;

interface Round {
  readonly queryMs: number;
  readonly worstMs: number;
  readonly idleWorstMs: number;
}

/** Whether everybody waits for one heavy query of the embedded database. */
export const eventLoop: Section = {
  name: 'event-loop',
  title: `Worst delay of the api's event loop during a query of ${QUERY_MS} ms (embedded database)`,
  async measure({ pairs, only }) {
    await only();
    const { stdout } = await run(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../long-query.ts'),
      String(QUERY_MS),
      String(pairs),
    ]);
    const rounds = JSON.parse(stdout) as Round[];
    const worst = (values: readonly number[]) => [median(values).toFixed(1), Math.max(...values).toFixed(1)];
    const body = table(
      [
        'rounds',
        'query, ms',
        'worst delay, ms (≤ 20)',
        'of all rounds',
        'without a query, ms',
        'of all rounds',
      ],
      [
        [
          rounds.length,
          median(rounds.map(({ queryMs }) => queryMs)).toFixed(0),
          ...worst(rounds.map(({ worstMs }) => worstMs)),
          ...worst(rounds.map(({ idleWorstMs }) => idleWorstMs)),
        ],
      ],
    );
    return { body, misses: [] };
  },
};
