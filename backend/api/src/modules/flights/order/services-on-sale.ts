import type { Itinerary, Locale, SeatMap, Segment } from '@travesia/contracts';
import { EXIT_ROW_MIN_AGE, journeyTypesOf, singleBagPrice } from '@travesia/domain';
import type { OrderServices } from '../ports.ts';
import type { FlightOrder } from './flight-order.ts';
import { flightSections } from './flight-sections.ts';
import type { AddedService } from './services-kind.ts';

type SoldServices = Pick<OrderServices, 'journeys' | 'bags' | 'seatMaps'> &
  Partial<Pick<OrderServices, 'booked'>>;

export interface OnSale extends Omit<AddedService, 'quantity'> {
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
  const types = journeyTypesOf(offer.itineraries.length);
  const ours = offer.itineraries.flatMap(({ segments }, index) => {
    const journeyType = types[index];
    return journeyType ? segments.map((segment) => ({ segment, journeyType })) : [];
  });
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

/** Our travellers by the supplier's ids. */
const travellersOf = ({ supplier }: FlightOrder): ReadonlyMap<string, string> =>
  new Map(Object.entries(supplier.supplierTravellerIds).map(([id, supplierId]) => [supplierId, id]));

/** Everything on sale, by the supplier's id, with who and which flight it is for in our own ids. */
export function onSale(order: FlightOrder, { journeys, bags, seatMaps }: SoldServices): Map<string, OnSale> {
  const segments = segmentsOf(order, journeys);
  const tooYoung = tooYoungForExits(order);
  const travellerOf = travellersOf(order);
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

export function seatMapsOf(
  order: FlightOrder,
  found: SoldServices,
  sold: ReadonlyMap<string, OnSale>,
  locale: Locale,
): SeatMap[] {
  const segments = segmentsOf(order, found.journeys);
  const titles = titlesOf(order, locale);
  const travellerOf = travellersOf(order);
  const booked = (found.booked ?? []).flatMap(({ designator, supplierSegmentIds, supplierTravellerIds }) =>
    designator === null
      ? []
      : supplierTravellerIds.flatMap((id) => {
          const travellerId = travellerOf.get(id);
          return travellerId === undefined ? [] : [{ travellerId, designator, supplierSegmentIds }];
        }),
  );
  return found.seatMaps.flatMap(({ supplierSegmentId, cabins }) => {
    const segmentId = segments.get(supplierSegmentId)?.segment.id;
    if (segmentId === undefined) return [];
    return [
      {
        segmentId,
        title: titles.get(segmentId) ?? '',
        booked: booked
          .filter(({ supplierSegmentIds }) => supplierSegmentIds.includes(supplierSegmentId))
          .map(({ travellerId, designator }) => ({ travellerId, designator })),
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
