import type { Migration } from './migration.ts';

/** What people at the desk did with a booking: written in the transaction that starts it, under the key of the press. */
export const deskActs: Migration = {
  name: '0970-desk-acts',
  sql: `
    CREATE TABLE desk_acts (
      key uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      act text NOT NULL,
      subject_id uuid NOT NULL,
      state text NOT NULL CHECK (state IN ('done', 'waiting', 'refused')),
      reason text NOT NULL,
      amount bigint,
      currency text,
      staff_id text NOT NULL,
      staff_name text NOT NULL,
      decided_by text,
      at timestamptz NOT NULL,
      decided_at timestamptz
    );
    CREATE INDEX desk_acts_of_booking ON desk_acts (booking_id, at);
    CREATE INDEX desk_acts_of_subject ON desk_acts (subject_id);
    CREATE INDEX desk_acts_waiting ON desk_acts (at) WHERE state = 'waiting';
  `,
};
