import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from './temporary-folder.ts';

const MODULE = join(import.meta.dirname, 'temporary-folder.ts');

/** A script that opens two folders in a place of its own, names them, and ends its own way. */
function runScript(ending: string) {
  const place = temporaryFolder('place');
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module-typescript',
      '--eval',
      `import { temporaryFolder } from ${JSON.stringify(MODULE)};
       console.log(JSON.stringify([temporaryFolder('one'), temporaryFolder('two')]));
       ${ending}`,
    ],
    { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', TMPDIR: place } },
  );
  return { folders: JSON.parse(stdout) as string[], left: () => readdirSync(place) };
}

describe('temporary folders', () => {
  it('of a test file lie in its room, each for itself', () => {
    const [one, two] = [temporaryFolder('same'), temporaryFolder('same')];
    expect(one).not.toBe(two);
    expect(dirname(one)).toBe(dirname(two));
    expect(existsSync(one)).toBe(true);
  });

  it.each([
    ['ends', ''],
    ['fails', `throw new Error('planned');`],
    ['leaves', 'process.exit(1);'],
  ])('of a script are gone when it %s', (_name, ending) => {
    const { folders, left } = runScript(ending);
    expect(folders).toHaveLength(2);
    expect(left()).toEqual([]);
  });

  it('of a script that is killed leave one room', () => {
    const { folders, left } = runScript(`process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`);
    expect(left()).toHaveLength(1);
    expect(new Set(folders.map((folder) => dirname(folder))).size).toBe(1);
  });
});
