import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A language by its code in code: `'es'`, `/^(es|en)/`. */
export const NAMED = /(['"`])(?:es|en)\1|\b(?:es\|en|en\|es)\b/;
const SOURCES = '{shell,mfe-*,shared/*,backend/*,deploy}/**/*.{ts,tsx}';
const EXEMPT = [
  // The list itself, and this check.
  'shared/domain/src/locales.ts',
  'shared/i18n/scripts/check-languages.ts',
  // Components to look at, in Spanish.
  'shared/ui/gallery/',
  // The languages of suppliers and banks, which are theirs.
  'backend/sandbox/',
];
const TEST = /\.test\.tsx?$|\/testing\/|\/testing[^/]*\.ts$|\/samples\/|node_modules|\/dist\//;

/** Files that name a language instead of reading the list of them, so that another language would be left out. */
export function checkLanguages(root: string): string[] {
  return globSync(SOURCES, { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) })
    .filter((file) => !TEST.test(file) && !EXEMPT.some((exempt) => file.startsWith(exempt)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (NAMED.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
}
