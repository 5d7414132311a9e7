import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Build } from '@travesia/tooling';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { keepShellBuild } from './keep-shell-build.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-20T10:00:00Z');

function built(build: string): Build {
  const directory = temporaryFolder('build');
  for (const name of ['shell.1.js', 'shell.1.js.br', 'server.cjs', 'files.json'])
    writeFileSync(join(directory, name), build);
  const file = (path: string, role: 'entry' | 'server') =>
    ({ path, role, bytes: 1, initial: true, integrity: 'sha384-x' }) as const;
  return {
    name: 'shell',
    build,
    directory,
    isCached: false,
    shared: {},
    files: [file('shell.1.js', 'entry'), file('server.cjs', 'server')],
  };
}

describe('builds of the shell', () => {
  const archive = temporaryFolder('archive');
  const kept = () => readdirSync(archive).toSorted();

  it('P-03: stay a week after they were replaced, and then go', () => {
    const first = keepShellBuild(archive, built('one'), NOW_MS);
    expect(readdirSync(first).toSorted()).toEqual([
      'files.json',
      'server.cjs',
      'shell.1.js',
      'shell.1.js.br',
    ]);
    keepShellBuild(archive, built('two'), NOW_MS + 30 * DAY_MS);
    expect(kept()).toEqual(['one', 'two']);
    keepShellBuild(archive, built('two'), NOW_MS + 37 * DAY_MS);
    expect(kept()).toEqual(['one', 'two']);
    keepShellBuild(archive, built('two'), NOW_MS + 37 * DAY_MS + 1);
    expect(kept()).toEqual(['two']);
  });

  it('P-03: one that is live again is not old', () => {
    keepShellBuild(archive, built('three'), NOW_MS + 40 * DAY_MS);
    const back = keepShellBuild(archive, built('two'), NOW_MS + 60 * DAY_MS);
    expect(existsSync(join(back, 'replaced-at'))).toBe(false);
    expect(kept()).toEqual(['three', 'two']);
  });
});
