import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareLanguages, flatten, unusedKeys } from './keys.ts';

const LOCALE_GLOBS = [
  '*/src/locales',
  'shell/{checkout,ops}/locales',
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
];

function readCode(root: string, folders: readonly string[]): string {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|node_modules|\/dist\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** What is wrong with the texts below a root folder; empty when all is well. */
export function checkTexts(root: string): string[] {
  const problems: string[] = [];
  for (const folder of globSync(LOCALE_GLOBS, { cwd: root })) {
    const code = readCode(
      root,
      USERS.find(([prefix]) => folder.startsWith(prefix))?.[1] ?? [join(folder, '..')],
    );
    const names = new Set(
      globSync('{es,en}/*.json', { cwd: join(root, folder) }).map((file) => basename(file)),
    );
    for (const name of names) {
      const [es, en] = ['es', 'en'].map((locale) => join(root, folder, locale, name));
      const missing = [es, en].filter((file) => !file || !existsSync(file));
      if (!es || !en || missing.length > 0) {
        problems.push(`${relative(root, missing[0] ?? '')}: the file is missing`);
        continue;
      }
      const where = join(folder, '{es,en}', name);
      const spanish = readTexts(es);
      problems.push(...compareLanguages(spanish, readTexts(en)).map((problem) => `${where}: ${problem}`));
      problems.push(...unusedKeys(spanish, code).map((key) => `${where}: ${key} is used nowhere`));
    }
  }
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = join(import.meta.dirname, '../../..');
  const problems = checkTexts(root);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'texts: every key in both languages, none unused\n' : '');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
