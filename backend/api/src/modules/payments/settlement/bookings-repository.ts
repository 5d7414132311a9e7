import type { BookingState } from '@travesia/contracts';
import { IN_FLIGHT_STATES } from '../../booking/index.ts';
import type { SettlementDatabase } from '../attempts-repository.ts';

const LEFT_MAX = 500;
const REVIEWS_MAX = 50;

export interface Lease {
  readonly bookingId: string;
  readonly owner: string;
}

/** True where nobody else works on the booking: it is the owner's until the time is over, and taken again to go on. */
export async function takeLease(
  db: SettlementDatabase,
  { bookingId, owner }: Lease,
  { nowMs, leaseMs }: { readonly nowMs: number; readonly leaseMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('bookings')
    .set({ lease_owner: owner, lease_until: new Date(nowMs + leaseMs) })
    .where('id', '=', bookingId)
    .where((where) =>
      where.or([
        where('lease_owner', 'is', null),
        where('lease_owner', '=', owner),
        where('lease_until', '<', new Date(nowMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseLease(db: SettlementDatabase, { bookingId, owner }: Lease): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ lease_owner: null, lease_until: null })
    .where('id', '=', bookingId)
    .where('lease_owner', '=', owner)
    .execute();
}

export async function findLease(
  db: SettlementDatabase,
  bookingId: string,
): Promise<{ readonly state: BookingState; readonly untilMs: number | null } | null> {
  const row = await db
    .selectFrom('bookings')
    .select(['state', 'lease_until'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row ? { state: row.state, untilMs: row.lease_until?.getTime() ?? null } : null;
}

/** Every lease of a booking and of a job is over: for a process that knows that it is the only one. */
export async function endAllLeases(db: SettlementDatabase): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', 'is not', null)
    .execute();
  await db.updateTable('outbox').set({ lease_until: null }).where('done_at', 'is', null).execute();
}

/** Bookings between the press of Pay and their end, the one that waits longest first. */
export async function inFlightIds(db: SettlementDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', 'in', [...IN_FLIGHT_STATES])
    .orderBy('updated_at')
    .limit(LEFT_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings that wait for a person, except where provider or supplier has said a clear no. */
export async function openReviewIds(db: SettlementDatabase, sinceMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'manual_review')
    .where((where) =>
      where.or([where('reason', 'is', null), where('reason', 'not in', ['capture_refused', 'void_refused'])]),
    )
    .where('updated_at', '>', new Date(sinceMs))
    .orderBy('updated_at')
    .limit(REVIEWS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
