import type { Migration } from './migration.ts';

/** A booking keeps the fees it was priced with: the owner of the market may change them meanwhile (S-42). */
export const bookingFees: Migration = {
  name: '0500-booking-fees',
  sql: `ALTER TABLE bookings ADD COLUMN fees jsonb NOT NULL DEFAULT '{}';`,
};
