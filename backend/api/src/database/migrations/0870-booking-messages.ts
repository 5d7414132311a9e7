import type { Migration } from './migration.ts';

/** What a traveller and we write to one another about a booking, with its files (M-09). */
export const bookingMessages: Migration = {
  name: '0870-booking-messages',
  sql: `
    CREATE TABLE booking_messages (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      sender text NOT NULL CHECK (sender IN ('traveller', 'desk')),
      /* Who of us wrote it. */
      author text,
      body text NOT NULL,
      at timestamptz NOT NULL,
      /* When the other side saw it first. */
      read_at timestamptz
    );
    CREATE INDEX booking_messages_of_booking ON booking_messages (booking_id, at);
    CREATE INDEX booking_messages_unread ON booking_messages (booking_id)
      WHERE sender = 'traveller' AND read_at IS NULL;

    CREATE TABLE booking_files (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
      /* Null until it is sent. */
      message_id uuid REFERENCES booking_messages (id) ON DELETE CASCADE,
      name text NOT NULL,
      size_bytes integer NOT NULL,
      /* What its first bytes say it is; null until all of it is here. */
      media_type text,
      content bytea NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX booking_files_of_booking ON booking_files (booking_id);
    CREATE INDEX booking_files_unsent ON booking_files (created_at) WHERE message_id IS NULL;
  `,
};
