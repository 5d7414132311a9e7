import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CustomerDetails } from '@travesia/contracts';
import type { Database } from '../../database/database.ts';
import { findBooking, type Booking } from '../booking/index.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
/** How people write the same address. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

async function idOfReference(db: Database, reference: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('reference', '=', reference ?? '')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The booking of a reference and an e-mail address. A wrong reference and a wrong address do the same work, so
 * that neither can be told from the other (L-03, B-35).
 */
export async function findByReference(
  db: Database,
  reference: string | null,
  email: string,
): Promise<Booking | null> {
  const id = await idOfReference(db, reference);
  const save = await db
    .selectFrom('booking_saves')
    .select('data')
    .where('booking_id', '=', id ?? randomUUID())
    .where('kind', '=', 'customer')
    .executeTakeFirst();
  const saved = save?.data as { details: CustomerDetails } | undefined;
  const isTheirs = timingSafeEqual(
    digest(normaliseEmail(saved?.details.email ?? '')),
    digest(normaliseEmail(email)),
  );
  const booking = await findBooking(db, id ?? randomUUID());
  return saved && isTheirs ? booking : null;
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
