import type { Migration } from './migration.ts';

/**
 * After a restore the database lacks what happened since its backup. The payments of that time are still at the
 * provider: those that no attempt knows are kept here for a person, so there is no foreign key.
 */
export const unknownPayments: Migration = {
  name: '0930-unknown-payments',
  sql: `
    CREATE TABLE restores (
      restored_at timestamptz PRIMARY KEY,
      backup_made_at timestamptz NOT NULL,
      compared_at timestamptz
    );
    CREATE TABLE unknown_payments (
      provider text NOT NULL,
      provider_ref text NOT NULL,
      booking_reference text,
      state text NOT NULL,
      amount bigint NOT NULL,
      currency text NOT NULL,
      created_at timestamptz NOT NULL,
      found_at timestamptz NOT NULL,
      PRIMARY KEY (provider, provider_ref)
    );
  `,
};
