import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inputFiles } from './build-id.ts';
import { isBundled } from './bundled-files.ts';
import { WORKSPACE } from './workspace.ts';

describe('what a build is named after', () => {
  it.each([
    ['src/entry.tsx', true],
    ['package.json', true],
    ['src/gallery/gallery.tsx', true],
    ['ops/markets/markets.module.css', true],
    ['src/server/index.tsx', true],
    ['server/site.ts', false],
    ['gallery', false],
    ['node_modules/react/index.js', false],
    ['src/entry.test.tsx', false],
    ['src/testing/world.ts', false],
    ['README.md', false],
  ])('%s: %s', (path, isPart) => {
    expect(isBundled(path)).toBe(isPart);
  });

  it('a remote: its own sources, those of shared packages, and the tools that build it', () => {
    const files = inputFiles(`${WORKSPACE}/mfe-hotels`).map((file) => relative(WORKSPACE, file));
    expect(files).toEqual(
      expect.arrayContaining([
        'mfe-hotels/src/entry.tsx',
        'shared/ui/src/gallery/gallery.tsx',
        'shared/platform/src/server/index.tsx',
        'shared/tooling/src/webpack/base-config.ts',
      ]),
    );
    expect(files.filter((file) => file.startsWith('shell/'))).toEqual([]);
  });
});
