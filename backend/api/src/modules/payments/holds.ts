import { isHeld, type HoldTripState, type Locale } from '@travesia/contracts';
import {
  deleteSaves,
  findBooking,
  lockNamedBooking,
  missingSteps,
  newBookingReference,
  ORDER_MARGIN_MS,
  orderKeyOf,
  readSaves,
  refuseUnlessEditable,
  transition,
  type Booking,
  type NamedBooking,
  type OrderKinds,
} from '../booking/index.ts';
import { ApiError } from '../../errors/index.ts';
import { isPricedForAges } from './priced-ages.ts';
import { findNamedOrder, markOrder } from './supplier-orders-repository.ts';
import { inTransaction, type Drive, type SettlementContext } from './settlement/index.ts';

/** A hold that ends sooner is not worth a mail. */
const SHORTEST_MS = 3_600_000;
/** So young it may still be in the hands of the request that made it. */
const SETTLING_MS = 15 * 60_000;

export interface HoldRequest extends NamedBooking {
  /** What the page shows: nothing else is held. */
  readonly orderKey: string;
  readonly amount: number;
  readonly locale: Locale;
}

const termsOf = (kinds: OrderKinds, { kind, order, amends }: Booking) =>
  order && amends === null ? (kinds.of(kind).hold?.termsOf(order) ?? null) : null;

/** A trip that its supplier keeps unpaid: asked for, and given up, by its traveller. Nothing is charged. */
export function createHolds(context: SettlementContext, drive: Drive) {
  async function stateOf(bookingId: string): Promise<HoldTripState> {
    const state = (await findBooking(context.db, bookingId))?.state;
    if (state === 'holding') return 'under-way';
    return state === 'held' ? 'held' : 'not-held';
  }

  return {
    /** Pressed again it is the same hold. */
    async hold(request: HoldRequest): Promise<HoldTripState> {
      const id = await inTransaction(context, async (trx) => {
        const nowMs = context.now();
        const booking = await lockNamedBooking(trx, request, nowMs);
        if (!booking?.order) throw new ApiError('order_missing');
        if (isHeld(booking.state)) return booking.id;
        refuseUnlessEditable(booking);
        const saves = await readSaves(trx, booking.id);
        const terms = termsOf(context.kinds, booking);
        const { state, total } = booking;
        const isOver =
          state === 'expired' ||
          state === 'voided' ||
          (booking.holdExpiresAtMs ?? 0) <= nowMs ||
          (booking.offerExpiresAtMs ?? 0) <= nowMs + ORDER_MARGIN_MS;
        if (isOver) throw new ApiError('order_expired');
        const hasExtras = (saves.bags?.chosen ?? []).length > 0 || (saves.seats ?? []).length > 0;
        if (!terms || hasExtras || terms.payUntilMs < nowMs + SHORTEST_MS)
          throw new ApiError('change_refused');
        const missing = missingSteps(true, saves).filter((step) => step !== 'billing' && step !== 'payment');
        if (missing.length > 0) throw new ApiError('steps_missing', { details: { missing } });
        if (!isPricedForAges(context.kinds, booking, saves)) throw new ApiError('ages_not_priced');
        if (total?.amount !== request.amount || request.orderKey !== orderKeyOf(booking, saves))
          throw new ApiError('other_booking_open');
        // A card that was given for a payment is not kept for days.
        await deleteSaves(trx, booking.id, ['payment']);
        await transition(trx, booking, 'holding', {
          cause: 'hold asked for',
          nowMs,
          changes: {
            reference: booking.reference ?? newBookingReference(),
            reason: null,
            locale: request.locale,
          },
        });
        return booking.id;
      });
      await drive(id);
      return stateOf(id);
    },

    /** By its traveller; too late is harmless: what is being paid goes its way. */
    async giveUp(named: NamedBooking): Promise<HoldTripState> {
      const id = await inTransaction(context, async (trx) => {
        const booking = await lockNamedBooking(trx, named, context.now());
        if (!booking) throw new ApiError('order_missing');
        if (booking.state === 'held') await startGivingUp(trx, booking, context.now(), 'given up');
        else if (!isHeld(booking.state) && !booking.reason?.startsWith('hold_'))
          throw new ApiError(booking.state === 'confirmed' ? 'already_paid' : 'payment_in_progress');
        return booking.id;
      });
      await drive(id);
      return stateOf(id);
    },

    /**
     * What a supplier still keeps and no booking of ours waits for is cancelled: left by a process that died, or by a
     * backup that was restored. What was not made here is left alone.
     */
    async endOrphans(): Promise<void> {
      for (const { hold } of context.kinds.all) {
        if (!hold) continue;
        const listed = await hold.open().catch((fault: unknown) => {
          context.log.warn({ supplier: hold.supplier, err: fault }, 'held orders could not be listed');
          return [];
        });
        for (const { supplierRef, reference, createdAtMs } of listed) {
          if (reference === null || createdAtMs > context.now() - SETTLING_MS) continue;
          const named = { supplier: hold.supplier, reference, supplierRef, offerRef: null };
          const known = await findNamedOrder(context.db, named);
          if (known?.live) continue;
          const { state } = await hold.cancel(supplierRef);
          context.log.error({ reference, supplierRef, state }, 'a held order of no booking was cancelled');
          if (known && state === 'done')
            await inTransaction(context, (trx) =>
              markOrder(trx, known.id, { state: 'cancelled', live: false, nowMs: context.now() }),
            );
        }
      }
    },
  };
}

/** To be driven after the commit. */
export async function startGivingUp(
  trx: Parameters<typeof transition>[0],
  booking: Booking,
  nowMs: number,
  cause: string,
): Promise<void> {
  await transition(trx, booking, 'releasing', { cause, nowMs, changes: { reason: 'hold_given_up' } });
}
