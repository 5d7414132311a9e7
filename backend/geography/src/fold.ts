/**
 * Lower case without accents, punctuation as spaces: "A Coruña" and "a coruna" are one search. Letters of every script
 * stay; those of Latin alphabets are written as travellers without their keyboard write them.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('þ', 'th')
    .replace(/[đð]/g, 'd')
    .replaceAll('ħ', 'h')
    .replaceAll('ə', 'e')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/['’‘`´ʻʼʹ]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
