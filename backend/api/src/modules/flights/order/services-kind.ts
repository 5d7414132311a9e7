import type { Locale, PriceLine } from '@travesia/contracts';
import type { JourneyType } from '@travesia/domain';
import { multiplyMoney, type Money } from '@travesia/domain';
import { FLIGHT_SERVICES, FLIGHT_SERVICES_WORDS } from '@travesia/products/booking-lookup';
import { orUnknown, type OrderDesk, type OrderKindDefinition } from '../../booking/index.ts';
import type { BookedService, FlightSupplier } from '../ports.ts';
import { flightAmendmentKind, type FindQuotedChange } from './amendment-kind.ts';
import type { Settled } from '../../../settled.ts';
import type { FlightOrder } from './flight-order.ts';
import { bagLines, seatLines } from './price-lines.ts';

export const FLIGHT_SERVICES_KIND = FLIGHT_SERVICES.kind;

/** A bag or a seat that was chosen. */
export interface AddedService {
  readonly serviceId: string;
  readonly travellerId: string;
  readonly journeyType: JourneyType;
  readonly segmentIds: readonly string[];
  readonly supplierTravellerId: string;
  readonly supplierSegmentIds: readonly string[];
  /** Of a seat; null of a bag. */
  readonly designator: string | null;
  /** Its first flight, and when that leaves. */
  readonly flight: string;
  readonly departureAt: string;
  readonly quantity: number;
  readonly unit: Money;
  readonly unitCost: Money;
  readonly settled?: Settled | undefined;
}

export interface FlightServicesOrder {
  readonly supplierRef: string;
  readonly flight: FlightOrder;
  readonly services: readonly AddedService[];
  /** What the order had before: whatever else it has later was added by this. */
  readonly booked: readonly string[];
  readonly total: Money;
  readonly cost: Money;
  readonly settled?: Settled | undefined;
}

function serviceLines({ services }: FlightServicesOrder, locale: Locale): PriceLine[] {
  return [
    ...bagLines(
      services.filter(({ designator }) => designator === null),
      locale,
    ),
    ...seatLines(
      services.flatMap(({ designator, ...seat }) => (designator === null ? [] : [{ ...seat, designator }])),
      locale,
    ),
  ];
}

/** Bags and seats on top of a booked flight (M-06). */
export function flightServicesKind(
  supplier: FlightSupplier,
  findQuoted: FindQuotedChange,
): OrderKindDefinition {
  return flightAmendmentKind<FlightServicesOrder>(supplier, findQuoted, {
    declaration: FLIGHT_SERVICES,
    words: FLIGHT_SERVICES_WORDS,
    setOrder: {
      path: 'flight-services-order',
      summary: 'Sets quoted bags and seats of a booking as an order to be paid (M-06)',
    },
    identityOf: ({ supplierRef, services }) =>
      [supplierRef, ...services.map(({ serviceId, quantity }) => `${serviceId}×${quantity}`)].join(' '),
    flightOf: ({ flight }) => flight,
    // The supplier states no terms for a bag or a seat; the fare's do not hold for them.
    policiesOf: () => [],
    amountsOf: ({ total, cost, settled }) => ({ price: total, cost, settled }),
    amendedOf: (before) => before,
    priceLines: (order, _extras, locale) => serviceLines(order, locale),
    recordOf: ({ supplierRef, services, booked, total }) => ({
      type: 'flight-services',
      supplierRef,
      services: services.map(({ serviceId, quantity }) => ({ serviceId, quantity })),
      booked,
      total,
    }),
    additionsOf: ({ services }) => ({
      baggages: services
        .filter(({ designator }) => designator === null)
        .map(({ journeyType, quantity, unit, travellerId }) => ({
          journeyType,
          quantity,
          amount: multiplyMoney(unit, quantity),
          travellerId,
        })),
      seats: services.flatMap(({ designator, travellerId, flight, departureAt, unit }) =>
        designator === null ? [] : [{ travellerId, designator, flight, departureAt, amount: unit }],
      ),
    }),
    deskOf: (order) => createAddDesk(supplier, order),
  });
}

const isOf = (
  booked: BookedService,
  { supplierTravellerId, supplierSegmentIds, quantity, designator }: AddedService,
): boolean =>
  booked.designator === designator &&
  booked.quantity === quantity &&
  booked.supplierTravellerIds.includes(supplierTravellerId) &&
  booked.supplierSegmentIds.length === supplierSegmentIds.length &&
  booked.supplierSegmentIds.every((id) => supplierSegmentIds.includes(id));

/** How much of what was wanted the order has now; each booked service counts for one wish. */
function addedOf(
  { services, booked: before }: Pick<FlightServicesOrder, 'services' | 'booked'>,
  booked: readonly BookedService[],
): BookedService[] {
  const left = booked.filter(({ id }) => !before.includes(id));
  return services.flatMap((service) => {
    const place = left.findIndex((each) => isOf(each, service));
    return place < 0 ? [] : left.splice(place, 1);
  });
}

/** Adds them at the airline. */
function createAddDesk(
  supplier: FlightSupplier,
  order: FlightServicesOrder,
): Pick<OrderDesk<FlightServicesOrder>, 'place' | 'find'> {
  const { supplierRef: supplierOrderId, services, cost, settled } = order;
  const REFUSALS = {
    gone: 'offer_expired',
    price_changed: 'price_changed',
    refused: 'supplier_refused',
  } as const;
  /** Null: a part of it, which only a person can settle. */
  function outcomeOf(booked: readonly BookedService[]) {
    const added = addedOf(order, booked);
    const [first] = added;
    if (!first) return 'absent';
    if (added.length < services.length) return null;
    return { supplierRef: first.id, locator: null, ticketed: true, ticketingDeadline: null };
  }
  return {
    place: orUnknown(async () => {
      const asked = {
        supplierOrderId,
        services: services.map(({ serviceId, quantity }) => ({ serviceId, quantity })),
        amount: settled ?? cost,
      };
      const outcome = await supplier.addServices(asked);
      if (outcome.state !== 'added') return { state: 'refused', reason: REFUSALS[outcome.state] };
      const added = outcomeOf(outcome.booked);
      return added === null || added === 'absent' ? { state: 'unknown' } : { state: 'placed', ...added };
    }),
    find: orUnknown(async () => {
      const added = outcomeOf(await supplier.bookedServices(supplierOrderId));
      if (added === 'absent') return { state: 'absent' };
      return added === null ? { state: 'unknown' } : { state: 'found', ...added };
    }),
  };
}
