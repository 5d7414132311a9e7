import type { Migration } from './migration.ts';

/** Bookings that were confirmed before the job existed: it looks when their check-in opens. */
export const checkInOfStoredBookings: Migration = {
  name: '0980-check-in-of-stored-bookings',
  sql: `
    INSERT INTO outbox (booking_id, topic, run_at, attempts)
    SELECT id, 'mail-check-in', now(), 0 FROM bookings
    WHERE state = 'confirmed' AND amends IS NULL
    ON CONFLICT DO NOTHING;
  `,
};
