import * as v from 'valibot';
import type { BookedService, OrderServices, SupplierCabin } from '../../modules/flights/ports.ts';
import { CHARGE_CURRENCY, type Money } from '@travesia/domain';
import { supplierAmount, supplierPrice } from '../../supplier-replies/amounts.ts';
import { readEach } from '../../supplier-replies/readable-items.ts';
import { settledOf, wireFaultOf } from '../duffel/index.ts';
import { toItinerary } from './offer-from-duffel.ts';
import { JourneysShape, OrderBagShape, SeatMapShape, ServicedOrderShape } from './wire-shapes.ts';

/** Some fares have seats in them: those cost nothing. */
function seatPrice(decimal: string, currency: string): Money {
  if (currency !== CHARGE_CURRENCY) throw new RangeError(`a seat in ${currency}`);
  return supplierAmount(decimal, currency);
}

const SEAT_TYPES: ReadonlySet<string> = new Set(['seat', 'restricted_seat_general']);
const NO_IDS = new Map<string, string>();

/** Throws where it cannot be read: what was added is then not known. */
export function bookedServicesOf(order: unknown): BookedService[] {
  v.assert(ServicedOrderShape, order);
  return order.services.map(({ id, quantity, passenger_ids, segment_ids, metadata }) => ({
    id,
    supplierTravellerIds: passenger_ids,
    supplierSegmentIds: segment_ids,
    quantity,
    designator: metadata?.designator ?? null,
  }));
}

/** Of an order, or of an offer that is to be one. */
export function journeysOf(wire: unknown): OrderServices['journeys'] {
  v.assert(JourneysShape, wire);
  return wire.slices.map((slice) => toItinerary(slice, NO_IDS));
}

/** Checked bags of one traveller; anything else is left out. */
export const toOrderBags = (services: readonly unknown[]): OrderServices['bags'] =>
  readEach({ supplier: 'flights', item: 'bag' }, services, (wire) => {
    v.assert(OrderBagShape, wire);
    const [supplierTravellerId, ...others] = wire.passenger_ids;
    const isBag = wire.type === 'baggage' && wire.metadata.type === 'checked' && wire.maximum_quantity > 0;
    if (!isBag || supplierTravellerId === undefined || others.length > 0) return [];
    return [
      {
        serviceId: wire.id,
        supplierTravellerId,
        supplierSegmentIds: wire.segment_ids,
        maximumQuantity: wire.maximum_quantity,
        unitPrice: supplierPrice(wire.total_amount, wire.total_currency),
        settled: settledOf(wire, 'total_amount'),
        weightKg: wire.metadata.maximum_weight_kg ?? null,
      },
    ];
  });

type Cabin = v.InferOutput<typeof SeatMapShape>['cabins'][number];

export const toSeatMaps = (maps: readonly unknown[]): OrderServices['seatMaps'] =>
  readEach({ supplier: 'flights', item: 'seat map' }, maps, (wire) => {
    v.assert(SeatMapShape, wire);
    return [
      {
        supplierSegmentId: wire.segment_id,
        cabins: wire.cabins.map((cabin) => toCabin(cabin, wire.segment_id)),
      },
    ];
  });

const splitDesignator = (designator: string | null | undefined) => {
  const [, number, column] = /^(\d+)([A-Z])$/.exec(designator ?? '') ?? [];
  return number && column ? { number, column } : null;
};

/** Rows of seats under the letters of the cabin; a row of exits marks the one behind it. */
function toCabin({ rows }: Cabin, segmentId: string): SupplierCabin {
  const letters: Set<string>[] = [];
  for (const { sections } of rows) {
    sections.forEach(({ elements }, place) => {
      const known = (letters[place] ??= new Set());
      for (const { designator } of elements) {
        const seat = splitDesignator(designator);
        if (seat) known.add(seat.column);
      }
    });
  }
  let isExit = false;
  return {
    columns: letters.flatMap((section, place) => [...(place > 0 ? [null] : []), ...[...section].toSorted()]),
    rows: rows.flatMap(({ sections }) => {
      const elements = sections.flatMap((section) => section.elements);
      const seats = elements.flatMap((element) => {
        const place = splitDesignator(element.designator);
        if (!SEAT_TYPES.has(element.type) || !element.designator || !place) return [];
        return [
          {
            designator: element.designator,
            column: place.column,
            number: place.number,
            name: element.name ?? null,
            conditions: element.disclosures ?? [],
            services: (element.available_services ?? []).map((service) => ({
              serviceId: service.id,
              supplierTravellerId: service.passenger_id,
              supplierSegmentIds: [segmentId],
              unitPrice: seatPrice(service.total_amount, service.total_currency),
              settled: settledOf(service, 'total_amount'),
            })),
          },
        ];
      });
      const [first] = seats;
      if (!first) {
        isExit ||= elements.some(({ type }) => type === 'exit_row');
        return [];
      }
      const row = { number: first.number, isExit, seats: seats.map(({ number: _number, ...seat }) => seat) };
      isExit = false;
      return [row];
    }),
  };
}

/** A bag or a seat is not to be had any more. */
export const SERVICE_GONE_CODES: ReadonlySet<string> = new Set([
  'service_not_available',
  'services_not_available',
]);
/** Where services are all that is asked for, these are about them too. */
const GONE_CODES: ReadonlySet<string> = new Set([...SERVICE_GONE_CODES, 'not_found', 'validation_required']);
const PRICE_CODES: ReadonlySet<string> = new Set([
  'price_changed',
  'payment_amount_does_not_match_order_amount',
  'invalid_payment_amount',
]);

/** What a refusal says of what was to be added; null where it says nothing of it. */
export function servicesProblemOf(fault: unknown): 'gone' | 'price_changed' | null {
  const { status, code } = wireFaultOf(fault) ?? { status: null, code: null };
  if (code === null || status === null || status >= 500) return null;
  if (PRICE_CODES.has(code)) return 'price_changed';
  return GONE_CODES.has(code) ? 'gone' : null;
}
