import { MGA_MULTIPLIER } from '../constants.ts';

const WITHOUT_DECIMALS = new Set(
  'CLP BIF DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND XAF XOF XPF'.split(' '),
);
const WITH_THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Decimals shown for a currency. Never taken from `Intl`, which differs in 18 currencies. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  if (WITH_THREE_DECIMALS.has(currency)) return 3;
  return 2;
}

/** How many minor units make one major unit; 5 for MGA. */
export function minorUnitsPerMajor(currency: string): number {
  return currency === 'MGA' ? MGA_MULTIPLIER : 10 ** decimalsOf(currency);
}
