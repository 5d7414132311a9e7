import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { isWhole, openResultStore } from './result-store.ts';

/** A store that holds one result of mfe-one, and where it was taken to. */
function openExample() {
  const room = temporaryFolder('results');
  const store = openResultStore(join(room, 'store'));
  const keep = (key: string, text = 'code') => {
    const draft = store.draft(`mfe-one-${key}`);
    writeFileSync(join(draft, 'main.js'), text);
    writeFileSync(join(draft, 'main.js.br'), 'packed');
    store.keep('mfe-one', key, draft);
  };
  keep('k1');
  return {
    keep,
    kept: join(room, 'store/results/mfe-one'),
    take: (key: string) => store.take('mfe-one', key, join(room, 'dist/b1')),
    taken: join(room, 'dist/b1'),
  };
}

describe('finished builds by what they were made of', () => {
  it('the same inputs take what is there; others find nothing', () => {
    const { take, taken } = openExample();
    expect(take('k2')).toBe(false);
    expect(take('k1')).toBe(true);
    expect(readFileSync(join(taken, 'main.js'), 'utf8')).toBe('code');
    expect(isWhole(taken, 'k1')).toBe(true);
    expect(isWhole(taken, 'k2')).toBe(false);
  });

  it.each<[string, (folder: string) => void]>([
    ['a byte is another', (folder) => writeFileSync(join(folder, 'main.js'), 'c0de')],
    ['a packed byte is another', (folder) => writeFileSync(join(folder, 'main.js.br'), 'pAcked')],
    ['a file is gone', (folder) => rmSync(join(folder, 'main.js.br'))],
    ['a file is too many', (folder) => writeFileSync(join(folder, 'more.js'), '')],
    ['the seal is broken', (folder) => writeFileSync(join(folder, 'seal.json'), '{')],
  ])('is not taken when %s', (_what, damage) => {
    const { take, taken, kept, keep } = openExample();
    take('k1');
    damage(taken);
    expect(isWhole(taken, 'k1')).toBe(false);
    expect(take('k1')).toBe(true);
    expect(isWhole(taken, 'k1')).toBe(true);

    damage(join(kept, 'k1'));
    expect(take('k1')).toBe(false);
    keep('k1');
    expect(take('k1')).toBe(true);
  });

  it('keeps what was asked for last, and lets go the rest', () => {
    const { keep, kept, take } = openExample();
    const longAgo = new Date('2026-01-01');
    utimesSync(join(kept, 'k1'), longAgo, longAgo);
    take('k1');
    for (const key of ['k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8']) {
      keep(key);
      utimesSync(join(kept, key), longAgo, longAgo);
    }
    keep('k9');
    const left = readdirSync(kept);
    expect(left).toHaveLength(8);
    expect(left).toEqual(expect.arrayContaining(['k1', 'k9']));
  });

  it('an emptied store is an empty store', () => {
    const { kept, take } = openExample();
    rmSync(join(kept, '../..'), { recursive: true });
    expect(take('k1')).toBe(false);
  });
});
