import type { Locale } from '@travesia/contracts';
import { visitorAmounts, type Booking, type OrderPart, type StoredOrder } from '../booking/index.ts';
import type { Attempt } from './attempts-repository.ts';
import type { SettlementContext } from './settlement/index.ts';
import { supplierOrdersOf, type SupplierOrder } from './supplier-orders-repository.ts';

interface Words {
  readonly stands: (part: string, locator: string | null) => string;
  readonly failed: (part: string) => string;
  readonly unknown: (part: string) => string;
  readonly charged: (amount: string) => string;
  readonly held: (amount: string) => string;
  readonly unclear: (amount: string) => string;
  readonly next: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    stands: (part, locator) => `${part}: reserva hecha${locator ? ` (${locator})` : ''}.`,
    failed: (part) => `${part}: no se pudo reservar.`,
    unknown: (part) => `${part}: el proveedor aún no nos dice si tiene la reserva.`,
    charged: (amount) => `Se han cobrado ${amount}.`,
    held: (amount) => `No se ha cobrado nada: ${amount} están retenidos en tu tarjeta.`,
    unclear: (amount) => `El banco aún no nos dice si ha cobrado ${amount}; como mucho se cobran una vez.`,
    next: 'Una persona de nuestro equipo lo está resolviendo y te escribirá. No vuelvas a pagar.',
  },
  en: {
    stands: (part, locator) => `${part}: booked${locator ? ` (${locator})` : ''}.`,
    failed: (part) => `${part}: could not be booked.`,
    unknown: (part) => `${part}: the supplier does not tell us yet whether it is booked.`,
    charged: (amount) => `${amount} was charged.`,
    held: (amount) => `Nothing was charged: ${amount} is held on your card.`,
    unclear: (amount) => `The bank does not tell us yet whether it took ${amount}; it is taken once at most.`,
    next: 'Somebody of our team is settling it and will write to you. Do not pay again.',
  },
};

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
  const words = WORDS[locale];
  const sentences = facts.parts.flatMap(({ name, title }) => {
    const part = title[locale];
    const tried = facts.orders.filter((order) => order.part === name);
    const last = tried.at(-1);
    if (last?.state === 'placed') return [words.stands(part, last.locator)];
    if (last?.state === 'unknown' || last?.state === 'pending' || last?.state === 'placing') {
      return [words.unknown(part)];
    }
    return [words.failed(part)];
  });
  return [...sentences, words[facts.money](facts.amount), words.next].join(' ');
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
