import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lockedVersions } from './locked-versions.ts';
import { WORKSPACE } from './workspace.ts';

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  mfe-hotels:
    dependencies:
      '@travesia/ui':
        specifier: workspace:*
        version: link:../shared/ui
      react-dom:
        specifier: 'catalog:'
        version: 19.3.1(react@19.3.1)
    devDependencies:
      msw:
        specifier: 'catalog:'
        version: 3.0.5

  shared/ui:
    dependencies:
      short:
        specifier: 'catalog:'
        version: '@scope/real@2.0.0'

packages:

  '@scope/real@2.0.0':
    resolution: {integrity: sha512-real}

  msw@3.0.5:
    resolution: {integrity: sha512-msw}

  react-dom@19.3.1:
    resolution: {integrity: sha512-dom}

  react@19.3.1:
    resolution: {integrity: sha512-react}

snapshots:

  '@scope/real@2.0.0': {}

  msw@3.0.5: {}

  react-dom@19.3.1(react@19.3.1):
    dependencies:
      react: 19.3.1

  react@19.3.1: {}
`;
const of = (lockfile: string, ...folders: string[]) => lockedVersions(lockfile, folders);
const HOTELS = ['mfe-hotels', 'shared/ui'];

describe('what a build is made of, as the lockfile has it', () => {
  it.each([
    ['another remote comes', '\npackages:', '\n  mfe-car-hire:\n    dependencies: {}\n\npackages:', true],
    ['a package for tests is replaced', 'msw@3.0.5', 'msw@3.0.6', true],
    ['a package is replaced', 'react-dom@19.3.1:', 'react-dom@19.3.2:', false],
    ['other bytes under a name', 'sha512-dom', 'sha512-other', false],
    ['other bytes further down', 'sha512-react', 'sha512-other', false],
    ['other bytes under an alias, in a shared package', 'sha512-real', 'sha512-other', false],
  ])('P-03: %s', (_what, from, to, isSame) => {
    expect(LOCKFILE).toContain(from);
    const after = LOCKFILE.replace(from, to);
    expect(of(after, ...HOTELS) === of(LOCKFILE, ...HOTELS)).toBe(isSame);
  });

  it('another form of file counts as a whole', () => {
    expect(of('lockfileVersion: 99\n', ...HOTELS)).toBe('lockfileVersion: 99\n');
  });

  it('this workspace: a remote is made of React and webpack, not of the database', () => {
    const own = readFileSync(join(WORKSPACE, 'pnpm-lock.yaml'), 'utf8');
    const locked = of(own, 'mfe-cruises', 'shared/platform', 'shared/tooling', 'shared/ui');
    for (const name of ['react@', 'react-dom@', 'scheduler@', 'webpack@', '@swc/core@'])
      expect(locked).toMatch(new RegExp(`^${name}`, 'm'));
    expect(locked).not.toMatch(/^(pg|fastify|msw|@playwright\/test)@/m);
  });
});
