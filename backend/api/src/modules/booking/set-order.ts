import { randomUUID } from 'node:crypto';
import type { InfoData } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import { NO_SAVES, SAVE_KINDS, type Booking, type Locale } from './booking.ts';
import { holdUntil } from './clock.ts';
import type { SaveRequest } from './draft-steps.ts';
import type { MarketRules } from './markets.ts';
import { lockNamedBooking, takeUpBooking } from './named-booking.ts';
import type { OrderableOrder, OrderKindDefinition } from './order-kind.ts';
import { totalOf } from './pricing.ts';
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
  writeSave,
  type BookingDatabase,
  type BookingTransaction,
} from './repository.ts';
import { isEditable, isInFlight } from './state-machine.ts';
import type { StoredOrder } from './stored-order.ts';

export interface SetOrderRequest extends SaveRequest {
  readonly rules: OrderKindDefinition;
  readonly orderable: OrderableOrder<StoredOrder>;
  readonly market: string;
  readonly locale: Locale;
  /** Where the visitor came from (B-24). */
  readonly infoData: InfoData;
}

export interface SetOrderParts {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly market: (id: string) => MarketRules;
}

/** Whoever changes a booking is not asked again who travels; no document number is needed for it. */
async function copyBuyer(
  trx: BookingTransaction,
  { from, to, nowMs }: { readonly from: string; readonly to: string; readonly nowMs: number },
): Promise<void> {
  const { customer, passengers } = await readSaves(trx, from);
  const saved = { bookingId: to, sequence: 0, nowMs };
  if (customer) await writeSave(trx, { ...saved, kind: 'customer', data: customer });
  if (!passengers) return;
  const list = passengers.list.map((each) => ({ ...each, sealedDocument: null, documentMask: null }));
  await writeSave(trx, { ...saved, kind: 'passengers', data: { ...passengers, list } });
}

/** Which order a tab is about: chosen anew, or taken up again. */
export function createSetOrder({ db, now, market }: SetOrderParts) {
  /** The booking that the order goes into: the tab's own for the order it has, else a new one. What was open is kept. */
  async function openFor(trx: BookingTransaction, request: SetOrderRequest): Promise<Booking> {
    const { sessionId, rules, market: marketId, locale, orderable } = request;
    const { kind } = rules;
    // A rival's first order may come between the look and the insertion: then that one is set aside.
    for (let tries = 0; tries < 3; tries += 1) {
      // A tab that has paid begins anew.
      const isFirst = request.bookingId === null || (await isPaid(trx, request.bookingId));
      const own = isFirst ? null : await lockNamedBooking(trx, request, now());
      const open = own ?? (await lockOpenBooking(trx, sessionId));
      if (open && (isInFlight(open.state) || open.state === 'manual_review'))
        throw new ApiError('payment_in_progress');
      const isSameOrder = open?.orderId === orderable.orderId || open?.orderId === request.orderId;
      if (open?.state === 'confirmed' && isSameOrder) throw new ApiError('already_paid');
      if (own && own.state !== 'confirmed') {
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

  async function isPaid(trx: BookingTransaction, bookingId: string | undefined): Promise<boolean> {
    return bookingId !== undefined && (await findBooking(trx, bookingId))?.state === 'confirmed';
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
    const total = totalOf(request.rules, booking.order, fees, await readSaves(trx, booking.id));
    const changes = { market: request.market, fees: JSON.stringify(fees), ...totalColumns(total) };
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
              locale: request.locale,
              attribution: JSON.stringify(request.infoData),
              reason: null,
              offer_expires_at: new Date(expiresAtMs),
              hold_expires_at: new Date(holdUntil(expiresAtMs)),
              amends,
              ...totalColumns(totalOf(rules, order, fees, NO_SAVES)),
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
