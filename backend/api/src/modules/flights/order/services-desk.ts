import type { BagOption, Itinerary, JourneyType, Locale, SeatMap, Segment } from '@travesia/contracts';
import { EXIT_ROW_MIN_AGE, multiplyMoney, singleBagPrice, sumMoney, type Money } from '@travesia/domain';
import type { ServicesDesk, StoredOrder } from '../../booking/index.ts';
import type { FlightSupplier, OrderServices } from '../ports.ts';
import { chargedFor, sumSettled, timesSettled } from '../../../settled.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightSections } from './flight-sections.ts';
import { FLIGHT_SERVICES_KIND, type AddedService, type FlightServicesOrder } from './services-kind.ts';

interface OnSale extends Omit<AddedService, 'quantity'> {
  readonly maximumQuantity: number;
  readonly weightKg: number | null;
  readonly name: string | null;
  readonly conditions: readonly string[];
  /** For the exit row that the seat is in. */
  readonly isTooYoung: boolean;
}

const isSameFlight = (one: Segment, other: Segment): boolean =>
  one.marketingCarrierCode === other.marketingCarrierCode &&
  one.flightNumber === other.flightNumber &&
  one.departure.iataCode === other.departure.iataCode;

/** Our segments by the supplier's ids: an order has others than its offer, and may have been changed. */
function segmentsOf({ offer }: FlightOrder, journeys: readonly Itinerary[]) {
  const ours = offer.itineraries.flatMap(({ segments }, index) =>
    segments.map((segment) => ({
      segment,
      journeyType: (index === 0 ? 'onward' : 'return') satisfies JourneyType as JourneyType,
    })),
  );
  return new Map(
    journeys
      .flatMap(({ segments }) => segments)
      .flatMap((theirs) => {
        const found = ours.find(({ segment }) => isSameFlight(segment, theirs));
        return found ? [[theirs.id, found] as const] : [];
      }),
  );
}

function tooYoungForExits({ offer, ages }: FlightOrder): ReadonlySet<string> {
  return new Set(
    offer.travelerPricings.flatMap(({ travelerId, type }, place) => {
      const age = ages?.[place];
      return (age === undefined ? type !== 'ADULT' : age < EXIT_ROW_MIN_AGE) ? [travelerId] : [];
    }),
  );
}

/** Everything on sale, by the supplier's id, with who and which flight it is for in our own ids. */
function onSale(order: FlightOrder, { journeys, bags, seatMaps }: OrderServices): Map<string, OnSale> {
  const segments = segmentsOf(order, journeys);
  const tooYoung = tooYoungForExits(order);
  const travellerOf = new Map(
    Object.entries(order.supplier.supplierTravellerIds).map(([id, supplierId]) => [supplierId, id]),
  );
  const placeOf = (supplierTravellerId: string, supplierSegmentIds: readonly string[]) => {
    const found = supplierSegmentIds.flatMap((id) => segments.get(id) ?? []);
    const [first] = found;
    const travellerId = travellerOf.get(supplierTravellerId);
    if (!first || !travellerId || found.length < supplierSegmentIds.length) return null;
    const { marketingCarrierCode, flightNumber, departure } = first.segment;
    return {
      travellerId,
      journeyType: first.journeyType,
      segmentIds: found.map(({ segment }) => segment.id),
      supplierTravellerId,
      supplierSegmentIds,
      flight: `${marketingCarrierCode} ${flightNumber}`,
      departureAt: departure.at,
    };
  };
  const found = [
    ...bags.flatMap((bag): OnSale[] => {
      const place = placeOf(bag.supplierTravellerId, bag.supplierSegmentIds);
      const { serviceId, maximumQuantity, unitPrice: unitCost, settled, weightKg } = bag;
      if (!place) return [];
      const unit = singleBagPrice(unitCost);
      const own = { serviceId, maximumQuantity, unitCost, settled, unit, weightKg };
      return [{ ...place, ...own, designator: null, name: null, conditions: [], isTooYoung: false }];
    }),
    ...seatMaps.flatMap(({ cabins }) =>
      cabins
        .flatMap(({ rows }) =>
          rows.flatMap(({ isExit, seats }) => seats.map((seat) => ({ ...seat, isExit }))),
        )
        .flatMap(({ designator, name, conditions, services, isExit }) =>
          services.flatMap(
            ({ serviceId, supplierTravellerId, supplierSegmentIds, unitPrice, settled }): OnSale[] => {
              const place = placeOf(supplierTravellerId, supplierSegmentIds);
              if (!place) return [];
              const own = {
                serviceId,
                unitCost: unitPrice,
                settled,
                unit: unitPrice,
                designator,
                name,
                conditions,
                isTooYoung: isExit && tooYoung.has(place.travellerId),
              };
              return [{ ...place, ...own, maximumQuantity: 1, weightKg: null }];
            },
          ),
        ),
    ),
  ];
  return new Map(found.map((each) => [each.serviceId, each]));
}

const bagOption = ({ serviceId, maximumQuantity, unit, ...bag }: OnSale): BagOption => ({
  additionalServicesId: serviceId,
  journeyType: bag.journeyType,
  quantity: maximumQuantity,
  amount: unit,
  segmentIds: [...bag.segmentIds],
  travellerId: bag.travellerId,
  weightKg: bag.weightKg,
});

/** 'IB 6585: Madrid – Bogotá', by segment. */
function titlesOf(order: FlightOrder, locale: Locale): Map<string, string> {
  const shown = flightSections(order, locale).flatMap(({ segments }) => segments);
  const ids = order.offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
  return new Map(
    ids.map((id, index) => {
      const { carrierCode, flightNumber, from, to } = shown[index] ?? {};
      return [id, `${carrierCode} ${flightNumber}: ${from?.cityName} – ${to?.cityName}`];
    }),
  );
}

function seatMapsOf(
  order: FlightOrder,
  found: OrderServices,
  sold: ReadonlyMap<string, OnSale>,
  locale: Locale,
): SeatMap[] {
  const segments = segmentsOf(order, found.journeys);
  const titles = titlesOf(order, locale);
  return found.seatMaps.flatMap(({ supplierSegmentId, cabins }) => {
    const segmentId = segments.get(supplierSegmentId)?.segment.id;
    if (segmentId === undefined) return [];
    return [
      {
        segmentId,
        title: titles.get(segmentId) ?? '',
        cabins: cabins.map(({ columns, rows }) => ({
          columns: [...columns],
          rows: rows.map(({ number, isExit, seats }) => ({
            number,
            isExit,
            seats: seats.map(({ designator, column, name, conditions, services }) => ({
              designator,
              column,
              name,
              conditions: [...conditions],
              tooYoung: services.flatMap(({ serviceId }) => {
                const service = sold.get(serviceId);
                return service?.isTooYoung ? [service.travellerId] : [];
              }),
              services: services.flatMap(({ serviceId }) => {
                const service = sold.get(serviceId);
                return service && !service.isTooYoung
                  ? [{ serviceId, travellerId: service.travellerId, amount: service.unit }]
                  : [];
              }),
            })),
          })),
        })),
      },
    ];
  });
}

const sumOf = (services: readonly AddedService[], of: (service: AddedService) => Money, currency: string) =>
  sumMoney(
    services.map((service) => multiplyMoney(of(service), service.quantity)),
    currency,
  );

/** Of an account in another currency: added up there, and converted once. */
function costOf(services: readonly AddedService[], currency: string) {
  const settled = sumSettled(services.map((each) => timesSettled(each.settled, each.quantity)));
  return {
    settled,
    cost: settled ? chargedFor(settled) : sumOf(services, ({ unitCost }) => unitCost, currency),
  };
}

/** A seat is for one traveller, and a traveller has one on a flight. */
function isPossible(services: readonly AddedService[]): boolean {
  const seats = services.filter(({ designator }) => designator !== null);
  const of = (key: (seat: AddedService) => string) => new Set(seats.map(key)).size === seats.length;
  return (
    services.length > 0 &&
    new Set(services.map(({ serviceId }) => serviceId)).size === services.length &&
    of(({ travellerId, segmentIds }) => `${travellerId} ${segmentIds.join()}`) &&
    of(({ designator, segmentIds }) => `${designator} ${segmentIds.join()}`)
  );
}

/** Bags and seats on top of flights that were booked, as their airline sells them (M-06). */
export function createServicesDesk(supplier: FlightSupplier): ServicesDesk<FlightOrder> {
  const find = (supplierRef: string, order: FlightOrder) =>
    supplier.orderServices({
      supplierOrderId: supplierRef,
      supplierOfferId: order.supplier.supplierOfferId,
    });
  return {
    kind: FLIGHT_SERVICES_KIND,
    async offers({ supplierRef, order, locale }) {
      try {
        const found = await find(supplierRef, order);
        const sold = onSale(order, found);
        return {
          state: 'offered',
          offers: {
            bags: [...sold.values()].filter(({ designator }) => designator === null).map(bagOption),
            seatMaps: seatMapsOf(order, found, sold, locale),
          },
        };
      } catch {
        return { state: 'unknown' };
      }
    },
    async choose({ supplierRef, order, services }) {
      try {
        const found = await find(supplierRef, order);
        const sold = onSale(order, found);
        const chosen = services.flatMap(({ serviceId, quantity }): AddedService[] => {
          const service = sold.get(serviceId);
          return service && quantity <= service.maximumQuantity ? [{ ...service, quantity }] : [];
        });
        if (chosen.length < services.length) return { state: 'expired' };
        if (services.some(({ serviceId }) => sold.get(serviceId)?.isTooYoung)) return { state: 'too_young' };
        if (!isPossible(chosen)) return { state: 'refused' };
        const { currency } = order.offer.price.intTotal;
        const total = sumOf(chosen, ({ unit }) => unit, currency);
        const added: FlightServicesOrder = {
          supplierRef,
          flight: order,
          services: chosen,
          booked: found.booked.map(({ id }) => id),
          total,
          ...costOf(chosen, currency),
        };
        return { state: 'chosen', order: added as unknown as StoredOrder, total };
      } catch {
        return { state: 'unknown' };
      }
    },
  };
}
