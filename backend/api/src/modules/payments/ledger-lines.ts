import { SUPPLIER_LOCALE, type Money } from '@travesia/domain';
import {
  extrasOf,
  type Booking,
  type OrderKindDefinition,
  type OrderPart,
  type Saves,
  type StoredOrder,
} from '../booking/index.ts';
import type { SettlementTransaction } from './attempts-repository.ts';
import type { LedgerLineKind } from './tables.ts';

export interface LedgerLine {
  readonly kind: LedgerLineKind;
  /** Absent: of the whole booking. */
  readonly part?: string;
  /** Minor units as seen from us: in is positive; out, and what is ours, is negative. */
  readonly amount: number;
  /** The same in the currency of the supplier's account, where that is another one. */
  readonly settled?: Money | undefined;
}

/** An authorisation moves no money, and what the traveller pays to a supplier is not ours. */
const MEMO_KINDS: ReadonlySet<LedgerLineKind> = new Set(['authorised', 'paid_elsewhere']);

/** What all lines that move money add up to; zero, or something was forgotten. */
export function balanceOf(lines: readonly Pick<LedgerLine, 'kind' | 'amount'>[]): number {
  return lines.reduce((sum, { kind, amount }) => (MEMO_KINDS.has(kind) ? sum : sum + amount), 0);
}

/** Writes the lines of one cause in the transaction of what caused them; the same cause again writes nothing. */
export async function postLines(
  trx: SettlementTransaction,
  post: {
    readonly bookingId: string;
    readonly cause: string;
    readonly currency: string;
    readonly lines: readonly LedgerLine[];
    readonly nowMs: number;
  },
): Promise<void> {
  const lines = post.lines.filter(({ amount }) => amount !== 0);
  const balance = balanceOf(lines);
  if (balance !== 0) throw new RangeError(`the lines of ${post.cause} are out of balance by ${balance}`);
  if (lines.length === 0) return;
  await trx
    .insertInto('ledger_lines')
    .values(
      lines.map(({ kind, part = '', amount, settled }) => ({
        booking_id: post.bookingId,
        cause: post.cause,
        kind,
        part,
        amount,
        currency: post.currency,
        settled_amount: settled?.amount,
        settled_currency: settled?.currency,
        at: new Date(post.nowMs),
      })),
    )
    .onConflict((conflict) => conflict.columns(['booking_id', 'cause', 'kind', 'part']).doNothing())
    .execute();
}

/** What a supplier gives back is ours until it is given on. */
export const supplierGaveLines = (part: string, amount: number, told?: Money | null): LedgerLine[] => [
  { kind: 'supplier_refund', part, amount, ...(told && { settled: told }) },
  { kind: 'margin', part, amount: -amount },
];

/** What goes back to a card; a negative amount was returned by the bank. */
export const givenBackLines = (amount: number): LedgerLine[] => [
  { kind: 'refunded', amount: -amount },
  { kind: 'margin', amount },
];

/** What the ledger asks of a kind: its parts with price and cost, and its fees. */
export interface PricedRules {
  partsOf(order: StoredOrder): readonly Pick<OrderPart<StoredOrder>, 'name' | 'amountsOf'>[];
  readonly priceLines: OrderKindDefinition['priceLines'];
}

/** What was paid, and whose it is: the suppliers', the market's fees, and what is left is our margin, with what we gave up of it. */
export function capturedLines(
  booking: Pick<Booking, 'id' | 'order' | 'fees' | 'deal'>,
  rules: PricedRules,
  saves: Saves,
  paid: Money,
): LedgerLine[] {
  const { order } = booking;
  if (!order) throw new RangeError(`booking ${booking.id} has no order`);
  const extras = extrasOf(booking, saves);
  const costs = rules.partsOf(order).map(({ name, amountsOf }) => {
    const { cost, settled } = amountsOf(order, extras);
    return {
      kind: 'supplier_cost' as const,
      part: name,
      amount: -cost.amount,
      settled: settled && { amount: -settled.amount, currency: settled.currency },
    };
  });
  const fee = rules
    .priceLines(order, extras, SUPPLIER_LOCALE)
    .filter(({ code }) => code.startsWith('fee_'))
    .reduce((sum, { total }) => sum + total.amount, 0);
  // What the desk took off is ours to bear: the margin is what it would have been.
  const discount = booking.deal?.amount ?? 0;
  const rest = paid.amount + discount - fee + costs.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { kind: 'captured', amount: paid.amount },
    ...costs,
    { kind: 'fee', amount: -fee },
    { kind: 'discount', amount: discount },
    { kind: 'margin', amount: -rest },
  ];
}

/** Notes that money is held, or that it is not any more. */
export async function noteHold(
  trx: SettlementTransaction,
  hold: {
    readonly bookingId: string;
    readonly attemptId: string;
    readonly amount: Money;
    readonly isHeld: boolean;
    readonly nowMs: number;
  },
): Promise<void> {
  const { bookingId, attemptId, amount, isHeld, nowMs } = hold;
  const cause = `authorised:${attemptId}`;
  if (!isHeld) {
    const held = await trx
      .selectFrom('ledger_lines')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('cause', '=', cause)
      .executeTakeFirst();
    if (!held) return;
  }
  await postLines(trx, {
    bookingId,
    cause: isHeld ? cause : `released:${attemptId}`,
    currency: amount.currency,
    lines: [{ kind: 'authorised', amount: isHeld ? amount.amount : -amount.amount }],
    nowMs,
  });
}
