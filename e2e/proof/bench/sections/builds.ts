import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../paired-ratio.ts';
import { table } from '../markdown.ts';
import type { Section } from '../section.ts';

const run = promisify(execFile);
const ROUNDS_MAX = 3;
/** The largest of them. */
const ONE_REMOTE = 'mfe-flights';
const SCRIPT = join(import.meta.dirname, '../timed-build.ts');

async function build(folder: string, cache: string, remote?: string): Promise<number> {
  const output = mkdtempSync(join(folder, 'output-'));
  const { stdout } = await run(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    SCRIPT,
    output,
    cache,
    ...(remote ? [remote] : []),
  ]);
  rmSync(output, { recursive: true });
  return Number(stdout);
}

/** How long a team waits for its remote, and a machine for everything. */
export const builds: Section = {
  name: 'builds',
  title: 'Build of shell and remotes, browser and server bundles, packed',
  async measure({ folder, pairs, say, only }) {
    await only();
    const rounds: { all: number; again: number; one: number }[] = [];
    for (let round = 0; round < Math.min(pairs, ROUNDS_MAX); round += 1) {
      const cache = mkdtempSync(join(folder, 'cache-'));
      const all = await build(folder, cache);
      const again = await build(folder, cache);
      const one = await build(folder, mkdtempSync(join(folder, 'cache-')), ONE_REMOTE);
      rmSync(cache, { recursive: true });
      rounds.push({ all, again, one });
      say(`all ${all} ms, again ${again} ms, ${ONE_REMOTE} alone ${one} ms`);
    }
    const seconds = (values: readonly number[]) => (median(values) / 1000).toFixed(1);
    const body = table(
      [
        'rounds',
        'all, nothing cached, s (≤ 15)',
        'all, cached, s (≤ 5)',
        `${ONE_REMOTE} alone, s`,
        'one / all (≤ 0.30)',
      ],
      [
        [
          rounds.length,
          seconds(rounds.map(({ all }) => all)),
          seconds(rounds.map(({ again }) => again)),
          seconds(rounds.map(({ one }) => one)),
          median(rounds.map(({ one, all }) => one / all)).toFixed(2),
        ],
      ],
    );
    return { body, misses: [] };
  },
};
