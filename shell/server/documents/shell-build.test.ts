import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { readEarlierBuilds, readShellBuild } from './shell-build.ts';

/** A folder of builds, as several sites share it; each was touched so many minutes ago. */
function builds(
  minutesAgo: Readonly<Record<string, number>>,
  { replaced = [], unfinished = [] }: { replaced?: readonly string[]; unfinished?: readonly string[] } = {},
): string {
  const archive = temporaryFolder('builds');
  for (const [build, minutes] of Object.entries(minutesAgo)) {
    const folder = join(archive, build);
    mkdirSync(folder);
    if (!unfinished.includes(build))
      writeFileSync(join(folder, 'files.json'), JSON.stringify({ name: 'shell', build, files: [] }));
    if (replaced.includes(build)) writeFileSync(join(folder, 'replaced-at'), '2026-11-20T10:00:00Z');
    const touched = new Date(Date.now() - minutes * 60_000);
    utimesSync(folder, touched, touched);
  }
  return archive;
}

describe('which build of the shell a site shows', () => {
  it.each([
    ['the newest', { old: 60, new: 5 }, {}, 'new'],
    [
      'not one that was replaced, though that was noted in it last',
      { old: 1, new: 5 },
      { replaced: ['old'] },
      'new',
    ],
    ['the one that went back into use', { old: 5, new: 1 }, { replaced: ['new'] }, 'old'],
    ['none that is not finished', { old: 60, new: 1 }, { unfinished: ['new'] }, 'old'],
  ])('P-03: %s', (_which, minutesAgo, marks, live) => {
    expect(readShellBuild(builds(minutesAgo, marks)).build).toBe(live);
  });

  it('the others beside it are served for tabs that began with them', () => {
    const live = readShellBuild(builds({ old: 60, new: 5 }));
    expect(readEarlierBuilds(live, () => {}).map(({ build }) => build)).toEqual(['old']);
  });

  it('a folder without any says what to do', () => {
    expect(() => readShellBuild(builds({}))).toThrow('npm run build');
  });
});
