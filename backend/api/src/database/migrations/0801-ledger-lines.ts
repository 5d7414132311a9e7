import type { Migration } from './migration.ts';

/**
 * The money of bookings line by line. No foreign key: the lines stay when a person's data is erased. Bookings that were
 * paid before there were lines get theirs, with the whole price as the supplier's cost: the parts were not kept.
 */
export const ledgerLines: Migration = {
  name: '0801-ledger-lines',
  sql: `
    CREATE TABLE ledger_lines (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      booking_id uuid NOT NULL,
      cause text NOT NULL,
      kind text NOT NULL CHECK (kind IN (
        'authorised', 'captured', 'refunded', 'disputed', 'supplier_cost', 'supplier_refund', 'margin', 'fee'
      )),
      part text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      currency text NOT NULL,
      at timestamptz NOT NULL,
      UNIQUE (booking_id, cause, kind, part)
    );
    INSERT INTO ledger_lines (booking_id, cause, kind, part, amount, currency, at)
      SELECT booking_id, 'captured:' || id, 'captured', '', amount, currency, updated_at
      FROM payment_attempts WHERE state = 'captured';
    INSERT INTO ledger_lines (booking_id, cause, kind, part, amount, currency, at)
      SELECT booking_id, 'captured:' || id, 'supplier_cost', '', -amount, currency, updated_at
      FROM payment_attempts WHERE state = 'captured';

    CREATE FUNCTION ledger_lines_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'ledger lines are never changed; write a line that corrects them';
    END $$;
    CREATE TRIGGER ledger_lines_are_never_changed BEFORE UPDATE OR DELETE ON ledger_lines
      FOR EACH ROW EXECUTE FUNCTION ledger_lines_are_never_changed();
  `,
};
