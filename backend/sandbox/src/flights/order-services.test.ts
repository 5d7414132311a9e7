import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createSandboxClock, type SandboxClock } from '../clock.ts';
import type { Offer, OfferAvailableServiceBaggage, Order, SeatMap } from './wire-types.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const headers = { authorization: 'Bearer duffel_test', 'duffel-version': 'v2' };
const open: FastifyInstance[] = [];
let clock: SandboxClock;
let sandbox: FastifyInstance;

beforeEach(async () => {
  clock = createSandboxClock(() => NOW);
  sandbox = await buildSandbox({ clock, slowMs: 20 });
  open.push(sandbox);
});
afterAll(() => Promise.all(open.map((app) => app.close())));

async function call<Data>(method: 'GET' | 'POST', url: string, data?: object) {
  const reply = await sandbox.inject({ method, url, headers, ...(data && { payload: { data } }) });
  const body = reply.json() as { data: Data; errors?: { code: string }[] };
  return { status: reply.statusCode, data: body.data, code: body.errors?.[0]?.code };
}

async function offered() {
  const { data } = await call<{ offers: Offer[] }>('POST', '/air/offer_requests?return_offers=true', {
    slices: [{ origin: 'MAD', destination: 'BOG', departure_date: '2026-12-15' }],
    passengers: [{ type: 'adult' }],
    cabin_class: 'economy',
  });
  const [offer] = data.offers;
  if (!offer) throw new Error('nothing flies');
  return offer;
}
/** With services of the offer, which cost so much besides. */
const order = (offer: Offer, { familyName = 'Ruiz', services = [] as string[], extra = 0 } = {}) =>
  call<Order>('POST', '/air/orders', {
    type: 'instant',
    selected_offers: [offer.id],
    services: services.map((id) => ({ id, quantity: 1 })),
    passengers: offer.passengers.map(({ id }) => ({
      id,
      given_name: 'Ana',
      family_name: familyName,
      born_on: '1990-05-04',
      gender: 'f',
      title: 'ms',
      email: 'ana@example.com',
      phone_number: '+34600112233',
    })),
    payments: [{ type: 'balance', amount: (Number(offer.total_amount) + extra).toFixed(2), currency: 'USD' }],
  });
async function booked(familyName = 'Ruiz') {
  const offer = await offered();
  return { order: (await order(offer, { familyName })).data, offerId: offer.id };
}
type Booked = Awaited<ReturnType<typeof booked>>;

const bagsOf = async ({ order }: Booked) =>
  (await call<OfferAvailableServiceBaggage[]>('GET', `/air/orders/${order.id}/available_services`)).data;
async function seatsOf({ offerId }: Pick<Booked, 'offerId'>) {
  const { data } = await call<SeatMap[]>('GET', `/air/seat_maps?offer_id=${offerId}`);
  return data.flatMap(({ cabins }) =>
    cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))
      .flatMap((element) => (element.type === 'seat' ? [element] : [])),
  );
}
const add = ({ order }: Booked, services: readonly { id?: string; quantity: number }[], amount: number) =>
  call<Order>('POST', `/air/orders/${order.id}/services`, {
    add_services: services,
    payment: { type: 'balance', amount: amount.toFixed(2), currency: 'USD' },
  });
const orderOf = async ({ order }: Booked) => (await call<Order>('GET', `/air/orders/${order.id}`)).data;

/** A bag and a free seat, and what they cost. */
async function wish(of: Booked) {
  const [bag] = await bagsOf(of);
  const seat = (await seatsOf(of)).find(({ available_services: services }) => services.length > 0);
  const [service] = seat?.available_services ?? [];
  return {
    seat,
    services: [
      { id: bag?.id, quantity: 1 },
      { id: service?.id, quantity: 1 },
    ],
    amount: Number(bag?.total_amount) + Number(service?.total_amount),
  };
}

describe('services of an order', () => {
  it('adds bags and seats for exactly their price, and sells what is left', async () => {
    const of = await booked();
    const { services, amount, seat } = await wish(of);
    expect((await add(of, services, amount - 1)).code).toBe('price_changed');
    const { status, data } = await add(of, services, amount);
    expect(status).toBe(200);
    expect(data.services).toMatchObject([
      { type: 'baggage', quantity: 1 },
      { type: 'seat', metadata: { designator: seat?.designator } },
    ]);
    expect(Number(data.total_amount)).toBeCloseTo(Number(of.order.total_amount) + amount);
    expect((await bagsOf(of)).map(({ maximum_quantity: most }) => most)).toEqual([1]);
    expect((await seatsOf(of)).every(({ available_services: left }) => left.length === 0)).toBe(true);
    expect((await add(of, services, amount)).code).toBe('service_not_available');
  });

  it('has maps of offers that nobody booked, too', async () => {
    const offer = await offered();
    const maps = await call<SeatMap[]>('GET', `/air/seat_maps?offer_id=${offer.id}`);
    expect(maps.data[0]?.segment_id).toBe(offer.slices[0]?.segments[0]?.id);
    expect((await call('GET', '/air/seat_maps?offer_id=off_unknown')).status).toBe(404);
  });

  it('Q-06: an order takes its seats for exactly their price; they are free again once it is cancelled', async () => {
    const freeOf = async (offer: Offer) =>
      (await seatsOf({ offerId: offer.id })).filter(
        ({ available_services: services }) => services.length > 0,
      );
    const [first, rival, third] = [await offered(), await offered(), await offered()];
    const [seat] = await freeOf(first);
    const { id = '', total_amount: price = '' } = seat?.available_services[0] ?? {};
    const sameOf = async (offer: Offer) =>
      (await freeOf(offer)).find(({ designator }) => designator === seat?.designator);
    const rivals = (await sameOf(rival))?.available_services[0]?.id ?? '';
    expect((await order(first, { services: [id], extra: Number(price) - 1 })).code).toBe('price_changed');
    expect((await order(first, { services: [id, id], extra: Number(price) * 2 })).code).toBe(
      'validation_required',
    );
    expect(
      (await order(first, { services: [id], extra: Number(price), familyName: 'Seat Taken' })).code,
    ).toBe('service_not_available');
    const { data } = await order(first, { services: [id], extra: Number(price) });
    expect(data.services).toMatchObject([{ type: 'seat', metadata: { designator: seat?.designator } }]);
    expect(await sameOf(rival)).toBeUndefined();
    expect((await order(rival, { services: [rivals], extra: Number(price) })).code).toBe(
      'service_not_available',
    );
    const { data: quote } = await call<{ id: string }>('POST', '/air/order_cancellations', {
      order_id: data.id,
    });
    await call('POST', `/air/order_cancellations/${quote.id}/actions/confirm`);
    expect(await sameOf(third)).toMatchObject({ designator: seat?.designator });
  });

  it('No Services: neither bags nor seats', async () => {
    const of = await booked('No Services');
    expect([await bagsOf(of), await seatsOf(of)]).toEqual([[], []]);
  });

  it('Dearer Services: a bag costs more when it is asked for again', async () => {
    const of = await booked('Dearer Services');
    const [first] = await bagsOf(of);
    const [again] = await bagsOf(of);
    expect(Number(again?.total_amount) - Number(first?.total_amount)).toBeCloseTo(5);
  });

  it.each([
    ['Services Changed', 'price_changed'],
    ['Services Refused', 'service_refused'],
  ])('%s: refused when they are paid', async (familyName, code) => {
    const of = await booked(familyName);
    const { services, amount } = await wish(of);
    expect((await add(of, services, amount)).code).toBe(code);
    expect((await orderOf(of)).services).toEqual([]);
  });

  it('Half Services: only the first is added', async () => {
    const of = await booked('Half Services');
    const { services, amount } = await wish(of);
    expect((await add(of, services, amount)).data.services).toHaveLength(1);
  });

  it('Silent Services: added, and no word about the order for fifteen minutes', async () => {
    const of = await booked('Silent Services');
    const { services, amount } = await wish(of);
    await expect(add(of, services, amount)).rejects.toThrow();
    expect((await call('GET', `/air/orders/${of.order.id}`)).status).toBe(500);
    clock.setOffsetMs(15 * 60_000);
    expect((await orderOf(of)).services).toHaveLength(2);
  });
});
