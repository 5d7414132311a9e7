const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A family name that no other traveller in the ledgers has: letters only, as an airline prints them. */
export function uniqueFamilyName(seed: number, tab: number): string {
  const letters = [...String(seed), 'x', ...String(tab)]
    .map((digit) => LETTERS[digit === 'x' ? 23 : Number(digit)])
    .join('');
  return `Wander${letters}`;
}
