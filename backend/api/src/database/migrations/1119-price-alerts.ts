import type { Migration } from './migration.ts';

/** Who wants a mail when the price of a journey falls. The first columns name it as `seen_fares` does. */
export const priceAlerts: Migration = {
  name: '1119-price-alerts',
  sql: `
    CREATE TABLE price_alerts (
      id uuid PRIMARY KEY,
      key uuid NOT NULL UNIQUE,
      from_place text NOT NULL,
      to_place text NOT NULL,
      party text NOT NULL,
      cabin text NOT NULL,
      departure_date text NOT NULL,
      return_date text NOT NULL,
      traveler_info jsonb NOT NULL,
      email text NOT NULL,
      locale text NOT NULL,
      market text NOT NULL,
      fall_amount bigint NOT NULL CHECK (fall_amount > 0),
      fall_currency text NOT NULL,
      base_amount bigint,
      base_currency text,
      looked_at timestamptz,
      mailed_at timestamptz,
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL,
      UNIQUE (email, from_place, to_place, party, cabin, departure_date, return_date)
    );
    CREATE INDEX price_alerts_by_journey
      ON price_alerts (from_place, to_place, party, cabin, departure_date, return_date)
      WHERE confirmed_at IS NOT NULL;
  `,
};
