import type { Locale } from '@travesia/contracts';
import { formatMoney, type Money } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import { bookedNumberLocale, dayOfMomentText } from '../../text/amounts.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/invoice.json';
import { createTaggedPage } from './tagged-page.ts';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/invoice.json'));

interface Party {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
}

/** An invoice or a credit note as it was issued; amounts in minor units of the total's currency. */
export interface InvoiceSheet {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedAt: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly taxIdName: string;
  readonly referenceId: string;
  readonly heading: string;
  readonly lines: readonly { readonly label: string; readonly quantity: number; readonly total: number }[];
  readonly taxes: readonly { readonly name: string; readonly base: number; readonly tax: number }[];
  /** The number of the invoice that a credit note is for. */
  readonly credits: string | null;
  readonly total: Money;
  /** How its market writes numbers. */
  readonly numberLocale?: string | undefined;
}

/** Tagged, in the language that it was issued in. */
export async function invoicePdf(sheet: InvoiceSheet, locale: Locale): Promise<Buffer> {
  const text = wordsOf(locale);
  const { kind, number, issuedAt, seller, buyer, taxIdName, total, credits } = sheet;
  const numberLocale = bookedNumberLocale(sheet, locale);
  const money = (amount: number) => formatMoney({ amount, currency: total.currency }, numberLocale);
  const title = `${text(`title.${kind}`)} ${number}`;
  const page = createTaggedPage({ locale, title, author: seller.name, at: new Date(issuedAt) });
  const party = ({ name, taxId, address }: Party) =>
    page.pairs([
      [text('name'), name],
      [taxIdName, taxId],
      [text('address'), address],
    ]);
  page.heading(1, title);
  page.pairs([
    [text('issuedOn'), dayOfMomentText(issuedAt, locale)],
    ...(credits === null ? [] : [[text('credits'), credits] as const]),
    [text('reference'), `${sheet.referenceId}: ${sheet.heading}`],
  ]);
  page.heading(2, text('seller'));
  party(seller);
  page.heading(2, text('buyer'));
  party(buyer);
  page.heading(2, text('lines'));
  page.table(
    [text('concept'), text('quantity'), text('amount')],
    [
      ...sheet.lines.map(({ label, quantity, total: amount }) => [label, String(quantity), money(amount)]),
      [text('total'), '', money(total.amount)],
    ],
  );
  if (sheet.taxes.length > 0) {
    page.heading(2, text('taxes'));
    page.table(
      [text('tax'), text('base'), text('amount')],
      sheet.taxes.map(({ name, base, tax }) => [name, money(base), money(tax)]),
    );
  }
  page.paragraph(text('included'), { soft: true });
  return page.finish((at, count) => `${seller.name} · ${number} · ${text('page', { number: at, count })}`);
}
