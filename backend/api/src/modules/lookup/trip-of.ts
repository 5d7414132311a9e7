import type { Locale, Trip } from '@travesia/contracts';
import { isInFlight, nobodysFacts, type Booking, type OrderKinds } from '../booking/index.ts';

/** `null` where nothing came of it: a payment that ended is no trip. */
function statusOf({ state }: Booking): Trip['status'] | null {
  if (state === 'confirmed') return 'confirmed';
  return (isInFlight(state) && state !== 'voiding') || state === 'manual_review' ? 'pending' : null;
}

/** A line of "my trips" (B-15). */
export function tripOf(booking: Booking, kinds: OrderKinds, locale: Locale): Trip | null {
  const { order, reference, total } = booking;
  const status = statusOf(booking);
  if (!status || !order || !reference || !total) return null;
  const rules = kinds.of(booking.kind);
  return {
    referenceId: reference,
    status,
    kind: booking.kind,
    kindName: rules.words.name[locale],
    title: rules.describe(order, locale, nobodysFacts(locale)).heading,
    startDate: rules.requirementsOf(order, locale).firstTravelDate,
    ...total,
  };
}
