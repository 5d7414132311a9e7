import { BED_TYPES, BOARD_TYPES, CHARGE_CURRENCY, type Money, SUPPLIER_LOCALE } from '@travesia/domain';
import * as v from 'valibot';
import { supplierAmount, supplierPrice } from '../../supplier-replies/amounts.ts';
import { settledOf } from '../duffel/index.ts';
import { readEach } from '../../supplier-replies/readable-items.ts';
import type { StayCondition, StayPrice, StayRate, StayRoom } from '../../modules/hotels/ports.ts';
import { photosFromDuffel } from './hotel-from-duffel.ts';
import { RateShape, RoomShape } from './wire-shapes.ts';
import type { StaysAccommodation, StaysRoomRate, StaysSearchResult } from './wire-types.ts';

const LONGEST_CONDITION = 2000;

function moneyOrNull(amount: string | null | undefined, currency: string | null | undefined): Money | null {
  return amount && currency ? supplierAmount(amount, currency) : null;
}

function unlessZero(money: Money | null): Money | null {
  return money && money.amount > 0 ? money : null;
}

/** The cheapest price of a result; null where the supplier has none, or not in the money we charge. */
export function priceFromDuffel(wire: StaysSearchResult): StayPrice | null {
  const { cheapest_rate_total_amount: total, cheapest_rate_currency: currency } = wire;
  if (!total || currency !== CHARGE_CURRENCY) return null;
  return {
    total: supplierPrice(total, currency),
    beforeTax: moneyOrNull(wire.cheapest_rate_base_amount, wire.cheapest_rate_base_currency),
    dueAtProperty: unlessZero(
      moneyOrNull(
        wire.cheapest_rate_due_at_accommodation_amount,
        wire.cheapest_rate_due_at_accommodation_currency,
      ),
    ),
  };
}

/** Rates that we can sell: paid now, from our balance, in the money we charge, without a club card. */
function isSellable(rate: StaysRoomRate): boolean {
  return (
    rate.payment_type === 'pay_now' &&
    rate.available_payment_methods.includes('balance') &&
    rate.total_currency === CHARGE_CURRENCY &&
    !rate.loyalty_programme_required
  );
}

/** Duffel has no field for the hours of a reception: they are among the conditions, as free text. */
const ARRIVAL = /\b(late|after[- ]hours|arriv\w*|reception|front desk|the desk|keys?)\b/i;

function conditionsFromDuffel(
  { conditions }: StaysRoomRate,
  keys: StaysAccommodation['key_collection'],
): StayCondition[] {
  const collection = keys?.instructions
    ? [{ title: 'Key collection', description: keys.instructions, isAboutArrival: true }]
    : [];
  const rules = conditions.map((rule) => ({
    ...rule,
    isAboutArrival: ARRIVAL.test(`${rule.title} ${rule.description}`),
  }));
  return [...rules, ...collection].map(({ title, description, isAboutArrival }) => ({
    title,
    text: description.slice(0, LONGEST_CONDITION),
    ...(isAboutArrival ? { about: 'arrival' as const } : {}),
  }));
}

/** Throws where a rate cannot be shown or sold. */
export function rateFromDuffel(wire: StaysRoomRate, keys: StaysAccommodation['key_collection']): StayRate {
  v.assert(RateShape, wire);
  return {
    supplierRateId: wire.id,
    name: wire.name,
    board: BOARD_TYPES.find((board) => board === wire.board_type) ?? 'room_only',
    total: supplierPrice(wire.total_amount, wire.total_currency),
    settled: settledOf(wire, 'total_amount'),
    beforeTax: moneyOrNull(wire.base_amount, wire.base_currency),
    taxes: moneyOrNull(wire.tax_amount, wire.tax_currency),
    fees: unlessZero(moneyOrNull(wire.fee_amount, wire.fee_currency)),
    dueAtProperty: unlessZero(
      moneyOrNull(wire.due_at_accommodation_amount, wire.due_at_accommodation_currency),
    ),
    roomsLeft: wire.quantity_available,
    timeline: wire.cancellation_timeline
      .map((step) => ({ before: step.before, refund: supplierAmount(step.refund_amount, step.currency) }))
      .toSorted((a, b) => Date.parse(a.before) - Date.parse(b.before)),
    conditions: conditionsFromDuffel(wire, keys),
    conditionsLanguage: SUPPLIER_LOCALE,
    expiresAt: wire.expires_at,
  };
}

/** Rooms that have a rate we can sell, cheapest first. */
export function roomsFromDuffel({ rooms, key_collection: keys }: StaysAccommodation): StayRoom[] {
  return readEach({ supplier: 'stays', item: 'room' }, rooms, (room) => {
    const wireRates: readonly StaysRoomRate[] = room.rates;
    v.assert(RoomShape, room);
    return [
      {
        name: room.name,
        beds: (room.beds ?? []).flatMap(({ type, count }) => {
          const known = BED_TYPES.find((each) => each === type);
          return known ? [{ type: known, count }] : [];
        }),
        occupancyMax: null,
        photos: photosFromDuffel(room.photos),
        rates: readEach({ supplier: 'stays', item: 'rate' }, wireRates, (rate) =>
          isSellable(rate) ? [rateFromDuffel(rate, keys)] : [],
        ).toSorted((a, b) => a.total.amount - b.total.amount),
      },
    ];
  })
    .filter((room) => room.rates.length > 0)
    .toSorted((a, b) => (a.rates[0]?.total.amount ?? 0) - (b.rates[0]?.total.amount ?? 0));
}

/** What makes two rates the same to a traveller, whatever they cost. */
export function rateKeyOf(roomName: string, rate: StayRate): string {
  const terms = rate.timeline.map(
    (step) => `${step.before}${step.refund.amount === rate.total.amount ? '=' : '<'}`,
  );
  return JSON.stringify([roomName, rate.name, rate.board, terms]);
}
