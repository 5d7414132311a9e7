import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES } from '@travesia/contracts';
import { glanceAt, PictureUnreadable } from '@travesia/pictures';
import * as v from 'valibot';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from './content-document.ts';

/** Of the photographs that come with the project. */
export const PHOTOGRAPHS_FOLDER = join(import.meta.dirname, '../photographs');
const CREDITS_FILE = 'credits.yaml';

/** As the largest frame of a page shows it on a dense screen. */
const WIDTH_MIN = 1200;
const BYTES_MAX = 10 * 1024 * 1024;
const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.(?:jpe?g|png|webp|avif)$/;
const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif|gif|tiff?|heic|svg)$/i;

const text = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.minLength(minimum), v.maxLength(maximum));
const inEveryLanguage = (minimum: number, maximum: number) =>
  v.strictObject(v.entriesFromList(LOCALES, text(minimum, maximum)));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What the file of credits says of one photograph. A key that is not named here is a fault. */
const CreditSchema = v.strictObject({
  /** What is seen, for those who do not see it. */
  alt: inEveryLanguage(10, 160),
  /** Stands below it. */
  caption: v.optional(inEveryLanguage(3, 200)),
  /** Whoever made it, as they want to be named. */
  credit: text(2, 120),
  /** By which we may show it: `CC BY 4.0`, `our own`. */
  licence: text(2, 80),
  /** Where it comes from. */
  source: v.optional(v.pipe(v.string(), v.url())),
  /** What stays in sight where the photograph is cut, in shares of its width and height. */
  focus: v.optional(v.object({ x: share, y: share })),
});

export interface Photograph extends v.InferOutput<typeof CreditSchema> {
  /** Its name in the folder. */
  readonly file: string;
  /** Of its bytes: another picture of the same name is another address. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
}

interface Photographs {
  readonly byFile: ReadonlyMap<string, Photograph>;
  readonly faults: readonly ContentFault[];
}

interface Credits {
  readonly byFile: ReadonlyMap<string, { readonly said: unknown; readonly line: number }>;
  readonly faults: readonly ContentFault[];
}

async function readCredits(folder: string): Promise<Credits> {
  const path = join(folder, CREDITS_FILE);
  if (!existsSync(path)) return { byFile: new Map(), faults: [] };
  const lines = new LineCounter();
  const document = parseDocument(await readFile(path, 'utf8'), { lineCounter: lines, prettyErrors: false });
  const fault = (line: number, message: string) => ({ file: CREDITS_FILE, line, message });
  if (document.errors.length > 0) {
    return {
      byFile: new Map(),
      faults: document.errors.map(({ pos, message }) => fault(lines.linePos(pos[0]).line, message)),
    };
  }
  const { contents } = document;
  if (contents === null) return { byFile: new Map(), faults: [] };
  if (!isMap(contents)) {
    return { byFile: new Map(), faults: [fault(1, 'is no list of file names with what is said of them')] };
  }
  const said = document.toJS() as Readonly<Record<string, unknown>>;
  return {
    byFile: new Map(
      contents.items.map(({ key }) => {
        const { range } = key as { range?: readonly number[] | null };
        return [String(key), { said: said[String(key)], line: lines.linePos(range?.[0] ?? 0).line }];
      }),
    ),
    faults: [],
  };
}

async function readPhotograph(
  folder: string,
  file: string,
): Promise<Pick<Photograph, 'digest' | 'width' | 'height' | 'blur'>> {
  const path = join(folder, file);
  const { size } = await stat(path);
  if (size > BYTES_MAX) throw new PictureUnreadable(`is larger than ${BYTES_MAX / 1024 / 1024} MB`);
  const bytes = await readFile(path);
  const glance = await glanceAt(bytes);
  if (glance.width < WIDTH_MIN) {
    throw new PictureUnreadable(`is ${glance.width} points wide; a page needs ${WIDTH_MIN}`);
  }
  return { ...glance, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/**
 * Photographs of a folder with its file of credits. One without credit, licence or alternative text in every language
 * is left out and named: it is not ours to show, or not for everybody to see.
 */
export async function readPhotographs(folder = PHOTOGRAPHS_FOLDER): Promise<Photographs> {
  const credits = await readCredits(folder);
  const faults: ContentFault[] = [...credits.faults];
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => PHOTOGRAPH.test(file)) : [];
  for (const [file, { line }] of credits.byFile) {
    if (!files.includes(file)) faults.push({ file: CREDITS_FILE, line, message: `${file} is not there` });
  }
  const byFile = new Map<string, Photograph>();
  for (const file of files.toSorted()) {
    const entry = credits.byFile.get(file);
    if (!FILE_NAME.test(file)) {
      faults.push({ file, line: 1, message: 'is not named like plaza-mayor.jpg (jpg, png, webp or avif)' });
      continue;
    }
    if (!entry) {
      faults.push({ file, line: 1, message: `has no credit in ${CREDITS_FILE}` });
      continue;
    }
    const parsed = v.safeParse(CreditSchema, entry.said);
    if (!parsed.success) {
      for (const issue of parsed.issues) {
        const message = `${file}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`;
        faults.push({ file: CREDITS_FILE, line: entry.line, message });
      }
      continue;
    }
    try {
      byFile.set(file, { ...parsed.output, file, ...(await readPhotograph(folder, file)) });
    } catch (error) {
      if (!(error instanceof PictureUnreadable)) throw error;
      faults.push({ file, line: 1, message: error.message });
    }
  }
  return { byFile, faults };
}
