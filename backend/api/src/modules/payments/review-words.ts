import type { Locale } from '@travesia/contracts';
import { visitorAmounts, type Booking, type OrderPart, type StoredOrder } from '../booking/index.ts';
import { catalogues } from '@travesia/domain/catalogues';
import type { Attempt } from './attempts-repository.ts';
import type { SettlementContext } from './settlement/index.ts';
import { supplierOrdersOf, type SupplierOrder } from './supplier-orders-repository.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/review.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/review.json'));

/**
 * What a booking that needs a person looks like from outside: what stands, what does not, what became of the
 * money (K-07, docs/reliability.md, 4).
 */
export function reviewWords(
  facts: {
    /** Of the kind, in their order. */
    readonly parts: readonly Pick<OrderPart<StoredOrder>, 'name' | 'title'>[];
    readonly orders: readonly SupplierOrder[];
    /** In words. */
    readonly amount: string;
    readonly money: 'charged' | 'held' | 'unclear';
  },
  locale: Locale,
): string {
  const words = wordsOf(locale);
  const sentences = facts.parts.flatMap(({ name, title }) => {
    const part = title[locale];
    const tried = facts.orders.filter((order) => order.part === name);
    const last = tried.at(-1);
    if (last?.state === 'placed') {
      return [last.locator ? words('standsAs', { part, locator: last.locator }) : words('stands', { part })];
    }
    if (last?.state === 'unknown' || last?.state === 'pending' || last?.state === 'placing') {
      return [words('unknown', { part })];
    }
    return [words('failed', { part })];
  });
  return [...sentences, words(facts.money, { amount: facts.amount }), words('next')].join(' ');
}

/** Asked to capture and without an answer, the money may be taken: nobody may say that it was not. */
function moneyIn({ state }: Attempt, { reason }: Booking): 'charged' | 'held' | 'unclear' {
  if (state === 'captured') return 'charged';
  return state === 'capturing' && reason !== 'capture_refused' ? 'unclear' : 'held';
}

/** Words for a booking that a person has to settle (K-07). */
export async function explainReview(
  context: Pick<SettlementContext, 'db' | 'kinds' | 'market'>,
  { attempt, booking }: { readonly attempt: Attempt; readonly booking: Booking },
  locale: Locale,
): Promise<string> {
  const parts = booking.order ? context.kinds.of(booking.kind).partsOf(booking.order) : [];
  const amounts = await visitorAmounts(context.db, booking, context.market);
  return reviewWords(
    {
      parts,
      orders: await supplierOrdersOf(context.db, booking.id),
      amount: amounts.words(locale)(attempt.amount),
      money: moneyIn(attempt, booking),
    },
    locale,
  );
}
