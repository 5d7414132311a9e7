import type { Migration } from './migration.ts';

/** Seats are chosen with a flight and saved apart from its bags: either can be refused alone. */
export const seatsOfOrders: Migration = {
  name: '1096-seats-of-orders',
  sql: `
    ALTER TABLE booking_saves DROP CONSTRAINT booking_saves_kind_check;
    ALTER TABLE booking_saves ADD CONSTRAINT booking_saves_kind_check
      CHECK (kind IN ('bags', 'seats', 'customer', 'passengers', 'billing', 'payment'));
  `,
};
