import type { Locale, PriceLine } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { CHARGE_CURRENCY, roundHalfUp, type Money } from '@travesia/domain';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/phone-deal.json';

/** What the desk took off an order; the amount holds for this order, whatever becomes of the rule (D-17). */
export interface AppliedDeal {
  readonly code: string;
  /** In minor units of the currency that is charged. */
  readonly amount: number;
  /** Of the press: the same again changes nothing. */
  readonly key: string;
  readonly staffName: string;
}

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/phone-deal.json'));

/** The line that takes it off; none where there is no deal. */
export function dealLines(deal: AppliedDeal | null | undefined, locale: Locale): PriceLine[] {
  if (!deal) return [];
  const total = { amount: -deal.amount, currency: CHARGE_CURRENCY };
  return [
    {
      code: 'discount',
      label: wordsOf(locale)('line', { code: deal.code }),
      quantity: 1,
      unit: total,
      total,
    },
  ];
}

/** Of a part: its share of the deal by price is less to pay, and less margin of ours. The shares add up to the deal. */
export function lessDeal<Amounts extends { readonly price: Money; readonly margin?: number }>(
  parts: readonly Amounts[],
  place: number,
  deal: AppliedDeal | null | undefined,
): Amounts {
  const own = parts[place];
  if (!own) throw new RangeError(`there is no part ${place}`);
  if (!deal) return own;
  const sumOf = (some: readonly Amounts[]) => some.reduce((sum, { price }) => sum + price.amount, 0);
  const upTo = (count: number) => roundHalfUp((deal.amount * sumOf(parts.slice(0, count))) / sumOf(parts));
  const share = upTo(place + 1) - upTo(place);
  return {
    ...own,
    price: { ...own.price, amount: own.price.amount - share },
    margin: (own.margin ?? 0) - share,
  };
}
