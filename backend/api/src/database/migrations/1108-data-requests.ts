import type { Migration } from './migration.ts';

/**
 * What travellers ask of their own data (D-19). A request names no person: it stays when its booking is erased, to show
 * that it was answered.
 */
export const dataRequests: Migration = {
  name: '1108-data-requests',
  sql: `
    CREATE TABLE data_requests (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('export', 'erasure')),
      state text NOT NULL CHECK (state IN ('open', 'done')),
      created_at timestamptz NOT NULL,
      closed_at timestamptz
    );
    CREATE UNIQUE INDEX data_requests_open ON data_requests (booking_id, kind) WHERE state = 'open';
    CREATE INDEX data_requests_of_booking ON data_requests (booking_id, created_at);
  `,
};
