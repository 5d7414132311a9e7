import type { BookingProgress, InvoiceRequest, InvoiceRules, Locale } from '@travesia/contracts';
import { inLocale } from '@travesia/domain';
import { ApiError } from '../../errors/index.ts';
import { inMarket } from '../../text/in-market.ts';
import { lockBooking, type Booking } from '../booking/index.ts';
import { invoicePdf } from '../receipt/index.ts';
import type { BookingCodes } from './booking-codes.ts';
import { cancellationsOf } from './cancellations-repository.ts';
import { amendmentsOf } from './changes-repository.ts';
import { invoiceTaxes } from './invoice-taxes.ts';
import { hasCause, invoiceNumber, invoicesOf, writeInvoice } from './invoices-repository.ts';
import { inTransaction, type SettlementContext } from './settlement/index.ts';
import type { SettlementDatabase } from './attempts-repository.ts';

/** Invoices of what was paid, with the buyer's tax id, in markets that have settings for them (M-10). */
export function createInvoices({ context, codes }: { context: SettlementContext; codes: BookingCodes }) {
  /** Null: not to be had. One for a booking, before anything of it was given back: then the receipt says what is. */
  async function rulesFor(db: SettlementDatabase, booking: Booking): Promise<InvoiceRules | null> {
    const { invoices } = context.market(booking.market);
    if (!invoices || booking.state !== 'confirmed' || !booking.confirmed || !booking.order) return null;
    // Whoever was paid gives the invoice.
    if (context.kinds.of(booking.kind).paidToSupplier?.(booking.order)) return null;
    if ((await invoicesOf(db, booking.id)).length > 0) return null;
    const cancellations = await cancellationsOf(db, booking.id);
    if (cancellations.some(({ change_id: changeId, state }) => changeId === null || state !== 'done'))
      return null;
    return (await amendmentsOf(db, booking.id)).every(({ state }) => state === 'confirmed') ? invoices : null;
  }

  async function view(booking: Booking): Promise<BookingProgress['invoices']> {
    const issued = await invoicesOf(context.db, booking.id);
    const rules = await rulesFor(context.db, booking);
    return {
      offer: rules && { ...rules.buyerTaxId },
      issued: issued.map((each) => ({
        id: each.id,
        kind: each.kind,
        number: invoiceNumber(each),
        total: { amount: each.total, currency: each.currency },
      })),
    };
  }

  /** Once: pressed twice, or on two devices, it is there already. */
  async function issue(
    booking: Booking,
    { name, taxId, address, code }: Pick<InvoiceRequest, 'name' | 'taxId' | 'address' | 'code'>,
    locale: Locale,
  ): Promise<void> {
    const nowMs = context.now();
    if ((await invoicesOf(context.db, booking.id)).length > 0) return;
    const rules = await rulesFor(context.db, booking);
    if (!rules) throw new ApiError('invoice_refused');
    const buyerTaxId = taxId.toUpperCase().replaceAll(/[\s.]/g, '');
    if (!new RegExp(rules.buyerTaxId.pattern, 'u').test(buyerTaxId))
      throw new ApiError('invalid_request', { fields: [{ path: 'taxId', code: 'tax_id_invalid' }] });
    const codeId = await codes.check(booking.id, code, nowMs);
    if (codeId === null) throw new ApiError('code_wrong');
    await inTransaction(context, async (trx) => {
      const locked = await lockBooking(trx, booking.id);
      const cause = `invoice:${booking.id}`;
      if (await hasCause(trx, cause)) return;
      if (!locked?.confirmed || !(await rulesFor(trx, locked))) throw new ApiError('invoice_refused');
      if (!(await codes.use(trx, codeId, nowMs))) throw new ApiError('code_wrong');
      const { heading, numberLocale, priceLines, referenceId, totalPaid } = inLocale(
        locked.confirmed,
        locale,
      );
      await writeInvoice(trx, {
        booking_id: booking.id,
        cause,
        kind: 'invoice',
        credits: null,
        market: booking.market,
        locale,
        content: {
          seller: rules.seller,
          buyer: { name, taxId: buyerTaxId, address },
          taxIdName: rules.buyerTaxId.name,
          referenceId,
          heading,
          lines: priceLines.map(({ label, quantity, total }) => ({ label, quantity, total: total.amount })),
          taxes: invoiceTaxes(priceLines, rules),
          credits: null,
          numberLocale,
        },
        total: totalPaid.amount,
        currency: totalPaid.currency,
        nowMs,
        timeZone: context.market(booking.market).timeZone,
      });
    });
  }

  async function pdf(
    booking: Booking,
    id: string,
  ): Promise<{ number: string; content: Buffer; locale: Locale }> {
    const found = (await invoicesOf(context.db, booking.id)).find((each) => each.id === id);
    if (!found) throw new ApiError('not_found');
    const number = invoiceNumber(found);
    const sheet = {
      ...found.content,
      kind: found.kind,
      number,
      issuedAt: found.issued_at.toISOString(),
      total: { amount: found.total, currency: found.currency },
    };
    // A document has one date, whichever market it is read in.
    const content = await inMarket(context.market(found.market), () => invoicePdf(sheet, found.locale));
    return { number, locale: found.locale, content };
  }

  return { view, issue, pdf };
}
