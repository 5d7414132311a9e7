import { moneyFromDecimal } from '@travesia/domain';
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import * as v from 'valibot';
import { StatementUnreadable, type StatementKind, type StatementLine } from './statement.ts';

const text = v.pipe(v.string(), v.trim());
const filled = v.pipe(
  text,
  v.check((value) => value !== '', 'is empty'),
);
/** `2026-11-23 10:00:00` and `2026-11-23T10:00:00Z` alike: statements are in UTC. */
const moment = v.pipe(
  filled,
  v.transform((value) =>
    Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value.replace(' ', 'T')}Z`),
  ),
  v.check((atMs) => !Number.isNaN(atMs), 'is no moment'),
);
/** A day without a time is its noon. */
const dayOrMoment = v.pipe(
  filled,
  v.transform((value) => (value.length === 10 ? `${value} 12:00:00` : value)),
  moment,
);
const currency = v.pipe(
  filled,
  v.transform((code) => code.toUpperCase()),
  v.check((code) => /^[A-Z]{3}$/.test(code), 'is no currency'),
);
const decimal = v.pipe(
  filled,
  v.check((value) => /^-?\d+(?:\.\d+)?$/.test(value), 'is no decimal amount'),
);

/** `balance_change_from_activity.itemized` of Stripe, by the columns that are needed of it. */
const BalanceReportSchema = v.array(
  v.object({
    balance_transaction_id: filled,
    created_utc: moment,
    currency,
    gross: decimal,
    fee: decimal,
    reporting_category: filled,
    source_id: v.optional(text, ''),
    payment_intent_id: text,
  }),
);

const SUPPLIER_KINDS = ['charge', 'refund', 'fee'] as const;
const SupplierStatementSchema = v.array(
  v.object({
    line_id: filled,
    date: dayOrMoment,
    reference: text,
    type: v.picklist(SUPPLIER_KINDS, 'is not charge, refund or fee'),
    amount: decimal,
    currency,
  }),
);

function readCsv<Schema extends v.GenericSchema>(csv: string, schema: Schema): v.InferOutput<Schema> {
  try {
    return v.parse(schema, parseCsv(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true }));
  } catch (fault) {
    if (fault instanceof CsvError) throw new StatementUnreadable(fault.message, { cause: fault });
    if (!(fault instanceof v.ValiError)) throw fault;
    const [issue] = fault.issues as [{ message: string; path?: { key: unknown }[] }];
    const [row, column] = (issue.path ?? []).map(({ key }) => key);
    // The head is line 1.
    throw new StatementUnreadable(`line ${Number(row) + 2}, ${String(column)}: ${issue.message}`, {
      cause: fault,
    });
  }
}

/** What Stripe calls a movement; `null`: between us and our bank, of no booking. */
export function kindOfCategory(category: string): StatementKind | null {
  switch (category) {
    case 'charge':
      return 'charge';
    case 'refund':
      return 'refund';
    case 'refund_failure':
    case 'partial_capture_reversal':
      return 'refund_failure';
    case 'dispute':
      return 'dispute';
    case 'fee':
    case 'network_cost':
    case 'tax':
      return 'fee';
    case 'payout':
    case 'payout_reversal':
    case 'topup':
    case 'topup_reversal':
    case 'transfer':
      return null;
    default:
      return 'other';
  }
}

const positive = (decimalAmount: string) => decimalAmount.replace(/^-/, '');

/** The provider's balance report, as its dashboard and its reports API give it. */
export function readBalanceReport(csv: string): StatementLine[] {
  return readCsv(csv, BalanceReportSchema).flatMap((row) => {
    const kind = kindOfCategory(row.reporting_category);
    if (kind === null) return [];
    return [
      {
        lineId: row.balance_transaction_id,
        atMs: row.created_utc,
        kind,
        reference: row.payment_intent_id || row.source_id || null,
        amount: moneyFromDecimal(positive(row.gross), row.currency),
        fee: moneyFromDecimal(positive(row.fee), row.currency).amount,
      },
    ];
  });
}

/** A supplier's statement, brought into the columns of docs/reconciliation.md. */
export function readSupplierStatement(csv: string): StatementLine[] {
  return readCsv(csv, SupplierStatementSchema).map((row) => ({
    lineId: row.line_id,
    atMs: row.date,
    kind: row.type,
    reference: row.reference || null,
    amount: moneyFromDecimal(positive(row.amount), row.currency),
    fee: 0,
  }));
}
