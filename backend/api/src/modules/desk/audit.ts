import type { AuditEntry, AuditQuery, DeskAction, StaffClaim } from '@travesia/contracts';
import { csvFile } from '../../text/csv.ts';
import { normaliseBookingReference } from '../booking/index.ts';
import type { DeskDatabase } from './tables.ts';

export interface AuditedAct {
  readonly staff: StaffClaim;
  readonly action: DeskAction;
  readonly why?: string;
  readonly bookingId?: string | null;
  readonly nowMs: number;
}

/** Writes one line; in the transaction of what was done, or before what was read is answered (D-02). */
export async function writeAudit(
  db: DeskDatabase,
  { staff, action, why = '', bookingId = null, nowMs }: AuditedAct,
): Promise<void> {
  await db
    .insertInto('desk_audit')
    .values({
      at: new Date(nowMs),
      staff_id: staff.id,
      staff_name: staff.name,
      role: staff.role,
      action,
      why,
      booking_id: bookingId,
      address: staff.address,
    })
    .execute();
}

const PAGE = 50;
/** A year of a busy desk; more is taken in parts. */
const EXPORT_MAX = 100_000;

function found(db: DeskDatabase, { staffId, reference, action, before }: AuditQuery) {
  let query = db
    .selectFrom('desk_audit')
    .leftJoin('bookings', 'bookings.id', 'desk_audit.booking_id')
    .select([
      'desk_audit.id',
      'desk_audit.at',
      'staff_id as staffId',
      'staff_name as staffName',
      'role',
      'action',
      'why',
      'bookings.reference',
      'address',
    ])
    .orderBy('desk_audit.id', 'desc');
  if (staffId !== '') query = query.where('staff_id', '=', staffId);
  if (action) query = query.where('action', '=', action);
  if (before !== null) query = query.where('desk_audit.id', '<', before);
  if (reference !== '')
    query = query.where('bookings.reference', '=', normaliseBookingReference(reference) ?? reference);
  return query;
}

const entryOf = ({ at, ...row }: Omit<AuditEntry, 'at'> & { readonly at: Date }): AuditEntry => ({
  ...row,
  at: at.toISOString(),
});

/** Newest first, a page at a time. */
export async function readAudit(db: DeskDatabase, query: AuditQuery): Promise<AuditEntry[]> {
  return (await found(db, query).limit(PAGE).execute()).map(entryOf);
}

const COLUMNS = ['at', 'staffId', 'staffName', 'role', 'action', 'why', 'reference', 'address'] as const;
export async function auditCsv(db: DeskDatabase, query: AuditQuery): Promise<string> {
  const rows = (await found(db, query).limit(EXPORT_MAX).execute()).map(entryOf);
  return csvFile(
    COLUMNS,
    rows.map((row) => COLUMNS.map((name) => row[name] ?? '')),
  );
}
