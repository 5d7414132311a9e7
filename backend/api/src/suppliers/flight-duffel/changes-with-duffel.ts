import * as v from 'valibot';
import type { FlightChange } from '../../modules/flights/ports.ts';
import { supplierAmount } from '../../supplier-replies/amounts.ts';
import { CHARGE_CURRENCY, type Money } from '@travesia/domain';
import { settledOf, wireFaultOf } from '../duffel/index.ts';
import { toDictionaries } from './dictionaries-from-duffel.ts';
import { fareOfSegment, toItinerary } from './offer-from-duffel.ts';
import { ChangeShape } from './wire-shapes.ts';

/** Below nothing: it comes back. */
function signedAmount(decimal: string, currency: string): Money {
  if (currency !== CHARGE_CURRENCY) throw new RangeError(`a difference in ${currency}`);
  if (!decimal.startsWith('-')) return supplierAmount(decimal, currency);
  const { amount } = supplierAmount(decimal.slice(1), currency);
  return { amount: amount === 0 ? 0 : -amount, currency };
}

/** An offer, or the change that was chosen of it; `places`: the slices of the order as it is. Throws where it cannot be read. */
export function toFlightChange(wire: unknown, places: readonly string[]): FlightChange {
  v.assert(ChangeShape, wire);
  const [added, ...more] = wire.slices.add;
  const [removed] = wire.slices.remove;
  const journey = places.indexOf(removed?.id ?? '');
  if (!added || !removed || more.length > 0 || journey < 0)
    throw new RangeError('not one journey for another one');
  // An offer and a chosen change call it by different names.
  const penalty = wire.penalty_total_amount ?? wire.penalty_amount ?? '0';
  const penaltyCurrency = wire.penalty_total_currency ?? wire.penalty_currency ?? CHARGE_CURRENCY;
  const total = signedAmount(wire.change_total_amount, wire.change_total_currency);
  // A voucher is no money: nobody can be promised that it comes back.
  if (total.amount < 0 && wire.refund_to === 'voucher') throw new RangeError('a voucher in place of money');
  const ids = new Map(added.segments.map(({ id }, index) => [id, String(index + 1)]));
  const travellers = added.segments[0]?.passengers.map(({ passenger_id: id }) => id) ?? [];
  return {
    changeRef: wire.id,
    journey,
    itinerary: toItinerary(added, ids),
    fares: Object.fromEntries(
      travellers.map((id) => [id, added.segments.map((segment) => fareOfSegment(segment, added, id))]),
    ),
    dictionaries: toDictionaries([{ slices: [added] }]),
    total,
    settled: settledOf(wire, 'change_total_amount'),
    penalty: signedAmount(penalty, penaltyCurrency),
    expiresAt: wire.expires_at,
  };
}

/** What became of a confirmation that got a reply; null where the reply does not say. */
export function confirmedChangeOf(fault: unknown): 'changed' | 'expired' | 'price_changed' | null {
  switch (wireFaultOf(fault)?.code) {
    case 'order_change_already_confirmed':
      return 'changed';
    case 'order_change_expired':
    case 'order_change_offer_expired':
    case 'offer_expired':
      return 'expired';
    case 'price_changed':
      return 'price_changed';
    default:
      return null;
  }
}
