import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { invoicePdf } from './invoice-pdf.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { drawableText } from './typefaces.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const booking = {
  referenceId: 'K7M2Q9X4RT',
  status: 'confirmed',
  kind: 'package',
  bookedAt: '2026-11-20T22:00:00.000Z',
  heading: 'Madrid – Bogotá',
  supplierReference: 'ABC123',
  travellers: [{ firstName: 'Łucja', middleName: '', lastName: 'Ñandú Őri' }],
  paymentInformation: {
    transactions: [{ amount: usd(82_460), transactionId: 'txn_77' }],
    paidWith: 'Visa 4242',
    card: { brand: 'visa', last4: '4242', expiry: '12/30' },
  },
  sections: [
    {
      kind: 'journey',
      heading: 'Ida: Madrid – Bogotá',
      segments: [
        {
          carrierCode: 'AV',
          carrierName: 'Avianca',
          operatedBy: 'Avianca Express',
          aircraft: null,
          flightNumber: '27',
          from: { code: 'MAD', cityName: 'Madrid', terminal: '4S' },
          to: { code: 'BOG', cityName: 'Bogotá', terminal: null },
          departureAt: '2026-12-21T12:40',
          arrivalAt: '2026-12-21T17:20',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Hotel Azahar',
      facts: [{ label: 'Llegada', value: 'jueves, desde las 15:00' }],
    },
  ],
  policies: [{ code: 'refund', title: 'Reembolso', text: 'Esta tarifa no es reembolsable.' }],
  priceLines: [{ code: 'base', label: 'Tarifa base', quantity: 2, unit: usd(41_230), total: usd(82_460) }],
  billingInformation: { cardHolderName: 'Łucja Őri', city: 'Madrid', country: 'España' },
  totalPaid: usd(82_460),
} as unknown as ConfirmedBooking;

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}
const MARKED = { Marked: true, UserProperties: false, Suspects: false };
type Item = Node & { readonly str?: string; readonly tag?: string };
const open = async (change: Partial<ConfirmedBooking> = {}, locale: Locale = 'es') =>
  getDocument({ data: new Uint8Array(await receiptPdf({ ...booking, ...change }, locale)), verbosity: 0 })
    .promise;
const rolesOf = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesOf),
];
const idsOf = ({ id, children = [] }: Node): string[] => [...(id ? [id] : []), ...children.flatMap(idsOf)];

async function pagesOf(document: PDFDocumentProxy) {
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      return {
        tree: (await page.getStructTree()) as Node,
        items: items as readonly Item[],
      };
    }),
  );
}
const textOf = async (document: PDFDocumentProxy) =>
  (await pagesOf(document)).flatMap(({ items }) => items.map(({ str = '' }) => str)).join(' ');

describe('the receipt', () => {
  it.each([
    [
      'es',
      'Recibo K7M2Q9X4RT',
      [
        'Total pagado',
        '824,60 US\\$',
        'Visa 4242',
        'domingo|lunes',
        'terminal\\s+4S',
        'Operado\\s+por\\s+Avianca\\s+Express',
      ],
    ],
    [
      'en',
      'Receipt K7M2Q9X4RT',
      [
        'Total paid',
        '\\$824.60 USD',
        'Visa 4242',
        'Monday',
        'terminal\\s+4S',
        'Operated\\s+by\\s+Avianca\\s+Express',
      ],
    ],
  ] as const)('L-04: in %s says its language and title, and what was paid', async (locale, title, words) => {
    const document = await open({}, locale);
    const { info } = (await document.getMetadata()) as unknown as {
      info: { Title: string; Language: string };
    };
    expect([info.Title, info.Language]).toEqual([title, locale]);
    const text = await textOf(document);
    for (const word of words) expect(text).toMatch(new RegExp(word));
  });

  it('H-11: what is paid at the property is said apart from the total', async () => {
    const text = await textOf(await open({ payAtProperty: { amount: 1200, currency: 'EUR' } }));
    expect(text).toMatch(/Cargo que se paga en el alojamiento, no incluido en el total: 12,00 €/);
    expect(await textOf(await open())).not.toMatch(/no incluido en el total/);
  });

  it.each([
    ['es', 'Pagado directamente a MSC Cruceros', /2\.?400,00 €/, /Facturado/],
    ['en', 'Paid directly to MSC Cruceros', /€2,400\.00/, /Billed/],
  ] as const)(
    'D-18: in %s, of what was paid to its supplier it says to whom, and bills nobody',
    async (locale, paidWith, total, billed) => {
      const text = await textOf(
        await open(
          {
            priceLines: [],
            totalPaid: { amount: 240_000, currency: 'EUR' },
            billingInformation: null,
            paymentInformation: { transactions: [], paidWith, card: null },
          },
          locale,
        ),
      );
      expect(text).toContain(paidWith);
      expect(text).toMatch(total);
      expect(text).not.toMatch(billed);
      expect(await textOf(await open({}, locale))).toMatch(billed);
    },
  );

  it.each([
    [
      'refunded',
      [{ amount: usd(1250), at: '2026-11-24T10:00:00.000Z' }],
      /Reembolsado el .*24.*12,50 US\$.*Pagado tras los reembolsos.*812,10 US\$/,
    ],
    [
      'to be refunded',
      [{ amount: usd(1250), at: null }],
      /Reembolso pendiente.*12,50 US\$.*Pagado tras los reembolsos.*812,10 US\$/,
    ],
    ['given up for nothing', [], /Cancelada sin reembolso/],
  ])('M-10: of a cancelled booking it says what was %s', async (_what, refunds, words) => {
    expect(await textOf(await open({ status: 'cancelled', refunds }))).toMatch(words);
    expect(await textOf(await open())).not.toMatch(/[Rr]eembols(ado|o pendiente|os)|sin reembolso/);
  });

  it('X-11: is tagged: headings, lists and a table with heads, in reading order', async () => {
    const document = await open();
    expect(new Map(Object.entries(MARKED))).toEqual(await document.getMarkInfo());
    const [page] = await pagesOf(document);
    const roles = rolesOf(page?.tree ?? {});
    expect(roles.slice(0, 4)).toEqual(['Root', 'Document', 'H1', 'P']);
    expect(roles.filter((role) => role === 'TH')).toHaveLength(5);
    expect(roles.filter((role) => role === 'TR')).toHaveLength(3);
    expect(roles).toEqual(expect.arrayContaining(['H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'TD']));
  });

  it('X-11: no word stands outside of the tags, on no page, however long the conditions', async () => {
    const policies = Array.from({ length: 30 }, (_, index) => ({
      code: 'refund',
      title: `Condición ${index + 1}`,
      text: 'Esta tarifa no es reembolsable. '.repeat(12),
    }));
    const document = await open({ policies });
    expect(document.numPages).toBeGreaterThan(2);
    for (const { tree, items } of await pagesOf(document)) {
      const tagged = new Set(idsOf(tree));
      let within: (string | undefined)[] = [];
      for (const item of items) {
        if (item.type?.startsWith('beginMarkedContent')) within = [...within, item.id ?? item.tag];
        else if (item.type === 'endMarkedContent') within = within.slice(0, -1);
        else if (item.str?.trim()) {
          expect([item.str, within.some((id) => id === 'Artifact' || tagged.has(id ?? ''))]).toEqual([
            item.str,
            true,
          ]);
        }
      }
    }
    expect(await textOf(document)).toMatch(/Página 3 de \d/);
  });

  it('a line that does not fit begins the next page, with its label beside it', async () => {
    const [journey] = booking.sections;
    const pagesWith = async (count: number) => {
      const sections = Array.from({ length: count }, () => journey) as ConfirmedBooking['sections'];
      return pagesOf(await open({ sections }));
    };
    // Somewhere among them a flight of three lines stands at the end of a page.
    for (const pages of await Promise.all([8, 9, 10, 11, 12, 13].map(pagesWith))) {
      const labels = pages.map(({ tree }) => rolesOf(tree).filter((role) => role === 'Lbl').length);
      expect(labels).toEqual(
        pages.map(({ tree }) => rolesOf(tree).filter((role) => role === 'LBody').length),
      );
      for (const many of labels.slice(0, -2)) expect(many).toBeGreaterThan(3);
    }
  });

  it('S-06: names keep their letters, whatever Latin alphabet they are of', async () => {
    const text = (await textOf(await open())).replaceAll(' ', '');
    expect(text).toContain('ŁucjaÑandúŐri');
  });

  it('S-06: a letter is read as itself in a later receipt, when it was drawn as a part of another one before', async () => {
    const named = (firstName: string) =>
      open({ travellers: [{ firstName, middleName: '', lastName: 'Ri' }] as ConfirmedBooking['travellers'] });
    expect(await textOf(await named('Ŵŷnne'))).toContain('Ŵŷnne');
    expect(await textOf(await named('Wynne'))).toContain('Wynne');
  });
});

it('X-08: an invoice writes amounts as its market does', async () => {
  const party = { name: 'Łucja Őri', taxId: 'XAXX010101000', address: 'Calle 1' };
  const sheet = {
    kind: 'credit_note',
    number: 'MX-2026-000002',
    issuedAt: '2026-11-24T10:00:00.000Z',
    seller: party,
    buyer: party,
    taxIdName: 'RFC',
    referenceId: booking.referenceId,
    heading: booking.heading,
    lines: [{ label: booking.heading, quantity: 1, total: -82_460 }],
    taxes: [{ name: 'IVA 16 %', base: -1_000, tax: -160 }],
    credits: 'MX-2026-000001',
    total: usd(-82_460),
  } as const;
  const read = async (numberLocale?: string) => {
    const data = new Uint8Array(await invoicePdf({ ...sheet, numberLocale }, 'es'));
    return (await textOf(await getDocument({ data, verbosity: 0 }).promise)).replaceAll(/\s+/g, ' ');
  };
  expect(await read('es-MX')).toMatch(/Rectifica la factura.*MX-2026-000001.*-USD 824\.60.*-USD 1\.60/);
  expect(await read()).toMatch(/-824,60 US\$/);
});

describe('names on a receipt', () => {
  it.each([
    ['Kjær Sigurðsson', 'Kjær Sigurðsson'],
    ['Łucja Őri Ştefan Țuțea', 'Łucja Őri Ştefan Țuțea'],
    ['Nguyễn Thị Ánh', 'Nguyen Thi Ánh'],
    ['Əli Məmmədova', 'Eli Memmedova'],
    ['Hōʻata', 'Hōata'],
    ['Ọlájídé Ɗan', 'Olájídé Dan'],
    ['Kr̥ṣṇa', 'Krsna'],
    ['Сергей Щукин, Игорь', 'Sergei Shchukin, Igor'],
    ['王 Li', '? Li'],
  ])('%s is drawn with the letters that its typeface has: %s', (name, drawn) => {
    expect(drawableText(name)).toBe(drawn);
  });

  it('what the ticket reads stands beside a name that it writes otherwise', async () => {
    const travellers = [{ ...booking.travellers[0]!, firstName: 'Kjær', lastName: 'Sigurðsson' }];
    const document = await open({ travellers, ticketing: { ticketed: true, deadline: null } }, 'en');
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = (items as Item[])
      .map(({ str = '' }) => str)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    expect(text).toContain('Kjær Sigurðsson (on the ticket: SIGURDSSON / KJAER)');
  });
});
