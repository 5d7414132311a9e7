import type { Migration } from './migration.ts';

/**
 * How often visits took each step towards a booking (O-03): sums only, of nobody. A booking has the source and device of
 * its visit where the visitor may be counted.
 */
export const funnel: Migration = {
  name: '1109-funnel',
  sql: `
    CREATE TABLE funnel_counts (
      day date NOT NULL,
      step text NOT NULL CHECK (step IN ('visits', 'searches', 'results', 'selections', 'summaries')),
      market text NOT NULL,
      product text NOT NULL,
      language text NOT NULL,
      device text NOT NULL,
      release text NOT NULL,
      source text NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (day, step, market, product, language, device, release, source)
    );
    CREATE TABLE funnel_batches (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL
    );
    ALTER TABLE bookings ADD COLUMN visit jsonb;
    CREATE INDEX payment_attempts_by_time ON payment_attempts (created_at);
  `,
};
