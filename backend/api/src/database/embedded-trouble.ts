import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** A new database takes 40 MB, and its journal grows in steps of 16. */
const LITTLE_SPACE_MB = 64;

/** What was thrown, in words: WebAssembly throws plain objects too. */
function wordsOf(thrown: unknown): string {
  if (Error.isError(thrown)) return thrown.message;
  return JSON.stringify(thrown) ?? 'no reason was given';
}

/** Why the embedded database could not be opened, and what to do; its own words may be no more than "Aborted()". */
export async function embeddedTrouble(thrown: unknown, dataFolder: string | null): Promise<string> {
  const words = wordsOf(thrown);
  if (dataFolder === null) return words;
  const disk = await statfs(dataFolder).catch(() => null);
  const freeMegabytes = disk ? Math.floor((disk.bavail * disk.bsize) / MEGABYTE) : LITTLE_SPACE_MB;
  if (freeMegabytes < LITTLE_SPACE_MB) {
    return `The disk of ${dataFolder} is full: ${freeMegabytes} MB are left, ${LITTLE_SPACE_MB} MB are needed. (${words})`;
  }
  if (words.startsWith('Another process')) return words;
  return `The data in ${dataFolder} cannot be read. Move the folder away to begin with an empty database. (${words})`;
}
