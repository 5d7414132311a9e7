import { sql } from 'kysely';
import type { PrivacyDatabase } from './tables.ts';

/**
 * Takes the person out of a booking and of what was paid on top of it, in the caller's transaction; again it changes
 * nothing. What stays is money without a name: amounts, references of provider and suppliers, market, origin, who of us
 * did what and when. Invoices stay as they are: the law wants them.
 */
export async function eraseBooking(
  trx: PrivacyDatabase,
  bookingId: string,
  {
    now,
    withAddress,
  }: { readonly now: Date; /** The same mailbox's letters, too. */ readonly withAddress: boolean },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM bookings WHERE id = ${bookingId} OR amends = ${bookingId} ORDER BY id FOR UPDATE
  `.execute(trx);
  const ids = sql`(${sql.join(rows.map(({ id }) => sql`${id}::uuid`))})`;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(trx);
  const saves = sql`SELECT kind, data FROM booking_saves WHERE booking_id IN ${ids}`;
  const addresses = sql`
    SELECT lower(data -> 'details' ->> 'email') FROM (${saves}) save WHERE kind = 'customer'
    UNION SELECT lower(data ->> 'emailId') FROM (${saves}) save WHERE kind = 'billing'`;
  /** The ids under which the desk's log and its claims name this booking or a thing of it. */
  const subjects = sql`
    SELECT id::text FROM bookings WHERE id IN ${ids}
    UNION SELECT key::text FROM desk_acts WHERE booking_id IN ${ids}
    UNION ${sql.join(
      [
        'cancellations',
        'mails',
        'booking_messages',
        'booking_corrections',
        'data_requests',
        'schedule_changes',
        'supplier_orders',
      ].map((table) => sql`SELECT id::text FROM ${sql.table(table)} WHERE booking_id IN ${ids}`),
      sql` UNION `,
    )}`;

  // The log's own trigger lets words go in this transaction only.
  await run(sql`SELECT set_config('travesia.erasing', 'on', true)`);
  // What was typed to find it: any of its keys, or a name of somebody who travels.
  await run(sql`
    UPDATE desk_audit SET why = '' WHERE why <> '' AND (
      booking_id IN ${ids}
      OR (action = 'booking.search' AND EXISTS (
        SELECT FROM (
          SELECT lower(traveller ->> 'lastName') AS word
            FROM (${saves}) save, jsonb_array_elements(data -> 'list') traveller WHERE kind = 'passengers'
          UNION SELECT * FROM (${addresses}) address
          UNION SELECT right(regexp_replace(data -> 'details' ->> 'phone', '[^0-9]', '', 'g'), 9)
            FROM (${saves}) save WHERE kind = 'customer'
        ) known
        WHERE char_length(word) > 1 AND (
          strpos(desk_fold(why), desk_fold(word)) > 0
          OR strpos(regexp_replace(why, '[^0-9]', '', 'g'), nullif(regexp_replace(word, '[^0-9]', '', 'g'), '')) > 0
        )
      ))
      OR (action LIKE 'item.%' AND rtrim(split_part(why, ' ', 2), ':') IN (
        ${subjects}
      ))
    )`);
  await run(sql`
    UPDATE desk_claims SET close_reason = '' WHERE close_reason <> '' AND subject_id IN (
      ${subjects}
    )`);
  if (withAddress) {
    await run(sql`DELETE FROM mails WHERE booking_id IS NULL AND lower(recipient) IN (${addresses})`);
    await run(sql`DELETE FROM contact_messages WHERE lower(fields ->> 'email') IN (${addresses})`);
    await run(sql`DELETE FROM subscribers WHERE lower(email) IN (${addresses})`);
    await run(sql`DELETE FROM price_alerts WHERE email IN (${addresses})`);
  }
  await run(sql`DELETE FROM mails WHERE booking_id IN ${ids}`);
  for (const table of [
    'booking_saves',
    'booking_files',
    'booking_messages',
    'booking_corrections',
    'booking_codes',
    'desk_notes',
    'outbox',
    'trip_links',
  ])
    await run(sql`DELETE FROM ${sql.table(table)} WHERE booking_id IN ${ids}`);
  await run(sql`UPDATE desk_acts SET reason = '' WHERE booking_id IN ${ids}`);
  await run(sql`UPDATE booking_events SET details = '{}' WHERE booking_id IN ${ids}`);
  await run(sql`UPDATE booking_changes SET order_data = '{}' WHERE booking_id IN ${ids}`);
  await run(sql`
    UPDATE supplier_orders SET family_name = '', locator = NULL, record = '{}', notes = '[]', ticket_numbers = '[]',
      ticket_holders = '[]',
      changes_due_at = NULL
    WHERE booking_id IN ${ids}`);
  await run(sql`
    UPDATE payment_attempts SET method_data = '{}', card_last4 = '', card_expiry = '', provider_token = NULL,
      challenge_url = NULL, return_url = '', cancel_url = ''
    WHERE booking_id IN ${ids}`);
  await run(sql`
    DELETE FROM sessions WHERE id IN (SELECT session_id FROM bookings WHERE id IN ${ids})
      AND id NOT IN (SELECT session_id FROM bookings WHERE id NOT IN ${ids} AND erased_at IS NULL)`);
  // Of where it came from only what reports count is kept.
  await run(sql`
    UPDATE bookings SET confirmed = NULL, order_data = NULL, erased_at = coalesce(erased_at, ${now}),
      attribution = CASE WHEN attribution IS NULL THEN NULL ELSE
        attribution || jsonb_build_object('referrer', '', 'metaName', coalesce(
          attribution ->> 'metaName', order_data #>> '{partner,metaName}', order_data #>> '{flight,partner,metaName}', ''))
      END
    WHERE id IN ${ids}`);
  // The request was answered by this; it names nobody.
  await run(sql`
    UPDATE data_requests SET state = 'done', closed_at = ${now} WHERE state = 'open' AND booking_id IN ${ids}`);
  await run(sql`UPDATE desk_keys SET keys = desk_keys_of(booking_id) WHERE booking_id IN ${ids}`);
}
