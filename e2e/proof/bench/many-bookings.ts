/**
 * A desk with many bookings, written by the database itself. Names are as uneven as names are: of two thousand family
 * names the first is that of one in fifty. The same number gives the same bookings.
 */
const STEP = 50_000;

const FIRST_NAMES =
  'María José Carmen Antonio Ana Manuel Laura Francisco Lucía David Marta Juan Elena Javier Paula Daniel Sara Carlos Julia Pablo Alba Sergio Irene Luis Nuria Jorge Rosa Alberto Inés Diego';
const SYLLABLES = 'ga ro ma lo pe sán fer nan dez ri va mo ra ta vi lla cas tro so sa bre gue nu ño ci';

/** What is not asked while rows are written in bulk; made again when all of them are there. */
const BEFORE = `
  SET statement_timeout = 0;
  ALTER TABLE payment_attempts DISABLE TRIGGER desk_keys_follow;
  ALTER TABLE supplier_orders DISABLE TRIGGER desk_keys_follow;
  ALTER TABLE booking_saves DISABLE TRIGGER desk_keys_follow;
  DROP INDEX desk_keys_by_key;
  CREATE TABLE bench_names AS
    SELECT place, initcap(string_agg(syllable, '' ORDER BY turn)) AS name FROM (
      SELECT place, turn, (string_to_array('${SYLLABLES}', ' '))[1 + (hashtext(place || ':' || turn) & 2147483647) % 25] AS syllable
      FROM generate_series(0, 1999) place, generate_series(1, 3) turn
    ) parts GROUP BY place;
  CREATE UNIQUE INDEX bench_names_by_place ON bench_names (place);
`;
const AFTER = `
  ANALYZE;
  INSERT INTO desk_keys (booking_id, subject, at, keys) SELECT id, id, created_at, desk_keys_of(id) FROM bookings;
  CREATE INDEX desk_keys_by_key ON desk_keys USING gin (keys);
  ALTER TABLE payment_attempts ENABLE TRIGGER desk_keys_follow;
  ALTER TABLE supplier_orders ENABLE TRIGGER desk_keys_follow;
  ALTER TABLE booking_saves ENABLE TRIGGER desk_keys_follow;
  VACUUM ANALYZE;
`;

/** Bookings from $1 to $2; one of five thousand waits in a queue, one of ten has messages. */
const BOOKINGS = [
  `CREATE TEMP TABLE bench_rows AS
     SELECT number, md5('booking ' || number)::uuid AS id, md5('attempt ' || number)::uuid AS attempt,
       timestamptz '2026-11-20 12:00Z' - number % 700 * interval '1 day' AS at,
       -- Times an odd number, so that no two are the same.
       'SW' || upper(lpad(to_hex(number * 2654435761 % 4294967296), 8, '0')) AS reference,
       CASE WHEN number % 5000 = 0 THEN 'manual_review' WHEN number % 10 = 9 THEN 'expired' ELSE 'confirmed' END AS state,
       (string_to_array('${FIRST_NAMES}', ' '))[1 + number % 30] AS first_name,
       (SELECT name FROM bench_names WHERE place = floor(2000 * power((hashtext('name ' || number) & 1048575) / 1048576.0, 2))::int) AS last_name
     FROM generate_series($1::int, $2::int) number`,
  `INSERT INTO bookings (id, session_id, kind, order_id, order_sequence, state, version, market, locale, order_data,
       total_amount, currency, reference, confirmed, confirmed_at, closed, created_at, updated_at, attribution)
     SELECT id, md5('session ' || number)::uuid, 'flight', 'offer', 1, state, 9, 'ES', 'es', '{}', 50000 + number % 90000, 'USD',
       reference, CASE WHEN state = 'confirmed' THEN '{"es": {"heading": "Madrid – Bogotá"}, "en": {"heading": "Madrid – Bogotá"}}'::jsonb END,
       CASE WHEN state = 'confirmed' THEN at END, true, at, at, '{}' FROM bench_rows`,
  `INSERT INTO booking_saves (booking_id, kind, sequence, data, saved_at)
     SELECT id, 'customer', 1, jsonb_build_object('details', jsonb_build_object('email', 'person' || number || '@example.com',
       'phone', '+346' || lpad(number::text, 8, '0'))), at FROM bench_rows
     UNION ALL SELECT id, 'passengers', 1, jsonb_build_object('list', jsonb_build_array(
       jsonb_build_object('firstName', first_name, 'lastName', last_name))), at FROM bench_rows`,
  `INSERT INTO payment_attempts (id, booking_id, cart_id, live, state, provider, provider_ref, amount, currency, transaction_id,
       card_brand, card_last4, card_expiry, method, method_data, return_url, cancel_url, hold_left_ms, created_at, updated_at)
     SELECT attempt, id, 'C' || upper(substr(md5('cart ' || number), 1, 12)), true, 'captured', 'stripe', 'pi_' || number,
       50000 + number % 90000, 'USD', md5('transaction ' || number), 'visa', lpad((number % 10000)::text, 4, '0'), '12/30', 'card',
       jsonb_build_object('brand', 'visa', 'last4', lpad((number % 10000)::text, 4, '0'), 'expiry', '12/30'), '', '', 0, at, at
     FROM bench_rows`,
  `INSERT INTO supplier_orders (id, booking_id, attempt_id, live, part, supplier, state, reference, family_name, supplier_ref,
       locator, ticketed, record, ticket_numbers, placed_at, created_at, updated_at)
     SELECT md5('order ' || number)::uuid, id, attempt, number % 100000 <> 7, 'flight', 'duffel',
       CASE WHEN number % 100000 = 7 THEN 'unknown' ELSE 'placed' END, reference, last_name, 'ord_' || number,
       upper(substr(md5('locator ' || number), 1, 6)), true, '{}', to_jsonb(ARRAY['996' || lpad(number::text, 10, '0')]), at, at, at
     FROM bench_rows`,
  `INSERT INTO mails (id, cause, kind, recipient, booking_id, message, state, attempts, due_at, created_at)
     SELECT md5('mail ' || number)::uuid, 'bench:' || number, 'itinerary', 'person' || number || '@example.com', id, '',
       CASE WHEN number % 5000 = 1 THEN 'refused' ELSE 'sent' END, 1, at, at FROM bench_rows`,
  `INSERT INTO booking_messages (id, booking_id, sender, author, body, at)
     SELECT md5('question ' || number)::uuid, id, 'traveller', 'One', 'When does it leave?', at FROM bench_rows WHERE number % 10 = 2
     UNION ALL SELECT md5('answer ' || number)::uuid, id, 'desk', 'Inés', 'At nine.', at + interval '1 hour' FROM bench_rows
       WHERE number % 10 = 2 AND number % 5000 <> 2`,
  `INSERT INTO ledger_lines (booking_id, cause, kind, part, amount, currency, at)
     SELECT id, 'captured:' || attempt, 'captured', '', 50000, 'USD', at FROM bench_rows
     UNION ALL SELECT id, 'captured:' || attempt, 'supplier_cost', 'flight', -50000, 'USD', at FROM bench_rows`,
  `INSERT INTO desk_audit (at, staff_id, staff_name, role, action, why, booking_id, address)
     SELECT at, 'staff-' || number % 40, 'Somebody', 'agent', 'booking.read', 'call', id, '192.0.2.7' FROM bench_rows`,
  'DROP TABLE bench_rows',
];

export interface Queryable {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

/** On one connection: the rows of a step are a table that only that one sees. */
export async function writeBookings(
  connection: Queryable,
  count: number,
  say: (text: string) => void,
): Promise<void> {
  for (const statement of BEFORE.split(/;\n/).filter((text) => text.trim() !== ''))
    await connection.query(statement);
  for (let from = 1; from <= count; from += STEP) {
    const to = Math.min(count, from + STEP - 1);
    for (const [place, statement] of BOOKINGS.entries())
      await connection.query(
        // A statement that makes a table takes no values.
        place === 0 ? statement.replace('$1', String(from)).replace('$2', String(to)) : statement,
      );
    say(`${to} of ${count} bookings`);
  }
  say('their keys');
  for (const statement of AFTER.split(/;\n/).filter((text) => text.trim() !== ''))
    await connection.query(statement);
}

/** What a caller says about one of them, by how it is looked up. */
export const SEARCHES = {
  reference: (n: number) => `SELECT reference AS text FROM bookings WHERE id = md5('booking ${n}')::uuid`,
  locator: (n: number) => `SELECT upper(substr(md5('locator ${n}'), 1, 6)) AS text`,
  ticket: (n: number) => `SELECT '996' || lpad('${n}', 10, '0') AS text`,
  'e-mail': (n: number) => `SELECT 'person${n}@example.com' AS text`,
  telephone: (n: number) => `SELECT '+34 6' || lpad('${n}', 8, '0') AS text`,
  'last four and date': (n: number) =>
    `SELECT (method_data ->> 'last4') || ' ' || to_char(created_at, 'YYYY-MM-DD') AS text FROM payment_attempts WHERE id = md5('attempt ${n}')::uuid`,
  'first and last name': (n: number) =>
    `SELECT concat_ws(' ', data #>> '{list,0,firstName}', data #>> '{list,0,lastName}') AS text FROM booking_saves WHERE booking_id = md5('booking ${n}')::uuid AND kind = 'passengers'`,
  'name with a typing error': (n: number) =>
    `SELECT concat_ws(' ', data #>> '{list,0,firstName}', overlay(data #>> '{list,0,lastName}' placing 'x' from 3 for 1)) AS text FROM booking_saves WHERE booking_id = md5('booking ${n}')::uuid AND kind = 'passengers'`,
  'the most common name': (_n: number) => 'SELECT name AS text FROM bench_names WHERE place = 0',
  'the most common first name': (_n: number) => `SELECT 'María' AS text`,
  nobody: (n: number) => `SELECT 'Zyxwvut Qponmlk ${'abcdefghij'.charAt(n % 10)}qqq' AS text`,
} as const;
