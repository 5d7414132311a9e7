import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingProgress, ConfirmedBooking } from '@travesia/contracts';
import { addDays, clockAt } from '@travesia/domain';
import PostalMime from 'postal-mime';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { STARTUP_MS } from '../../testing.ts';
import { creditRefund } from './credit-refund.ts';
import { invoiceTaxes } from './invoice-taxes.ts';
import { writeInvoice } from './invoices-repository.ts';
import type { InvoiceContent } from './tables.ts';
import { createDeath } from './testing/death.ts';
import { createTravellers } from './testing/travellers.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { createShoppers, givesPartBack, mailedCode } from './testing/shopper.ts';

let shop: Shop;
const death = createDeath();
const { openBrowser } = createShoppers(() => shop);
const { bookFlight } = createTravellers(() => shop);
const db = () => shop.dependencies.database;
const BUYER = { name: 'Talleres Núñez, S.L.', address: 'Calle Mayor 1, 28013 Madrid' };

beforeAll(async () => {
  const MARKETS_FOLDER = resolve(import.meta.dirname, '../../../../../shell/markets');
  const MAIL_FOLDER = mkdtempSync(join(tmpdir(), 'travesia-invoices-'));
  shop = await openShop({ interleave: death.interleave }, { environment: { MARKETS_FOLDER, MAIL_FOLDER } });
}, STARTUP_MS);
beforeEach(async () => {
  death.never();
  shop.clock.setOffsetMs(0);
  await shop.testDatabase.truncate();
});
afterAll(() => shop.close());

async function book(market: string) {
  const { browser, referenceId, total } = await bookFlight({
    opened: await openBrowser(randomUUID()),
    isWanted: givesPartBack,
    set: { market },
  });
  const call = (path: string, more: object = {}) =>
    browser.call(`/booking/${path}`, { referenceId, ...more });
  const codeOf = async () => {
    await call('cancellation/code', { purpose: 'invoice' });
    return mailedCode(db());
  };
  return {
    call,
    referenceId,
    total,
    issue: async (taxId: string, code?: string) =>
      call('invoice/issue', { ...BUYER, taxId, code: code ?? (await codeOf()) }),
    codeOf,
    invoices: async () => ((await call('progress')).body.data as BookingProgress).invoices,
    cancel: async () => {
      const { body: quote } = await call('cancellation/quote');
      const { quoteId, back } = quote.data as { quoteId: string; back: { amount: number } };
      return {
        back: back.amount,
        reply: await call('cancellation/confirm', { quoteId, code: await codeOf() }),
      };
    },
  };
}

const rows = () => db().selectFrom('invoices').selectAll().orderBy('number').execute();
const numbers = async () => (await rows()).map(({ market, number }) => `${market} ${number}`);

describe('M-10: an invoice', () => {
  it('is issued once, with the tax id of the buyer, and a refund makes a credit note that names it', async () => {
    const booked = await book('ES');
    expect(await booked.invoices()).toMatchObject({ offer: { name: 'NIF' }, issued: [] });
    const code = await booked.codeOf();
    const replies = await Promise.all([booked.issue('12.345.678z', code), booked.issue('12345678Z', code)]);
    expect(replies.map((reply) => reply.status)).toContain(200);
    expect((await booked.issue('12345678Z')).status).toBe(200);
    const year = clockAt(shop.clock.nowMs(), 'Europe/Madrid').slice(0, 4);
    const { offer, issued } = await booked.invoices();
    expect(offer).toBeNull();
    expect(issued).toMatchObject([
      { kind: 'invoice', number: `ES-${year}-000001`, total: { amount: booked.total } },
    ]);
    const [invoice] = await rows();
    expect(invoice?.content.buyer).toEqual({ ...BUYER, taxId: '12345678Z' });
    const own = (await booked.call('mine')).body.data as ConfirmedBooking;
    expect(invoice?.content.numberLocale).toBe(own.numberLocale);
    expect(invoice?.content.lines.reduce((sum, { total }) => sum + total, 0)).toBe(booked.total);

    const { back } = await booked.cancel();
    expect(back).toBeGreaterThan(0);
    expect((await booked.invoices()).issued[1]).toMatchObject({
      kind: 'credit_note',
      number: `ES-${year}-000002`,
      total: { amount: -back },
    });
    expect((await rows())[1]).toMatchObject({
      credits: invoice?.id,
      content: { credits: `ES-${year}-000001`, buyer: BUYER },
    });

    // What was bought after the invoice, and what goes back once more, is not credited on it.
    const madrid = { now: () => shop.clock.nowMs(), market: () => ({ timeZone: 'Europe/Madrid' }) };
    const more = { bookingId: invoice?.booking_id ?? '', cause: 'refunded:more', amount: booked.total };
    await db()
      .transaction()
      .execute((trx) => creditRefund(madrid, trx, more));
    expect((await rows()).reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  it('can be read as a PDF by its owner, and not with the link of a mail alone', async () => {
    const booked = await book('ES');
    // In Madrid it is tomorrow.
    const today = new Date(shop.clock.nowMs()).toISOString().slice(0, 10);
    shop.clock.setOffsetMs(Date.parse(`${today}T23:30:00Z`) - shop.clock.nowMs());
    await booked.issue('12345678Z');
    const { issued } = await booked.invoices();
    const fetchAs = (access: object) =>
      shop.app.inject({
        method: 'POST',
        url: '/booking/invoice',
        payload: { referenceId: booked.referenceId, id: issued[0]?.id, ...access },
        headers: { host: 'localhost:3000', 'accept-language': 'es' },
      });
    await shop.api.settlement.settleDue();
    const mail = await db()
      .selectFrom('mails')
      .select('message')
      .where('kind', '=', 'booking-confirmed')
      .executeTakeFirstOrThrow();
    const { text: words = '' } = await PostalMime.parse(mail.message);
    const link = /booking-detail#([\w-]+)/.exec(words)?.[1];
    expect((await fetchAs({ link })).json()).toMatchObject({ error: { code: 'confirmation_needed' } });
    const reply = await fetchAs({ email: 'ana@example.com' });
    expect(reply.headers['content-type']).toBe('application/pdf');
    const document = await getDocument({ data: new Uint8Array(reply.rawPayload), verbosity: 0 }).promise;
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(text).toMatch(/Invoice ES-\d{4}-000001/);
    expect(text).toMatch(/12345678Z/);
    expect(text).toMatch(/Talleres\s+Núñez/);
    expect(text).toMatch(new RegExp(`Date\\s+\\w+ ${Number(addDays(today, 1).slice(8))} `));
  });

  it.each([
    ['a number of another form', 'ES', 'ABC', 400, 'invalid_request'],
    ['a market without settings', 'CO', '12345678Z', 409, 'invoice_refused'],
  ])('%s is refused, and no number is used', async (_what, market, taxId, code, error) => {
    const booked = await book(market);
    expect(await booked.issue(taxId)).toMatchObject({ status: code, body: { error: { code: error } } });
    expect(await rows()).toEqual([]);
    expect(await db().selectFrom('invoice_numbers').selectAll().execute()).toEqual([]);
  });

  it('asks for the code of the mailbox', async () => {
    const booked = await book('ES');
    const wrong = (await booked.codeOf()) === '000000' ? '000001' : '000000';
    expect(await booked.issue('12345678Z', wrong)).toMatchObject({ status: 422 });
    expect(await rows()).toEqual([]);
  });

  it('is not offered after money was given back', async () => {
    const booked = await book('ES');
    await booked.cancel();
    expect(await booked.invoices()).toEqual({ offer: null, issued: [] });
  });

  it('a process that dies at the refund leaves one credit note', async () => {
    const booked = await book('ES');
    await booked.issue('12345678Z');
    death.at('after-refund');
    await booked.cancel();
    await shop.api.recover();
    shop.clock.setOffsetMs(2 * 60_000);
    await shop.api.recover();
    expect(await numbers()).toEqual(['ES 1', 'ES 2']);
  });

  it('is never changed', async () => {
    const booked = await book('ES');
    await booked.issue('12345678Z');
    await expect(db().updateTable('invoices').set({ total: 1 }).execute()).rejects.toThrow(/never changed/);
    await expect(db().deleteFrom('invoices').execute()).rejects.toThrow(/never changed/);
  });

  it('twenty at the same moment, some of them rolled back, are numbered without gaps by market and year', async () => {
    const content = { lines: [] } as unknown as InvoiceContent;
    const write = (index: number) =>
      db()
        .transaction()
        .execute(async (trx) => {
          await writeInvoice(trx, {
            booking_id: randomUUID(),
            cause: `invoice:${index}`,
            kind: 'invoice',
            credits: null,
            market: index % 4 === 0 ? 'MX' : 'ES',
            locale: 'es',
            content,
            total: 100,
            currency: 'USD',
            // Midnight in Madrid.
            nowMs: Date.parse('2026-12-31T22:59:00Z') + (index % 2) * 120_000,
            timeZone: index % 4 === 0 ? 'America/Mexico_City' : 'Europe/Madrid',
          });
          if (index % 5 === 0) throw new Error('rolled back');
        });
    await Promise.allSettled(Array.from({ length: 20 }, (_, index) => write(index)));
    const all = await rows();
    expect(all).toHaveLength(16);
    expect(new Set(all.map(({ market, year }) => `${market} ${year}`))).toEqual(
      new Set(['MX 2026', 'ES 2026', 'ES 2027']),
    );
    for (const [, own] of Map.groupBy(all, ({ market, year }) => `${market} ${year}`))
      expect(own.map(({ number }) => number)).toEqual(own.map((_, place) => place + 1));
  });
});

describe('M-10: the tax that prices include', () => {
  const line = (code: 'base' | 'service' | 'baggage', amount: number) => ({
    code,
    total: { amount, currency: 'USD' },
  });
  const IVA = { tax: { name: 'IVA', percent: 21, includedIn: ['service', 'baggage'] } };
  it.each([
    ['none of the lines includes it', [line('base', 10_000)], []],
    [
      'of one line',
      [line('base', 10_000), line('service', 1_210)],
      [{ name: 'IVA 21 %', base: 1_000, tax: 210 }],
    ],
    [
      'base and tax add up to the cent',
      [line('service', 1_000), line('baggage', 2_333)],
      [{ name: 'IVA 21 %', base: 2_755, tax: 578 }],
    ],
  ])('%s', (_what, lines, taxes) => {
    expect(invoiceTaxes(lines, IVA)).toEqual(taxes);
  });
});
