import { TRIPS, type Trip } from '../world/trips.ts';
import type { AfterTicket } from '../world/after-ticket.ts';
import type { Plans } from '../world/traveller.ts';

/** One way in which a booking can go while every line works; its steps are where faults are tried. */
export interface Story {
  readonly name: string;
  readonly trip: Trip;
  readonly plans: Omit<Plans, 'number'>;
  /** How it ends when nothing is wrong. */
  readonly ends: 'confirmed' | 'not paid' | 'checking';
  /** What its owner does with it once it is confirmed; faults are tried there and not before. */
  readonly after?: AfterStory;
}

/** Where it comes to rest when every line works: over, in the hands of a person, or nothing happened. */
export type Settled = 'done' | 'manual_review' | 'none';

export interface AfterStory {
  /** Done before, while nothing is wrong. */
  readonly before?: AfterTicket;
  readonly plans: AfterTicket;
  readonly settles: Settled;
  /** What is still to happen at suppliers and bank, one after the other, happens within these times. */
  readonly restsMs: readonly number[];
  /** What it does with money: takes it like a booking, gives it back, because its supplier ended it, or neither. */
  readonly moves: 'pays' | 'gives' | 'gives by itself' | 'nothing';
}

const PAYS = '4242424242424242';
const ASKS_THE_BANK = '4000002760003184';
const CAPTURE_IS_DECLINED = '4000009900000061';
const HOLDS_LESS = '4000009900000053';
const FAMILY = 'Ferrer';

const TRIP_NAMES = ['flight', 'hotel', 'package'] as const satisfies readonly Trip[];

/** Each kind of order: paid at once, over the bank, refused by its supplier, answered by nobody. */
export const STORIES: readonly Story[] = TRIP_NAMES.flatMap((trip): Story[] => [
  {
    name: 'paid at once',
    trip,
    plans: { trip, card: PAYS, familyName: FAMILY },
    ends: 'confirmed',
  },
  {
    name: 'over the bank',
    trip,
    plans: { trip, card: ASKS_THE_BANK, familyName: FAMILY },
    ends: 'confirmed',
  },
  {
    name: 'refused by the supplier',
    trip,
    // Half a package is given up by itself only where that costs nothing.
    plans: { trip, card: PAYS, familyName: TRIPS[trip].refusedTo, terms: 'all' },
    ends: 'not paid',
  },
  {
    name: 'booked, and the answer lost',
    trip,
    plans: { trip, card: PAYS, familyName: TRIPS[trip].lostFor },
    ends: 'confirmed',
  },
]).concat([
  {
    name: 'with a seat',
    trip: 'flight',
    plans: { trip: 'flight', card: PAYS, familyName: FAMILY, wantsSeat: true },
    ends: 'confirmed',
  },
  {
    name: 'with a seat that is gone',
    trip: 'flight',
    plans: { trip: 'flight', card: PAYS, familyName: 'Seat Taken', wantsSeat: true },
    ends: 'not paid',
  },
]);

/** Ends that no fault of a line is needed for: once each. */
export const ENDS: readonly Story[] = TRIP_NAMES.flatMap((trip): Story[] => [
  {
    name: 'declined at capture',
    trip,
    plans: { trip, card: CAPTURE_IS_DECLINED, familyName: FAMILY },
    ends: 'checking',
  },
  {
    name: 'less is held than asked',
    trip,
    plans: { trip, card: HOLDS_LESS, familyName: FAMILY },
    ends: 'not paid',
  },
  {
    name: 'the bank says no',
    trip,
    plans: { trip, card: ASKS_THE_BANK, familyName: FAMILY, atTheBank: 'fail' },
    ends: 'not paid',
  },
  {
    name: 'the traveller leaves at the bank',
    trip,
    plans: { trip, card: ASKS_THE_BANK, familyName: FAMILY, atTheBank: 'leave' },
    ends: 'checking',
  },
]).concat({
  name: 'half refused, and the other half costs something to give up',
  trip: 'package',
  plans: { trip: 'package', card: PAYS, familyName: TRIPS.package.refusedTo, terms: 'nothing' },
  ends: 'checking',
});
