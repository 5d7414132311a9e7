import { isHeld, type Locale, type Trip } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { isInFlight, nobodysFacts, standingOrder, type Booking, type OrderKinds } from '../booking/index.ts';
import type { CancelledParts } from '../payments/index.ts';

/** `null` where nothing came of it: a payment that ended is no trip. */
function statusOf({ state }: Booking): Trip['status'] | null {
  if (state === 'confirmed' || state === 'held') return state;
  return (isInFlight(state) && state !== 'voiding' && !isHeld(state)) || state === 'manual_review'
    ? 'pending'
    : null;
}

/** A line of "my trips" (B-15): what stands of it, or that nothing does. */
export function tripOf(
  booking: Booking,
  kinds: OrderKinds,
  locale: Locale,
  {
    cancelled,
    refunded,
  }: {
    readonly cancelled?: CancelledParts | undefined;
    /** In minor units; absent where nothing was given up. */
    readonly refunded?: number | undefined;
  } = {},
): Trip | null {
  const { order, reference, total } = booking;
  const status = statusOf(booking);
  if (!status || !order || !reference || !total) return null;
  // What was added or changed later is in what was confirmed, not in what was ordered.
  const booked = booking.confirmed && inLocale(booking.confirmed, locale);
  const rules = kinds.of(booking.kind);
  const { standing } = standingOrder({ rules, order }, (part) => cancelled?.parts.has(part) ?? false);
  const paid = booked?.totalPaid ?? total;
  return {
    referenceId: reference,
    status: cancelled?.isWhole ? 'cancelled' : status,
    kind: booking.kind,
    kindName: standing.rules.words.name[locale],
    title: standing.rules.describe(standing.order, locale, nobodysFacts(locale)).heading,
    startDate: standing.rules.requirementsOf(standing.order, locale).firstTravelDate,
    ...(booking.state === 'held' &&
      booking.holdExpiresAtMs !== null && { payUntil: new Date(booking.holdExpiresAtMs).toISOString() }),
    ...paid,
    ...(booked && { totalShown: booked.totalShown ?? null }),
    ...(booked?.shownRate && { shownRate: booked.shownRate }),
    ...(refunded !== undefined && { refunded: { ...paid, amount: refunded } }),
  };
}
