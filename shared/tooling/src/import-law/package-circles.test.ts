import { describe, expect, it } from '@jest/globals';
import { packageCircles } from './package-circles.ts';

const imports = (source: string, ...paths: string[]) => ({ source, imports: paths });

describe('circles of packages', () => {
  it('are found where no two files need each other', () => {
    expect(
      packageCircles([
        imports('shared/words/src/provider.ts', 'shared/platform/src/libraries.ts'),
        imports('shared/platform/src/root.ts', 'shared/words/src/texts.ts'),
        imports('mfe-one/src/page.ts', 'shared/platform/src/root.ts'),
      ]),
    ).toEqual([['shared/platform', 'shared/words']]);
  });

  it('are found over three', () => {
    expect(
      packageCircles([
        imports('shared/a/src/a.ts', 'shared/b/src/b.ts'),
        imports('shared/b/src/b.ts', 'shared/c/src/c.ts'),
        imports('shared/c/src/c.ts', 'shared/a/src/other.ts'),
      ]),
    ).toEqual([['shared/a', 'shared/b', 'shared/c']]);
  });

  it('are not made by files of one package, by tests, or by two ways to the same place', () => {
    expect(
      packageCircles([
        imports('shared/a/src/a.ts', 'shared/a/src/b.ts', 'shared/b/src/b.ts', 'shared/c/src/c.ts'),
        imports('shared/b/src/b.ts', 'shared/c/src/c.ts'),
        imports('shared/c/src/c.test.ts', 'shared/a/src/a.ts'),
      ]),
    ).toEqual([]);
  });
});
