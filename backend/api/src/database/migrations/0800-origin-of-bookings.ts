import type { Migration } from './migration.ts';

/** Which partner a priced flight came through (F-31), and where the visitor came from who booked (B-24). */
export const originOfBookings: Migration = {
  name: '0800-origin-of-bookings',
  sql: `
    ALTER TABLE priced_offers ADD COLUMN meta_name text NOT NULL DEFAULT '', ADD COLUMN dis_id text;
    ALTER TABLE bookings ADD COLUMN attribution jsonb;
  `,
};
