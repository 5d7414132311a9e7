import { describe, expect, it } from '@jest/globals';
import type { ValidateReply } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import { useShop } from './testing/use-shop.ts';
import { createShoppers, passenger } from './testing/shopper.ts';

const shop = useShop();
const { openBrowser, json, fillIn, pay } = createShoppers(shop);

const departureDate = addDays(todayIn(Date.now()), 30);
/** Somebody who will have been that old for a month by then. */
const bornFor = (age: number) => {
  const [year = '', ...rest] = addDays(todayIn(Date.now()), -1).split('-');
  return [Number(year) - age, ...rest].join('-');
};
const family = { adult: 2, child: 1, infant: 1 };

async function search(travelerInfo: object) {
  const { status, body } = await json('POST', '/air/flight-offer/search', {
    legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate } },
    travelerInfo,
  });
  return { status, body, offers: body.data as ValidateReply['data'] };
}
async function price(id: string | undefined, travelerInfo?: object) {
  const { status, body } = await json('POST', '/air/flight-offer/validate', {
    data: { type: 'flight-offers-pricing', flightOffers: [{ id }], metaName: '' },
    ...(travelerInfo && { travelerInfo }),
  });
  return { status, body: body as unknown as ValidateReply & { error: { code: string } } };
}
const ordersPlaced = async () =>
  (await shop().sandbox.inject({ url: '/_control/orders' })).json().orders.length as number;

describe('W-04: the ages of a booking', () => {
  it('are those of the birth dates, or nothing is paid; the price at them is another one', async () => {
    const browser = await openBrowser();
    const births = [bornFor(40), bornFor(38), bornFor(4), bornFor(1)];
    const assumed = await price((await search(family)).offers[0]?.id);
    const [offer] = assumed.body.data;
    await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer?.id } });
    const ready = await fillIn(browser, offer?.id ?? '', { births });
    expect(ready.order.missing).toEqual([]);
    const before = await ordersPlaced();
    const refused = await pay(browser, ready);
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'ages_not_priced' }]);
    expect(await ordersPlaced()).toBe(before);

    const real = await price(offer?.id, { ...family, ages: [40, 38, 4, 1] });
    expect(real.body.meta).toMatchObject({ priceChanged: true, previousTotal: offer?.price.intTotal });
    const [now] = real.body.data;
    expect(now?.price.intTotal.amount).toBeLessThan(offer?.price.intTotal.amount ?? 0);
    await browser.call('/user/session/set/flight-order', { flightOffer: { id: now?.id } });
    const paid = await pay(browser, await fillIn(browser, now?.id ?? '', { births }));
    expect(paid.status).toBe(200);
    // The supplier refuses an order whose birth dates are not of the ages that were priced.
    expect(await ordersPlaced()).toBe(before + 1);
  });

  it('reach the supplier with the search: equal ages are one search, others another', async () => {
    const cheapest = async (travelerInfo: object) =>
      Math.min(...(await search(travelerInfo)).offers.map(({ price: { intTotal } }) => intTotal.amount));
    const assumed = await cheapest(family);
    expect(await cheapest({ ...family, ages: [30, 30, 8, 0] })).toBe(assumed);
    expect(await cheapest({ ...family, ages: [30, 30, 4, 0] })).toBeLessThan(assumed);
    expect(await cheapest({ ...family, ages: [30, 15, 8, 0] })).toBeLessThan(assumed);
  });

  it.each([
    ['a fifteen-year-old alone', { adult: 1, child: 0, infant: 0, ages: [15] }, 'minor_without_adult'],
    [
      'a child with its sister of 17',
      { adult: 1, child: 1, infant: 0, ages: [17, 9] },
      'minor_without_adult',
    ],
    ['ages of other people', { ...family, ages: [30, 30, 8] }, 'age_invalid'],
    ['an infant among the children', { ...family, ages: [30, 30, 1, 0] }, 'age_invalid'],
    ['no age at all', { ...family, ages: [30, 30, 8, -1] }, 'age_invalid'],
  ])('%s: 400', async (_title, travelerInfo, code) => {
    const { status, body } = await search(travelerInfo);
    const { fields } = (body as unknown as { error: { fields: { code: string }[] } }).error;
    expect([status, fields.map((field) => field.code)]).toEqual([400, [code]]);
  });

  it('are of the same people: an offer is priced for no other party', async () => {
    const [offer] = (await search(family)).offers;
    const { status, body } = await price(offer?.id, { adult: 2, child: 2, infant: 1 });
    expect([status, body.error.code]).toEqual([422, 'travellers_mismatch']);
  });

  it('nobody under 16 travels without an adult: the birth date is refused', async () => {
    const browser = await openBrowser();
    const [offer] = (await price((await search({ adult: 1, child: 0, infant: 0 })).offers[0]?.id)).body.data;
    await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer?.id } });
    const save = (dateOfBirth: string) =>
      browser.call('/user/session/create-passenger', {
        orderId: offer?.id,
        passengers: [{ ...passenger('1'), dateOfBirth }],
      });
    const refused = await save(bornFor(15));
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { fields: [{ path: 'passengers.0.dateOfBirth', code: 'minor_without_adult' }] },
    ]);
    expect((await save(bornFor(16))).status).toBe(200);
  });
});

it('S-07: nobody travels twice, however the name is written', async () => {
  const browser = await openBrowser();
  const [offer] = (await price((await search({ adult: 2, child: 0, infant: 0 })).offers[0]?.id)).body.data;
  await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer?.id } });
  const save = (firstName: string) =>
    browser.call('/user/session/create-passenger', {
      orderId: offer?.id,
      passengers: [passenger('1'), { ...passenger('2', 'PEREZ '), firstName, primary: false }],
    });
  const refused = await save('ana');
  expect([refused.status, refused.body.error]).toMatchObject([
    400,
    {
      code: 'invalid_request',
      fields: [
        {
          path: 'passengers.1.firstName',
          code: 'same_traveller',
          message: 'This person already travels in this booking: each traveler travels once.',
        },
      ],
    },
  ]);
  expect((await save('Eva')).status).toBe(200);
});
