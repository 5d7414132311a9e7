import type Stripe from 'stripe';
import type { LocalDate } from '@travesia/domain';
import { kindOfCategory } from '../../modules/reconciliation/read-files.ts';
import type { StatementLine } from '../../modules/reconciliation/statement.ts';
import { createStripeClient, type StripeAddress } from './stripe-client.ts';

const PAGE = 100;
const DAY_S = 86_400;

/** A day of the provider's balance, in UTC, from its API: the same lines as its balance report. */
export async function readProviderStatement(
  address: StripeAddress,
  day: LocalDate,
): Promise<StatementLine[]> {
  const stripe = createStripeClient(address);
  const startS = Date.parse(`${day}T00:00:00Z`) / 1000;
  const lines: StatementLine[] = [];
  for await (const each of stripe.balanceTransactions.list({
    created: { gte: startS, lt: startS + DAY_S },
    limit: PAGE,
    expand: ['data.source'],
  })) {
    const kind = kindOfCategory(each.reporting_category);
    if (kind === null) continue;
    lines.push({
      lineId: each.id,
      atMs: each.created * 1000,
      kind,
      reference: paymentOf(each.source),
      amount: { amount: Math.abs(each.amount), currency: each.currency.toUpperCase() },
      fee: each.fee,
    });
  }
  return lines;
}

function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (source === null || typeof source === 'string') return source;
  const payment = 'payment_intent' in source ? source.payment_intent : null;
  return (typeof payment === 'string' ? payment : payment?.id) ?? source.id;
}
