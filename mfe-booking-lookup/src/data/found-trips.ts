import { failureCode, type ApiClient } from '@travesia/api-client';
import {
  EmailSchema,
  paidInTheEnd,
  TripSchema,
  type BookingLookup,
  type ConfirmedBooking,
} from '@travesia/contracts';
import { dateOf } from '@travesia/domain';
import { browserStorage } from '@travesia/page';
import * as v from 'valibot';
import { lookUpBooking } from './booking-calls.ts';

const FOUND_KEY = 'travesia.found-trips';
const FOUND_MAX = 20;

const FoundTripSchema = v.object({ ...TripSchema.entries, email: EmailSchema });
/** A trip that was looked up here, with the address that opens it again. */
export type FoundTrip = v.InferOutput<typeof FoundTripSchema>;

type FoundStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Trips that were looked up in this browser, the latest first; what is broken or refused is not there. */
export function readFoundTrips(storage: FoundStorage | null): FoundTrip[] {
  try {
    const parsed = v.safeParse(v.array(FoundTripSchema), JSON.parse(storage?.getItem(FOUND_KEY) ?? '[]'));
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
  const { totalShown, shownRate } = booking;
  const startDate = dateOf(calendar?.[0]?.start.at ?? bookedAt);
  const trip: FoundTrip = {
    referenceId,
    status,
    kind,
    kindName,
    title: heading,
    startDate,
    ...totalPaid,
    totalShown: totalShown ?? null,
    shownRate,
    refunded: paidInTheEnd(booking)?.refunded,
    email,
  };
  write(storage, [trip, ...without(storage, referenceId)]);
}

const without = (storage: FoundStorage | null, referenceId: string) =>
  readFoundTrips(storage).filter((other) => other.referenceId !== referenceId);

function write(storage: FoundStorage | null, trips: readonly FoundTrip[]): void {
  try {
    storage?.setItem(FOUND_KEY, JSON.stringify(trips.slice(0, FOUND_MAX)));
  } catch {
    // A full or refused storage costs only this convenience.
  }
}

/**
 * Looks a kept trip up again; its total or state may be another one since, so the list keeps it as it is now. One that
 * its address no longer opens is forgotten: asked again and again, it would lock the visitor out.
 */
export async function lookUpFoundTrip(
  api: ApiClient,
  { referenceId, email }: Pick<FoundTrip, 'referenceId' | 'email'>,
): Promise<ConfirmedBooking> {
  const storage = browserStorage('local');
  const booking = await lookUpBooking(api, { referenceId, email }).catch((failure: unknown) => {
    if (failureCode(failure) === 'booking_not_found') write(storage, without(storage, referenceId));
    throw failure;
  });
  keepFoundTrip(storage, booking, { email });
  return booking;
}
