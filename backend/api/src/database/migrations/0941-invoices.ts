import type { Migration } from './migration.ts';

/**
 * Invoices and credit notes in one series per market and year, numbered without gaps: the counter is raised in the
 * transaction that writes the document. No foreign key to the booking: a document outlives a person's data.
 */
export const invoices: Migration = {
  name: '0941-invoices',
  sql: `
    CREATE TABLE invoice_numbers (
      market text NOT NULL,
      year integer NOT NULL,
      latest integer NOT NULL CHECK (latest > 0),
      PRIMARY KEY (market, year)
    );
    CREATE TABLE invoices (
      id uuid PRIMARY KEY,
      booking_id uuid NOT NULL,
      cause text NOT NULL UNIQUE,
      kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
      credits uuid REFERENCES invoices (id),
      market text NOT NULL,
      year integer NOT NULL,
      number integer NOT NULL,
      locale text NOT NULL,
      content jsonb NOT NULL,
      total bigint NOT NULL,
      currency text NOT NULL,
      issued_at timestamptz NOT NULL,
      UNIQUE (market, year, number),
      CHECK ((kind = 'credit_note') = (credits IS NOT NULL))
    );
    CREATE UNIQUE INDEX invoices_one_of_booking ON invoices (booking_id) WHERE kind = 'invoice';
    CREATE INDEX invoices_by_booking ON invoices (booking_id);

    CREATE FUNCTION invoices_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'invoices are never changed; issue a credit note that names it';
    END $$;
    CREATE TRIGGER invoices_are_never_changed BEFORE UPDATE OR DELETE ON invoices
      FOR EACH ROW EXECUTE FUNCTION invoices_are_never_changed();
  `,
};
