import type { Migration } from './migration.ts';

/** A number says nothing without its traveller: whose each ticket is, in the order of the numbers. */
export const ticketHolders: Migration = {
  name: '1136-ticket-holders',
  sql: `
    ALTER TABLE supplier_orders ADD COLUMN ticket_holders jsonb NOT NULL DEFAULT '[]';
  `,
};
