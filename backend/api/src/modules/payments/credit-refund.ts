import { lockBooking } from '../booking/index.ts';
import type { SettlementTransaction } from './attempts-repository.ts';
import { hasCause, invoiceNumber, invoicesOf, writeInvoice } from './invoices-repository.ts';

/**
 * What goes back of a booking with an invoice is credited by a note that names it, in the transaction that writes the
 * refund to the ledger. The tax goes back in the same share.
 */
export async function creditRefund(
  context: { now(): number; market(id: string): { readonly timeZone: string } },
  trx: SettlementTransaction,
  refund: { readonly bookingId: string; readonly cause: string; readonly amount: number },
): Promise<void> {
  // Locked before the counter, in the order of an invoice that is issued at the same moment.
  await lockBooking(trx, refund.bookingId);
  const documents = await invoicesOf(trx, refund.bookingId);
  const [invoice] = documents;
  if (!invoice || (await hasCause(trx, refund.cause))) return;
  // What was bought after the invoice is in none, and what the bank sent back was credited before.
  const left = documents.reduce((sum, { total }) => sum + total, 0);
  const amount = Math.min(refund.amount, left);
  if (amount <= 0) return;
  const { content, total, locale, market, currency } = invoice;
  const number = invoiceNumber(invoice);
  const label = content.heading;
  await writeInvoice(trx, {
    booking_id: refund.bookingId,
    cause: refund.cause,
    kind: 'credit_note',
    credits: invoice.id,
    market,
    locale,
    content: {
      ...content,
      lines: [{ label, quantity: 1, total: -amount }],
      taxes: content.taxes.map(({ name, base, tax }) => {
        const share = (whole: number) => -Math.round((whole * amount) / total);
        return { name, base: share(base), tax: share(tax) };
      }),
      credits: number,
    },
    total: -amount,
    currency,
    nowMs: context.now(),
    timeZone: context.market(market).timeZone,
  });
}
