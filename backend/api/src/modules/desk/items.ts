import type { DeskItem, DeskQueue } from '@travesia/contracts';
import { BY_HAND } from '@travesia/products/booking-lookup';
import { sql, type RawBuilder } from 'kysely';
import { UNPAID_BY_HAND_STATES } from '../booking/index.ts';
import { OFFICE_KINDS } from '../mail/index.ts';
import { OPEN_DISPUTES, OPEN_FRAUD_WARNINGS } from '../payments/index.ts';
import { csvAmount } from '../../text/csv.ts';
import { maskName } from './masks.ts';
import type { DeskDatabase } from './tables.ts';

/** Soon enough to be looked at by a person before it is too late. */
const SOON = sql`interval '24 hours'`;
/** Of the day that a payment link is valid: a day of work is left to reach whoever has not paid. */
const LINK_ENDING = sql`interval '12 hours'`;
const ITEMS_MAX = 200;

/**
 * What waits for a person, read from what caused it: nothing has to be kept in step, and what settles itself leaves its
 * queue. Each has: subject, booking, reason, since, limit.
 */
const SOURCES: Readonly<Record<DeskQueue, (now: Date) => RawBuilder<unknown>>> = {
  review: () => sql`
    SELECT id::text, coalesce(amends, id), coalesce(reason, 'unknown'), updated_at, updated_at + interval '4 hours'
    FROM bookings WHERE state = 'manual_review'
    UNION ALL
    SELECT id::text, booking_id, coalesce(reason, 'unknown'), updated_at, updated_at + interval '4 hours'
    FROM cancellations WHERE state = 'manual_review' AND reason IN ('supplier_refused', 'supplier_silent')
    UNION ALL
    SELECT id::text, booking_id, 'order_left', updated_at, updated_at + interval '4 hours'
    FROM supplier_orders WHERE state = 'unknown' AND NOT live`,
  refund: () => sql`
    SELECT id::text, booking_id, coalesce(reason, 'unknown'), updated_at, updated_at + interval '24 hours'
    FROM cancellations WHERE state = 'manual_review' AND coalesce(reason, '') NOT IN ('supplier_refused', 'supplier_silent')`,
  ticketing: (now) => sql`
    SELECT id::text, booking_id, 'deadline_near', placed_at, ticketing_deadline::timestamp AT TIME ZONE 'UTC'
    FROM supplier_orders
    WHERE live AND state = 'placed' AND NOT ticketed AND ticketing_deadline IS NOT NULL
      AND ticketing_deadline::timestamp AT TIME ZONE 'UTC' <= ${now}::timestamptz + ${SOON}`,
  // Its supplier holds it; since moves with each link, so a new one that is not paid either comes back.
  unpaid: (now) => sql`
    SELECT id::text, id, 'link_ending', hold_expires_at - ${LINK_ENDING}, hold_expires_at FROM bookings
    WHERE kind = ${BY_HAND.kind} AND state IN (${sql.join(UNPAID_BY_HAND_STATES)})
      AND hold_expires_at <= ${now}::timestamptz + ${LINK_ENDING}`,
  schedule: (now) => sql`
    SELECT change.id::text, change.booking_id, coalesce(change.reason, 'unanswered'), change.detected_at, change.answer_by
    FROM schedule_changes change JOIN supplier_orders placed ON placed.id = change.supplier_order_id AND placed.live
    WHERE change.state = 'desk' OR (change.state = 'open' AND change.answer_by <= ${now}::timestamptz + ${SOON})`,
  dispute: () => sql`
    SELECT subject_ref, booking_id, coalesce(reason, 'unknown'), occurred_at,
      coalesce(respond_by, occurred_at + interval '7 days')
    FROM (${OPEN_DISPUTES}) dispute`,
  // In time to give the money back before it becomes a dispute.
  fraud: () => sql`
    SELECT subject_ref, booking_id, coalesce(reason, 'unknown'), occurred_at, occurred_at + interval '24 hours'
    FROM (${OPEN_FRAUD_WARNINGS}) warning`,
  approval: () => sql`
    SELECT key::text, booking_id, 'over_limit', at, at + interval '24 hours' FROM desk_acts WHERE state = 'waiting'`,
  // Made after the backup that was restored: its booking may be gone.
  payment: () => sql`
    SELECT provider_ref, bookings.id, 'unknown_' || unknown_payments.state, found_at, found_at + interval '4 hours'
    FROM unknown_payments LEFT JOIN bookings ON bookings.reference = booking_reference`,
  // Read from statements that `npm run reconcile` compared with the ledger (decision 44).
  statement: () => sql`
    SELECT id, booking_id, what, found_at, found_at + interval '48 hours'
    FROM statement_differences WHERE settled_at IS NULL`,
  message: () => sql`
    SELECT DISTINCT ON (booking_id) id::text, booking_id, 'waits', at, at + interval '24 hours'
    FROM booking_messages WHERE sender = 'traveller' AND NOT answered ORDER BY booking_id, at`,
  name: () => sql`
    SELECT id::text, booking_id, 'name_wrong', created_at, created_at + interval '24 hours'
    FROM booking_corrections WHERE kind = 'name' AND state = 'open'`,
  privacy: () => sql`
    SELECT id::text, booking_id, kind || '_asked', created_at, created_at + interval '30 days'
    FROM data_requests WHERE state = 'open'`,
  // What was for ourselves is somebody's enquiry; other mails without a booking have nobody who can be asked.
  mail: () => sql`
    SELECT id::text, booking_id, CASE WHEN kind IN (${sql.join([...OFFICE_KINDS])}) THEN 'to_office' ELSE kind END,
      created_at, created_at + interval '24 hours'
    FROM mails WHERE state = 'refused' AND kind NOT LIKE '%-text'
      AND (booking_id IS NOT NULL OR kind IN (${sql.join([...OFFICE_KINDS])}))`,
};

interface ItemRow {
  queue: DeskQueue;
  subjectId: string;
  bookingId: string | null;
  reference: string | null;
  firstName: string | null;
  lastName: string | null;
  reason: string;
  /** Of a statement's difference. */
  source: string | null;
  theirReference: string | null;
  day: string | null;
  ours: number | null;
  ourCurrency: string | null;
  theirs: number | null;
  theirCurrency: string | null;
  since: Date;
  limit: Date;
  ownerId: string | null;
  ownerName: string | null;
  snoozedUntil: Date | null;
  version: number;
}

const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? '–' : `${csvAmount(Number(amount), currency).decimal} ${currency}`;

function nameOf(item: ItemRow): string {
  if (item.queue !== 'statement')
    return item.queue === 'payment' || item.bookingId === null
      ? item.subjectId
      : maskName(item.firstName ?? '', item.lastName ?? '');
  const [ours, theirs] = [moneyOf(item.ours, item.ourCurrency), moneyOf(item.theirs, item.theirCurrency)];
  return `${item.day} · ${item.source} ${item.theirReference ?? ''} · ${ours} / ${theirs}`;
}

/** Open items, by their limit; those of one booking where one is named. What is snoozed comes last. */
export async function readItems(
  db: DeskDatabase,
  now: Date,
  bookingId: string | null = null,
): Promise<DeskItem[]> {
  const sources = Object.entries(SOURCES).map(
    ([queue, source]) =>
      sql`SELECT ${sql.val(queue)}::text AS queue, source.* FROM (${source(now)}) source (subject_id, booking_id, reason, since, due)`,
  );
  const { rows } = await sql<ItemRow>`
    SELECT item.queue, item.subject_id AS "subjectId", item.booking_id AS "bookingId",
      coalesce(bookings.reference, booking_reference) AS reference,
      passengers.data -> 'list' -> 0 ->> 'firstName' AS "firstName",
      passengers.data -> 'list' -> 0 ->> 'lastName' AS "lastName",
      difference.source, difference.reference AS "theirReference", difference.day,
      difference.ours, difference.our_currency AS "ourCurrency",
      difference.theirs, difference.their_currency AS "theirCurrency",
      item.reason, item.since, item.due AS limit, owner_id AS "ownerId", owner_name AS "ownerName",
      CASE WHEN snoozed_until > ${now} THEN snoozed_until END AS "snoozedUntil", coalesce(desk_claims.version, 0) AS version
    FROM (${sql.join(sources, sql` UNION ALL `)}) item
    LEFT JOIN bookings ON bookings.id = item.booking_id
    LEFT JOIN statement_differences difference ON item.queue = 'statement' AND difference.id = item.subject_id
    LEFT JOIN unknown_payments ON item.queue = 'payment' AND provider_ref = item.subject_id
    LEFT JOIN booking_saves passengers ON passengers.booking_id = bookings.id AND passengers.kind = 'passengers'
    LEFT JOIN desk_claims USING (queue, subject_id)
    WHERE (closed_at IS NULL OR closed_at < item.since)
      AND (${bookingId}::uuid IS NULL OR item.booking_id = ${bookingId}::uuid)
    ORDER BY coalesce(snoozed_until > ${now}, false), item.due, item.queue, item.subject_id
    LIMIT ${ITEMS_MAX}
  `.execute(db);
  return rows.map((item) => ({
    queue: item.queue,
    subjectId: item.subjectId,
    bookingId: item.bookingId,
    reference: item.reference,
    reason: item.reason,
    version: item.version,
    name: nameOf(item),
    since: item.since.toISOString(),
    limit: item.limit.toISOString(),
    owner:
      item.ownerId === null || item.ownerName === null ? null : { id: item.ownerId, name: item.ownerName },
    snoozedUntil: item.snoozedUntil?.toISOString() ?? null,
  }));
}

/** By how much the item that is latest is late; null where none is, or it was put off. */
export async function itemLateMs(db: DeskDatabase, now: Date): Promise<number | null> {
  const items = await readItems(db, now);
  const late = items.find(
    ({ snoozedUntil, limit }) => snoozedUntil === null && Date.parse(limit) < now.getTime(),
  );
  return late ? now.getTime() - Date.parse(late.limit) : null;
}

const COLLEAGUES_MAX = 50;

/** Everybody who was at the desk before, by their last line in the log: an item can be handed over to them. */
export async function readColleagues(db: DeskDatabase): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    WITH RECURSIVE latest AS (
      (SELECT staff_id, id FROM desk_audit ORDER BY staff_id DESC, id DESC LIMIT 1)
      UNION ALL
      SELECT next.staff_id, next.id FROM latest CROSS JOIN LATERAL (
        SELECT staff_id, id FROM desk_audit WHERE staff_id < latest.staff_id ORDER BY staff_id DESC, id DESC LIMIT 1
      ) next
    )
    SELECT staff_id AS id, staff_name AS name FROM desk_audit
    WHERE id IN (SELECT id FROM latest) AND role <> 'read-only' ORDER BY staff_id LIMIT ${COLLEAGUES_MAX}
  `.execute(db);
  return rows;
}
