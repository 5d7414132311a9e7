import type { Cruise } from '@travesia/contracts';
import type { Money } from '@travesia/domain';

export const CABIN_KINDS = ['inside', 'oceanview', 'balcony', 'suite'] as const;
export type CabinKind = (typeof CABIN_KINDS)[number];

const FIELDS = {
  inside: 'priceInside',
  oceanview: 'priceOceanview',
  balcony: 'priceBalcony',
  suite: 'priceSuite',
} as const satisfies Record<CabinKind, keyof Cruise>;

export function cabinPriceOf(cruise: Cruise, kind: CabinKind): Money | null {
  const price = cruise[FIELDS[kind]];
  return price === 'NA' ? null : price;
}

/** The lowest price per person that is one; `null` where all are NA (C-04). */
export function startingPrice(cruise: Cruise): Money | null {
  const prices = CABIN_KINDS.flatMap((kind) => cabinPriceOf(cruise, kind) ?? []);
  return prices.reduce<Money | null>(
    (lowest, price) => (lowest === null || price.amount < lowest.amount ? price : lowest),
    null,
  );
}
