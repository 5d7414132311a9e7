/**
 * The apis of the version before the newest migration are replaced by this version's, one after the other, taken back, and
 * replaced again, while people read, search and book: migrations have to leave the tables usable for the version before.
 * That version comes from git, and its packages are installed in a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { backendProcesses } from '@travesia/deploy/backend-processes';
import { WORKSPACE } from '@travesia/tooling';
import { openStory } from '../demo/story.ts';
import { startLoad } from '../scale/load.ts';
import { openScale } from '../scale/open-scale.ts';
import { judgeLoad, restart } from '../scale/rolling-restart.ts';
import { compareLedgers } from '../scale/compare-ledgers.ts';

const MIGRATIONS = ['backend/api/src/database/migrations/index.ts', 'backend/api/src/verticals/*/migration*'];
const WARM_MS = 3_000;

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: WORKSPACE, encoding: 'utf8' }).trim();

/** The commit before the newest migration; null where this is no whole clone. */
function commitBeforeMigration(): string | null {
  try {
    return git('rev-parse', `${git('log', '-1', '--format=%H', '--', ...MIGRATIONS)}^`);
  } catch {
    return null;
  }
}

/** Its files, with the packages of its own lockfile. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'travesia-previous-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: WORKSPACE, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const [pnpm = 'pnpm'] = /pnpm@[\d.]+/.exec(readFileSync(join(folder, 'deploy/run.mjs'), 'utf8')) ?? [];
  execFileSync('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
}

const story = openStory();
const commit = commitBeforeMigration();
if (commit === null) {
  story.line('There is no earlier version in this clone: NOT RUN.');
  process.exit(1);
}
story.line(`the version before the newest migration: ${git('log', '-1', '--format=%h %s', commit)}`);
const folder = checkOut(commit);
const previous = (await import(pathToFileURL(join(folder, 'deploy/stack/backend-processes.ts')).href)) as {
  readonly backendProcesses: typeof backendProcesses;
};
let isPrevious = true;
const scale = await openScale(story.line, (backend, name) =>
  backend(isPrevious ? previous.backendProcesses : backendProcesses).startApi(name),
);
if (typeof scale === 'string') {
  rmSync(folder, { recursive: true, force: true });
  story.line(`There is no ${scale} for this machine: NOT RUN.`);
  process.exit(1);
}
try {
  const load = startLoad(scale);
  await pause(WARM_MS);
  for (const [title, goesBack] of [
    ['The new version comes, and changes the tables', false],
    ['It is taken back: the version before works on the changed tables', true],
    ['It comes again', false],
  ] as const) {
    story.chapter(title);
    isPrevious = goesBack;
    for (const api of scale.apis) await restart(api, story);
  }
  await judgeLoad(load, story);
  await compareLedgers(scale, story);
} finally {
  await scale.close(story.faults() > 0);
  rmSync(folder, { recursive: true, force: true });
  if (story.faults() > 0) story.line(`logs: ${scale.folder}/logs, ${scale.folder}/nginx`);
}
process.exitCode = story.faults() === 0 ? 0 : 1;
