import type { Money } from '@travesia/domain';

/** What moved, as both sides call it; `other` is of no booking: a fee of the account, an adjustment. */
const STATEMENT_KINDS = ['charge', 'refund', 'refund_failure', 'dispute', 'fee', 'other'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One line of what provider or supplier say they did. */
export interface StatementLine {
  readonly lineId: string;
  readonly atMs: number;
  readonly kind: StatementKind;
  /** The payment, or the supplier's order; null where it is of none. */
  readonly reference: string | null;
  /** Never below nothing: the kind says which way it went. */
  readonly amount: Money;
  /** What was kept of it. */
  readonly fee: number;
}

/** One movement as the ledger has it. */
export interface OurMove {
  readonly bookingId: string;
  readonly atMs: number;
  readonly kind: StatementKind;
  readonly reference: string;
  readonly amount: Money;
}

/** The file or the reply is not what it was said to be; nothing of it is stored. */
export class StatementUnreadable extends Error {
  override readonly name = 'StatementUnreadable';
}
