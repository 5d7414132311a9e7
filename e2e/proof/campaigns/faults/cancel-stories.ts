import type { Cancel } from '../world/after-ticket.ts';
import type { Terms, Trip } from '../world/trips.ts';
import { PENDING, PENDING_FOR_DAYS, REFUNDED, REFUNDS, REPLY_LOST, type Refund } from './refunds.ts';
import type { Settled, Story } from './stories.ts';

const MINUTE_MS = 60_000;

/** What the suppliers do with a cancellation. */
interface Outcome {
  readonly name: string;
  readonly familyName?: string;
  readonly terms?: Terms;
  readonly pauseMs?: number;
  /** Money goes back to the card. */
  readonly gives: boolean;
  readonly settles: Settled;
  readonly restMs?: number;
}

const ALL: Outcome = { name: 'all comes back', terms: 'all', gives: true, settles: 'done' };
const PART: Outcome = { name: 'a part comes back', terms: 'part', gives: true, settles: 'done' };
const NOTHING: Outcome = { name: 'nothing comes back', terms: 'nothing', gives: false, settles: 'done' };
const ENDED: Outcome = {
  name: 'the quote has ended',
  terms: 'all',
  pauseMs: 31 * MINUTE_MS,
  gives: false,
  settles: 'none',
};
const REFUSED: Outcome = { name: 'refused', familyName: 'No Cancel', gives: false, settles: 'none' };
const REFUSED_LATE: Outcome = {
  name: 'quoted, then refused',
  familyName: 'Cancel Refused',
  gives: false,
  settles: 'manual_review',
};
const LOST: Outcome = {
  name: 'cancelled, reply lost',
  familyName: 'Lost Cancel',
  terms: 'all',
  gives: true,
  settles: 'done',
};
const SILENT: Outcome = {
  name: 'cancelled, then silent',
  familyName: 'Silent Cancel',
  terms: 'all',
  gives: true,
  settles: 'done',
  restMs: 16 * MINUTE_MS,
};
const EXPIRED: Outcome = {
  name: 'expired at the supplier',
  familyName: 'Quote Expired',
  terms: 'all',
  gives: false,
  settles: 'manual_review',
};
const LESS: Outcome = {
  name: 'less comes back than quoted',
  familyName: 'Gives Less',
  terms: 'all',
  gives: false,
  settles: 'manual_review',
};
const CREDIT: Outcome = {
  name: 'a credit, no money',
  familyName: 'Credit Only',
  gives: false,
  settles: 'done',
};

interface Kind {
  readonly trip: Trip;
  /** Only this part is given up. */
  readonly part?: string;
  readonly outcomes: readonly Outcome[];
}

const ACTIVITY_OUTCOMES = [ALL, NOTHING, ENDED, REFUSED, REFUSED_LATE, LOST, SILENT, LESS];
const KINDS: readonly Kind[] = [
  {
    trip: 'flight',
    outcomes: [ALL, PART, NOTHING, ENDED, REFUSED, REFUSED_LATE, LOST, SILENT, EXPIRED, LESS, CREDIT],
  },
  {
    trip: 'hotel',
    outcomes: [ALL, NOTHING, ENDED, { ...REFUSED, terms: 'all', settles: 'manual_review' }, LOST, SILENT],
  },
  {
    trip: 'package',
    outcomes: [
      ALL,
      NOTHING,
      ENDED,
      REFUSED,
      LOST,
      // The flight first, then the hotel.
      { ...SILENT, restMs: 32 * MINUTE_MS },
      EXPIRED,
      { ...REFUSED_LATE, name: 'only the hotel is cancelled', terms: 'all', gives: true },
      {
        name: 'only the flight is cancelled',
        familyName: 'Keep Room',
        terms: 'all',
        gives: true,
        settles: 'manual_review',
      },
      { ...CREDIT, name: 'a credit and the money of the hotel', terms: 'all', gives: true },
    ],
  },
  {
    trip: 'package',
    part: 'hotel',
    outcomes: [
      ALL,
      { ...NOTHING, settles: 'none' },
      ENDED,
      { ...REFUSED, familyName: 'Keep Room', terms: 'all', settles: 'manual_review' },
      LOST,
      SILENT,
    ],
  },
  { trip: 'activity', outcomes: ACTIVITY_OUTCOMES },
  { trip: 'tour', outcomes: ACTIVITY_OUTCOMES },
];

const PRESSES: readonly Cancel['pressed'][] = ['once', 'twice', 'on two devices'];
/** Worth a race: the money moves, its reply is lost, or it stays under way. */
const RACED = new Set([REFUNDED, REPLY_LOST, PENDING]);

function storyOf({ trip, part }: Kind, outcome: Outcome, refund: Refund, pressed: Cancel['pressed']): Story {
  const { familyName = 'Ferrer', terms, pauseMs, gives } = outcome;
  const what = part === undefined ? 'cancelled' : `${part} cancelled`;
  const facts = [what, outcome.name, ...(gives ? [refund.name] : []), `pressed ${pressed}`];
  const endsOpen = gives && refund.settles === 'manual_review';
  return {
    name: facts.join(', '),
    trip,
    plans: { trip, card: refund.card, familyName, ...(terms && { terms }) },
    ends: 'confirmed',
    after: {
      plans: {
        act: 'cancel',
        pressed,
        ...(part !== undefined && { part }),
        ...(pauseMs !== undefined && { pauseMs }),
      },
      settles: endsOpen ? 'manual_review' : outcome.settles,
      restsMs: [outcome.restMs ?? 0, gives ? (refund.restMs ?? 0) : 0],
      moves: gives ? 'gives' : 'nothing',
    },
  };
}

/** Every kind × every outcome at its suppliers × every outcome of its refund × every way to press. */
export const CANCEL_STORIES: readonly Story[] = KINDS.flatMap((kind) =>
  kind.outcomes.flatMap((outcome) =>
    (outcome.gives ? REFUNDS : [REFUNDED]).flatMap((refund) =>
      PRESSES.filter((pressed) => pressed === 'once' || RACED.has(refund)).map((pressed) =>
        storyOf(kind, outcome, refund, pressed),
      ),
    ),
  ),
);

/** The stories whose steps meet the faults of a line: all comes back, and what comes days later. */
export const FAULTED_CANCEL_STORIES: readonly Story[] = KINDS.flatMap((kind) => [
  storyOf(kind, ALL, REFUNDED, 'once'),
  ...(kind.trip === 'flight' ? [storyOf(kind, ALL, PENDING_FOR_DAYS, 'once')] : []),
]);
