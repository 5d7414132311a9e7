import type { DeskAct } from '@travesia/contracts';
import type { Money } from '@travesia/domain';
import { sql, type Selectable } from 'kysely';
import type { SettlementDatabase, SettlementTransaction } from '../attempts-repository.ts';
import type { DeskActsTable } from '../tables.ts';

export type StoredAct = Selectable<DeskActsTable>;

export async function findAct(db: SettlementDatabase, key: string): Promise<StoredAct | null> {
  const row = await db.selectFrom('desk_acts').selectAll().where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

export async function lastActOf(db: SettlementDatabase, bookingId: string): Promise<StoredAct | null> {
  const row = await db
    .selectFrom('desk_acts')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAct(
  trx: SettlementTransaction,
  act: {
    readonly key: string;
    readonly bookingId: string;
    readonly act: DeskAct;
    readonly subjectId: string;
    readonly state: StoredAct['state'];
    readonly reason: string;
    readonly money: Money | null;
    readonly staff: { readonly id: string; readonly name: string };
    readonly nowMs: number;
  },
): Promise<void> {
  await trx
    .insertInto('desk_acts')
    .values({
      key: act.key,
      booking_id: act.bookingId,
      act: act.act,
      subject_id: act.subjectId,
      state: act.state,
      reason: act.reason,
      amount: act.money?.amount ?? null,
      currency: act.money?.currency ?? null,
      staff_id: act.staff.id,
      staff_name: act.staff.name,
      decided_by: null,
      at: new Date(act.nowMs),
      decided_at: null,
    })
    .execute();
}

/** What was given back for this booking without a second person, in minor units. */
export async function refundedAlone(db: SettlementDatabase, bookingId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('desk_acts')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('booking_id', '=', bookingId)
    .where('act', '=', 'refund')
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Whether a person at the desk has let this order go, whatever it costs. */
export async function isReleased(db: SettlementDatabase, subjectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('desk_acts')
    .select('key')
    .where('subject_id', '=', subjectId)
    .where('act', '=', 'release')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Of everything that an act could change: it moves when the traveller, the site or a colleague has done something. Its
 * end is the key of the last act, which tells whose that was.
 */
export async function seenOf(db: SettlementDatabase, bookingId: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    SELECT md5(concat_ws('|',
      (SELECT string_agg(concat(id, state, version), ',' ORDER BY id) FROM bookings
        WHERE id = ${bookingId} OR (amends = ${bookingId}
          AND state NOT IN ('draft', 'priced', 'ready', 'declined', 'voided', 'expired'))),
      (SELECT string_agg(concat(id, state, reason), ',' ORDER BY id) FROM cancellations
        WHERE booking_id = ${bookingId} AND state <> 'quoted'),
      (SELECT string_agg(concat(id, state, live), ',' ORDER BY id) FROM supplier_orders WHERE booking_id = ${bookingId}),
      (SELECT string_agg(concat(id, state), ',' ORDER BY id) FROM schedule_changes WHERE booking_id = ${bookingId}),
      (SELECT string_agg(concat(id, state), ',' ORDER BY id) FROM booking_corrections WHERE booking_id = ${bookingId}),
      (SELECT string_agg(concat(key, state), ',' ORDER BY key) FROM desk_acts WHERE booking_id = ${bookingId})
    )) AS digest
  `.execute(db);
  const last = await lastActOf(db, bookingId);
  return `${rows[0]?.digest ?? ''}:${last?.key ?? ''}`;
}
