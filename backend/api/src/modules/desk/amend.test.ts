import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DeskSale, ServiceOffers, ServicesQuote } from '@travesia/contracts';
import { addDays } from '@travesia/domain';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createMoneyChecks } from '../payments/testing/money.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers } from '../payments/testing/shopper.ts';
import { createCallers } from '../payments/testing/callers.ts';

const MINUTE_MS = 60_000;
const RAQUEL = { id: 'raquel', name: 'Raquel' } as const;

const shop = useShop();

const { call, bookedToChange, changeQuoted, dayOf, read } = createDeskCalls(shop);
const { openBrowser } = createShoppers(shop);
const { mailedLinks, openLink, payIn, viewOf } = createCallers(shop);
const { moneyAtProvider, expectBalanced } = createMoneyChecks(shop);

async function bagQuoted(id: string): Promise<ServicesQuote> {
  const offers = (await call('amend/service-offers', { id })).body.data as ServiceOffers;
  const [bag] = offers.bags;
  const services = [{ serviceId: bag?.additionalServicesId, quantity: 1 }];
  return (await call('amend/services-quote', { id, services, shown: bag?.amount })).body
    .data as ServicesQuote;
}

const make = (id: string, { changeId }: { readonly changeId: string }, as: object = {}) =>
  call('amend/make', { id, changeId, reason: 'agreed by phone' }, as);

describe('a flight changed and extras added at the desk (D-14)', () => {
  it.each([
    ['Change Costs', changeQuoted],
    ['Pérez', bagQuoted],
  ] as const)(
    'D-14: %s: what is to be paid is paid by the traveller by a link, and made then',
    async (lastName, quoteOf) => {
      const { id, referenceId } = await bookedToChange(lastName);
      const { taken } = await moneyAtProvider();
      const quote = await quoteOf(id);
      expect(quote.total.amount).toBeGreaterThan(0);
      expect((await make(id, quote)).body.data).toEqual({ state: 'sent' });
      expect(await moneyAtProvider()).toEqual({ taken, held: 0 });

      const phone = await openBrowser(randomUUID());
      const [link = ''] = await mailedLinks();
      expect(await openLink(phone, link)).toBe('opened');
      expect(await viewOf(phone)).toMatchObject({ total: quote.total, missing: ['billing', 'payment'] });
      await payIn(phone);
      expect(await moneyAtProvider()).toEqual({ taken: taken + quote.total.amount, held: 0 });
      expect((await read(id)).shown?.totalPaid.amount).toBe(taken + quote.total.amount);
      expect((await call('sales', {})).body.data as DeskSale[]).toMatchObject([
        { state: 'paid', by: 'Inés' },
      ]);
      const log = await call('audit', { action: 'amend.make' }, { role: 'lead' });
      expect(log.body.data).toMatchObject([{ why: 'agreed by phone', reference: referenceId }]);
      await expectBalanced();
    },
  );

  it.each([
    ['Free Change', 0],
    ['Cheaper Change', -4_000],
  ])(
    'D-14: %s is made at once, and what comes back is refunded like every refund',
    async (lastName, total) => {
      const { id } = await bookedToChange(lastName);
      const day = await dayOf(id);
      const { taken } = await moneyAtProvider();
      const quote = await changeQuoted(id);
      expect(quote.total.amount).toBe(total);
      expect((await make(id, quote)).body.data).toEqual({ state: 'done' });
      await shop().settleDue();
      expect(await dayOf(id)).toBe(addDays(day, 2));
      expect(await moneyAtProvider()).toEqual({ taken: taken + total, held: 0 });
      expect(await mailedLinks()).toEqual([]);
      await expectBalanced();
    },
  );

  it('D-14: two agents make one quote: one link, one change', async () => {
    const { id } = await bookedToChange('Change Costs');
    const quote = await changeQuoted(id);
    const replies = await Promise.all([make(id, quote), make(id, quote, RAQUEL)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailedLinks()).toHaveLength(1);
    const log = await call('audit', { action: 'amend.make' }, { role: 'lead' });
    expect(log.body.data).toHaveLength(1);
  });

  it('D-14: of two links that were sent for one booking the first that is paid counts', async () => {
    const { id } = await bookedToChange('Change Costs');
    const [one, other] = [await changeQuoted(id), await bagQuoted(id)];
    await make(id, one);
    await make(id, other);
    const links = await mailedLinks();
    expect(links).toHaveLength(2);
    const [phone, tablet] = [await openBrowser(randomUUID()), await openBrowser(randomUUID())];
    for (const [place, browser] of [phone, tablet].entries()) await openLink(browser, links[place] ?? '');
    await payIn(phone);
    const { taken } = await moneyAtProvider();
    // The booking is another one now: the other quote cannot be paid.
    await payIn(tablet).catch(() => null);
    expect(await moneyAtProvider()).toEqual({ taken, held: 0 });
    await expectBalanced();
  });

  it('D-14: a quote that is over, of another booking, or of the booking before it changed makes nothing', async () => {
    const { id } = await bookedToChange('Cheaper Change');
    const other = await bookedToChange('Free Change');
    const quote = await changeQuoted(id);
    expect((await make(other.id, quote)).body.error.code).toBe('offer_expired');
    expect((await make(id, { changeId: randomUUID() })).body.error.code).toBe('offer_expired');
    shop().clock.setOffsetMs(20 * MINUTE_MS);
    expect((await make(id, quote)).body.error.code).toBe('offer_expired');
    shop().clock.setOffsetMs(0);
    const again = await changeQuoted(id);
    await make(id, quote);
    await shop().settleDue();
    expect((await make(id, again)).body.error.code).toBe('offer_expired');
    const log = await call('audit', { action: 'amend.make' }, { role: 'lead' });
    expect(log.body.data).toHaveLength(1);
  });
});
