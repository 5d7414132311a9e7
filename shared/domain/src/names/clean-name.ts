/** Marks that nobody sees: joiners, fillers, direction marks, soft hyphens, byte order marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without what is not seen and only arrives by pasting. */
export function withoutInvisibleMarks(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** A name as it was meant: plain blanks and hyphens, no invisible marks, accents joined to their letters. */
export function cleanName(text: string): string {
  return withoutInvisibleMarks(text)
    .normalize('NFC')
    .replaceAll(/\p{Dash_Punctuation}/gu, '-')
    .replaceAll(/[´`′]/g, '’')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Of all kinds: typed, typographic, Hawaiian, of transcribed Arabic, of African languages. */
export const APOSTROPHES = "'’‘ʼʻʾʿꞌ";
const LETTER = String.raw`(?![${APOSTROPHES}])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]`;
const ON_LETTER = String.raw`(?![${APOSTROPHES}])[\p{M}\p{Lm}]`;
const NAME = new RegExp(
  String.raw`^[${APOSTROPHES}]?(?:${LETTER}(?:${ON_LETTER})*[${APOSTROPHES} .·/-]*)+$`,
  'u',
);

/** Letters of any script, with accents on letters only, and the marks that stand between them in names. */
export function isName(text: string): boolean {
  return NAME.test(text);
}
