import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DictionariesSchema, FlightOfferSchema, type FlightSearchPayload } from '@travesia/contracts';
import { addDays, timeBandOf, todayIn } from '@travesia/domain';
import { buildSandbox } from '@travesia/sandbox/app';
import * as v from 'valibot';
import type { FlightSupplier, NewFlightOrder, PricedFlight } from '../../modules/flights/ports.ts';
import { createDuffelFlightSupplier } from './index.ts';

const SLOW_MS = 1500;
const HALF_HOUR_MS = 30 * 60_000;
const today = todayIn(Date.now());
const sandbox = await buildSandbox({ slowMs: SLOW_MS });
let baseUrl = '';
let supplier: FlightSupplier;

beforeAll(async () => {
  baseUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  supplier = createDuffelFlightSupplier({ baseUrl, token: 'duffel_test_key' });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await sandbox.inject({ method: 'DELETE', url: '/_control/switches' });
});

const inDays = (days: number) => addDays(today, days);
const setSwitch = (payload: object) => sandbox.inject({ method: 'POST', url: '/_control/switches', payload });
const ledger = async () =>
  (await sandbox.inject({ method: 'GET', url: '/_control/orders' })).json().orders as {
    metadata: Record<string, string>;
    cancelledAt: string | null;
    bags: number;
    familyNames: readonly string[];
    totalAmount: string;
  }[];

function payloadFor(
  from: string,
  to: string,
  more: Partial<FlightSearchPayload> & { back?: boolean } = {},
): FlightSearchPayload {
  const { back = false, ...rest } = more;
  return {
    legInfo: {
      1: { from, to, departureDate: inDays(30) },
      ...(back ? { 2: { from: to, to: from, departureDate: inDays(40) } } : {}),
    },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    cabin: 'economy',
    travelerInfo: { adult: 1, child: 0, infant: 0 },
    currencyCode: 'USD',
    infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
    ...rest,
  };
}

async function priceFirst(payload: FlightSearchPayload): Promise<PricedFlight> {
  const { offers } = await supplier.search(payload);
  const [first] = offers;
  if (!first) throw new Error('no offers');
  const outcome = await supplier.price(first, payload);
  if (outcome.state !== 'priced') throw new Error(outcome.state);
  return outcome.flight;
}

function orderFor(flight: PricedFlight, lastName: string, reference = `ref-${lastName}`): NewFlightOrder {
  return {
    reference,
    supplierOfferId: flight.supplierOfferId,
    amount: flight.offer.price.intTotal,
    services: [],
    contact: { email: 'ana@example.com', phone: '+34 600 11 22 33' },
    travellers: flight.offer.travelerPricings.map(({ travelerId, type }) => {
      const infant = Object.entries(flight.associatedAdults).find(([, adult]) => adult === travelerId)?.[0];
      return {
        supplierTravellerId: flight.supplierTravellerIds[travelerId] ?? '',
        type,
        firstName: 'Ana María',
        middleName: '',
        lastName,
        gender: 'female',
        dateOfBirth: type === 'ADULT' ? '1990-05-04' : type === 'CHILD' ? '2018-05-04' : '2026-01-04',
        infantSupplierTravellerId:
          infant === undefined ? null : (flight.supplierTravellerIds[infant] ?? null),
        document: null,
        frequentFlyer: null,
      };
    }),
  };
}

describe('searching', () => {
  it('B-11: Madrid–Bogotá has nonstops by airlines that fly there and journeys with one stop, in our own model', async () => {
    const { offers, dictionaries, expiresAt } = await supplier.search(payloadFor('MAD', 'BOG'));
    expect(offers.length).toBeGreaterThanOrEqual(20);
    expect(offers.length).toBeLessThanOrEqual(120);
    for (const offer of offers) v.parse(FlightOfferSchema, offer);
    v.parse(DictionariesSchema, dictionaries.es);
    const nonstop = offers.filter((offer) => offer.itineraries[0]?.stops === 0);
    expect(nonstop.map((offer) => offer.validatingCarrierCode)).toEqual(
      expect.arrayContaining(['IB', 'AV', 'UX']),
    );
    expect(offers.some((offer) => offer.itineraries[0]?.stops === 1)).toBe(true);
    expect(dictionaries.es.locations['BOG']?.cityName).toBe('Bogotá');
    expect(dictionaries.es.carriers['IB']).toBe('Iberia');
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('Q-05, Q-07: what a trip emits, and whether a seat may be chosen, as the supplier says', async () => {
    const { offers } = await supplier.search(payloadFor('MAD', 'BOG'));
    for (const { co2Kg, conditions, travelerPricings } of offers) {
      expect(co2Kg).toBeGreaterThan(100);
      const [fare] = travelerPricings[0]?.fareDetailsBySegment ?? [];
      expect(conditions.seatChoice).toBe((fare?.includedCheckedBags ?? 0) > 0);
    }
  });

  it('F-17, F-18, F-24: durations, stops and time bands are told by the offer, in the clocks of the airports', async () => {
    const { offers } = await supplier.search(payloadFor('MAD', 'BOG'));
    for (const { itineraries } of offers) {
      for (const itinerary of itineraries) {
        const first = itinerary.segments[0];
        const last = itinerary.segments.at(-1);
        expect(itinerary.stops).toBe(itinerary.segments.length - 1);
        expect(itinerary.departureTimeTag).toBe(timeBandOf(first?.departure.at ?? ''));
        expect(itinerary.arrivalTimeTag).toBe(timeBandOf(last?.arrival.at ?? ''));
        expect(itinerary.durationInMinutes).toBeGreaterThanOrEqual(9 * 60);
        for (const [index, segment] of itinerary.segments.entries()) {
          const before = itinerary.segments[index - 1];
          if (before) {
            expect(segment.departure.iataCode).toBe(before.arrival.iataCode);
            expect(segment.departure.at > before.arrival.at).toBe(true);
          }
        }
      }
    }
  });

  it('F-21: of a round trip several returns share one outbound', async () => {
    const { offers } = await supplier.search(payloadFor('MAD', 'BOG', { back: true }));
    const outbounds = Map.groupBy(offers, (offer) => JSON.stringify(offer.itineraries[0]?.segments));
    expect(Math.max(...[...outbounds.values()].map((each) => each.length))).toBeGreaterThanOrEqual(4);
    expect(offers.every((offer) => offer.itineraries.length === 2)).toBe(true);
  });

  it('X-04: prices are whole minor units and the travellers add up to the party', async () => {
    const { offers } = await supplier.search(
      payloadFor('MAD', 'LIM', { travelerInfo: { adult: 2, child: 1, infant: 1 } }),
    );
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.travelerPricings.map((pricing) => pricing.type)).toEqual([
        'ADULT',
        'ADULT',
        'CHILD',
        'INFANT',
      ]);
      const sum = offer.travelerPricings.reduce((total, pricing) => total + pricing.price.intTotal.amount, 0);
      expect(sum).toBe(offer.price.intTotal.amount);
      expect(Number.isSafeInteger(offer.price.intTotal.amount)).toBe(true);
      expect(offer.price.total).toBe((offer.price.intTotal.amount / 100).toFixed(2));
    }
  });

  it('F-12: a city code searches all its airports; a cabin left out brings several cabins', async () => {
    const { offers } = await supplier.search(payloadFor('LON', 'NYC', { cabin: undefined }));
    const from = new Set(offers.map((offer) => offer.itineraries[0]?.segments[0]?.departure.iataCode));
    expect(from.size).toBeGreaterThan(1);
    const cabins = new Set(
      offers.flatMap((offer) => offer.travelerPricings[0]?.fareDetailsBySegment.map((fare) => fare.cabin)),
    );
    expect(cabins).toEqual(new Set(['economy', 'business']));
  });

  it('F-12: fare wishes leave only fares that fulfil them', async () => {
    const { offers } = await supplier.search(payloadFor('MAD', 'BOG', { refundableFare: true }));
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every((offer) => offer.conditions.refundable)).toBe(true);
  });

  it('the same question twice has the same answer', async () => {
    const strip = async () =>
      (await supplier.search(payloadFor('BCN', 'MEX'))).offers.map(({ id: _id, ...offer }) => offer);
    expect(await strip()).toEqual(await strip());
  });

  it('F-29: no flights is an empty list, not an error', async () => {
    expect((await supplier.search(payloadFor('MAD', 'LEU'))).offers).toEqual([]);
  });

  it.each([
    ['a busy supplier', 'JCU', 'too_many_requests'],
    ['a failing supplier', 'VIT', 'supplier_failed'],
    ['a reply that is no JSON', 'VRL', 'supplier_failed'],
  ])('B-11: %s is told apart from "no flights"', async (_, to, code) => {
    await expect(supplier.search(payloadFor('MAD', to))).rejects.toMatchObject({ code });
  });

  it('B-11: a supplier slower than our deadline is a timeout', async () => {
    const hasty = createDuffelFlightSupplier({ baseUrl, token: 'k', searchDeadlineMs: 200 });
    await expect(hasty.search(payloadFor('MAD', 'ILD'))).rejects.toMatchObject({ code: 'supplier_timeout' });
  });

  it('B-11: a supplier that cannot be reached has failed', async () => {
    const nobody = createDuffelFlightSupplier({ baseUrl: 'http://127.0.0.1:2', token: 'k' });
    await expect(nobody.search(payloadFor('MAD', 'BOG'))).rejects.toMatchObject({ code: 'supplier_failed' });
  });

  it('B-08: the supplier suggests places, a city whole', async () => {
    const places = await supplier.suggestPlaces('londres', 'es');
    expect(places[0]).toMatchObject({ airportCode: 'LON', cityCode: 'LON', countryCode: 'GB' });
    expect(places.map((place) => place.airportCode)).toContain('LHR');
    expect(places.find((place) => place.airportCode === 'LHR')).toMatchObject({ cityName: 'Londres' });
  });
});

describe('pricing', () => {
  it('B-13: the private offer is the displayed one, with bags, rules and an end', async () => {
    const payload = payloadFor('MAD', 'BOG', { back: true, travelerInfo: { adult: 1, child: 1, infant: 1 } });
    const [shown] = (await supplier.search(payload)).offers;
    if (!shown) throw new Error('no offers');
    const outcome = await supplier.price(shown, payload);
    if (outcome.state !== 'priced') throw new Error(outcome.state);
    const { flight } = outcome;
    expect(flight.offer.price).toEqual(shown.price);
    expect(flight.offer.itineraries).toEqual(shown.itineraries);
    expect(flight.supplierOfferId).not.toBe(shown.id);
    expect(flight.bags?.map((bag) => `${bag.travellerId} ${bag.journeyType}`)).toEqual([
      '1 onward',
      '2 onward',
      '1 return',
      '2 return',
    ]);
    expect(
      flight.offer.travelerPricings[0]?.fareDetailsBySegment[0]?.additionalServices.chargeableCheckedBags
        .quantity,
    ).toBe(2);
    expect(
      flight.offer.travelerPricings[2]?.fareDetailsBySegment[0]?.additionalServices.chargeableCheckedBags
        .quantity,
    ).toBe(0);
    expect(flight.fareRules?.es.map((rule) => rule.category)).toEqual(['REFUND', 'EXCHANGE']);
    expect(flight.associatedAdults).toEqual({ '3': '1' });
    expect(Date.parse(flight.expiresAt) - Date.now()).toBeGreaterThan(HALF_HOUR_MS - 60_000);
  });

  it.each([
    ['BJZ', 1.03],
    ['LEN', 0.98],
  ])('F-31: a price that moved is seen (%s)', async (from, share) => {
    const payload = payloadFor(from, 'MAD');
    const [shown] = (await supplier.search(payload)).offers;
    const outcome = shown && (await supplier.price(shown, payload));
    if (outcome?.state !== 'priced') throw new Error(outcome?.state);
    expect(outcome.flight.offer.price.intTotal.amount).toBe(
      Math.round((shown?.price.intTotal.amount ?? 0) * share),
    );
  });

  it.each([
    ['SLM', 'sold_out'],
    ['VLL', 'offer_expired'],
  ])('B-13: from %s the flight is %s', async (from, state) => {
    const payload = payloadFor(from, 'MAD');
    const [shown] = (await supplier.search(payload)).offers;
    expect(shown && (await supplier.price(shown, payload))).toEqual({ state });
  });

  it('B-13: a flight that is no longer offered is sold out', async () => {
    const payload = payloadFor('MAD', 'BOG');
    const [shown] = (await supplier.search(payload)).offers;
    await setSwitch({ route: 'MAD-BOG', switches: ['zero_results'] });
    expect(shown && (await supplier.price(shown, payload))).toEqual({ state: 'sold_out' });
  });

  it('F-36, F-37: bags can be missing, or told by weight', async () => {
    expect((await priceFirst(payloadFor('MLN', 'MAD'))).bags).toBeNull();
    const byWeight = await priceFirst(payloadFor('MAD', 'VDE'));
    expect(byWeight.bags?.filter((bag) => bag.travellerId === '1').map((bag) => bag.weightKg)).toEqual([
      15, 20, 25,
    ]);
  });

  it('missing fare rules are null, never "not refundable"', async () => {
    expect((await priceFirst(payloadFor('MAD', 'GMZ'))).fareRules).toBeNull();
  });
});

describe('ordering', () => {
  it('F-40: an order is booked once, with our reference, the bags and tickets', async () => {
    const flight = await priceFirst(
      payloadFor('MAD', 'BOG', { travelerInfo: { adult: 1, child: 0, infant: 1 } }),
    );
    const [bag] = flight.bags ?? [];
    if (!bag) throw new Error('no bags');
    const order = orderFor(flight, 'García Ñandú', 'ref-once');
    const withBag = {
      ...order,
      services: [{ serviceId: bag.additionalServicesId, quantity: 1 }],
      amount: { amount: order.amount.amount + bag.unitPrice.amount, currency: 'USD' },
    };
    const outcome = await supplier.createOrder(withBag);
    if (outcome.state !== 'created') throw new Error(JSON.stringify(outcome));
    expect(outcome.order).toMatchObject({ reference: 'ref-once', total: withBag.amount, isCancelled: false });
    expect(outcome.order.bookingReference).toMatch(/^[A-Z0-9]{6}$/);
    expect(outcome.order.ticketNumbers).toHaveLength(2);
    // M-02: whose each is, as the airline writes the name.
    expect(outcome.order.ticketHolders).toEqual(
      order.travellers.map(() => expect.stringMatching(/Garcia Nandu$/i)),
    );
    const again = await supplier.createOrder(withBag);
    expect(again).toMatchObject({ state: 'unknown' });
    expect(await supplier.findOrder('ref-once', 'García Ñandú')).toEqual(outcome.order);
    const booked = (await ledger()).filter((line) => line.metadata['travesia_reference'] === 'ref-once');
    expect(booked).toHaveLength(1);
    expect(booked[0]?.bags).toBe(1);
  });

  it.each([
    ['Sigurðsson', 'SIGURDSSON'],
    ['Núñez Güell', 'NUNEZ GUELL'],
    ["'t Hart", 'T HART'],
    ['Əliyev', 'ELIYEV'],
    ['Freiherr von Hohenfels-Großenstein', 'FREIHERR VON'],
  ])('an airline gets %s as %s, and the order is found by it', async (lastName, printed) => {
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    const reference = `ref-${printed}`;
    expect(await supplier.createOrder(orderFor(flight, lastName, reference))).toMatchObject({
      state: 'created',
    });
    const booked = (await ledger()).find((line) => line.metadata['travesia_reference'] === reference);
    expect(booked?.familyNames).toEqual([printed]);
    expect(await supplier.findOrder(reference, lastName)).toMatchObject({ reference });
  });

  it('B-06: a stated amount that is not the price is refused', async () => {
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    const order = orderFor(flight, 'Barato');
    const outcome = await supplier.createOrder({
      ...order,
      amount: { ...order.amount, amount: order.amount.amount - 1 },
    });
    expect(outcome).toMatchObject({ state: 'refused', reason: 'price_changed' });
  });

  it.each([
    ['Soldout', { state: 'refused', reason: 'sold_out' }],
    ['Expired', { state: 'refused', reason: 'offer_expired' }],
    ['Price Changed', { state: 'refused', reason: 'price_changed' }],
    ['Rate-Limited', { state: 'refused', reason: 'rate_limited' }],
    ['Order Failed', { state: 'unknown', reason: 'failed' }],
  ])('S-37: %s', async (lastName, expected) => {
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    expect(await supplier.createOrder(orderFor(flight, lastName))).toMatchObject(expected);
    expect((await ledger()).some((line) => line.metadata['travesia_reference'] === `ref-${lastName}`)).toBe(
      false,
    );
  });

  it('an order whose answer was lost is unknown, and found by our reference', async () => {
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    const outcome = await supplier.createOrder(orderFor(flight, 'Lost Answer', 'ref-lost'));
    expect(outcome).toMatchObject({ state: 'unknown', reason: 'failed' });
    expect(await supplier.findOrder('ref-lost', 'Lost Answer')).toMatchObject({ reference: 'ref-lost' });
    expect(await supplier.findOrder('ref-other', 'Lost Answer')).toBeNull();
    expect(await supplier.findOrder('ref-lost', 'Nobody')).toBeNull();
  });

  it('an order slower than our deadline is unknown, and found later', async () => {
    const hasty = createDuffelFlightSupplier({ baseUrl, token: 'k', orderDeadlineMs: 300 });
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    const outcome = await hasty.createOrder(orderFor(flight, 'Slow Order', 'ref-slow'));
    expect(outcome).toMatchObject({ state: 'unknown', reason: 'timeout' });
    expect(await hasty.findOrder('ref-slow', 'Slow Order')).toMatchObject({ reference: 'ref-slow' });
  });

  it('a supplier that was never reached has booked nothing', async () => {
    const nobody = createDuffelFlightSupplier({ baseUrl: 'http://127.0.0.1:2', token: 'k' });
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    expect(await nobody.createOrder(orderFor(flight, 'Lejos'))).toMatchObject({
      state: 'refused',
      reason: 'unreachable',
    });
  });

  it('an order can be cancelled, once or twice', async () => {
    const flight = await priceFirst(payloadFor('MAD', 'BOG', { refundableFare: true }));
    const outcome = await supplier.createOrder(orderFor(flight, 'Cancela', 'ref-cancel'));
    if (outcome.state !== 'created') throw new Error(JSON.stringify(outcome));
    const { supplierOrderId } = outcome.order;
    const cancelled = await supplier.cancelOrder(supplierOrderId);
    expect(cancelled).toMatchObject({ state: 'cancelled' });
    expect(cancelled.state === 'cancelled' && (cancelled.refund?.amount ?? 0) > 0).toBe(true);
    expect(await supplier.cancelOrder(supplierOrderId)).toEqual({ state: 'cancelled', refund: null });
    expect(await supplier.findOrder('ref-cancel', 'Cancela')).toMatchObject({ isCancelled: true });
  });
});

describe('orders that are held (Q-12)', () => {
  async function hold(lastName: string, reference: string) {
    const flight = await priceFirst(payloadFor('MAD', 'BOG'));
    expect(flight).toMatchObject({ instantTicketingRequired: false, ticketingDeadline: expect.any(String) });
    const outcome = await supplier.holdOrder(orderFor(flight, lastName, reference));
    if (outcome.state !== 'created') throw new Error(JSON.stringify(outcome));
    return outcome.order;
  }

  it('Q-12: an order is held unpaid, listed as such, paid for exactly its price, and then has tickets', async () => {
    const { supplierOrderId, total, ...order } = await hold('Aparta', 'ref-held');
    expect(order).toMatchObject({
      ticketNumbers: [],
      awaitsPayment: { priceGuaranteedUntil: expect.any(String) },
    });
    expect(await supplier.unpaidOrders()).toEqual(
      expect.arrayContaining([expect.objectContaining({ supplierOrderId, reference: 'ref-held' })]),
    );
    const wrong = { ...total, amount: total.amount - 1 };
    expect(await supplier.payOrder({ supplierOrderId, amount: wrong })).toEqual({ state: 'price_changed' });
    expect(await supplier.payOrder({ supplierOrderId, amount: total })).toEqual({ state: 'paid' });
    expect(await supplier.getOrder(supplierOrderId)).toMatchObject({
      awaitsPayment: null,
      ticketNumbers: [expect.any(String)],
    });
    // Asked again after a lost reply: it is paid.
    expect(await supplier.payOrder({ supplierOrderId, amount: total })).toEqual({ state: 'paid' });
    expect((await supplier.unpaidOrders()).map((each) => each.supplierOrderId)).not.toContain(
      supplierOrderId,
    );
  });

  it('Q-12: what another site holds with the same account is not listed', async () => {
    const { supplierOrderId } = await hold('Vecina', 'ref-of-another-site');
    const other = createDuffelFlightSupplier({
      baseUrl,
      token: 'duffel_test_key',
      site: 'other.example.com',
    });
    const listed = async (by: FlightSupplier) =>
      (await by.unpaidOrders()).some((order) => order.supplierOrderId === supplierOrderId);
    expect([await listed(supplier), await listed(other)]).toEqual([true, false]);
  });

  it('Q-12: a held order that was cancelled cannot be paid, and one that got no reply is not known', async () => {
    const gone = await hold('Suelta', 'ref-gone');
    expect(await supplier.cancelOrder(gone.supplierOrderId)).toMatchObject({ state: 'cancelled' });
    expect(await supplier.payOrder({ supplierOrderId: gone.supplierOrderId, amount: gone.total })).toEqual({
      state: 'gone',
    });
    const lost = await hold('Lost Hold Pay', 'ref-lost-pay');
    await expect(
      supplier.payOrder({ supplierOrderId: lost.supplierOrderId, amount: lost.total }),
    ).rejects.toThrow();
    const refused = await hold('Hold Refused', 'ref-refused-pay');
    expect(
      await supplier.payOrder({ supplierOrderId: refused.supplierOrderId, amount: refused.total }),
    ).toEqual({ state: 'refused' });
  });
});
