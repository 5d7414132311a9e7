import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliDecompressSync, constants, inflateRawSync, inflateSync } from 'node:zlib';
import type { Needle } from './needles.ts';

export interface Found {
  readonly file: string;
  readonly form: string;
}

const GZIP = Buffer.from([0x1f, 0x8b, 0x08]);
/** Without a name or comment, as programs write it. */
const GZIP_HEADER_BYTES = 10;
const ZLIB = [Buffer.from([0x78, 0x01]), Buffer.from([0x78, 0x9c]), Buffer.from([0x78, 0xda])];
/** Chance alone writes the beginnings of compressed data; so many are opened in one file. */
const BEGINNINGS_MAX = 400;
const OPENED_MAX_BYTES = 4_000_000;

export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false);
}

function opened(bytes: Buffer, how: (bytes: Buffer) => Buffer): Buffer[] {
  try {
    return [how(bytes)];
  } catch {
    // It only looked compressed.
    return [];
  }
}

// Something may follow, and the end may be missing: what there is, is read.
const OPTIONS = { maxOutputLength: OPENED_MAX_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
const BEGINNINGS: readonly (readonly [name: string, start: Buffer, open: (part: Buffer) => Buffer])[] = [
  ['gzip ', GZIP, (part) => inflateRawSync(part.subarray(GZIP_HEADER_BYTES), OPTIONS)],
  ...ZLIB.map((start) => ['zlib ', start, (part: Buffer) => inflateSync(part, OPTIONS)] as const),
];

/** What is inside: the file itself, and everything in it that can be decompressed. */
function layersOf(bytes: Buffer): (readonly [wrapping: string, bytes: Buffer])[] {
  const layers: (readonly [string, Buffer])[] = [['', bytes]];
  if (bytes.length < OPENED_MAX_BYTES) {
    const brotli = opened(bytes, (all) => brotliDecompressSync(all, { maxOutputLength: OPENED_MAX_BYTES }));
    layers.push(...brotli.map((each) => ['brotli ', each] as const));
  }
  for (const [name, start, open] of BEGINNINGS) {
    let at = bytes.indexOf(start);
    for (let count = 0; at >= 0 && count < BEGINNINGS_MAX; count += 1) {
      const parts = opened(bytes.subarray(at, at + OPENED_MAX_BYTES), open);
      layers.push(...parts.map((each) => [name, each] as const));
      at = bytes.indexOf(start, at + 1);
    }
  }
  return layers;
}

/** Every place under the folder where one of the needles lies, in whatever way it was written. */
export function scan(folder: string, needles: readonly Needle[]): Found[] {
  return filesUnder(folder).flatMap((path) => {
    const found: Found[] = [];
    for (const [wrapping, bytes] of layersOf(readFileSync(path))) {
      for (const { form, bytes: needle } of needles) {
        const isHex = form === 'hex';
        const isThere = bytes.includes(needle) || (isHex && bytes.includes(needle.toString().toUpperCase()));
        if (isThere) found.push({ file: relative(folder, path), form: wrapping + form });
      }
    }
    return found;
  });
}

/** How often a short number stands by itself, in all files together: what is kept once per booking shows. */
export function timesWritten(folder: string, digits: string): number {
  const alone = new RegExp(`(?<![0-9A-Za-z.])${digits}(?![0-9A-Za-z.])`, 'g');
  return filesUnder(folder).reduce(
    (sum, path) => sum + (readFileSync(path, 'latin1').match(alone)?.length ?? 0),
    0,
  );
}
