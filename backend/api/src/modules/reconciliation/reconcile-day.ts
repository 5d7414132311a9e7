import { createHash } from 'node:crypto';
import { addDays, type LocalDate } from '@travesia/domain';
import { compareWithStatement, type Difference } from './compare.ts';
import { readOurMoves } from './our-moves.ts';
import { StatementUnreadable, type StatementLine } from './statement.ts';
import type { ReconciliationDatabase } from './tables.ts';

export interface StatementOfDay {
  /** `stripe`, or the supplier's name as its orders have it. */
  readonly source: string;
  readonly isProvider: boolean;
  readonly day: LocalDate;
  readonly lines: readonly StatementLine[];
}

export interface Reconciled {
  readonly source: string;
  readonly day: LocalDate;
  readonly lines: number;
  readonly differences: readonly Difference[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LINES_AT_ONCE = 1_000;
/** More would be a leak in the books, not a fee. */
const FEE_MAX_PERCENT = 5;

const startOf = (day: LocalDate) => Date.parse(`${day}T00:00:00Z`);

/** One of the same day and subject keeps its name, and with it who has it at the desk. */
const idOf = (source: string, day: LocalDate, { what, reference, subject }: Difference) =>
  createHash('sha256')
    .update([source, day, what, reference, subject].join('|'))
    .digest('base64url')
    .slice(0, 22);

/**
 * Stores a statement and compares its day with the ledger, and again every day of that source that has open differences:
 * what has settled in the meantime leaves the queue. The same statement twice changes nothing.
 */
export async function reconcileDay(
  db: ReconciliationDatabase,
  statement: StatementOfDay,
  { now, feeMaxPercent = FEE_MAX_PERCENT }: { readonly now: Date; readonly feeMaxPercent?: number },
): Promise<Reconciled> {
  const { source, isProvider, day, lines } = statement;
  const ofDay = lines.filter(({ atMs }) => atMs >= startOf(day) && atMs < startOf(day) + DAY_MS);
  if (lines.length > 0 && ofDay.length === 0)
    throw new StatementUnreadable(`no line of it is of ${day}: it is of another day`);
  return db.transaction().execute(async (trx) => {
    await storeStatement(trx, { source, day, lines: ofDay, now });
    const open = await trx
      .selectFrom('statement_differences')
      .select('day')
      .distinct()
      .where('source', '=', source)
      .where('settled_at', 'is', null)
      .where('day', '!=', day)
      .execute();
    const compared = { source, isProvider, now, feeMaxPercent };
    for (const earlier of open) await compareDay(trx, { ...compared, day: earlier.day });
    const differences = await compareDay(trx, { ...compared, day });
    return { source, day, lines: ofDay.length, differences };
  });
}

async function storeStatement(
  trx: ReconciliationDatabase,
  { source, day, lines, now }: Pick<StatementOfDay, 'source' | 'day' | 'lines'> & { readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('statement_days')
    .values({ source, day, read_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'day']).doUpdateSet({ read_at: now }))
    .execute();
  const rows = lines.map((line) => ({
    source,
    line_id: line.lineId,
    at: new Date(line.atMs),
    kind: line.kind,
    reference: line.reference,
    amount: line.amount.amount,
    fee: line.fee,
    currency: line.amount.currency,
  }));
  for (let first = 0; first < rows.length; first += LINES_AT_ONCE)
    await trx
      .insertInto('statement_lines')
      .values(rows.slice(first, first + LINES_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['source', 'line_id']).doNothing())
      .execute();
}

async function compareDay(
  trx: ReconciliationDatabase,
  {
    source,
    isProvider,
    day,
    now,
    feeMaxPercent,
  }: Pick<StatementOfDay, 'source' | 'isProvider' | 'day'> & {
    readonly now: Date;
    readonly feeMaxPercent: number;
  },
): Promise<Difference[]> {
  const startMs = startOf(day);
  const endMs = startMs + DAY_MS;
  const ofDay = await readTheirs(trx, { source, fromMs: startMs, untilMs: endMs, references: [] });
  const named = ofDay.flatMap(({ reference }) => reference ?? []);
  const ours = await readOurMoves(trx, {
    source,
    isProvider,
    from: new Date(startMs - HOUR_MS),
    until: new Date(endMs),
    references: [...new Set(named)],
  });
  const theirs = await readTheirs(trx, {
    source,
    fromMs: startMs,
    untilMs: endMs,
    references: [...new Set([...named, ...ours.map(({ reference }) => reference)])],
  });
  const before = await trx
    .selectFrom('statement_days')
    .select('day')
    .where('source', '=', source)
    .where('day', '=', addDays(day, -1))
    .executeTakeFirst();
  // What we note in the last hour of a day, provider and supplier may count to the next one.
  const dueFromMs = before ? startMs - HOUR_MS : startMs;
  const differences = compareWithStatement({
    ours,
    theirs,
    isOursDue: (move) =>
      !ours.some((each) => each === move && each.isOptional) &&
      move.atMs >= dueFromMs &&
      move.atMs < endMs - HOUR_MS,
    isTheirsDue: ({ atMs }) => atMs >= startMs && atMs < endMs,
    feeMaxPercent,
  });
  await storeDifferences(trx, { source, day, differences, now });
  return differences;
}

async function readTheirs(
  trx: ReconciliationDatabase,
  {
    source,
    fromMs,
    untilMs,
    references,
  }: {
    readonly source: string;
    readonly fromMs: number;
    readonly untilMs: number;
    readonly references: readonly string[];
  },
): Promise<StatementLine[]> {
  const rows = await trx
    .selectFrom('statement_lines')
    .selectAll()
    .where('source', '=', source)
    .where(({ and, eb, or }) =>
      or([
        and([eb('at', '>=', new Date(fromMs)), eb('at', '<', new Date(untilMs))]),
        ...(references.length > 0 ? [eb('reference', '=', eb.fn.any(eb.val([...references])))] : []),
      ]),
    )
    .orderBy('at')
    .orderBy('line_id')
    .execute();
  return rows.map((row) => ({
    lineId: row.line_id,
    atMs: row.at.getTime(),
    kind: row.kind,
    reference: row.reference,
    amount: { amount: Number(row.amount), currency: row.currency },
    fee: Number(row.fee),
  }));
}

async function storeDifferences(
  trx: ReconciliationDatabase,
  {
    source,
    day,
    differences,
    now,
  }: {
    readonly source: string;
    readonly day: LocalDate;
    readonly differences: readonly Difference[];
    readonly now: Date;
  },
): Promise<void> {
  const rows = differences.map((difference) => ({
    id: idOf(source, day, difference),
    source,
    day,
    what: difference.what,
    reference: difference.reference,
    booking_id: difference.bookingId,
    ours: difference.ours?.amount ?? null,
    theirs: difference.theirs?.amount ?? null,
    our_currency: difference.ours?.currency ?? null,
    their_currency: difference.theirs?.currency ?? null,
    found_at: now,
    settled_at: null,
  }));
  let settled = trx
    .updateTable('statement_differences')
    .set({ settled_at: now })
    .where('source', '=', source)
    .where('day', '=', day)
    .where('settled_at', 'is', null);
  if (rows.length > 0)
    settled = settled.where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    );
  await settled.execute();
  if (rows.length === 0) return;
  // Found again after it had settled: it is open again, from the time it was found first.
  await trx
    .insertInto('statement_differences')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ settled_at: null }))
    .execute();
}
