import { decimal } from '../duffel/decimal.ts';
import { chance } from '../world/hash.ts';
import type { OfferPlan } from './plans.ts';
import type { Flight } from './schedule.ts';
import type { SeatMap, SeatMapCabinRow, SeatMapCabinRowSectionElement } from './wire-types.ts';

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
  readonly isTaken: (segmentId: string, designator: string) => boolean;
  readonly hasSeat: (segmentId: string, passengerId: string) => boolean;
}

export interface MappedSegment {
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
    !cabin.isTaken(segmentId, designator);
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
