import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { WORDS } from './client/words.ts';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly brotli: Buffer | null;
}

export interface CardAssets {
  /** By path below `/vault/files/<version>/`. */
  readonly files: ReadonlyMap<string, Asset>;
  /** Changes with any file, so that all of them may be kept by browsers for good. */
  readonly version: string;
  readonly scripts: readonly string[];
}

const require = createRequire(import.meta.url);
const CLIENT_FOLDER = fileURLToPath(new URL('./client/', import.meta.url));
const DOMAIN_FOLDER = dirname(require.resolve('@travesia/domain'));
/** All of the domain that the frame gets: the rules of cards, and the list of languages. */
const DOMAIN_MODULE = `export * from './cards/index.js';\nexport * from './locales.js';\n`;
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
const FONT_FILE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

let built: CardAssets | undefined;

/**
 * The frame's files, made once in a process: the client and the card rules of the domain as plain ES modules, types
 * taken out by Node itself. There is no bundler between the rule that is tested and the rule that runs.
 */
export const cardAssets = (): CardAssets => (built ??= buildCardAssets());

function buildCardAssets(): CardAssets {
  const files = new Map<string, Asset>();
  addModules(files, CLIENT_FOLDER, 'client');
  add(files, 'client/words.js', SCRIPT_TYPE, Buffer.from(`export const WORDS = ${JSON.stringify(WORDS)};\n`));
  addModules(files, join(DOMAIN_FOLDER, 'cards'), 'domain/cards');
  addModule(files, join(DOMAIN_FOLDER, 'locales.ts'), 'domain/locales.js');
  add(files, 'domain/index.js', SCRIPT_TYPE, Buffer.from(DOMAIN_MODULE));
  add(files, 'card.css', 'text/css; charset=utf-8', readFileSync(new URL('./card.css', import.meta.url)));
  add(files, 'figtree.woff2', 'font/woff2', readFileSync(require.resolve(FONT_FILE)));

  const hash = createHash('sha256');
  for (const [path, { body }] of files) hash.update(path).update(body);
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js') && path !== 'client/main.js');
  return { files, version: hash.digest('hex').slice(0, 16), scripts: ['client/main.js', ...scripts] };
}

function addModules(files: Map<string, Asset>, folder: string, under: string): void {
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts') || name === 'words.ts') continue;
    addModule(files, join(folder, name), `${under}/${name.replace(/\.ts$/, '.js')}`);
  }
}

function addModule(files: Map<string, Asset>, file: string, path: string): void {
  add(files, path, SCRIPT_TYPE, Buffer.from(moduleOf(readFileSync(file, 'utf8'), path)));
}

/** TypeScript in, the same lines without types out; imports point at the served files. */
function moduleOf(source: string, path: string): string {
  const rules = relative(dirname(path), 'domain/index.js');
  return stripTypeScriptTypes(source, { mode: 'strip' })
    .replaceAll(/from '(\.[^']+)\.ts'/g, "from '$1.js'")
    .replaceAll("from '@travesia/domain'", `from '${rules.startsWith('.') ? rules : `./${rules}`}'`)
    .replaceAll(/[^\S\n]+$/gm, '');
}

function add(files: Map<string, Asset>, path: string, type: string, body: Buffer): void {
  files.set(path, { type, body, brotli: path.endsWith('.woff2') ? null : brotliCompressSync(body) });
}
