import { addDays, type LocalDate } from '@travesia/domain';
import { SHIPS, type Ship } from './tables/ships.ts';
import { VOYAGES, type Voyage } from './tables/voyages.ts';

export interface Sailing {
  readonly ship: Ship;
  readonly voyage: Voyage;
  readonly sailDate: LocalDate;
  readonly returnDate: LocalDate;
}

/** Bookings close this many days before the ship sails. */
const CLOSES_DAYS = 3;
const HORIZON_DAYS = 540;
/** Days a ship needs to reach the port its next voyage begins in. */
const REPOSITIONING_DAYS = 9;
const SAILINGS_OF_A_SHIP = 5;

const monthOf = (date: LocalDate) => Number(date.slice(5, 7));

function firstPort({ days }: Voyage): string | undefined {
  return days[0]?.port;
}
function lastPort({ days }: Voyage): string | undefined {
  return days.at(-1)?.port;
}

/** A ship sails one voyage after another; where the next begins elsewhere, it goes there first. */
function* sailingsOf(ship: Ship, until: LocalDate): Generator<Sailing> {
  let date: LocalDate = ship.startsOn;
  let berth: string | undefined;
  let turn = 0;
  while (date <= until) {
    const rotation = ship.rotations.find(({ months }) => months.includes(monthOf(date)));
    const voyages = (rotation?.voyages ?? []).flatMap((id) => VOYAGES.get(id) ?? []);
    const voyage =
      voyages.find((each, index) => index === turn % voyages.length && firstPort(each) === berth) ??
      voyages.find((each) => firstPort(each) === berth) ??
      voyages[0];
    if (!voyage) {
      // Out of season: in dock until it begins again.
      berth = undefined;
      date = addDays(date, 1);
      continue;
    }
    if (berth !== undefined && firstPort(voyage) !== berth) {
      berth = firstPort(voyage);
      date = addDays(date, REPOSITIONING_DAYS);
      continue;
    }
    const returnDate = addDays(date, voyage.days.length - 1);
    yield { ship, voyage, sailDate: date, returnDate };
    berth = lastPort(voyage);
    date = returnDate;
    turn += 1;
  }
}

/** The sailings on sale on a day, soonest first; which those are never depends on when it is asked. */
export function sailingsOnSale(today: LocalDate): readonly Sailing[] {
  const from = addDays(today, CLOSES_DAYS);
  const until = addDays(today, HORIZON_DAYS);
  return SHIPS.flatMap((ship) =>
    [...sailingsOf(ship, until)]
      .filter((_sailing, index) => index % ship.everyNth === 0)
      .filter(({ sailDate }) => sailDate >= from)
      .slice(0, SAILINGS_OF_A_SHIP),
  ).toSorted((one, other) => (one.sailDate < other.sailDate ? -1 : 1));
}
