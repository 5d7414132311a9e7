import type { Migration } from './migration.ts';

/** Bookings are looked up by the reference of airline, hotel or organiser too. */
export const locators: Migration = {
  name: '0701-locators',
  sql: `
    CREATE INDEX supplier_orders_by_locator ON supplier_orders (translate(upper(locator), ' -', ''));
  `,
};
