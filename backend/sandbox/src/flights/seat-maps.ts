import { decimal } from '../duffel/decimal.ts';
import { centsOf } from '../duffel/decimal.ts';
import { WireError } from '../duffel/wire-error.ts';
import { chance } from '../world/hash.ts';
import type { FoundOffer, OfferRequestRecord } from './offer-requests.ts';
import type { OfferPlan } from './plans.ts';
import type { Flight } from './schedule.ts';
import { NO_TWEAKS, wireOffer } from './wire-offer.ts';
import type {
  Order,
  OrderService,
  SeatMap,
  SeatMapCabinRow,
  SeatMapCabinRowSectionElement,
} from './wire-types.ts';

const NARROW = ['ABC', 'DEF'];
const WIDE = ['ABC', 'DEFG', 'HJK'];
const FIRST_ROW = 8;
const ROWS = { narrow: 14, wide: 16 } as const;
/** Of the rows of the cabin, from the front. */
const EXIT_PLACE = 6;
const FRONT_ROWS = 3;
const FREE_SHARE = 0.6;
const SMALLEST_WITH_MAP = 70;
const CENTS = { exit: 4_500, front: 2_800, outer: 1_800, middle: 1_100 } as const;

const EXIT_DISCLOSURES = [
  'Do not seat children in exit row seats',
  'Do not seat passengers with special needs in exit row seats',
];

/** Who sits where already, and who may choose: passengers with a seat of their own. */
export interface Cabin {
  readonly passengerIds: readonly string[];
  /** By `flightSeat`. */
  readonly taken: ReadonlySet<string>;
  readonly hasSeat: (segmentId: string, passengerId: string) => boolean;
}

/** One seat of one departure, whoever's order it is in. */
const flightSeat = (carrier: string | null, number: string, departsAt: string, designator: string) =>
  `${carrier} ${number} ${departsAt.slice(0, 16)} ${designator}`;

const isSeat = ({ type }: OrderService) => type === 'seat';

/** What the orders of a flight have taken; a cancelled one has given its seats back. */
export function takenSeats(orders: Iterable<Order>): Set<string> {
  const taken = new Set<string>();
  for (const { cancelled_at: cancelledAt, services, slices } of orders) {
    if (cancelledAt) continue;
    const segments = slices.flatMap((slice) => slice.segments);
    for (const { segment_ids: ids, metadata } of services.filter(isSeat)) {
      const segment = segments.find(({ id }) => ids.includes(id));
      if (segment && metadata && 'designator' in metadata)
        taken.add(
          flightSeat(
            segment.marketing_carrier.iata_code,
            segment.marketing_carrier_flight_number,
            segment.departing_at,
            metadata.designator,
          ),
        );
    }
  }
  return taken;
}

/** Infants on a lap have none. */
export const seatedPassengers = ({ passengerIds, query }: OfferRequestRecord): string[] =>
  passengerIds.filter((_, index) => query.passengers[index]?.type !== 'infant_without_seat');

/** The maps of an offer that nobody has booked. */
export function offerSeatMaps(
  { plan, request, offerKey }: FoundOffer,
  taken: ReadonlySet<string>,
): SeatMap[] {
  const { slices } = wireOffer(plan, request, offerKey, NO_TWEAKS, false);
  const segments = plan.journeys.flatMap((journey, slice) =>
    journey.flights.map((flight, place) => ({
      sliceId: slices[slice]?.id ?? '',
      segmentId: slices[slice]?.segments[place]?.id ?? '',
      flight,
    })),
  );
  return seatMapsOf(segments, plan, {
    passengerIds: seatedPassengers(request),
    taken,
    hasSeat: () => false,
  });
}

/** A service as an order buys it. */
export interface SaleableService extends Omit<
  OrderService,
  'id' | 'quantity' | 'total_amount' | 'total_currency'
> {
  readonly id: string;
  readonly maximum: number;
  readonly cents: number;
}

export const seatServices = (maps: readonly SeatMap[]): SaleableService[] =>
  maps.flatMap(({ segment_id: segmentId, cabins }) =>
    cabins
      .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)))
      .flatMap((element) =>
        element.type === 'seat'
          ? element.available_services.map((service) => ({
              id: service.id,
              type: 'seat' as const,
              metadata: {
                designator: element.designator,
                disclosures: element.disclosures,
                name: element.name ?? null,
              },
              passenger_ids: [service.passenger_id],
              segment_ids: [segmentId],
              maximum: 1,
              cents: centsOf(service.total_amount),
            }))
          : [],
      ),
  );

/** A seat is for one passenger, and a passenger has one on a flight. */
export function assertOneSeatEach(services: readonly OrderService[], field: string): void {
  const keys = services
    .filter(isSeat)
    .flatMap(({ segment_ids: [segmentId], passenger_ids: [passengerId], metadata }) => [
      `${segmentId} ${passengerId}`,
      `${segmentId} ${JSON.stringify(metadata)}`,
    ]);
  if (new Set(keys).size < keys.length)
    throw WireError.validation(field, 'A seat is for one passenger, and a passenger has one.');
}

/** Of a seat service; other services of an offer have ids of digits at their end. */
export const isSeatId = (id: string): boolean => /[A-K]\d{2}$/.test(id);

export const serviceNotAvailable = () =>
  WireError.invalidState(
    'service_not_available',
    'Service not available',
    'The service is not available for this order any more.',
  );

interface MappedSegment {
  readonly sliceId: string;
  readonly segmentId: string;
  readonly flight: Flight;
}

/** The maps of the flights that have one; small aircraft have none. */
export function seatMapsOf(segments: readonly MappedSegment[], plan: OfferPlan, cabin: Cabin): SeatMap[] {
  return segments
    .filter(({ flight }) => flight.aircraft.seats >= SMALLEST_WITH_MAP)
    .map(({ sliceId, segmentId, flight }) => {
      const sections = flight.aircraft.isWideBody ? WIDE : NARROW;
      const count = flight.aircraft.isWideBody ? ROWS.wide : ROWS.narrow;
      const rows = Array.from({ length: count }, (_, place): SeatMapCabinRow[] => [
        ...(place === EXIT_PLACE
          ? [{ sections: sections.map(() => ({ elements: [{ type: 'exit_row' as const }] })) }]
          : []),
        {
          sections: sections.map((letters) => ({
            elements: [...letters].map((letter) =>
              seatOf({ place, letter, letters, segmentId, flight, cabin }),
            ),
          })),
        },
      ]).flat();
      return {
        id: `sea_${segmentId.slice(4)}`,
        slice_id: sliceId,
        segment_id: segmentId,
        cabins: [
          {
            deck: 0,
            cabin_class: plan.cabin,
            aisles: sections.length - 1,
            wings: { first_row_index: EXIT_PLACE - 2, last_row_index: EXIT_PLACE + 3 },
            rows,
          },
        ],
      };
    });
}

function seatOf(seat: {
  readonly place: number;
  readonly letter: string;
  readonly letters: string;
  readonly segmentId: string;
  readonly flight: Flight;
  readonly cabin: Cabin;
}): SeatMapCabinRowSectionElement {
  const { place, letter, letters, segmentId, flight, cabin } = seat;
  const designator = `${FIRST_ROW + place}${letter}`;
  const isExit = place === EXIT_PLACE;
  const isOuter = letters.startsWith(letter) || letters.endsWith(letter);
  const side = isOuter ? CENTS.outer : CENTS.middle;
  const cents = isExit ? CENTS.exit : place < FRONT_ROWS ? CENTS.front : side;
  const isFree =
    chance('seat', flight.marketing.code, flight.number, flight.departsAt, designator) < FREE_SHARE &&
    !cabin.taken.has(flightSeat(flight.marketing.code, flight.number, flight.departsAt, designator));
  return {
    type: 'seat',
    designator,
    name: isExit ? 'Exit row seat' : place < FRONT_ROWS ? 'Front seat' : 'Standard seat',
    disclosures: isExit ? EXIT_DISCLOSURES : [],
    available_services: isFree
      ? cabin.passengerIds
          .filter((passengerId) => !cabin.hasSeat(segmentId, passengerId))
          .map((passengerId) => ({
            id: `ase_${segmentId.slice(4)}${designator}${passengerId.slice(-2)}`,
            passenger_id: passengerId,
            total_amount: decimal(cents),
            total_currency: 'USD',
          }))
      : [],
  };
}
