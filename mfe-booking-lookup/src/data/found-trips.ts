import { EmailSchema, TripSchema, type BookingLookup, type ConfirmedBooking } from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { array, object, safeParse, type InferOutput } from 'valibot';

const FOUND_KEY = 'travesia.found-trips';
const FOUND_MAX = 20;

const FoundTripSchema = object({ ...TripSchema.entries, email: EmailSchema });
/** A trip that was looked up here, with the address that opens it again. */
export type FoundTrip = InferOutput<typeof FoundTripSchema>;

type FoundStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Trips that were looked up in this browser, the latest first; what is broken or refused is not there. */
export function readFoundTrips(storage: FoundStorage | null): FoundTrip[] {
  try {
    const parsed = safeParse(array(FoundTripSchema), JSON.parse(storage?.getItem(FOUND_KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Keeps a trip that was looked up, so that it stays in the list of this browser until its data are erased. */
export function keepFoundTrip(
  storage: FoundStorage | null,
  booking: ConfirmedBooking,
  { email }: Pick<BookingLookup, 'email'>,
): void {
  const { referenceId, status, kind, kindName, heading, calendar, bookedAt, totalPaid } = booking;
  const startDate = dateOf(calendar?.[0]?.start.at ?? bookedAt);
  const trip: FoundTrip = {
    referenceId,
    status,
    kind,
    kindName,
    title: heading,
    startDate,
    ...totalPaid,
    email,
  };
  const others = readFoundTrips(storage).filter((other) => other.referenceId !== referenceId);
  try {
    storage?.setItem(FOUND_KEY, JSON.stringify([trip, ...others].slice(0, FOUND_MAX)));
  } catch {
    // A full or refused storage costs only this convenience.
  }
}
