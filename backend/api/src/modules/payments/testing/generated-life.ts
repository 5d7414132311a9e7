import { randomUUID } from 'node:crypto';
import { CHARGE_CURRENCY, type Money } from '@travesia/domain';
import type { Chance } from '@travesia/testing/seeded-chance';
import type { StoredOrder } from '../../booking/index.ts';
import { endAttempt, insertAttempt, type SettlementTransaction } from '../attempts-repository.ts';
import { backOf } from '../cancellations-repository.ts';
import {
  capturedLines,
  givenBackLines,
  noteHold,
  postLines,
  supplierGaveLines,
  type PricedRules,
} from '../ledger-lines.ts';
import { planRefunds, refundsOf, updateRefund } from '../refunds-repository.ts';
import { insertSupplierOrder } from '../supplier-orders-repository.ts';

/** What provider and suppliers have in their own books: the kind is that of our line, out of our sight. */
export interface Move {
  readonly bookingId: string;
  /** Where a supplier moved it. */
  readonly part: string;
  readonly kind: 'captured' | 'refunded' | 'supplier_cost' | 'supplier_refund';
  /** Signed as our line. */
  readonly amount: number;
  readonly atMs: number;
}

interface Part {
  readonly name: string;
  readonly cost: number;
  readonly price: number;
}
interface Order {
  readonly parts: readonly Part[];
  readonly fee: number;
}
interface Booked extends Order {
  readonly id: string;
  readonly orderIds: ReadonlyMap<string, string>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_MS = Date.UTC(2026, 0, 1);
/** What was bought is in the rules. */
const NOTHING_STORED = {} as StoredOrder;
const NO_SAVES = { customer: null, passengers: null, billing: null, bags: null, seats: null, payment: null };
const usd = (amount: number): Money => ({ amount, currency: CHARGE_CURRENCY });

/** Prices as its kinds have them: a flight is sold at cost, the others with a margin. */
const rulesOf = ({ parts, fee }: Order): PricedRules => ({
  partsOf: () =>
    parts.map(({ name, cost, price }) => ({
      name,
      amountsOf: () => ({ cost: usd(cost), price: usd(price) }),
    })),
  priceLines: () => [{ code: 'fee_atol', label: '', quantity: 1, unit: usd(fee), total: usd(fee) }],
});
const priceOf = ({ parts, fee }: Order) => parts.reduce((sum, { price }) => sum + price, fee);

export type Life = 'given up' | 'plain' | 'cancelled' | 'half cancelled' | 'changed' | 'added';
const LIVES: readonly (readonly [weight: number, life: Life])[] = [
  [8, 'given up'],
  [52, 'plain'],
  [18, 'cancelled'],
  [5, 'half cancelled'],
  [9, 'changed'],
  [8, 'added'],
];

/** One booking with what comes after its ticket, through the functions that write the ledger; its moves elsewhere. */
export async function liveThrough(
  trx: SettlementTransaction,
  { sessionId, chance }: { readonly sessionId: string; readonly chance: Chance },
): Promise<{ readonly life: Life; readonly moves: readonly Move[] }> {
  const moves: Move[] = [];
  const life = chance.weighted(LIVES);
  const bookedMs = YEAR_MS + Math.floor(chance.next() * 365 * DAY_MS);
  const cents = (low: number, high: number) => low + Math.floor(chance.next() * (high - low));
  const later = (days: number) => bookedMs + Math.floor((0.01 + chance.next()) * days * DAY_MS);

  function chooseOrder(): Order {
    const fee = chance.next() < 0.2 ? 350 : 0;
    const part = (name: string, margin: number): Part => {
      const cost = cents(3_000, 180_000);
      return { name, cost, price: cost + Math.floor(cost * margin) };
    };
    if (life === 'half cancelled') return { parts: [part('flight', 0), part('hotel', 0.08)], fee };
    if (life === 'changed' || life === 'added') return { parts: [part('flight', 0)], fee };
    return { parts: [chance.pick([part('flight', 0), part('hotel', 0.08), part('activity', 0.1)])], fee };
  }

  /** Held, ordered and taken; or held and given up. */
  async function pay(order: Order, atMs: number, amends: string | null, isTaken: boolean): Promise<Booked> {
    const id = randomUUID();
    const at = new Date(atMs);
    const amount = usd(priceOf(order));
    await trx
      .insertInto('bookings')
      .values({
        id,
        session_id: sessionId,
        amends,
        kind: 'flight',
        order_id: null,
        order_sequence: 0,
        state: isTaken ? 'confirmed' : 'voided',
        version: 1,
        reason: null,
        market: 'intl',
        locale: 'es',
        order_data: null,
        total_amount: amount.amount,
        currency: amount.currency,
        offer_expires_at: null,
        hold_expires_at: null,
        reference: null,
        confirmed: isTaken ? '{}' : null,
        confirmed_at: isTaken ? at : null,
        closed: true,
        lease_owner: null,
        lease_until: null,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const { id: attemptId } = await insertAttempt(trx, {
      bookingId: id,
      provider: 'stripe',
      amount,
      payment: { providerToken: '', transactionId: randomUUID() },
      method: 'card',
      methodData: {},
      returnUrl: '',
      cancelUrl: '',
      holdLeftMs: 0,
      nowMs: atMs,
    });
    const hold = { bookingId: id, attemptId, amount };
    await noteHold(trx, { ...hold, isHeld: true, nowMs: atMs });
    const endMs = atMs + MINUTE_MS;
    await endAttempt(trx, attemptId, {
      state: isTaken ? 'captured' : 'voided',
      reason: null,
      nowMs: endMs,
    });
    await noteHold(trx, { ...hold, isHeld: false, nowMs: endMs });
    const orderIds = new Map<string, string>();
    if (!isTaken) return { ...order, id, orderIds };
    for (const { name, cost } of order.parts) {
      const ordered = await insertSupplierOrder(trx, {
        bookingId: id,
        attemptId,
        part: name,
        supplier: name,
        reference: id,
        familyName: 'Ferrer',
        record: {},
        nowMs: atMs,
      });
      orderIds.set(name, ordered.id);
      moves.push({ bookingId: id, part: name, kind: 'supplier_cost', amount: -cost, atMs: endMs });
    }
    const booking = { id, order: NOTHING_STORED, fees: {}, deal: null };
    await postLines(trx, {
      bookingId: id,
      cause: `captured:${attemptId}`,
      currency: amount.currency,
      lines: capturedLines(booking, rulesOf(order), NO_SAVES, amount),
      nowMs: endMs,
    });
    moves.push({ bookingId: id, part: '', kind: 'captured', amount: amount.amount, atMs: endMs });
    return { ...order, id, orderIds };
  }

  /** A part is given up, or changed for less: the supplier gives, then each payment its share. */
  async function giveBack(
    booked: Booked,
    part: Part,
    { quoted, changeId = null }: { readonly quoted: number; readonly changeId?: string | null },
  ): Promise<void> {
    const id = randomUUID();
    const atMs = later(60);
    const refundedMs = atMs + Math.floor(chance.next() * 3 * DAY_MS);
    const at = new Date(atMs);
    const orderId = booked.orderIds.get(part.name) ?? '';
    const gave = chance.next() < 0.1 ? Math.floor(quoted / 2) : quoted;
    const price = changeId === null ? part.price : quoted;
    const row = {
      price,
      cost: part.cost,
      margin: 0,
      supplier_refund: quoted,
      supplier_gave: gave === quoted ? null : gave,
      back: null,
    };
    const back = backOf(row);
    const cancellation = { id, booking_id: booked.id };
    await trx
      .insertInto('cancellations')
      .values({
        ...cancellation,
        change_id: null,
        state: 'done',
        reason: null,
        locale: 'es',
        currency: CHARGE_CURRENCY,
        refund_amount: back,
        expires_at: at,
        confirmed_at: at,
        cancelled_at: at,
        refunded_at: new Date(refundedMs),
        created_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('cancellation_parts')
      .values({
        ...row,
        cancellation_id: id,
        part: part.name,
        supplier_order_id: orderId,
        state: 'cancelled',
        supplier_quote: null,
        back: undefined,
        supplier_gave: row.supplier_gave ?? undefined,
        credit: null,
        asked_at: at,
        tries: 1,
      })
      .execute();
    await postLines(trx, {
      bookingId: booked.id,
      cause: changeId === null ? `cancelled:${orderId}` : `changed:${changeId}`,
      currency: CHARGE_CURRENCY,
      lines: supplierGaveLines(part.name, gave),
      nowMs: atMs,
    });
    if (gave > 0)
      moves.push({ bookingId: booked.id, part: part.name, kind: 'supplier_refund', amount: gave, atMs });
    await planRefunds(trx, { bookingId: booked.id, cancellationId: id, amount: back });
    for (const refund of await refundsOf(trx, cancellation)) {
      const { bookingId } = refund.attempt;
      const move = async (cause: string, amount: number, nowMs: number) => {
        const lines = givenBackLines(amount);
        await postLines(trx, { bookingId, cause: `${cause}:${id}`, currency: CHARGE_CURRENCY, lines, nowMs });
        moves.push({ bookingId, part: '', kind: 'refunded', amount: -amount, atMs: nowMs });
      };
      await updateRefund(trx, refund, { state: 'done' });
      await move('refunded', refund.amount, refundedMs);
      if (chance.next() >= 0.03) continue;
      // The bank sends it back, days later.
      await updateRefund(trx, refund, { state: 'refused' });
      await move('refund-returned', -refund.amount, refundedMs + 3 * DAY_MS);
    }
  }

  const order = chooseOrder();
  const booked = await pay(order, bookedMs, null, life !== 'given up');
  const [first] = order.parts;
  if (!first) throw new RangeError('an order has parts');
  const amend = (name: string, margin: number) => {
    const cost = cents(1_500, 30_000);
    const part = { name, cost, price: cost + Math.floor(cost * margin) };
    return pay({ parts: [part], fee: 0 }, later(30), booked.id, true);
  };
  const share = chance.pick([0, 0.5, 1, 1]);
  switch (life) {
    case 'given up':
    case 'plain':
      break;
    case 'cancelled':
    case 'half cancelled':
      await giveBack(booked, order.parts.at(-1) ?? first, { quoted: Math.floor(first.cost * share) });
      break;
    case 'changed':
      if (chance.next() < 0.5) await amend('flight-change', 0);
      else await giveBack(booked, first, { quoted: cents(0, first.cost / 4), changeId: randomUUID() });
      break;
    case 'added': {
      const added = await amend('flight-services', 0.2);
      // Cancelled after all: two payments give back.
      if (chance.next() < 0.3)
        await giveBack(
          booked,
          { ...first, price: first.price + priceOf(added) },
          { quoted: Math.floor((first.cost + (added.parts[0]?.cost ?? 0)) * share) },
        );
      break;
    }
    default:
      return life satisfies never;
  }
  return { life, moves };
}
