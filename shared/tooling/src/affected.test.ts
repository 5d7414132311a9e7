import { describe, expect, it } from '@jest/globals';
import { affectedBy, readPackages, type PackageNode } from './affected.ts';

const PACKAGES: PackageNode[] = [
  { name: '@travesia/domain', folder: 'shared/domain', dependencies: [] },
  { name: '@travesia/ui', folder: 'shared/ui', dependencies: ['@travesia/domain'] },
  { name: '@travesia/shell', folder: 'shell', dependencies: ['@travesia/domain'] },
  { name: '@travesia/mfe-flights', folder: 'mfe-flights', dependencies: ['@travesia/ui'] },
  { name: '@travesia/mfe-hotels', folder: 'mfe-hotels', dependencies: ['react'] },
];

describe('what a change touches', () => {
  it.each([
    ['one remote', ['mfe-hotels/src/hotels.tsx'], ['mfe-hotels'], false],
    ['a test of it', ['mfe-hotels/src/hotels.test.tsx'], [], false],
    ['a package that two use', ['shared/domain/src/money.ts'], ['mfe-flights'], true],
    ['a package that one uses', ['shared/ui/src/button.tsx'], ['mfe-flights'], false],
    ['the lockfile', ['pnpm-lock.yaml'], ['mfe-flights', 'mfe-hotels'], true],
    ['words for people', ['README.md', 'shell/README.md'], [], false],
  ])('%s', (_what, files, remotes, isShellTouched) => {
    expect(affectedBy(files, PACKAGES)).toMatchObject({ remotes, isShellTouched });
  });

  it('names what changed, who uses it, and what belongs to nobody', () => {
    expect(affectedBy(['shared/ui/src/button.tsx', 'README.md'], PACKAGES)).toMatchObject({
      changed: ['@travesia/ui'],
      dependants: ['@travesia/mfe-flights'],
      elsewhere: ['README.md'],
    });
  });

  it('P-03: in this workspace a change of one remote touches no other and not the shell', () => {
    expect(affectedBy(['mfe-cruises/src/cruises.tsx'], readPackages())).toMatchObject({
      remotes: ['mfe-cruises'],
      isShellTouched: false,
    });
  });
});
