import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogues } from '@travesia/domain/catalogues';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { LOCALES } from '@travesia/domain';
import { runWebpack } from '../bundle.ts';
import { baseConfig } from './base-config.ts';
import { importCatalogues } from './catalogue-loader.ts';

const SOURCE = `import { catalogues } from '@travesia/domain/catalogues';
import type words from './locales/es/page.json';
export const PAGE = catalogues<typeof words>(import.meta.dirname, 'locales/*/page.json');
`;

describe('words of every language in a bundle (P-10)', () => {
  it('a bundle has the words of each language of the list, as Node reads them from the folder', async () => {
    const folder = temporaryFolder('catalogues');
    for (const locale of LOCALES) {
      mkdirSync(join(folder, 'locales', locale), { recursive: true });
      writeFileSync(join(folder, 'locales', locale, 'page.json'), JSON.stringify({ title: `in ${locale}` }));
    }
    writeFileSync(join(folder, 'page.ts'), `${SOURCE}console.log(JSON.stringify(PAGE));\n`);
    const outputDirectory = join(folder, 'dist');
    const base = baseConfig({
      packageDirectory: folder,
      outputDirectory,
      buildId: 'a1',
      target: 'server',
      mode: 'production',
    });
    await runWebpack({ ...base, entry: './page.ts', output: { ...base.output, filename: 'page.cjs' } });
    const bundle = readFileSync(join(outputDirectory, 'page.cjs'), 'utf8');
    expect(bundle).not.toContain('node:fs');
    const read = catalogues<{ title: string }>(folder, 'locales/*/page.json');
    for (const locale of LOCALES) {
      expect(read[locale]).toEqual({ title: `in ${locale}` });
      expect(bundle).toContain(`in ${locale}`);
    }
  });

  it('a further language is imported without a change of the code', () => {
    expect(importCatalogues(SOURCE, ['es', 'pt'])).toContain(`from './locales/pt/page.json'`);
  });

  it('a call that cannot be replaced fails the build', () => {
    expect(() => importCatalogues(SOURCE.replace('import.meta.dirname', 'folder'), ['es'])).toThrow(
      'no bundle can replace',
    );
  });
});
