import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES } from '@travesia/domain';
import { checkFormats } from './check-formats.ts';
import { checkLanguages } from './check-languages.ts';
import { compareLanguages, flatten, unusedFields, unusedKeys } from './keys.ts';

const LOCALE_GLOBS = [
  '*/src/locales',
  'shell/{checkout,desk,ops,server}/locales',
  'shared/*/src/locales',
  'backend/*/src/locales',
];

function readTexts(file: string): Map<string, string> {
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as unknown);
}

/** Words of a shared package are used by whoever renders with it. */
const EVERYBODY = ['shell', 'mfe-*', 'shared/*/src'];
const USERS: readonly (readonly [string, readonly string[]])[] = [
  ['shared/', EVERYBODY],
  ['shell/', ['shell']],
  ['backend/', ['backend', 'shared/*/src']],
];

function readCode(root: string, folders: readonly string[]): string {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|node_modules|\/dist\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** Catalogues that are read as data, `WORDS.flights`, and not by keys. */
const DATA =
  /(?<!defineTexts\(\s*'[\w-]+',\s*)(?<!wordsIn\(\s*)catalogues<[^>]*>\(\s*import\.meta\.dirname,\s*'[^']*\/([\w-]+\.json)'/g;

/** What is wrong with the texts below a root folder (X-01); empty when all is well. */
export function checkTexts(root: string, locales: readonly string[] = LOCALES): string[] {
  const problems: string[] = [];
  for (const folder of globSync(LOCALE_GLOBS, { cwd: root })) {
    const code = readCode(
      root,
      USERS.find(([prefix]) => folder.startsWith(prefix))?.[1] ?? [
        folder.startsWith('mfe-') ? join(folder, '../..') : join(folder, '..'),
      ],
    );
    const data = new Set([...code.matchAll(DATA)].map((match) => match[1]));
    const names = new Set(globSync('*/*.json', { cwd: join(root, folder) }).map((file) => basename(file)));
    for (const name of names) {
      const files = locales.map((locale) => join(root, folder, locale, name));
      const missing = files.filter((file) => !existsSync(file));
      problems.push(...missing.map((file) => `${relative(root, file)}: the file is missing`));
      if (missing.length > 0) continue;
      const [first, ...others] = files.map((file, index) => [locales[index] ?? '', readTexts(file)] as const);
      if (!first) continue;
      const where = join(folder, '*', name);
      const isData = data.has(name);
      for (const other of others) {
        problems.push(...compareLanguages(first, other, isData).map((problem) => `${where}: ${problem}`));
      }
      const unused = isData ? unusedFields(first[1], code) : unusedKeys(first[1], code);
      problems.push(...unused.map((key) => `${where}: ${key} is used nowhere`));
    }
  }
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../../..');
  const problems = [
    ...checkTexts(root),
    ...checkLanguages(root).map((place) => `${place} names a language; the list is in @travesia/domain`),
    ...checkFormats(root).map((place) => `${place} formats on its own; @travesia/domain has the formats`),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'texts: every key in every language, none unused\n' : '');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
