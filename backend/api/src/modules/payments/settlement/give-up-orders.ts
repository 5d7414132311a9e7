import type { Money } from '@travesia/domain';
import { extrasOf, readSaves } from '../../booking/index.ts';
import { quotedAtRate } from '../cancellations-repository.ts';
import { liveSupplierOrders, markOrder, type SupplierOrder } from '../supplier-orders-repository.ts';
import { isReleased } from '../at-the-desk/acts-repository.ts';
import { inTransaction, type StepInput } from './context.ts';
import { partNamed, partsOf } from './parts.ts';

/** What a half of a package costs that nobody wants without the other one. */
export interface GiveUpQuote {
  readonly part: string;
  /** What the supplier keeps. */
  readonly keeps: Money;
  readonly refund: Money;
  /** For a later trip, in place of money. */
  readonly credit: Money | null;
  /** ISO instant until which the supplier's quote holds. */
  readonly quotedUntil: string;
}

type GiveUpOutcome =
  | { readonly state: 'done' | 'refused' | 'unknown' }
  /** Nothing was cancelled: a person decides (W-07). */
  | { readonly state: 'costs'; readonly quote: GiveUpQuote };

/** Orders that stand without a booking are cancelled; one that cannot be is a person's job (K-07). */
export async function giveUpOrders(input: StepInput): Promise<GiveUpOutcome> {
  const { context, booking } = input;
  for (const order of await liveSupplierOrders(context.db, booking.id)) {
    // Kept unpaid: its time goes on.
    if (order.state === 'held') continue;
    const desk = partNamed(context, booking, order.part)?.desk;
    if (!desk) return { state: 'refused' };
    // Taken in and not named: it cannot be cancelled, and may still be confirmed.
    if (!order.supplierRef && order.state === 'pending') return { state: 'refused' };
    if (!order.supplierRef) continue;
    const judged = await judge(input, order, order.supplierRef);
    if (judged.state === 'costs' || judged.state === 'unknown' || judged.state === 'refused') return judged;
    const outcome = judged.state === 'cancelled' ? DONE : await desk.cancel(order.supplierRef);
    if (outcome.state !== 'done') return outcome;
    await inTransaction(context, (trx) =>
      markOrder(trx, order.id, { state: 'cancelled', live: false, nowMs: context.now() }),
    );
  }
  return DONE;
}
const DONE = { state: 'done' } as const;

/** Half of a package is given up without a word only where its supplier gives everything back. */
async function judge(
  { context, booking }: StepInput,
  order: SupplierOrder,
  supplierRef: string,
): Promise<Exclude<GiveUpOutcome, { state: 'done' }> | { readonly state: 'free' | 'cancelled' }> {
  const { part: name, reference, familyName } = order;
  const part = partNamed(context, booking, name);
  if (!part || !booking.order || partsOf(context, booking).length === 1) return { state: 'free' };
  const { desk, amountsOf } = part;
  const asked = { supplierRef, order: booking.order, nowMs: context.now() };
  const quote = quotedAtRate(await desk.quoteCancellation(asked), order);
  if (quote.state === 'unknown') return quote;
  if (quote.state === 'refused') {
    // Cancelled a moment ago, by a process that did not live to write it down.
    const { state } = await desk.lookUpCancellation({ supplierRef, reference, familyName });
    return { state: state === 'stands' ? 'refused' : state };
  }
  const saves = await readSaves(context.db, booking.id);
  const { cost } = amountsOf(booking.order, extrasOf(booking, saves));
  const { refund, credit, expiresAtMs } = quote;
  const isAllOfIt = refund.currency === cost.currency && refund.amount >= cost.amount;
  if (isAllOfIt || (await isReleased(context.db, booking.id))) return { state: 'free' };
  const keeps = { amount: cost.amount - refund.amount, currency: cost.currency };
  const quotedUntil = new Date(expiresAtMs).toISOString();
  return { state: 'costs', quote: { part: name, keeps, refund, credit, quotedUntil } };
}
