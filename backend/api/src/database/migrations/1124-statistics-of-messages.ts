import type { Migration } from './migration.ts';

/**
 * Nearly all messages of travellers are answered, and none of ours is. Without knowing both together PostgreSQL expects
 * a quarter of all messages in the queue, and reads the whole table for it (D-12).
 */
export const statisticsOfMessages: Migration = {
  name: '1124-statistics-of-messages',
  sql: `
    CREATE STATISTICS booking_messages_waiting (mcv) ON sender, answered FROM booking_messages;
  `,
};
