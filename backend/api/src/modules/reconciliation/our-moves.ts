import { sql, type RawBuilder } from 'kysely';
import type { OurMove, StatementKind } from './statement.ts';
import type { ReconciliationDatabase } from './tables.ts';

/** One that a statement may have or not: nothing is missing without it. */
export interface FoundMove extends OurMove {
  readonly isOptional: boolean;
}

/** Payments and refunds. A refund is the provider's from when it was asked for; our line comes when it has arrived. */
const OF_PROVIDER = sql`
  SELECT attempt.provider AS source, attempt.provider_ref AS reference, line.booking_id, line.at, 'charge' AS kind,
    line.amount, line.currency, false AS is_optional
  FROM ledger_lines line JOIN payment_attempts attempt ON line.cause = 'captured:' || attempt.id
  WHERE line.kind = 'captured'
  UNION ALL
  SELECT attempt.provider, attempt.provider_ref, line.booking_id,
    CASE WHEN line.amount < 0 THEN coalesce(refund.asked_at, line.at) ELSE line.at END,
    CASE WHEN line.amount < 0 THEN 'refund' ELSE 'refund_failure' END,
    abs(line.amount), line.currency, false
  FROM ledger_lines line
  JOIN cancellation_refunds refund
    ON refund.cancellation_id::text = split_part(line.cause, ':', 2)
  JOIN payment_attempts attempt ON attempt.id = refund.attempt_id AND attempt.booking_id = line.booking_id
  WHERE line.kind = 'refunded'
  UNION ALL
  SELECT attempt.provider, attempt.provider_ref, attempt.booking_id, refund.asked_at, way.kind,
    refund.amount, attempt.currency, refund.state = 'refused'
  FROM cancellation_refunds refund
  JOIN payment_attempts attempt ON attempt.id = refund.attempt_id
  CROSS JOIN LATERAL (VALUES ('refund'), ('refund_failure')) way (kind)
  WHERE refund.asked_at IS NOT NULL
    AND ((refund.state = 'pending' AND way.kind = 'refund') OR refund.state = 'refused')
    AND NOT EXISTS (
      SELECT FROM ledger_lines line
      WHERE line.booking_id = attempt.booking_id AND line.cause = 'refunded:' || refund.cancellation_id
    )
  UNION ALL
  SELECT DISTINCT ON (provider, subject_ref) provider, provider_ref, booking_id, occurred_at, 'dispute',
    amount, currency, true
  FROM payment_events WHERE kind = 'dispute' AND amount IS NOT NULL AND booking_id IS NOT NULL`;

/** What suppliers were paid and gave back, by the order that it was for, in the currency of their statement. */
const OF_SUPPLIERS = sql`
  SELECT placed.supplier AS source, coalesce(placed.supplier_ref, placed.reference) AS reference, line.booking_id, line.at,
    'charge' AS kind, -coalesce(line.settled_amount, line.amount) AS amount,
    coalesce(line.settled_currency, line.currency) AS currency, false AS is_optional
  FROM ledger_lines line
  CROSS JOIN LATERAL (
    SELECT supplier, supplier_ref, reference FROM supplier_orders
    WHERE booking_id = line.booking_id AND part = line.part AND line.cause = 'captured:' || attempt_id
      AND state NOT IN ('refused', 'absent')
    ORDER BY live DESC, created_at DESC LIMIT 1
  ) placed
  WHERE line.kind = 'supplier_cost'
  UNION ALL
  SELECT given.supplier, coalesce(given.supplier_ref, given.reference), line.booking_id, line.at,
    'refund', coalesce(line.settled_amount, line.amount), coalesce(line.settled_currency, line.currency), false
  FROM ledger_lines line
  LEFT JOIN booking_changes changed ON changed.id::text = split_part(line.cause, ':', 2)
  JOIN supplier_orders given
    ON given.id::text = coalesce(changed.supplier_order_id::text, split_part(line.cause, ':', 2))
  WHERE line.kind = 'supplier_refund'`;

interface MoveRow {
  readonly reference: string;
  readonly bookingId: string;
  readonly at: Date;
  readonly kind: StatementKind;
  readonly amount: number;
  readonly currency: string;
  readonly isOptional: boolean;
}

/** Our moves of a time, and those of any time that the references name. */
export async function readOurMoves(
  db: ReconciliationDatabase,
  asked: {
    readonly source: string;
    readonly isProvider: boolean;
    readonly from: Date;
    readonly until: Date;
    readonly references: readonly string[];
  },
): Promise<FoundMove[]> {
  const moves: RawBuilder<unknown> = asked.isProvider ? OF_PROVIDER : OF_SUPPLIERS;
  const { rows } = await sql<MoveRow>`
    SELECT reference, booking_id AS "bookingId", at, kind, amount, currency, is_optional AS "isOptional"
    FROM (${moves}) move
    WHERE source = ${asked.source} AND reference IS NOT NULL
      AND ((at >= ${asked.from} AND at < ${asked.until}) OR reference = ANY(${[...asked.references]}::text[]))
    ORDER BY at
  `.execute(db);
  return rows.map(({ at, amount, currency, ...row }) => ({
    ...row,
    atMs: at.getTime(),
    amount: { amount: Number(amount), currency },
  }));
}
