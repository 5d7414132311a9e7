import type { Locale, OrderView } from '@travesia/contracts';
import { CARD_HANDLE_LIFE_MS, signCardHandle } from '@travesia/vault/handle';
import { ApiError } from '../../errors/index.ts';
import type { Booking, Saves } from './booking.ts';
import type { OrderKinds } from './order-kind.ts';
import { findNamedBooking, type NamedBooking } from './named-booking.ts';
import { orderKeyOf } from './order-key.ts';
import { orderView } from './order-view.ts';
import { findBooking, findOpenBooking, readSaves, type BookingDatabase } from './repository.ts';
import { visitorAmounts } from './visitor-amounts.ts';
import type { MarketRules } from './markets.ts';
import type { BookingSaves } from './saves.ts';

/** The cart of the payment that is under way, or has been made. */
export type FindLiveCart = (bookingId: string) => Promise<string | null>;

export interface BookingServiceParts {
  readonly db: BookingDatabase;
  readonly now: () => number;
  readonly market: (id: string) => MarketRules;
  readonly handleSecret: string;
  readonly saves: BookingSaves;
  readonly kinds: OrderKinds;
  readonly paymentMethods: readonly string[];
  readonly findLiveCart: FindLiveCart;
}

/** Names the order in a card handle as it was shown, so that a handle dies with what it was fetched for. */
function handleOrderId(booking: Booking, orderKey: string): string {
  return `${booking.id}/${orderKey}`;
}

export function readHandleOrderId(text: string): { bookingId: string; orderKey: string } {
  const [bookingId = '', orderKey = ''] = text.split('/');
  return { bookingId, orderKey };
}

export type BookingService = ReturnType<typeof createBookingService>;

export function createBookingService({
  db,
  now,
  market,
  handleSecret,
  saves,
  kinds,
  paymentMethods,
  findLiveCart,
}: BookingServiceParts) {
  async function findOrder(named: NamedBooking): Promise<Booking> {
    const booking = await findNamedBooking(db, named);
    if (!booking?.order) throw new ApiError('order_missing');
    return booking;
  }

  function cardHandle(booking: Booking, orderKey: string, agentHash: string): string {
    if (!booking.total) throw new ApiError('order_missing');
    return signCardHandle(
      {
        orderId: handleOrderId(booking, orderKey),
        agentHash: agentHash.slice(0, 22),
        amount: booking.total,
        expiresAtMs: now() + CARD_HANDLE_LIFE_MS,
      },
      handleSecret,
    );
  }

  async function viewOf(
    booking: Booking,
    locale: Locale,
    amendedBilling: Saves['billing'] = null,
  ): Promise<OrderView> {
    const { amends } = booking;
    return orderView({
      booking,
      rules: kinds.of(booking.kind),
      saves: await readSaves(db, booking.id),
      amended: amends === null ? null : await findBooking(db, amends),
      amendedBilling,
      market: market(booking.market),
      paymentMethods,
      cartId: await findLiveCart(booking.id),
      amounts: await visitorAmounts(db, booking, market),
      locale,
      nowMs: now(),
    });
  }

  return {
    saves,
    cardHandle,

    /** What a repeated call is compared under: after any change the same body is a new call (B-04). */
    async revision(sessionId: string): Promise<string> {
      const booking = await findOpenBooking(db, sessionId);
      return booking ? `${booking.id}:${booking.version}` : 'none';
    },

    /** For what the page shows, and for nothing else. */
    async freshCardHandle(named: NamedBooking, shownKey: string | null, agentHash: string): Promise<string> {
      const booking = await findOrder(named);
      const orderKey = orderKeyOf(booking, await readSaves(db, booking.id));
      if (shownKey !== null && shownKey !== orderKey) throw new ApiError('other_booking_open');
      return cardHandle(booking, orderKey, agentHash);
    },

    async orderView(named: NamedBooking, locale: Locale) {
      const booking = await findOrder(named);
      // This session typed the code that was mailed to the owner, so it may read what the owner typed.
      const billing = booking.amends === null ? null : (await readSaves(db, booking.amends)).billing;
      return viewOf(booking, locale, billing);
    },
    /** For others than its buyer. */
    viewOf: (booking: Booking, locale: Locale) => viewOf(booking, locale),
  };
}
