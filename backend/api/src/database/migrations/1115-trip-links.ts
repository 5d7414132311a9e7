import type { Migration } from './migration.ts';

/** Links with which a traveller continues an order on another device, and which sessions had it before. */
export const tripLinks: Migration = {
  name: '1115-trip-links',
  sql: `
    CREATE TABLE trip_links (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      email text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX trip_links_of_booking ON trip_links (booking_id);
    CREATE INDEX trip_links_by_end ON trip_links (expires_at);

    CREATE TABLE earlier_sessions (
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      PRIMARY KEY (booking_id, session_id)
    );
    CREATE INDEX earlier_sessions_by_session ON earlier_sessions (session_id);
  `,
};
