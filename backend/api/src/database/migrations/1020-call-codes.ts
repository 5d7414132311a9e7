import type { Migration } from './migration.ts';

/** What a caller has on the screen, by a code that says nothing: one of a session, for an hour. */
export const callCodes: Migration = {
  name: '1020-call-codes',
  sql: `
    CREATE TABLE call_codes (
      session_id uuid PRIMARY KEY,
      code text NOT NULL UNIQUE,
      booking_id uuid REFERENCES bookings (id) ON DELETE SET NULL,
      locale text NOT NULL,
      market text NOT NULL,
      currency text NOT NULL,
      page text NOT NULL,
      title text NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX call_codes_of_booking ON call_codes (booking_id);
    CREATE INDEX call_codes_by_end ON call_codes (expires_at);
  `,
};
