import type { Migration } from './migration.ts';

/** A booking keeps the market's rule of free cancellation that it was made under (M-04); earlier ones have none. */
export const freeCancellation: Migration = {
  name: '0940-free-cancellation',
  sql: `ALTER TABLE bookings ADD COLUMN free_cancellation jsonb;`,
};
