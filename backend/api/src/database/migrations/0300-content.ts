import type { Migration } from './migration.ts';

/** Fares that searches have found, what was written to us, who wants our letters. */
export const content: Migration = {
  name: '0300-content',
  sql: `
    CREATE TABLE seen_fares (
      from_city text NOT NULL,
      to_city text NOT NULL,
      departure_date text NOT NULL,
      return_date text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      currency text NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (from_city, to_city, departure_date, return_date)
    );
    CREATE INDEX seen_fares_by_age ON seen_fares (seen_at);

    CREATE TABLE contact_messages (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      locale text NOT NULL,
      fields jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      mail_at timestamptz NOT NULL,
      mail_attempts integer NOT NULL DEFAULT 0,
      mail_lease_until timestamptz,
      mailed_at timestamptz
    );
    CREATE INDEX contact_messages_unsent ON contact_messages (mail_at) WHERE mailed_at IS NULL;
    CREATE INDEX contact_messages_by_age ON contact_messages (created_at);

    CREATE TABLE subscribers (
      id uuid PRIMARY KEY,
      email text NOT NULL UNIQUE,
      locale text NOT NULL,
      created_at timestamptz NOT NULL
    );
  `,
};
