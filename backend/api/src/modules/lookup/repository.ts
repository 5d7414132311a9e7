import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { findBooking, type Booking } from '../booking/index.ts';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

/** Bookings with what their sessions and suppliers say of them. */
export type LookupDatabase = Kysely<BookingStoreTables & PaymentTables>;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** How people write the same address. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

export interface AskedBooking {
  /** Ours; `null` where what was typed cannot be one. */
  readonly reference: string | null;
  /** The supplier's own, as it was typed without blanks and dashes. */
  readonly locator: string;
}

/** One row whether the reference exists or not. Airlines use a locator again: of several, the address tells which. */
async function ownerOf(db: LookupDatabase, { reference, locator }: AskedBooking, email: string) {
  const asked = db
    .selectFrom('bookings')
    .innerJoin('booking_saves', 'booking_saves.booking_id', 'bookings.id')
    .where('booking_saves.kind', '=', 'customer')
    // What changes a booking is found with that booking.
    .where('bookings.amends', 'is', null)
    .where((row) =>
      row.or([
        row('bookings.reference', '=', reference ?? ''),
        row(
          'bookings.id',
          'in',
          row
            .selectFrom('supplier_orders')
            .select('booking_id')
            .where(sql`translate(upper(locator), ' -', '')`, '=', locator),
        ),
      ]),
    )
    .orderBy(sql<boolean>`lower(booking_saves.data -> 'details' ->> 'email') = ${email}`, 'desc')
    .orderBy('bookings.created_at', 'desc')
    .limit(1);
  return db
    .selectNoFrom([
      asked.select('bookings.id').as('id'),
      asked.select(sql<string>`booking_saves.data -> 'details' ->> 'email'`.as('email')).as('email'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The booking of a reference, ours or the supplier's, and an e-mail address. A wrong reference and a wrong address do
 * the same work, to the statement and to the row, so that neither can be told from the other (L-03, B-35).
 */
export async function findByReference(
  db: LookupDatabase,
  asked: AskedBooking,
  email: string,
): Promise<Booking | null> {
  const owner = await ownerOf(db, asked, normaliseEmail(email));
  const isTheirs = timingSafeEqual(digest(normaliseEmail(owner.email ?? '')), digest(normaliseEmail(email)));
  return findBooking(db, isTheirs && owner.id ? owner.id : randomUUID());
}

const LISTED_MAX = 50;

/** What was bought, or is being bought, in one browser; the latest first (L-06). */
export async function findOfBrowser(db: LookupDatabase, browserId: string): Promise<Booking[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('sessions', 'sessions.id', 'bookings.session_id')
    .select('bookings.id')
    .where('sessions.browser_id', '=', browserId)
    .where('bookings.reference', 'is not', null)
    .where('bookings.erased_at', 'is', null)
    .where('bookings.amends', 'is', null)
    .orderBy('bookings.created_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findBooking(db, id)));
  return found.filter((booking) => booking !== null);
}
