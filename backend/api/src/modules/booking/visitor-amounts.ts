import { CHARGE_CURRENCY, convertMoney, formatPrice, type Money, type PriceFormat } from '@travesia/domain';
import type { AmountWords } from '../../text/amounts.ts';
import type { Booking, Locale } from './booking.ts';
import type { BookingDatabase } from './repository.ts';
import type { MarketRules } from './saves.ts';

export interface VisitorAmounts {
  readonly words: (locale: Locale) => AmountWords;
  /** In the visitor's currency; null where that is the charge's or its rate is not known. */
  readonly shown: (amount: Money) => Money | null;
}

/** Amounts as the buyer of this booking sees them on the pages: their currency first, the charge beside it (S-40). */
export async function visitorAmounts(
  db: BookingDatabase,
  booking: Booking,
  market: (id: string) => MarketRules,
): Promise<VisitorAmounts> {
  const session = await db
    .selectFrom('sessions')
    .select('currency_code')
    .where('id', '=', booking.sessionId)
    .executeTakeFirst();
  const currency = session?.currency_code ?? CHARGE_CURRENCY;
  const rates =
    currency === CHARGE_CURRENCY
      ? undefined
      : await db
          .selectFrom('exchange_rates')
          .select(['base', 'rates'])
          .orderBy('fetched_at', 'desc')
          .limit(1)
          .executeTakeFirst();
  const { numberLocale } = market(booking.market);
  return {
    words: (locale) => {
      const format: PriceFormat = { numberLocale: numberLocale[locale], currency, rates: rates ?? null };
      return (amount) => formatPrice(amount, format);
    },
    shown: (amount) => (rates && currency !== amount.currency ? convertMoney(amount, currency, rates) : null),
  };
}
