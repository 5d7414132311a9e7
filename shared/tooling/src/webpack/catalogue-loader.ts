import { LOCALES } from '@travesia/domain';

const IMPORT = /^import \{ catalogues \} from '@travesia\/domain\/catalogues';\n/m;
const CALL = /\bcatalogues<[^>]*>\(\s*import\.meta\.dirname,\s*'([^']+)',?\s*\)/g;

/** Replaces calls of `catalogues` by an import of each language's file: a bundle cannot read folders. */
export function importCatalogues(source: string, locales: readonly string[]): string {
  if (!IMPORT.test(source)) return source;
  const imports: string[] = [];
  const code = source.replace(IMPORT, '').replaceAll(CALL, (_call, path: string) => {
    const entries = locales.map((locale) => {
      const name = `words${imports.length}`;
      const file = path.replace('*', locale);
      imports.push(`import ${name} from '${file.startsWith('.') ? file : `./${file}`}';`);
      return `${JSON.stringify(locale)}: ${name}`;
    });
    return `({ ${entries.join(', ')} })`;
  });
  // What is written otherwise would fail in the browser only.
  if (/\bcatalogues\b/.test(code)) throw new Error('a call of catalogues that no bundle can replace');
  return `${imports.join('\n')}\n${code}`;
}

const catalogueLoader = (source: string): string => importCatalogues(source, LOCALES);

// webpack looks for a loader there.
export { catalogueLoader as default };
