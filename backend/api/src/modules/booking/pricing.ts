import { CHARGE_CURRENCY, SUPPLIER_LOCALE, totalOfLines, type Money } from '@travesia/domain';
import type { Booking, Saves } from './booking.ts';
import { NO_EXTRAS, type OrderExtras, type OrderKindDefinition, type OrderKinds } from './order-kind.ts';
import { readSaves, totalColumns, transition, updateBooking, type BookingTransaction } from './repository.ts';
import type { AppliedDeal } from './phone-deal.ts';
import { missingSteps } from './requirements.ts';
import { mayFollow } from './state-machine.ts';
import type { StoredOrder } from './stored-order.ts';

/** What is charged: the sum of the lines, nothing else (S-41, B-06). */
export function totalOf(rules: OrderKindDefinition, order: StoredOrder, extras: OrderExtras): Money {
  return totalOfLines(rules.priceLines(order, extras, SUPPLIER_LOCALE), CHARGE_CURRENCY);
}

/** What a booking's price is made of besides its order. */
export function extrasOf({ fees, deal }: Pick<Booking, 'fees' | 'deal'>, saves: Saves): OrderExtras {
  return { bags: saves.bags?.chosen ?? [], seats: saves.seats ?? [], fees, deal };
}

/** Of the order alone: what rules for it are measured against, whatever is added or taken off. */
export const priceWithoutExtras = (rules: OrderKindDefinition, order: StoredOrder): Money =>
  totalOf(rules, order, NO_EXTRAS);

/** Takes a deal off a locked order; only the desk can (D-17). */
export async function applyDeal(
  trx: BookingTransaction,
  booking: Booking,
  deal: AppliedDeal,
  { kinds, nowMs }: { readonly kinds: OrderKinds; readonly nowMs: number },
): Promise<Booking> {
  const changed = await updateBooking(trx, booking, { deal: JSON.stringify(deal) }, nowMs);
  return settle(trx, changed, { kinds, cause: 'phone deal applied', nowMs });
}

/** The total and the state follow from what is saved; both change in the transaction of the save. */
export async function settle(
  trx: BookingTransaction,
  booking: Booking,
  { kinds, cause, nowMs }: { readonly kinds: OrderKinds; readonly cause: string; readonly nowMs: number },
): Promise<Booking> {
  const saves = await readSaves(trx, booking.id);
  const total = booking.order
    ? totalOf(kinds.of(booking.kind), booking.order, extrasOf(booking, saves))
    : null;
  const changes = total ? totalColumns(total) : {};
  const isReady = missingSteps(booking.order !== null, saves).length === 0;
  if (isReady && booking.state !== 'ready' && mayFollow(booking.state, 'ready')) {
    return transition(trx, booking, 'ready', { cause, nowMs, changes: { ...changes, reason: null } });
  }
  if (!isReady && booking.state === 'ready') {
    return transition(trx, booking, 'priced', { cause, nowMs, changes });
  }
  return updateBooking(trx, booking, changes, nowMs);
}
