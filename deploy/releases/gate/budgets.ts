import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile } from '@travesia/contracts';
import type { Build } from '@travesia/tooling';

/**
 * What one remote may weigh, in bytes as they go over the wire (Brotli). A page loads a part of all its scripts: what a
 * visitor waits for is the first view.
 */
const BUDGETS = {
  'remote entry': 8_000,
  'first view, scripts': 50_000,
  'all scripts': 200_000,
  'all styles': 24_000,
} as const;

/** React's own inside, which every copy of it carries; the shell provides the only one. */
const SIGN_OF_REACT = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What is wrong with the weight of a build, each with the difference; empty where nothing is. */
export function checkBudgets(build: Pick<Build, 'files' | 'directory'>): string[] {
  const weigh = (wanted: (file: ReleaseFile) => boolean) =>
    build.files
      .filter(wanted)
      .reduce((sum, { path }) => sum + statSync(join(build.directory, `${path}.br`)).size, 0);
  const isScript = ({ role }: ReleaseFile) => role === 'entry' || role === 'chunk';
  const weights: Record<keyof typeof BUDGETS, number> = {
    'remote entry': weigh(({ role }) => role === 'entry'),
    'first view, scripts': weigh((file) => isScript(file) && file.initial),
    'all scripts': weigh(isScript),
    'all styles': weigh(({ role }) => role === 'style'),
  };
  const tooHeavy = Object.entries(BUDGETS).flatMap(([what, limit]) => {
    const bytes = weights[what as keyof typeof BUDGETS];
    const over = bytes - limit;
    return over > 0
      ? [`${what}: ${kilobytes(bytes)} of ${kilobytes(limit)}, ${kilobytes(over)} too much`]
      : [];
  });
  const copies = build.files
    .filter(
      (file) =>
        isScript(file) && readFileSync(join(build.directory, file.path), 'utf8').includes(SIGN_OF_REACT),
    )
    .map(({ path }) => `${path} carries a React of its own; the shell provides it`);
  return [...tooHeavy, ...copies];
}
