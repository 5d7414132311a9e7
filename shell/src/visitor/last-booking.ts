import * as v from 'valibot';
import { IdSchema } from '@travesia/contracts';
import { LAST_BOOKING_KEY } from './last-booking-key.ts';

const LastBookingSchema = v.object({
  referenceId: IdSchema,
  /** The visitor has seen the notice and put it away. */
  isHidden: v.optional(v.boolean(), false),
});
export type LastBooking = v.InferOutput<typeof LastBookingSchema>;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The booking this browser confirmed last (P-41): its reference, nothing else. */
export function readLastBooking(storage: BrowserStorage | null): LastBooking | null {
  try {
    const parsed = v.safeParse(LastBookingSchema, JSON.parse(storage?.getItem(LAST_BOOKING_KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    // Refused or not ours: there is no notice, the booking is as good.
    return null;
  }
}

export function rememberLastBooking(storage: BrowserStorage | null, booking: LastBooking) {
  try {
    storage?.setItem(LAST_BOOKING_KEY, JSON.stringify(booking));
  } catch {
    // As above.
  }
}
