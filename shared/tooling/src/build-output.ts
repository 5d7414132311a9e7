import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseFileSchema, type ReleaseFile } from '@travesia/contracts';
import * as v from 'valibot';

const BuildOutputSchema = v.object({
  name: v.string(),
  build: v.string(),
  files: v.array(ReleaseFileSchema),
  shared: v.record(v.string(), v.string()),
});

/** What a build left behind: every file with its digest, size and role. */
export interface BuildOutput {
  readonly name: string;
  readonly build: string;
  readonly files: readonly ReleaseFile[];
  /** By share key: the versions that a shell provides, or the ranges that a remote requires. */
  readonly shared: Readonly<Record<string, string>>;
}

export const BUILD_OUTPUT_FILE = 'files.json';

function roleOf(path: string): ReleaseFile['role'] {
  if (path === 'server.cjs') return 'server';
  // Served at the root of the site, not among the files of a build.
  if (path === 'sw.js') return 'server';
  if (/^(remoteEntry|shell|checkout|desk|ops)\..*\.js$/.test(path)) return 'entry';
  if (path.endsWith('.js')) return 'chunk';
  return path.endsWith('.css') ? 'style' : 'asset';
}

/** Lists and digests a finished build. `initial` names the files of the first view. */
export function describeOutput(
  directory: string,
  name: string,
  build: string,
  initial: ReadonlySet<string>,
  shared: BuildOutput['shared'],
): BuildOutput {
  const paths = readdirSync(directory)
    .filter((path) => !/\.br$|\.map$/.test(path) && path !== BUILD_OUTPUT_FILE)
    .toSorted();
  const files = paths.map((path) => {
    const content = readFileSync(join(directory, path));
    return {
      path,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      bytes: content.length,
      role: roleOf(path),
      initial: initial.has(path),
    };
  });
  const output = { name, build, files, shared };
  writeFileSync(join(directory, BUILD_OUTPUT_FILE), JSON.stringify(output, null, 1));
  return output;
}

/** Chunks whose digest no entry of the build knows: a browser would load them without looking at it. */
export function unsealedChunks(directory: string, { files }: BuildOutput): readonly string[] {
  const entries = files
    .filter(({ role }) => role === 'entry')
    .map(({ path }) => readFileSync(join(directory, path), 'utf8'));
  return files
    .filter(({ role, integrity }) => role === 'chunk' && !entries.some((code) => code.includes(integrity)))
    .map(({ path }) => path);
}

/** What an earlier build left in a folder. */
export function readOutput(directory: string): BuildOutput | null {
  try {
    return v.parse(BuildOutputSchema, JSON.parse(readFileSync(join(directory, BUILD_OUTPUT_FILE), 'utf8')));
  } catch {
    return null;
  }
}
