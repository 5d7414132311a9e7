import type { Kysely } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { Difference } from './compare.ts';
import type { StatementKind } from './statement.ts';

interface StatementTables {
  statement_days: { source: string; day: string; read_at: Date };
  statement_lines: {
    source: string;
    line_id: string;
    at: Date;
    kind: StatementKind;
    reference: string | null;
    amount: number;
    fee: number;
    currency: string;
  };
  statement_differences: {
    id: string;
    source: string;
    day: string;
    what: Difference['what'];
    reference: string | null;
    booking_id: string | null;
    ours: number | null;
    theirs: number | null;
    our_currency: string | null;
    their_currency: string | null;
    found_at: Date;
    settled_at: Date | null;
  };
}

export type ReconciliationDatabase = Kysely<StatementTables & PaymentTables & BookingStoreTables>;
