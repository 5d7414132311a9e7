import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createRemote } from './create-remote.ts';

const workspace = () => temporaryFolder('remote');

describe('a new remote', () => {
  it('P-03: is whole, under its own name, with nothing left to fill in', () => {
    const folder = workspace();
    const files = createRemote('mfe-car-hire', folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'mfe-car-hire/README.md',
        'mfe-car-hire/package.json',
        'mfe-car-hire/remote.manifest.ts',
        'mfe-car-hire/src/entry.tsx',
        'mfe-car-hire/src/server-entry.tsx',
        'mfe-car-hire/src/remote.test.tsx',
        'mfe-car-hire/src/locales/es/car-hire.json',
        'mfe-car-hire/src/locales/en/car-hire.json',
      ]),
    );
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
    const description = JSON.parse(readFileSync(join(folder, 'mfe-car-hire/package.json'), 'utf8'));
    expect(description).toMatchObject({ name: '@travesia/mfe-car-hire', description: 'Car hire' });
  });

  it('X-01: says the same things in both languages', () => {
    const folder = workspace();
    createRemote('mfe-car-hire', folder);
    const keys = (locale: string) =>
      Object.keys(
        JSON.parse(readFileSync(join(folder, `mfe-car-hire/src/locales/${locale}/car-hire.json`), 'utf8')),
      );
    expect(keys('es')).toEqual(keys('en'));
  });

  it.each(['', 'cars', 'mfe-', 'mfe-Cars', 'mfe-../x', 'mfe-cars-', 'mfe-cars/x'])(
    'refuses the name %j and writes nothing',
    (name) => {
      const folder = workspace();
      expect(() => createRemote(name, folder)).toThrow(/no name of a remote/);
      expect(existsSync(join(folder, name === '' ? 'package.json' : name))).toBe(false);
    },
  );

  it('never writes over one that is there', () => {
    const folder = workspace();
    createRemote('mfe-cars', folder);
    expect(() => createRemote('mfe-cars', folder)).toThrow(/is there already/);
  });
});
