/** The ten brands a traveller can pay with (S-19). */
export type CardBrand =
  | 'dankort'
  | 'forbrugsforeningen'
  | 'maestro'
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'unionpay'
  | 'discover'
  | 'jcb';

/** What one brand's cards look like. */
export interface CardBrandRule {
  readonly brand: CardBrand;
  /** The name a traveller knows it by; the same in every language. */
  readonly label: string;
  /** Leading digits: a prefix, or a range of prefixes of equal length. */
  readonly prefixes: readonly (string | readonly [from: string, to: string])[];
  /** Allowed numbers of digits, shortest first. */
  readonly lengths: readonly number[];
  readonly cvcLengths: readonly number[];
  readonly hasLuhnDigit: boolean;
  /** How the digits are grouped on the card. */
  readonly groups: readonly number[];
}

const FOURS = [4, 4, 4, 4, 3] as const;
const TWELVE_TO_NINETEEN = [12, 13, 14, 15, 16, 17, 18, 19] as const;

/** The brand table in the order of its first match (S-19, S-20, S-22). */
export const CARD_BRANDS: readonly CardBrandRule[] = [
  rule('dankort', 'Dankort', ['5019'], [16]),
  rule('forbrugsforeningen', 'Forbrugsforeningen', ['600'], [16]),
  rule(
    'maestro',
    'Maestro',
    ['5018', '502', '503', '506', '56', '58', '639', '6220', '67'],
    TWELVE_TO_NINETEEN,
  ),
  rule('visa', 'Visa', ['4'], [13, 16]),
  rule('mastercard', 'Mastercard', [
    ['51', '55'],
    ['2221', '2720'],
  ]),
  rule('amex', 'American Express', ['34', '37'], [15, 16], { cvcLengths: [3, 4], groups: [4, 6, 5, 1] }),
  rule('diners', 'Diners Club', [['300', '305'], '36', '38', '39'], [14], { groups: [4, 6, 4] }),
  rule('unionpay', 'UnionPay', ['62', '88'], [16, 17, 18, 19], { hasLuhnDigit: false }),
  rule('discover', 'Discover', ['60', '64', '65']),
  rule('jcb', 'JCB', ['35']),
];

/** The brand of a number by its leading digits, also while it is still being typed (S-20). */
export function detectBrand(number: string): CardBrandRule | null {
  const digits = cardDigits(number);
  return CARD_BRANDS.find(({ prefixes }) => prefixes.some((prefix) => startsWith(digits, prefix))) ?? null;
}

/** The digits of what was typed: spaces, dashes and anything else are dropped (S-18). */
export function cardDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function rule(
  brand: CardBrand,
  label: string,
  prefixes: CardBrandRule['prefixes'],
  lengths: readonly number[] = [16],
  differences: Partial<CardBrandRule> = {},
): CardBrandRule {
  return {
    brand,
    label,
    prefixes,
    lengths,
    cvcLengths: [3],
    hasLuhnDigit: true,
    groups: FOURS,
    ...differences,
  };
}

function startsWith(digits: string, prefix: string | readonly [string, string]): boolean {
  if (typeof prefix === 'string') return digits.startsWith(prefix);
  const [from, to] = prefix;
  const start = digits.slice(0, from.length);
  return start.length === from.length && start >= from && start <= to;
}
