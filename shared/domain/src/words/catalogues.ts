import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLocale, type Locale } from '../locales.ts';

/**
 * The words of a catalogue in every language. `*` in the path stands for the language, so that a further language
 * is a further file and no change of code. Node reads the files here; in a bundle, the catalogue loader of
 * `@travesia/tooling` replaces the call by imports of the same files.
 */
export function catalogues<Words>(directory: string, path: string): Readonly<Record<Locale, Words>> {
  return byLocale(
    (locale) => JSON.parse(readFileSync(join(directory, path.replace('*', locale)), 'utf8')) as Words,
  );
}
