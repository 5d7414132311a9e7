import type { DeskFound } from '@travesia/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AskedSearch } from './asked-search.ts';
import { maskEmail, maskName } from './masks.ts';
import type { DeskDatabase } from './tables.ts';

const FOUND_MAX = 20;
/** Rows that are cheap to read and sort; more of them are common enough to be met soon when walking from the newest. */
const FEW = 3_000;
/** More than are shown: changes of a booking have the same keys and are one result. */
const ROWS_MAX = 100;

interface FoundRow {
  id: string;
  reference: string | null;
  state: DeskFound['state'];
  isCancelled: boolean;
  kind: DeskFound['kind'];
  market: string;
  heading: string | null;
  createdAt: Date;
  bookedAt: string | null;
  amount: number | null;
  currency: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** The best first: a key, then every word as it was typed, then every word with one typing error at most. */
function conditionsOf({ keys, names }: AskedSearch): RawBuilder<boolean>[] {
  const byKey = keys.length > 0 ? [sql<boolean>`keys && ${sql.val([...keys])}::text[]`] : [];
  if (names.length === 0) return byKey;
  const exact = names.map((word) => sql<boolean>`keys @> ARRAY['n:' || desk_fold(${word})]`);
  const alike = names.map((word) => sql<boolean>`keys && desk_name_keys(desk_fold(${word}))`);
  const every = (words: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(words, sql` AND `)})`;
  return [...byKey, every(exact), every(alike)];
}

/** Bookings that match, the newest first: from the index of keys, or by time where too many match. */
async function newestOf(db: DeskDatabase, condition: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ subject: string; count: number }>`
    SELECT subject, count(*) OVER () AS count FROM (
      SELECT subject, at FROM desk_keys WHERE ${condition} LIMIT ${FEW + 1}
    ) few ORDER BY at DESC LIMIT ${ROWS_MAX}
  `.execute(db);
  if (Number(rows[0]?.count ?? 0) <= FEW) return rows.map(({ subject }) => subject);
  const newest = await sql<{ subject: string }>`
    SELECT subject FROM desk_keys WHERE ${condition} ORDER BY at DESC LIMIT ${ROWS_MAX}
  `.execute(db);
  return newest.rows.map(({ subject }) => subject);
}

/** Bookings by any of their keys, the best and then the newest first, with what is personal masked (D-02, D-03). */
export async function findBookings(
  db: DeskDatabase,
  asked: AskedSearch,
  locale: string,
): Promise<{ found: DeskFound[]; isCut: boolean }> {
  const ids = new Set<string>();
  for (const condition of conditionsOf(asked)) {
    if (ids.size > FOUND_MAX) break;
    for (const id of await newestOf(db, condition)) ids.add(id);
  }
  const shown = [...ids].slice(0, FOUND_MAX);
  const { rows } = await sql<FoundRow>`
    SELECT bookings.id, reference, bookings.state, bookings.kind, market, bookings.created_at AS "createdAt",
      confirmed -> ${locale} ->> 'bookedAt' AS "bookedAt",
      bookings.state = 'confirmed' AND orders.cancelled > 0 AND orders.live = 0 AS "isCancelled",
      coalesce(confirmed -> ${locale} ->> 'heading', order_data ->> 'title') AS heading, total_amount AS amount, currency,
      passengers.data -> 'list' -> 0 ->> 'firstName' AS "firstName",
      passengers.data -> 'list' -> 0 ->> 'lastName' AS "lastName",
      customer.data -> 'details' ->> 'email' AS email
    FROM unnest(${sql.val(shown)}::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN bookings USING (id)
    LEFT JOIN booking_saves passengers ON passengers.booking_id = bookings.id AND passengers.kind = 'passengers'
    LEFT JOIN booking_saves customer ON customer.booking_id = bookings.id AND customer.kind = 'customer'
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE live) AS live, count(*) FILTER (WHERE state = 'cancelled') AS cancelled
      FROM supplier_orders WHERE booking_id = bookings.id
    ) orders
    ORDER BY place
  `.execute(db);
  return {
    isCut: ids.size > FOUND_MAX,
    found: rows.map(({ createdAt, bookedAt, amount, currency, firstName, lastName, email, ...row }) => ({
      ...row,
      // What is confirmed counts from then; anything else from when it was begun.
      bookedAt: bookedAt ?? createdAt.toISOString(),
      total: amount === null || currency === null ? null : { amount, currency },
      name: maskName(firstName ?? '', lastName ?? ''),
      email: maskEmail(email ?? ''),
    })),
  };
}
