import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseFileSchema, type ReleaseFile } from '@travesia/contracts';
import * as v from 'valibot';

const BuildFileSchema = v.object({
  name: v.string(),
  build: v.string(),
  files: v.array(ReleaseFileSchema),
  shared: v.optional(v.record(v.string(), v.string()), {}),
});

/** The documents the shell can be: the site, or the payment step with nothing else in it (S-01). */
export type DocumentKind = 'shell' | 'checkout';

export interface ShellBuild {
  readonly folder: string;
  readonly build: string;
  readonly files: readonly ReleaseFile[];
  /** Versions of the libraries that it gives to remotes, by share key. */
  readonly provides: Readonly<Record<string, string>>;
}

const BUILD_FILE = 'files.json';
const REPLACED_FILE = 'replaced-at';

/**
 * The folder itself if it is a build, else the newest finished build in it. One that was replaced is not live, though
 * it was touched last, when that was noted in it (deploy/releases/keep-shell-build.ts).
 */
function findBuild(folder: string): string {
  if (existsSync(join(folder, BUILD_FILE))) return folder;
  const isReplaced = (path: string) => existsSync(join(path, REPLACED_FILE));
  const newest = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, BUILD_FILE)))
    .toSorted(
      (one, other) =>
        Number(isReplaced(other)) - Number(isReplaced(one)) ||
        statSync(one).mtimeMs - statSync(other).mtimeMs,
    )
    .at(-1);
  if (newest === undefined) throw new Error(`no build of the shell in ${folder}: npm run build`);
  return newest;
}

/** One finished build. */
function readBuild(folder: string): ShellBuild {
  const { build, files, shared } = v.parse(
    BuildFileSchema,
    JSON.parse(readFileSync(join(folder, BUILD_FILE), 'utf8')) as unknown,
  );
  return { folder, build, files: files.filter(({ role }) => role !== 'server'), provides: shared };
}

/** What a finished build of the shell left in its folder. */
export function readShellBuild(buildFolder: string): ShellBuild {
  return readBuild(findBuild(buildFolder));
}

/**
 * Earlier builds beside this one: their files are there for tabs that began with them. One that cannot be
 * read costs those tabs a reload and nobody else anything.
 */
export function readEarlierBuilds(
  { folder }: ShellBuild,
  onFault: (folder: string, cause: unknown) => void,
): ShellBuild[] {
  const beside = dirname(folder);
  const others = readdirSync(beside)
    .map((name) => join(beside, name))
    .filter((path) => path !== folder && existsSync(join(path, BUILD_FILE)));
  return others.flatMap((path) => {
    try {
      return [readBuild(path)];
    } catch (cause) {
      onFault(path, cause);
      return [];
    }
  });
}

/** Documents that share a folder of files with the shell; names of their files begin with theirs. */
const APART = ['checkout', 'desk', 'ops'] as const;
export type BundleName = DocumentKind | (typeof APART)[number];

const startsWith = (path: string, name: string) => new RegExp(`^${name}[.-]`).test(path);
const isOf = (bundle: BundleName, { path }: ReleaseFile) =>
  bundle === 'shell' ? !APART.some((name) => startsWith(path, name)) : startsWith(path, bundle);

export interface DocumentFiles {
  readonly scripts: readonly ReleaseFile[];
  readonly preloadedScripts: readonly ReleaseFile[];
  readonly styles: readonly ReleaseFile[];
  readonly fonts: readonly ReleaseFile[];
}

/** The letters every page is set in; other subsets are fetched when a text needs them. */
const FIRST_FONTS = /latin-(?!ext).*\.woff2$/;

/** The shell's own files that a document of this kind begins with. */
export function filesOf({ files }: ShellBuild, bundle: BundleName): DocumentFiles {
  const own = files.filter((file) => isOf(bundle, file) && file.initial);
  return {
    scripts: own.filter(({ role }) => role === 'entry'),
    preloadedScripts: own.filter(({ role }) => role === 'chunk'),
    styles: own.filter(({ role }) => role === 'style'),
    fonts: files.filter(({ path }) => FIRST_FONTS.test(path)),
  };
}
