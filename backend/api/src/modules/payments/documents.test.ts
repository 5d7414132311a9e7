import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ConfirmedBooking, OrderView, TravelerInfo } from '@travesia/contracts';
import { useShop } from './testing/use-shop.ts';
import { cartOf, createShoppers, passenger } from './testing/shopper.ts';

const shop = useShop();
const { openBrowser, pricedOffer, fillIn, pay, status } = createShoppers(shop);

const passport = { passportNumber: 'XDA123456', nationality: 'ES', passportExpiryDate: '2035-01-01' };
const member = { frequentFlyerNumber: 'AB 12-34', emergencyContact: '+34600445566' };

async function chosen(to: string, party?: TravelerInfo) {
  const browser = await openBrowser(randomUUID());
  const offer = await pricedOffer(to, undefined, party);
  await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  const view = (await browser.call('/user/session/order-view', {})).body.data as OrderView;
  return { browser, id: offer.id, requirements: view.requirements };
}
async function bookedTo(
  to: string,
  lastName: string,
  details: Parameters<typeof fillIn>[2] = {},
  party?: TravelerInfo,
) {
  const { browser, id } = await chosen(to, party);
  const outcome = await status(
    browser,
    cartOf(await pay(browser, await fillIn(browser, id, { lastName, ...details }))),
  );
  expect(outcome.status).toBe(200);
  const { orders } = (await shop().sandbox.inject({ url: '/_control/orders' })).json() as {
    orders: { familyNames: string[]; frequentFlyers: string[] }[];
  };
  const order = orders.find(({ familyNames }) => familyNames.includes(lastName.toUpperCase()));
  return { order, booking: (outcome.body.data as { booking: ConfirmedBooking }).booking };
}

describe('W-05: what an airline takes of a traveller', () => {
  it('is told by the order: kinds of documents, whether one is needed, whose frequent flyers are known', async () => {
    expect((await chosen('BOG')).requirements).toMatchObject({
      passportRequired: false,
      documentTypes: ['passport'],
    });
    expect((await chosen('TER')).requirements).toMatchObject({
      passportRequired: true,
      documentTypes: ['passport', 'tax_id', 'known_traveler_number'],
    });
    expect((await chosen('HOR')).requirements).toMatchObject({ passportRequired: false, documentTypes: [] });
    expect((await chosen('PIX')).requirements).toMatchObject({ loyaltyAirlines: [] });
  });

  it('the airlines whose frequent flyers are known come with their names, the seller of the ticket first', async () => {
    const { loyaltyAirlines = [] } = (await chosen('BOG')).requirements;
    expect(loyaltyAirlines.length).toBeGreaterThan(1);
    for (const { code, name } of loyaltyAirlines) {
      expect(code).toMatch(/^[A-Z0-9]{2}$/);
      expect(name).not.toBe(code);
    }
  });

  it('a document that is demanded is asked for: a tax id has no end, a passport has one', async () => {
    const { browser, id } = await chosen('TER');
    const save = (more: object) =>
      browser.call('/user/session/create-passenger', {
        orderId: id,
        passengers: [{ ...passenger('1'), ...more }],
      });
    const missing = async (more: object) =>
      ((await save(more)).body.error as unknown as { fields: { path: string }[] }).fields.map(
        ({ path }) => path,
      );
    expect(await missing({})).toEqual(['passengers.0.passportNumber', 'passengers.0.passportExpiryDate']);
    expect(await missing({ documentType: 'tax_id' })).toEqual(['passengers.0.passportNumber']);
    const taxId = { documentType: 'tax_id', passportNumber: '12345678Z', nationality: 'ES' };
    expect((await save(taxId)).status).toBe(200);
    // The supplier refuses an order without a document, and one of a kind that it does not take.
    await bookedTo('TER', 'Taxes', { wishes: taxId });
    await bookedTo('TER', 'Passport', { wishes: passport });
  });

  it('nothing is sent that the offer does not take: the supplier would refuse the order', async () => {
    const { order } = await bookedTo('HOR', 'Undocumented', { wishes: passport });
    expect(order).toBeDefined();
  });

  it('one that the airline refuses in the end: nothing is charged, it is said, and another one is taken', async () => {
    const switches = { switches: ['document_refused_at_order'], familyName: 'Papers', times: 1 };
    await shop().sandbox.inject({ method: 'POST', url: '/_control/switches', payload: switches });
    const { browser, id } = await chosen('TER');
    const payWith = async (wishes: object) => {
      const ready = await fillIn(browser, id, { lastName: 'Papers', wishes });
      return status(browser, cartOf(await pay(browser, ready)));
    };
    const refused = await payWith(passport);
    expect([refused.status, refused.body.error]).toMatchObject([422, { code: 'document_refused' }]);
    const { payments } = (await shop().sandbox.inject({ url: '/_control/payments' })).json() as {
      payments: { held: number; captured: number }[];
    };
    expect(payments.at(-1)).toMatchObject({ held: 0, captured: 0 });
    await browser.call('/user/session/set/flight-order', { flightOffer: { id } });
    const taxId = { documentType: 'tax_id', passportNumber: '12345678Z', nationality: 'ES' };
    expect((await payWith(taxId)).body.data).toMatchObject({ paymentStatus: 'confirmed' });
  });

  it('each traveller’s number reaches the airline with its programme, and stands on the booking', async () => {
    const party = { adult: 3, child: 0, infant: 0 };
    const [seller, partner] = (await chosen('BOG', party)).requirements.loyaltyAirlines ?? [];
    const ownWishes = [
      { frequentFlyerAirline: partner?.code, frequentFlyerNumber: 'pp 12-34' },
      { primary: false, frequentFlyerAirline: seller?.code, frequentFlyerNumber: 'S99' },
      { primary: false },
    ];
    // The contact's own number gives way to the first traveller's.
    const { order, booking } = await bookedTo('BOG', 'Miles', { ownWishes, customer: member }, party);
    expect(order?.frequentFlyers).toEqual([`${partner?.code} pp1234`, `${seller?.code} S99`]);
    expect(booking.travellers.map(({ frequentFlyer }) => frequentFlyer)).toEqual([
      { airline: partner?.name, number: 'pp 12-34' },
      { airline: seller?.name, number: 'S99' },
      undefined,
    ]);
  });

  it('without a choice the programme is that of the airline that sells the ticket', async () => {
    const [seller] = (await chosen('BOG')).requirements.loyaltyAirlines ?? [];
    const { order, booking } = await bookedTo('BOG', 'Seller', { wishes: { frequentFlyerNumber: 'S1' } });
    expect(order?.frequentFlyers).toEqual([`${seller?.code} S1`]);
    expect(booking.travellers[0]?.frequentFlyer).toEqual({ airline: seller?.name, number: 'S1' });
  });

  it.each([
    ['another airline', 'BOG', 'ZZ'],
    ['an airline that knows no frequent flyers', 'PIX', ''],
  ])('a number for %s is neither sent nor shown', async (_whose, to, frequentFlyerAirline) => {
    const wishes = { frequentFlyerAirline, frequentFlyerNumber: '123' };
    const { order, booking } = await bookedTo(to, `Other${to}`, { wishes });
    expect(order?.frequentFlyers).toEqual([]);
    expect(booking.travellers[0]?.frequentFlyer).toBeUndefined();
  });

  it('the frequent flyer’s number reaches the airline, and none that knows no frequent flyers', async () => {
    const { order, booking } = await bookedTo('BOG', 'Member', { customer: member });
    expect(order?.frequentFlyers).toEqual([expect.stringMatching(/^[A-Z0-9]{2} AB1234$/)]);
    expect(booking.passenger.emergencyContact).toBe('+34600445566');
    expect((await bookedTo('PIX', 'Stranger', { customer: member })).order?.frequentFlyers).toEqual([]);
  });
});
