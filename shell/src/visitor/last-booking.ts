import { boolean, object, optional, safeParse, type InferOutput } from 'valibot';
import { IdSchema } from '@travesia/contracts';
import { LAST_BOOKING_KEY } from './last-booking-key.ts';

const LastBookingSchema = object({
  referenceId: IdSchema,
  /** The visitor has seen the notice and put it away. */
  isHidden: optional(boolean(), false),
});
export type LastBooking = InferOutput<typeof LastBookingSchema>;

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The booking this browser confirmed last (P-41): its reference, nothing else. */
export function readLastBooking(storage: BrowserStorage | null): LastBooking | null {
  try {
    const parsed = safeParse(LastBookingSchema, JSON.parse(storage?.getItem(LAST_BOOKING_KEY) ?? 'null'));
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
