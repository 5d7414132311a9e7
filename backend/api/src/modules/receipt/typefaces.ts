import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { machineReadableName } from '@travesia/domain';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

function typefaceIn(file: string): Font {
  const font = create(readFileSync(file));
  if ('fonts' in font) throw new Error('a typeface of one weight is expected');
  // The font keeps each glyph as it was first asked for: as a part of another one, N of Ñ, it would be no letter.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

/** The site's typeface by weight, parsed once: its tables cost more than the text of a document. */
export const TYPEFACES: Readonly<Record<Weight, Font>> = {
  regular: typefaceIn(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: typefaceIn(require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')),
};

const LETTERS: ReadonlySet<number> = new Set(TYPEFACES.regular.characterSet);

/** Cyrillic letters as passports print them. Source: ICAO Doc 9303 part 3, section 6 B. */
const CYRILLIC: ReadonlyMap<string, string> = new Map(
  `А A Б B В V Г G Ґ G Ѓ G Д D Ђ D Е E Ё E Є Ie Ж Zh З Z Ѕ Dz И I І I Ї I Й I Ј J К K Ќ K Л L Љ Lj М M Н N Њ Nj О O
   П P Р R С S Т T Ћ C У U Ў U Ф F Х Kh Ц Ts Ч Ch Џ Dz Ш Sh Щ Shch Ъ Ie Ы Y Э E Ю Iu Я Ia`
    .split(/\s+/)
    .flatMap((letter, index, all): [string, string][] => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])),
);
const SILENT = 'Ьь';

/** A letter that the typeface has not, as the ticket writes it: a name is never a row of empty boxes. */
function drawable(letter: string): string {
  if (/[\p{M}\p{Lm}]/u.test(letter)) return '';
  if (LETTERS.has(letter.codePointAt(0) ?? 0)) return letter;
  if (/\s/.test(letter)) return ' ';
  if (SILENT.includes(letter)) return '';
  const written = CYRILLIC.get(letter.toUpperCase()) ?? machineReadableName(letter);
  // A letter of any other script has nothing that could stand for it here.
  if (written === null) return /\p{L}/u.test(letter) ? '?' : letter;
  return letter === letter.toLowerCase() ? written.toLowerCase() : written;
}

/** A text in letters that the typeface can draw. */
export const drawableText = (text: string): string => Array.from(text.normalize('NFC'), drawable).join('');
