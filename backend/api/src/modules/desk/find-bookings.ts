import type { DeskFound } from '@travesia/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { AskedSearch } from './asked-search.ts';
import { maskEmail, maskName } from './masks.ts';
import type { DeskDatabase } from './tables.ts';

export const FOUND_MAX = 20;

interface FoundRow {
  id: string;
  reference: string | null;
  state: DeskFound['state'];
  kind: DeskFound['kind'];
  market: string;
  heading: string | null;
  createdAt: Date;
  amount: number | null;
  currency: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** Every word has to match, each by any of its forms: one condition on the index per word. */
function conditionOf({ keys, names }: AskedSearch): RawBuilder<boolean> {
  const byKey = sql<boolean>`keys && ${sql.val([...keys])}::text[]`;
  if (names.length === 0) return byKey;
  const words = names.map((word) => sql<boolean>`keys && desk_name_keys(desk_fold(${word}))`);
  return sql<boolean>`(${byKey} OR (${sql.join(words, sql` AND `)}))`;
}

/** Bookings by any of their keys, the best and then the newest first, with what is personal masked (D-02, D-03). */
export async function findBookings(
  db: DeskDatabase,
  asked: AskedSearch,
  locale: string,
): Promise<{ found: DeskFound[]; isCut: boolean }> {
  const exact = sql`${sql.val([...asked.keys])}::text[] || ARRAY(SELECT 'n:' || desk_fold(name) FROM unnest(${sql.val([...asked.names])}::text[]) name)`;
  const { rows } = await sql<FoundRow>`
    WITH matched AS (
      SELECT DISTINCT ON (coalesce(bookings.amends, bookings.id))
        coalesce(bookings.amends, bookings.id) AS id, keys && ${sql.val([...asked.keys])}::text[] AS is_key,
        keys @> (${exact}) AS is_exact
      FROM desk_keys JOIN bookings ON bookings.id = desk_keys.booking_id
      WHERE ${conditionOf(asked)}
    )
    SELECT bookings.id, reference, state, bookings.kind, market, created_at AS "createdAt",
      confirmed -> ${locale} ->> 'heading' AS heading, total_amount AS amount, currency,
      passengers.data -> 'list' -> 0 ->> 'firstName' AS "firstName",
      passengers.data -> 'list' -> 0 ->> 'lastName' AS "lastName",
      customer.data -> 'details' ->> 'email' AS email
    FROM matched JOIN bookings USING (id)
    LEFT JOIN booking_saves passengers ON passengers.booking_id = bookings.id AND passengers.kind = 'passengers'
    LEFT JOIN booking_saves customer ON customer.booking_id = bookings.id AND customer.kind = 'customer'
    ORDER BY is_key DESC, is_exact DESC, created_at DESC
    LIMIT ${FOUND_MAX + 1}
  `.execute(db);
  return {
    isCut: rows.length > FOUND_MAX,
    found: rows
      .slice(0, FOUND_MAX)
      .map(({ createdAt, amount, currency, firstName, lastName, email, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        total: amount === null || currency === null ? null : { amount, currency },
        name: maskName(firstName ?? '', lastName ?? ''),
        email: maskEmail(email ?? ''),
      })),
  };
}
