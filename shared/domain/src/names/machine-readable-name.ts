import { APOSTROPHES, cleanName } from './clean-name.ts';

/**
 * Latin letters that are more than a letter with an accent, as passports write them in their machine-readable zone.
 * Source: ICAO Doc 9303 part 3, section 6 A. Where it allows several forms, the first one is used; Ñ is N.
 */
const ICAO_LETTERS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ə: 'E',
  Ħ: 'H',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
};

/** Letters of African and Sami alphabets that the table does not list: passports print the letter they grew from. */
const FURTHER_LETTERS: Readonly<Record<string, string>> = {
  Ɓ: 'B',
  Ɖ: 'D',
  Ɗ: 'D',
  Ɛ: 'E',
  Ƒ: 'F',
  Ǥ: 'G',
  Ɣ: 'G',
  Ɨ: 'I',
  Ƙ: 'K',
  Ɔ: 'O',
  Ʉ: 'U',
  Ʋ: 'V',
  Ƴ: 'Y',
  Ʒ: 'Z',
  Ƶ: 'Z',
};

const LETTERS = new Map(Object.entries({ ...ICAO_LETTERS, ...FURTHER_LETTERS }));

/** Every accent but the two that change how a letter is written: diaeresis (Ä, Ö, Ü) and ring (Å). */
const OTHER_ACCENTS = /(?![\u0308\u030A])\p{M}/gu;
const OMITTED = new RegExp(`[${APOSTROPHES}.·/]`, 'g');

/**
 * A name in the letters of a passport's machine-readable zone, A to Z and blanks: what airlines print and suppliers
 * take. `null` where a letter cannot be written so (Cyrillic, Chinese, Arabic …): its holder has to say how.
 */
export function machineReadableName(name: string): string | null {
  const letters = cleanName(name)
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(OTHER_ACCENTS, '')
    .normalize('NFC')
    .replaceAll(OMITTED, '')
    .replaceAll('-', ' ')
    // In Spanish, Catalan and Portuguese the dots only say that the U is heard: Agüero is AGUERO in the passport.
    .replaceAll(/([GQ])Ü(?=[EI])/g, '$1U')
    .replaceAll(
      /[^A-Z ]/g,
      (letter) => LETTERS.get(letter) ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    )
    .replaceAll(/ +/g, ' ')
    .trim();
  return /^[A-Z][A-Z ]*$/.test(letters) ? letters : null;
}
