import type { Migration } from './migration.ts';

/** A subscription counts once whoever reads the mail of the address has confirmed it; those from before count. */
export const confirmedSubscribers: Migration = {
  name: '0840-confirmed-subscribers',
  sql: `
    ALTER TABLE subscribers ADD COLUMN confirmed_at timestamptz;
    UPDATE subscribers SET confirmed_at = created_at;
  `,
};
