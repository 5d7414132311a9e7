import { randomUUID } from 'node:crypto';
import { isBeingPaid, isHeld, type InfoData, type Visit } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import { SAVE_KINDS, type Booking, type Locale } from './booking.ts';
import { holdUntil } from './clock.ts';
import { copyBuyer } from './hand-over.ts';
import type { SaveRequest } from './draft-steps.ts';
import type { MarketRules } from './markets.ts';
import { lockNamedBooking, refuseUnlessEditable, takeUpBooking, wasHere } from './named-booking.ts';
import { NO_EXTRAS, type OrderableOrder, type OrderKindDefinition } from './order-kind.ts';
import { extrasOf, totalOf } from './pricing.ts';
import {
  deleteSaves,
  findBooking,
  insertDraft,
  lockOpenBooking,
  readSaves,
  setClosed,
  totalColumns,
  transition,
  updateBooking,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import { isEditable } from './state-machine.ts';
import type { StoredOrder } from './stored-order.ts';

export interface SetOrderRequest extends SaveRequest {
  readonly rules: OrderKindDefinition;
  readonly orderable: OrderableOrder<StoredOrder>;
  readonly market: string;
  readonly locale: Locale;
  /** Where the visitor came from (B-24). */
  readonly infoData: InfoData;
  /** Of the remote that sells it. */
  readonly release: string | null;
  /** Null: the visitor is not counted (O-03). */
  readonly visit: Visit | null;
}

export interface SetOrderParts {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly market: (id: string) => MarketRules;
}

/** Which order a tab is about: chosen anew, or taken up again. */
export function createSetOrder({ db, now, market }: SetOrderParts) {
  /** The booking that the order goes into: the tab's own for the order it has, else a new one. What was open is kept. */
  async function openFor(trx: BookingTransaction, request: SetOrderRequest): Promise<Booking> {
    const { sessionId, rules, market: marketId, locale, orderable } = request;
    const { kind } = rules;
    // A rival's first order may come between the look and the insertion: then that one is set aside.
    for (let tries = 0; tries < 3; tries += 1) {
      const named = request.bookingId ? await findBooking(trx, request.bookingId) : null;
      const before = named?.sessionId === sessionId ? named : null;
      // A tab whose payment is made, or out of the traveller's hands, begins anew.
      const isDone = before !== null && !isEditable(before.state);
      // So does one whose trip was continued on another device, with any other trip.
      const isOther = named !== null && named !== before && !isSame(named, request);
      const isFirst =
        request.bookingId === null || isDone || (isOther && (await wasHere(trx, named, sessionId)));
      const own = isFirst ? null : await lockNamedBooking(trx, request, now());
      const open = own ?? (await lockOpenBooking(trx, sessionId));
      if (open && isBeingPaid(open.state)) throw new ApiError('payment_in_progress');
      // What is held is gone on with: it is paid or given up, and not bought a second time.
      for (const booking of [before, open])
        if (booking?.orderId === orderable.orderId && isHeld(booking.state)) return booking;
      const isSameOrder = open?.orderId === orderable.orderId || open?.orderId === request.orderId;
      if (open?.state === 'confirmed' && isSameOrder) throw new ApiError('already_paid');
      // What has a payment that has not ended is not bought a second time.
      for (const booking of [before, open])
        if (booking?.orderId === orderable.orderId && !isEditable(booking.state))
          refuseUnlessEditable(booking);
      if (own && isEditable(own.state)) {
        const isLate = request.sequence !== null && request.sequence < own.orderSequence;
        if (isLate || isSame(own, request)) return own;
      }
      if (open) await setClosed(trx, open.id, true, now());
      const draft = { id: randomUUID(), sessionId, kind, market: marketId, locale, nowMs: now() };
      const opened = await insertDraft(trx, draft);
      if (opened) return opened;
    }
    throw new ApiError('request_in_progress');
  }

  function isSame({ kind, orderId, order }: Booking, { rules, orderable }: SetOrderRequest): boolean {
    return (
      kind === rules.kind &&
      orderId === orderable.orderId &&
      order !== null &&
      rules.identityOf(order) === rules.identityOf(orderable.order)
    );
  }

  /** The same order in another market: what was given stays, fees and total are that market's (P-49). */
  async function moveTo(trx: BookingTransaction, booking: Booking, request: SetOrderRequest) {
    const isLate = request.sequence !== null && request.sequence < booking.orderSequence;
    if (!booking.order || booking.market === request.market || isLate || !isEditable(booking.state)) return;
    const { fees } = market(request.market);
    // A phone deal holds only in the market it was given in.
    const extras = extrasOf({ fees, deal: null }, await readSaves(trx, booking.id));
    const total = totalOf(request.rules, booking.order, extras);
    const changes = {
      market: request.market,
      fees: JSON.stringify(fees),
      deal: null,
      ...totalColumns(total),
    };
    await updateBooking(trx, booking, changes, now());
  }

  return {
    /** B-24, B-25: another order is another booking (S-32); the same one changes nothing unless its time is over. */
    async setOrder(request: SetOrderRequest) {
      const { rules } = request;
      const { orderId, order, expiresAtMs, amends } = request.orderable;
      return db.transaction().execute(async (trx) => {
        const booking = await openFor(trx, request);
        const isOver = booking.state === 'expired' || booking.state === 'voided';
        if (booking.state === 'draft' || (isOver && isSame(booking, request))) {
          const nowMs = now();
          const { fees } = market(request.market);
          await deleteSaves(trx, booking.id, SAVE_KINDS);
          await transition(trx, booking, 'priced', {
            cause: 'order set',
            nowMs,
            changes: {
              order_id: orderId,
              order_sequence: request.sequence ?? booking.orderSequence,
              order_data: JSON.stringify(order),
              market: request.market,
              fees: JSON.stringify(fees),
              deal: null,
              locale: request.locale,
              attribution: JSON.stringify(request.infoData),
              release: request.release,
              visit: request.visit && JSON.stringify(request.visit),
              reason: null,
              offer_expires_at: new Date(expiresAtMs),
              hold_expires_at: new Date(holdUntil(expiresAtMs)),
              amends,
              ...totalColumns(totalOf(rules, order, { ...NO_EXTRAS, fees })),
            },
          });
          if (amends !== undefined) await copyBuyer(trx, { from: amends, to: booking.id, nowMs });
          return { id: orderId, bookingId: booking.id };
        }
        if (isSame(booking, request)) await moveTo(trx, booking, request);
        return { id: booking.orderId ?? orderId, bookingId: booking.id };
      });
    },

    /** The traveller goes on with the booking of this tab; the other one is kept. */
    async takeUp(request: { readonly sessionId: string; readonly bookingId: string }) {
      return db.transaction().execute(async (trx) => takeUpBooking(trx, request, now()));
    },
  };
}
