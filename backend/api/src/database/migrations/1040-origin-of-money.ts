import type { Migration } from './migration.ts';

/** For reports: which release of a remote sold a booking, and which act of the desk a cancellation comes from (D-09). */
export const originOfMoney: Migration = {
  name: '1040-origin-of-money',
  sql: `
    ALTER TABLE bookings ADD COLUMN release text;
    ALTER TABLE cancellations ADD COLUMN desk_act uuid REFERENCES desk_acts (key) ON DELETE SET NULL;
    CREATE INDEX ledger_lines_by_time ON ledger_lines (at);
  `,
};
