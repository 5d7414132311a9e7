import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { machineReadableName } from '@travesia/domain';

export type Weight = 'regular' | 'bold';

export interface Run {
  readonly text: string;
  readonly font: string;
}

const require = createRequire(import.meta.url);
const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };
const SUBSETS = ['latin', 'latin-ext'] as const;
type Subset = (typeof SUBSETS)[number];

const nameOf = (subset: Subset, weight: Weight) => `${subset}-${weight}`;

/** The site's typeface, by the names it has in a document; read once. */
export const TYPEFACES: ReadonlyMap<string, Buffer> = new Map(
  SUBSETS.flatMap((subset) =>
    (Object.keys(WEIGHTS) as Weight[]).map((weight) => {
      const file = `@fontsource/figtree/files/figtree-${subset}-${WEIGHTS[weight]}-normal.woff`;
      return [nameOf(subset, weight), readFileSync(require.resolve(file))] as const;
    }),
  ),
);

/** What the first file draws; the other has the rest of the Latin letters (Ł, ő, ş …). */
const WESTERN = /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/** Of the other letters, those that the second file has. */
const EASTERN = /[\u0100-\u0127\u012a-\u0161\u0164-\u0167\u016a-\u017f\u0218-\u021b]/;

/** Cyrillic letters as passports print them. Source: ICAO Doc 9303 part 3, section 6 B. */
const CYRILLIC: ReadonlyMap<string, string> = new Map(
  `А A Б B В V Г G Ґ G Ѓ G Д D Ђ D Е E Ё E Є Ie Ж Zh З Z Ѕ Dz И I І I Ї I Й I Ј J К K Ќ K Л L Љ Lj М M Н N Њ Nj О O
   П P Р R С S Т T Ћ C У U Ў U Ф F Х Kh Ц Ts Ч Ch Џ Dz Ш Sh Щ Shch Ъ Ie Ы Y Э E Ю Iu Я Ia`
    .split(/\s+/)
    .flatMap((letter, index, all): [string, string][] => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])),
);
const SILENT = 'Ьь';

/** A letter that neither file can draw, as the ticket writes it: a name is never a row of empty boxes. */
function drawable(letter: string): string {
  if (WESTERN.test(letter) || EASTERN.test(letter)) return letter;
  if (/[\p{M}\p{Lm}]/u.test(letter)) return '';
  if (SILENT.includes(letter)) return '';
  const written = CYRILLIC.get(letter.toUpperCase()) ?? machineReadableName(letter);
  // A letter of any other script has nothing that could stand for it here.
  if (written === null) return /\p{L}/u.test(letter) ? '?' : letter;
  return letter === letter.toLowerCase() ? written.toLowerCase() : written;
}

/** A text in pieces of one file each: a name may need letters of both. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; font: string }[] = [];
  for (const letter of Array.from(text.normalize('NFC'), drawable).join('')) {
    const font = nameOf(WESTERN.test(letter) ? 'latin' : 'latin-ext', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
