import { sql } from 'kysely';
import type { SettlementDatabase } from '../attempts-repository.ts';
import type { LedgerLineKind } from '../tables.ts';
import type { Move } from './generated-life.ts';

/** Where our lines and another book, or our lines among themselves, do not add up. */
export interface Difference {
  /** A booking, or a day in UTC. */
  readonly where: string;
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
}

interface Sum {
  readonly booking_id: string;
  readonly day: string;
  readonly kind: LedgerLineKind;
  readonly part: string;
  readonly amount: number;
}

const dayOf = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
const IN_OTHER_BOOKS = new Set<LedgerLineKind>(['captured', 'refunded', 'supplier_cost', 'supplier_refund']);

/** Every booking and every day: in balance, nothing held, and the same as in the books of provider and suppliers. */
export async function auditLedger(db: SettlementDatabase, moves: readonly Move[]): Promise<Difference[]> {
  const { rows } = await sql<Sum>`
    SELECT booking_id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, kind, part, sum(amount)::float8 AS amount
    FROM ledger_lines GROUP BY 1, 2, 3, 4`.execute(db);
  const ours = new Map<string, number>();
  const theirs = new Map<string, number>();
  const add = (book: Map<string, number>, where: string, what: string, amount: number) =>
    book.set(`${where} ${what}`, (book.get(`${where} ${what}`) ?? 0) + amount);
  for (const { booking_id: bookingId, day, kind, part, amount } of rows) {
    for (const where of [bookingId, day]) {
      if (kind !== 'authorised') add(ours, where, 'balance', amount);
      if (IN_OTHER_BOOKS.has(kind)) add(ours, where, [kind, part].filter(Boolean).join(':'), amount);
    }
    // A hold may be released after midnight.
    if (kind === 'authorised') add(ours, bookingId, 'held', amount);
  }
  for (const { bookingId, part, kind, amount, atMs } of moves) {
    const what = [kind, part].filter(Boolean).join(':');
    for (const where of [bookingId, dayOf(atMs)]) add(theirs, where, what, amount);
  }
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((key) => {
    const [where = '', what = ''] = key.split(' ');
    const difference = { where, what, ours: ours.get(key) ?? 0, theirs: theirs.get(key) ?? 0 };
    return difference.ours === difference.theirs ? [] : [difference];
  });
}
