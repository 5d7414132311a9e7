import { convertMoney, formatPrice, type Money, type PriceFormat, inLocale } from '@travesia/domain';
import type { AmountWords } from '../../text/amounts.ts';
import type { Booking, Locale } from './booking.ts';
import { readShownCurrency, type BookingDatabase, type BookingTransaction } from './repository.ts';
import type { MarketRules } from './markets.ts';

export interface VisitorAmounts {
  readonly words: (locale: Locale) => AmountWords;
  /** How the market writes numbers. */
  readonly numberLocale: (locale: Locale) => string;
  /** In the visitor's currency; null where that is the charge's or its rate is not known. */
  readonly shown: (amount: Money) => Money | null;
}

/** Amounts as the buyer of this booking sees them on the pages: their currency first, the charge beside it (S-40). */
export async function visitorAmounts(
  db: BookingDatabase | BookingTransaction,
  booking: Booking,
  market: (id: string) => MarketRules,
): Promise<VisitorAmounts> {
  const { currency, rates } = await readShownCurrency(db, booking.sessionId);
  const { numberLocale } = market(booking.market);
  return {
    words: (locale) => {
      const format: PriceFormat = { numberLocale: inLocale(numberLocale, locale), currency, rates };
      return (amount) => formatPrice(amount, format);
    },
    numberLocale: (locale) => inLocale(numberLocale, locale),
    shown: (amount) => (rates && currency !== amount.currency ? convertMoney(amount, currency, rates) : null),
  };
}
