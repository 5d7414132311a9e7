import {
  bookedPriceFormat,
  convertMoney,
  rateBetween,
  type BookedTotal,
  DEFAULT_LOCALE,
  formatPrice,
  type Money,
  type PriceFormat,
  inLocale,
  tagOf,
  type LanguageTag,
} from '@travesia/domain';
import type { AmountWords } from '../../text/amounts.ts';
import type { Booking, Locale } from './booking.ts';
import {
  findBooking,
  readSaves,
  readShownCurrency,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import type { MarketRules } from './markets.ts';
import type { BuyerFacts } from './order-kind.ts';

export interface VisitorAmounts {
  readonly words: (locale: Locale) => AmountWords;
  /** For the description of what they booked. */
  readonly facts: (locale: Locale, answers: BuyerFacts['answers'] | undefined) => BuyerFacts;
  /** How the market writes numbers. */
  readonly numberLocale: (locale: Locale) => LanguageTag;
  /** A total in the visitor's currency, and by which rate; null where that is the charge's or its rate is not known. */
  readonly shown: (total: Money) => Pick<BookedTotal, 'totalShown' | 'shownRate'>;
}

/**
 * Amounts as the buyer of this booking sees them on the pages: their currency first, the charge beside it (S-40).
 * What is booked keeps its currency and rate, and what changes it or adds to it is shown in them, whoever pays: what
 * the session shows by now may be another trip's.
 */
export async function visitorAmounts(
  db: BookingDatabase | BookingTransaction,
  booking: Booking,
  market: (id: string) => MarketRules,
): Promise<VisitorAmounts> {
  const bought = (booking.amends === null ? null : await findBooking(db, booking.amends)) ?? booking;
  const { numberLocale } = market(bought.market);
  const { currency, rates } = bought.confirmed
    ? bookedPriceFormat(inLocale(bought.confirmed, DEFAULT_LOCALE), tagOf(DEFAULT_LOCALE, numberLocale))
    : await readShownCurrency(db, bought.sessionId);
  const { bags, seats } = await readSaves(db, bought.id);
  const words = (locale: Locale): AmountWords => {
    const format: PriceFormat = { numberLocale: tagOf(locale, numberLocale), currency, rates };
    return (amount) => formatPrice(amount, format);
  };
  return {
    words,
    facts: (locale, answers = []) => ({
      amountWords: words(locale),
      numberLocale: tagOf(locale, numberLocale),
      fees: bought.fees,
      bags: bags?.chosen ?? [],
      seats: seats ?? [],
      answers,
    }),
    numberLocale: (locale) => tagOf(locale, numberLocale),
    shown(total) {
      const rate = rates && currency !== total.currency ? rateBetween(total.currency, currency, rates) : null;
      if (rates === null || rate === null) return { totalShown: null };
      return { totalShown: convertMoney(total, currency, rates), shownRate: rate };
    },
  };
}
