import type { Locale, OrderView } from '@travesia/contracts';
import { CARD_HANDLE_LIFE_MS, signCardHandle } from '@travesia/vault/handle';
import type { Booking } from './booking.ts';
import { extensionsLeft, holdUntil, secondsLeft } from './clock.ts';
import type { OrderKinds } from './order-kind.ts';
import { orderView } from './order-view.ts';
import { findOpenBooking, readSaves, type BookingDatabase } from './repository.ts';
import { visitorAmounts } from './visitor-amounts.ts';
import type { BookingSaves, MarketRules, Refusal } from './saves.ts';

export interface BookingServiceParts {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly refuse: Refusal;
  readonly market: (id: string) => MarketRules;
  readonly handleSecret: string;
  readonly saves: BookingSaves;
  readonly kinds: OrderKinds;
}

/** Names the order in a card handle: the booking and the very order, so that a handle dies with its order. */
export function handleOrderId(booking: Booking): string {
  return `${booking.id}/${booking.orderId}`;
}

export function readHandleOrderId(text: string): { bookingId: string; orderId: string } {
  const [bookingId = '', orderId = ''] = text.split('/');
  return { bookingId, orderId };
}

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService({
  db,
  now,
  refuse,
  market,
  handleSecret,
  saves,
  kinds,
}: BookingServiceParts) {
  async function openOrder(sessionId: string): Promise<Booking> {
    const booking = await findOpenBooking(db, sessionId);
    if (!booking?.order) throw refuse('order_missing');
    return booking;
  }

  function cardHandle(booking: Booking, agentHash: string): string {
    if (!booking.total) throw refuse('order_missing');
    return signCardHandle(
      {
        orderId: handleOrderId(booking),
        agentHash: agentHash.slice(0, 22),
        amount: booking.total,
        expiresAtMs: now() + CARD_HANDLE_LIFE_MS,
      },
      handleSecret,
    );
  }

  return {
    saves,
    cardHandle,

    /** What a repeated call is compared under: after any change the same body is a new call (B-04). */
    async revision(sessionId: string): Promise<string> {
      const booking = await findOpenBooking(db, sessionId);
      return booking ? `${booking.id}:${booking.version}` : 'none';
    },

    async freshCardHandle(sessionId: string, agentHash: string): Promise<string> {
      return cardHandle(await openOrder(sessionId), agentHash);
    },

    async orderView(sessionId: string, locale: Locale): Promise<OrderView> {
      const booking = await openOrder(sessionId);
      const cart = await db
        .selectFrom('payment_attempts')
        .select('cart_id')
        .where('booking_id', '=', booking.id)
        .where('live', '=', true)
        .executeTakeFirst();
      return orderView({
        booking,
        rules: kinds.of(booking.kind),
        saves: await readSaves(db, booking.id),
        market: market(booking.market),
        cartId: cart?.cart_id ?? null,
        amountWords: (await visitorAmounts(db, booking, market)).words(locale),
        locale,
        nowMs: now(),
      });
    },

    async extend(sessionId: string) {
      const booking = await saves.extendHold(sessionId, (present, nowMs) => {
        const isOver = (present.holdExpiresAtMs ?? 0) <= nowMs || extensionsLeft(present) === 0;
        return isOver ? null : holdUntil(nowMs, present.offerExpiresAtMs ?? nowMs);
      });
      return {
        secondsLeft: secondsLeft(booking.holdExpiresAtMs, now()),
        extensionsLeft: extensionsLeft(booking),
      };
    },
  };
}
