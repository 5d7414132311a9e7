import type { Migration } from './migration.ts';

/**
 * What provider and suppliers say of a day, and where it differs from the ledger (decision 44). A difference that is not
 * found again is settled; there is no foreign key, because what differs may be a booking that is not here.
 */
export const statements: Migration = {
  name: '1041-statements',
  sql: `
    CREATE TABLE statement_days (
      source text NOT NULL,
      day text NOT NULL,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (source, day)
    );
    CREATE TABLE statement_lines (
      source text NOT NULL,
      line_id text NOT NULL,
      at timestamptz NOT NULL,
      kind text NOT NULL,
      reference text,
      amount bigint NOT NULL,
      fee bigint NOT NULL,
      currency text NOT NULL,
      PRIMARY KEY (source, line_id)
    );
    CREATE INDEX statement_lines_of_reference ON statement_lines (source, reference);
    CREATE INDEX statement_lines_by_time ON statement_lines (source, at);

    CREATE TABLE statement_differences (
      id text PRIMARY KEY,
      source text NOT NULL,
      day text NOT NULL,
      what text NOT NULL,
      reference text,
      booking_id uuid,
      ours bigint,
      theirs bigint,
      our_currency text,
      their_currency text,
      found_at timestamptz NOT NULL,
      settled_at timestamptz
    );
    CREATE INDEX statement_differences_open ON statement_differences (found_at) WHERE settled_at IS NULL;
    CREATE INDEX statement_differences_of_day ON statement_differences (source, day);
  `,
};
