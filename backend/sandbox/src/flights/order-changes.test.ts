import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app.ts';
import { createSandboxClock, type SandboxClock } from '../clock.ts';
import type { Offer, Order, OrderChange, OrderChangeOffer } from './wire-types.ts';

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

async function call(method: 'GET' | 'POST', url: string, data?: object) {
  const reply = await sandbox.inject({ method, url, headers, ...(data && { payload: { data } }) });
  const body = reply.json() as { data: never; errors?: { code: string }[] };
  return { status: reply.statusCode, data: body.data, code: body.errors?.[0]?.code };
}

/** There and back, of an airline that lets it be changed for a penalty. */
async function booked(familyName = 'Ruiz'): Promise<Order> {
  const { data } = await call('POST', '/air/offer_requests?return_offers=true', {
    slices: [
      { origin: 'MAD', destination: 'BOG', departure_date: '2026-12-15' },
      { origin: 'BOG', destination: 'MAD', departure_date: '2026-12-22' },
    ],
    passengers: [{ type: 'adult' }],
    cabin_class: 'economy',
  });
  const offer = (data as { offers: Offer[] }).offers.find(
    ({ conditions }) => Number(conditions.change_before_departure?.penalty_amount) > 0,
  );
  const ordered = await call('POST', '/air/orders', {
    type: 'instant',
    selected_offers: [offer?.id],
    passengers: offer?.passengers.map(({ id }) => ({
      id,
      given_name: 'Ana',
      family_name: familyName,
      born_on: '1990-05-04',
      gender: 'f',
      title: 'ms',
      email: 'ana@example.com',
      phone_number: '+34600112233',
    })),
    payments: [{ type: 'balance', amount: offer?.total_amount, currency: 'USD' }],
  });
  return ordered.data;
}

async function offersFor({ id, slices }: Order, date = '2026-12-24') {
  const reply = await call('POST', '/air/order_change_requests', {
    order_id: id,
    slices: {
      remove: [{ slice_id: slices[1]?.id }],
      add: [{ origin: 'BOG', destination: 'MAD', departure_date: date }],
    },
  });
  const { order_change_offers: offers = [] } = (reply.data ?? {}) as {
    order_change_offers?: OrderChangeOffer[];
  };
  return { ...reply, offers };
}
const choose = async (offer: OrderChangeOffer | undefined) =>
  (await call('POST', '/air/order_changes', { selected_order_change_offer: offer?.id })).data as OrderChange;
const confirm = ({ id, change_total_amount: amount }: OrderChange) =>
  call('POST', `/air/order_changes/${id}/actions/confirm`, {
    payment: { type: 'balance', amount, currency: 'USD' },
  });
const orderOf = async ({ id }: Order) => (await call('GET', `/air/orders/${id}`)).data as Order;

describe('changes of an order', () => {
  it('offers flights of the same airline, and flies the one that was chosen and paid', async () => {
    const order = await booked();
    expect(order.available_actions).toContain('change');
    const { offers } = await offersFor(order);
    for (const { slices } of offers) {
      expect(slices.add[0]?.segments[0]?.departing_at).toMatch(/^2026-12-24T/);
      expect(slices.add[0]?.segments[0]?.marketing_carrier.iata_code).toBe(
        order.slices[1]?.segments[0]?.marketing_carrier.iata_code,
      );
    }
    const change = await choose(offers[0]);
    expect(change).toMatchObject({ order_id: order.id, confirmed_at: null, penalty_total_amount: '150.00' });
    expect((await confirm({ ...change, change_total_amount: '1.00' })).code).toBe('price_changed');
    expect((await confirm(change)).status).toBe(200);
    expect((await confirm(change)).code).toBe('order_change_already_confirmed');
    const changed = await orderOf(order);
    expect(changed.slices.map(({ id }) => id)).toEqual([order.slices[0]?.id, change.slices.add[0]?.id]);
    expect(changed.documents?.[0]?.unique_identifier).not.toBe(order.documents?.[0]?.unique_identifier);
    expect(Number(changed.total_amount)).toBeCloseTo(
      Number(order.total_amount) + Number(change.change_total_amount),
    );
    expect((await confirm(await choose(offers[1]))).code).toBe('order_not_changeable');
  });

  it('ends after twenty minutes', async () => {
    const { offers } = await offersFor(await booked());
    const change = await choose(offers[0]);
    clock.setOffsetMs(20 * 60_000);
    expect((await confirm(change)).code).toBe('order_change_expired');
  });

  it.each([
    ['Change Costs', 210],
    ['Free Change', 0],
    ['Cheaper Change', -40],
  ])('%s: the difference is %d dollars', async (familyName, dollars) => {
    const { offers } = await offersFor(await booked(familyName));
    const change = await choose(offers[0]);
    expect(Number(change.change_total_amount)).toBe(dollars);
    expect((await confirm(change)).status).toBe(200);
  });

  it('refuses, has none, or says another price', async () => {
    expect((await offersFor(await booked('No Change'))).code).toBe('order_not_changeable');
    expect((await offersFor(await booked('No Offers'))).offers).toEqual([]);
    const { offers } = await offersFor(await booked('Dearer Change'));
    const change = await choose(offers[0]);
    expect(Number(change.change_total_amount) - Number(offers[0]?.change_total_amount)).toBeCloseTo(15);
  });

  it.each([
    ['Change Expired', 'order_change_expired'],
    ['Change Refused', 'price_changed'],
  ])('%s: refused when it is confirmed', async (familyName, code) => {
    const order = await booked(familyName);
    expect((await confirm(await choose((await offersFor(order)).offers[0]))).code).toBe(code);
    expect((await orderOf(order)).slices).toEqual(order.slices);
  });

  it('Lost Change: changed, although the answer never came', async () => {
    const order = await booked('Lost Change');
    const change = await choose((await offersFor(order)).offers[0]);
    await expect(confirm(change)).rejects.toThrow();
    expect((await call('GET', `/air/order_changes/${change.id}`)).data).toMatchObject({
      confirmed_at: expect.any(String),
    });
  });
});
