/** Lower case without accents, punctuation as spaces: "A Coruña" and "a coruna" are one search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replace(/['’`´]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
