import { randomUUID } from 'node:crypto';
import { clockAt } from '@travesia/domain';
import type { Selectable } from 'kysely';
import type { SettlementDatabase, SettlementTransaction } from './attempts-repository.ts';
import type { InvoiceContent, InvoicesTable } from './tables.ts';

export type Invoice = Selectable<InvoicesTable>;

/** 'ES-2026-000017' */
export const invoiceNumber = ({
  market,
  year,
  number,
}: Pick<Invoice, 'market' | 'year' | 'number'>): string =>
  `${market}-${year}-${String(number).padStart(6, '0')}`;

/** The oldest first: the invoice, then what was credited of it. */
export function invoicesOf(db: SettlementDatabase, bookingId: string): Promise<Invoice[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/**
 * Writes the next document of its market and year, in the transaction of its cause; the same cause again writes
 * nothing and uses no number. The row of the counter stays locked until the transaction ends, so a number is only
 * ever used by a document that is there.
 */
export async function writeInvoice(
  trx: SettlementTransaction,
  {
    nowMs,
    timeZone,
    content,
    ...document
  }: Pick<
    Invoice,
    'booking_id' | 'cause' | 'kind' | 'credits' | 'market' | 'locale' | 'total' | 'currency'
  > & {
    readonly content: InvoiceContent;
    readonly nowMs: number;
    /** The market's: its new year is when the numbers begin again. */
    readonly timeZone: string;
  },
): Promise<void> {
  const year = Number(clockAt(nowMs, timeZone).slice(0, 4));
  const { latest } = await trx
    .insertInto('invoice_numbers')
    .values({ market: document.market, year, latest: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'year'])
        .doUpdateSet((set) => ({ latest: set('invoice_numbers.latest', '+', 1) })),
    )
    .returning('latest')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('invoices')
    .values({
      ...document,
      id: randomUUID(),
      year,
      number: latest,
      content: JSON.stringify(content),
      issued_at: new Date(nowMs),
    })
    .execute();
}

export async function hasCause(trx: SettlementTransaction, cause: string): Promise<boolean> {
  const row = await trx.selectFrom('invoices').select('id').where('cause', '=', cause).executeTakeFirst();
  return row !== undefined;
}
