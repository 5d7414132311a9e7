import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { findBooking, type Booking } from '../booking/index.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** How people write the same address. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** One row whether the reference exists or not. */
async function ownerOf(db: Database, reference: string | null) {
  return db
    .selectNoFrom((row) => [
      row
        .selectFrom('bookings')
        .select('id')
        .where('reference', '=', reference ?? '')
        .as('id'),
      row
        .selectFrom('booking_saves')
        .innerJoin('bookings', 'bookings.id', 'booking_saves.booking_id')
        .select(sql<string>`booking_saves.data -> 'details' ->> 'email'`.as('email'))
        .where('bookings.reference', '=', reference ?? '')
        .where('booking_saves.kind', '=', 'customer')
        .as('email'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The booking of a reference and an e-mail address. A wrong reference and a wrong address do the same work, to the
 * statement and to the row, so that neither can be told from the other (L-03, B-35).
 */
export async function findByReference(
  db: Database,
  reference: string | null,
  email: string,
): Promise<Booking | null> {
  const owner = await ownerOf(db, reference);
  const isTheirs = timingSafeEqual(digest(normaliseEmail(owner.email ?? '')), digest(normaliseEmail(email)));
  return findBooking(db, isTheirs && owner.id ? owner.id : randomUUID());
}

const LISTED_MAX = 50;

/** What was bought, or is being bought, in one browser; the latest first (L-06). */
export async function findOfBrowser(db: Database, browserId: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('sessions', 'sessions.id', 'bookings.session_id')
    .select('bookings.id')
    .where('sessions.browser_id', '=', browserId)
    .where('bookings.reference', 'is not', null)
    .orderBy('bookings.created_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findBooking(db, id)));
  return found.filter((booking) => booking !== null);
}
