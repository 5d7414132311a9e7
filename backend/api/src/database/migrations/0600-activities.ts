import type { Migration } from './migration.ts';

/** Rates of activities and tours as they were checked for one visitor. */
export const activities: Migration = {
  name: '0600-activities',
  sql: `
    CREATE TABLE priced_activities (
      id text PRIMARY KEY,
      priced jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX priced_activities_by_expiry ON priced_activities (expires_at);
  `,
};
