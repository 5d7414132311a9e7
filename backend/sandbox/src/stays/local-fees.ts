import { chance } from '../world/hash.ts';
import type { House } from './houses.ts';
import type { StayQuery } from './query.ts';

/** Value added tax inside a price, in parts of a hundred of the price without it. */
const TAX_PERCENT = new Map(
  `ES 10|FR 10|IT 10|PT 6|DE 7|AT 10|NL 9|BE 6|GB 20|IE 13|CH 4|SE 12|NO 12|DK 25|PL 8|CZ 12|GR 13|TR 10|US 13|CA 14
  |MX 19|CO 19|PE 18|CL 19|AR 21|BR 12|UY 22|PA 10|CR 13|DO 18|EC 12|JP 10|AE 10|TH 7|AU 10|ZA 15`
    .split('|')
    .map((cell) => cell.trim().split(' '))
    .map(([code, percent]) => [code ?? '', Number(percent)] as const),
);
const ELSEWHERE_PERCENT = 12;

export function taxCentsIn(totalCents: number, house: House): number {
  const percent = TAX_PERCENT.get(house.city.countryCode) ?? ELSEWHERE_PERCENT;
  return totalCents - Math.round((totalCents * 100) / (100 + percent));
}

/** Money of the place and the city tax of one adult's night in its minor unit of a hundredth. */
const CITY_TAX: Readonly<Record<string, readonly [currency: string, cents: number]>> = {
  FR: ['EUR', 288],
  IT: ['EUR', 350],
  PT: ['EUR', 200],
  DE: ['EUR', 250],
  NL: ['EUR', 600],
  AT: ['EUR', 275],
  BE: ['EUR', 400],
  GR: ['EUR', 150],
  CZ: ['CZK', 5000],
  CH: ['CHF', 350],
  MX: ['MXN', 7400],
  AE: ['AED', 1500],
  MY: ['MYR', 1000],
};
/** Spanish regions that ask a tourist tax. */
const TAXED_SPANISH_CITIES = new Set(['BCN', 'GRO', 'REU', 'PMI', 'IBZ', 'MAH']);
const SPANISH_TAX = ['EUR', 220] as const;
const RESORT_FEE_CENTS_A_NIGHT = [2500, 3200, 3900, 4500];
const RESORT_FEE_COUNTRIES = new Set(['US', 'PR']);
const TAXED_NIGHTS = 7;

/** What the guest pays at the house itself; null where nothing is. */
export function dueAtHouse(house: House, query: StayQuery): { cents: number; currency: string } | null {
  const { countryCode, code } = house.city;
  if (RESORT_FEE_COUNTRIES.has(countryCode)) {
    const isAsked = house.kind === 'resort' || (house.stars ?? 0) >= 4;
    if (!isAsked || chance('resort fee', house.key) > 0.45) return null;
    const fee = RESORT_FEE_CENTS_A_NIGHT[Math.floor(chance('fee', house.key) * 4)] ?? 2500;
    return { cents: fee * query.nights.length * query.rooms, currency: 'USD' };
  }
  const tax =
    countryCode === 'ES' ? (TAXED_SPANISH_CITIES.has(code) ? SPANISH_TAX : null) : CITY_TAX[countryCode];
  if (!tax) return null;
  const [currency, cents] = tax;
  const share = 0.5 + (house.stars ?? 2) * 0.17;
  const night = Math.round((cents * share) / 10) * 10;
  return { cents: night * query.adults * Math.min(query.nights.length, TAXED_NIGHTS), currency };
}
