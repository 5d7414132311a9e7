import { CHARGE_CURRENCY, SUPPLIER_LOCALE, totalOfLines, type Money } from '@travesia/domain';
import type { Booking, Saves } from './booking.ts';
import type { MarketFees } from './fees.ts';
import type { OrderKindDefinition, OrderKinds } from './order-kind.ts';
import { readSaves, totalColumns, transition, updateBooking, type BookingTransaction } from './repository.ts';
import { missingSteps } from './requirements.ts';
import { mayFollow } from './state-machine.ts';
import type { StoredOrder } from './stored-order.ts';

/** What is charged: the sum of the lines, nothing else (S-41, B-06). */
export function totalOf(
  rules: OrderKindDefinition,
  order: StoredOrder,
  fees: MarketFees,
  saves: Saves,
): Money {
  const extras = { bags: saves.bags?.chosen ?? [], fees };
  return totalOfLines(rules.priceLines(order, extras, SUPPLIER_LOCALE), CHARGE_CURRENCY);
}

/** The total and the state follow from what is saved; both change in the transaction of the save. */
export async function settle(
  trx: BookingTransaction,
  booking: Booking,
  { kinds, cause, nowMs }: { readonly kinds: OrderKinds; readonly cause: string; readonly nowMs: number },
): Promise<Booking> {
  const saves = await readSaves(trx, booking.id);
  const total = booking.order ? totalOf(kinds.of(booking.kind), booking.order, booking.fees, saves) : null;
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
