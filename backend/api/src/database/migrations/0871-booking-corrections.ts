import type { Migration } from './migration.ts';

/** Contact details that a traveller corrected, and names that people have to correct (M-07). */
export const bookingCorrections: Migration = {
  name: '0871-booking-corrections',
  sql: `
    CREATE TABLE booking_corrections (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('contact', 'name')),
      /* Of a name. */
      traveller_id text,
      state text NOT NULL CHECK (state IN ('open', 'done', 'refused')),
      details_before jsonb NOT NULL,
      details_after jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      closed_at timestamptz
    );
    CREATE INDEX booking_corrections_of_booking ON booking_corrections (booking_id, created_at);
    CREATE UNIQUE INDEX booking_corrections_open ON booking_corrections (booking_id, traveller_id)
      WHERE state = 'open';
  `,
};
