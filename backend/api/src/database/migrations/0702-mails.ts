import type { Migration } from './migration.ts';

/** Every mail is a row before it is sent; messages to the office are no longer a queue of their own. */
export const mails: Migration = {
  name: '0702-mails',
  sql: `
    CREATE TABLE mails (
      id uuid PRIMARY KEY,
      cause text NOT NULL UNIQUE,
      kind text NOT NULL,
      recipient text NOT NULL,
      booking_id uuid REFERENCES bookings (id) ON DELETE CASCADE,
      message bytea NOT NULL,
      state text NOT NULL CHECK (state IN ('queued', 'sent', 'refused')),
      attempts integer NOT NULL,
      due_at timestamptz NOT NULL,
      leased_until timestamptz,
      answer text,
      created_at timestamptz NOT NULL,
      sent_at timestamptz
    );
    CREATE INDEX mails_due ON mails (due_at) WHERE state = 'queued';
    CREATE INDEX mails_by_booking ON mails (booking_id);
    CREATE INDEX mails_by_age ON mails (created_at);
    DELETE FROM contact_messages WHERE kind = 'welcome';
    DROP INDEX contact_messages_unsent;
    ALTER TABLE contact_messages
      DROP COLUMN mail_at,
      DROP COLUMN mail_attempts,
      DROP COLUMN mail_lease_until,
      DROP COLUMN mailed_at;
  `,
};
