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
    ['a widget with the name of a room', ['shared/ui/src/gallery/gallery.tsx'], ['mfe-flights'], false],
    ['a page that shows widgets', ['shared/ui/gallery/build.ts'], [], false],
    ['what serves the shell', ['shell/server/site.ts', 'shell/markets/ES.json'], [], true],
    ['words for people', ['README.md', 'shell/README.md'], [], false],
  ])('%s', (_what, files, remotes, isShellTouched) => {
    expect(affectedBy(files, PACKAGES)).toMatchObject({ remotes, isShellTouched });
  });

  it.each([
    ['a package that one uses', 'react@19.3.1', 'react@19.3.2', ['mfe-hotels'], false],
    ['a package of a shared one', 'money@1.0.0', 'money@1.0.1', ['mfe-flights'], true],
    ['a package that none is made of', 'pg@8.0.0', 'pg@8.0.1', [], false],
  ])('P-03: the lockfile, %s', (_what, from, to, remotes, isShellTouched) => {
    const importer = (folder: string, name: string, version: string) =>
      `  ${folder}:\n    dependencies:\n      ${name}:\n        specifier: any\n        version: ${version}\n`;
    const lockfile = (react: string, money: string, pg: string) =>
      [
        'importers:\n',
        importer('mfe-hotels', 'react', react),
        importer('shared/domain', 'money', money),
        importer('backend/api', 'pg', pg),
        'snapshots:\n',
        ...[`react@${react}`, `money@${money}`, `pg@${pg}`].map((key) => `  ${key}: {}\n`),
      ].join('\n');
    const before = lockfile('19.3.1', '1.0.0', '8.0.0');
    const after = before
      .replaceAll(from, to)
      .replaceAll(`version: ${from.split('@')[1]}`, `version: ${to.split('@')[1]}`);
    expect(affectedBy(['pnpm-lock.yaml'], PACKAGES, { before, after })).toMatchObject({
      remotes,
      isShellTouched,
    });
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
