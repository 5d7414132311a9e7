import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import type { Mailing } from '../mail/index.ts';
import { freeUntilTerms, isUnpaidByHand, readSaves, visitorAmounts, type Booking } from '../booking/index.ts';
import { bookingFreeUntilMs, freeUntilText } from './free-cancellation.ts';
import { findLiveAttempt } from './attempts-repository.ts';
import { describeBooking } from './confirmed-booking.ts';
import type { SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';
import { liveSupplierOrders, type SupplierOrder } from './supplier-orders-repository.ts';

/**
 * A booking as its owner may see it; `null` where nothing was bought and nothing is under way. The desk sees besides what
 * it booked by hand and nobody has paid yet.
 */
export type KnownBooking = (
  booking: Booking,
  locale: Locale,
  reader?: 'owner' | 'desk',
) => Promise<ConfirmedBooking | null>;

/** Tickets are issued after the booking was stored, too. */
function withTickets(confirmed: ConfirmedBooking, orders: readonly SupplierOrder[]): ConfirmedBooking {
  const numbers = orders.flatMap(({ ticketNumbers }) => ticketNumbers);
  if (!confirmed.ticketing || numbers.length === 0) return confirmed;
  const holders = orders.flatMap(({ ticketNumbers, ticketHolders }) =>
    ticketNumbers.map((_number, place) => ticketHolders[place] ?? ''),
  );
  return { ...confirmed, ticketing: { ...confirmed.ticketing, ticketed: true, numbers, holders } };
}

export function createKnownBooking(
  context: Pick<SettlementContext, 'db' | 'kinds' | 'market' | 'methods' | 'now'>,
  mailing: Pick<Mailing, 'isRefused'>,
): KnownBooking {
  /** Bookings from before `paidWith` was kept: the attempt knows. */
  async function withMethod(
    { id }: Booking,
    confirmed: ConfirmedBooking,
    shownIn: Locale,
  ): Promise<ConfirmedBooking> {
    const { paymentInformation } = confirmed;
    const attempt = paymentInformation.paidWith === undefined ? await findLiveAttempt(context.db, id) : null;
    if (!attempt) return confirmed;
    const paidWith = context.methods.describe(attempt, shownIn);
    return { ...confirmed, paymentInformation: { ...paymentInformation, paidWith } };
  }

  /** While it is refunded in full, that stands before what it costs otherwise. */
  function withFreeTerms(booking: Booking, confirmed: ConfirmedBooking, locale: Locale): ConfirmedBooking {
    const untilMs = confirmed.status === 'cancelled' ? null : bookingFreeUntilMs(context.kinds, booking);
    if (untilMs === null || untilMs <= context.now()) return confirmed;
    const terms = freeUntilTerms(freeUntilText(untilMs, confirmed.calendar, locale), locale);
    return { ...confirmed, policies: [terms, ...confirmed.policies] };
  }

  const described: KnownBooking = async (booking, locale, reader) => {
    if (booking.confirmed) {
      const standing =
        (await standingBooking(context, booking, locale)) ?? inLocale(booking.confirmed, locale);
      return withTickets(
        await withMethod(booking, withFreeTerms(booking, standing, locale), locale),
        await liveSupplierOrders(context.db, booking.id),
      );
    }
    const attempt = await findLiveAttempt(context.db, booking.id);
    const saves = await readSaves(context.db, booking.id);
    const isHeld = booking.state === 'held' || (reader === 'desk' && isUnpaidByHand(booking));
    if (!saves.customer || !saves.passengers || (!isHeld && (!attempt || !saves.billing))) return null;
    const shown = describeBooking(
      {
        booking,
        rules: context.kinds.of(booking.kind),
        saves,
        attempt,
        paidWith: (shownIn) => (attempt ? context.methods.describe(attempt, shownIn) : ''),
        supplierOrders: await liveSupplierOrders(context.db, booking.id),
        nowMs: attempt?.createdAtMs ?? booking.changedAtMs,
        amounts: await visitorAmounts(context.db, booking, context.market),
      },
      locale,
      isHeld ? 'held' : 'pending',
    );
    return isHeld && booking.holdExpiresAtMs !== null
      ? { ...shown, ticketing: null, payUntil: new Date(booking.holdExpiresAtMs).toISOString() }
      : shown;
  };

  return async (booking, locale, reader) => {
    const shown = await described(booking, locale, reader);
    if (!shown || !(await mailing.isRefused(booking.id, shown.passenger.email))) return shown;
    return { ...shown, isMailRefused: true };
  };
}
