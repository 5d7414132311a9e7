/**
 * Adds Portuguese in a copy of the sources: its line in the list of languages, and its words (for which the Spanish ones
 * stand, since only their completeness is looked at). Nothing else may be missing; and without the words each missing
 * file has to be named.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES } from '@travesia/domain';

const WORKSPACE = join(import.meta.dirname, '../../..');
const LIST = 'shared/domain/src/locales.ts';
/** As text: it is none of the languages. */
const ADDED: string = 'pt';
const LINE = `  ${ADDED}: { name: 'Português', tag: 'pt-PT', namesTag: 'pt-PT', isUnitSpaced: true, justNow: 'agora mesmo' },\n`;

const folder = mkdtempSync(join(tmpdir(), 'travesia-third-language-'));
const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: WORKSPACE,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\0')
  .filter((file) => /\.(?:tsx?|json|ya?ml|d\.ts|css)$/.test(file) && existsSync(join(WORKSPACE, file)));

function copySources(): void {
  for (const file of sources) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(WORKSPACE, file), join(folder, file));
    // Packages name each other by relative links, which then lead to the copies.
    const packages = join(dirname(file), 'node_modules');
    if (!file.endsWith('package.json') || !existsSync(join(WORKSPACE, packages))) continue;
    if (packages === 'node_modules') symlinkSync(join(WORKSPACE, packages), join(folder, packages));
    else
      cpSync(join(WORKSPACE, packages), join(folder, packages), { recursive: true, verbatimSymlinks: true });
  }
}

/** What a command of this workspace finds wrong in the copy. */
function problemsOf(command: string, ...parameters: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? [] : `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}
const missingWords = () =>
  problemsOf(process.execPath, '--disable-warning=ExperimentalWarning', 'shared/i18n/scripts/check-keys.ts');

const inPortuguese = (file: string) => file.replace('/es/', `/${ADDED}/`);

function expectNone(lines: readonly string[], title: string): void {
  if (lines.length > 0) throw new Error([title, ...lines].join('\n'));
}

try {
  expectNone(
    LOCALES.filter((locale) => locale === ADDED),
    'It is a language of the site; choose another one:',
  );
  copySources();
  const list = readFileSync(join(folder, LIST), 'utf8');
  writeFileSync(join(folder, LIST), list.replace('\n  en: {', `\n${LINE}  en: {`));

  const catalogues = globSync('**/locales/es/*.json', {
    cwd: folder,
    exclude: (path) => /node_modules/.test(path),
  });
  const named = new Set(missingWords());
  expectNone(
    catalogues.filter((file) => !named.has(`${inPortuguese(file)}: the file is missing`)),
    'Files of words whose absence nobody notices:',
  );
  for (const file of catalogues) {
    const portuguese = join(folder, inPortuguese(file));
    mkdirSync(dirname(portuguese), { recursive: true });
    cpSync(join(folder, file), portuguese);
  }
  expectNone(
    [...missingWords(), ...problemsOf(join(WORKSPACE, 'node_modules/.bin/tsc'), '--noEmit')],
    'A language is more than its line and its words:',
  );
  console.log(`A language is one line of ${LIST} and ${catalogues.length} files of words.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
