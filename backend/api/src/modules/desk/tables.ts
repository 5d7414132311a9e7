import type { DeskAction, DeskQueue, StaffRole } from '@travesia/contracts';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';

export interface DeskTables {
  /** What was read and done at the desk; rows are only added (D-02). */
  desk_audit: {
    id: Generated<number>;
    at: Date;
    staff_id: string;
    staff_name: string;
    role: StaffRole;
    action: DeskAction;
    /** In the person's words, or what was looked for. */
    why: string;
    booking_id: string | null;
    address: string;
  };
  desk_notes: {
    id: Generated<number>;
    booking_id: string;
    staff_name: string;
    text: string;
    at: Date;
  };
  /** Who has an item of a queue, and what became of it; the item itself is read from what caused it. */
  desk_claims: {
    queue: DeskQueue;
    subject_id: string;
    owner_id: string | null;
    owner_name: string | null;
    snoozed_until: Date | null;
    closed_at: Date | null;
    close_reason: string | null;
    version: number;
    updated_at: Date;
  };
  /** Written by triggers (migration 0900). */
  desk_keys: {
    booking_id: string;
    keys: ColumnType<readonly string[], never, never>;
  };
}

/** The desk reads what the other modules write. */
export type DeskSchema = DeskTables & BookingStoreTables & PaymentTables & MailTables;
export type DeskDatabase = Kysely<DeskSchema>;
