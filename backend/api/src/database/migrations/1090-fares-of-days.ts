import type { Migration } from './migration.ts';

/**
 * A seen fare belongs to the places, days, party and cabin that were searched; what one adult pays in economy, which
 * pages about places show, stands beside it. Fares of before know only that. While processes of the release before
 * still run, the fares that they find are not stored; their searches go on.
 */
export const faresOfDays: Migration = {
  name: '1090-fares-of-days',
  sql: `
    ALTER TABLE seen_fares RENAME COLUMN amount TO adult_amount;
    ALTER TABLE seen_fares
      ADD COLUMN from_place text,
      ADD COLUMN to_place text,
      ADD COLUMN party text NOT NULL DEFAULT '',
      ADD COLUMN cabin text NOT NULL DEFAULT '',
      ADD COLUMN amount bigint CHECK (amount > 0),
      ADD COLUMN with_bag_amount bigint CHECK (with_bag_amount > 0),
      ADD COLUMN checking_until timestamptz,
      ALTER COLUMN adult_amount DROP NOT NULL,
      ALTER COLUMN currency DROP NOT NULL,
      ALTER COLUMN seen_at DROP NOT NULL;
    UPDATE seen_fares SET from_place = from_city, to_place = to_city;
    ALTER TABLE seen_fares
      ALTER COLUMN from_place SET NOT NULL,
      ALTER COLUMN to_place SET NOT NULL,
      ALTER COLUMN party DROP DEFAULT,
      ALTER COLUMN cabin DROP DEFAULT,
      DROP CONSTRAINT seen_fares_pkey,
      ADD PRIMARY KEY (from_place, to_place, party, cabin, departure_date, return_date);
    CREATE INDEX seen_fares_by_route ON seen_fares (from_city, to_city, adult_amount)
      WHERE adult_amount IS NOT NULL;
  `,
};
