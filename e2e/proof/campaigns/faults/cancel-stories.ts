import type { Cancel } from '../world/after-ticket.ts';
import type { Terms, Trip } from '../world/trips.ts';
import type { Settled, Story } from './stories.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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

const ACTIVITY_OUTCOMES = [ALL, NOTHING, ENDED, REFUSED, REFUSED_LATE, LOST, SILENT];
const KINDS: readonly Kind[] = [
  {
    trip: 'flight',
    outcomes: [ALL, PART, NOTHING, ENDED, REFUSED, REFUSED_LATE, LOST, SILENT, EXPIRED, CREDIT],
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
      SILENT,
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

/** What provider and bank do with the refund; the cards are the sandbox's. */
interface Refund {
  readonly name: string;
  readonly card: string;
  readonly settles: Settled;
  readonly restMs?: number;
}

const REFUNDED: Refund = { name: 'refunded', card: '4242424242424242', settles: 'done' };
const REPLY_LOST: Refund = { name: 'refund made, reply lost', card: '4000009900000186', settles: 'done' };
const PENDING: Refund = { name: 'refund pending', card: '4000009900000152', settles: 'done' };
const PENDING_FOR_DAYS: Refund = {
  name: 'refund pending for days',
  card: '4000009900000194',
  settles: 'done',
  restMs: 3.2 * DAY_MS,
};
const REFUNDS: readonly Refund[] = [
  REFUNDED,
  REPLY_LOST,
  PENDING,
  PENDING_FOR_DAYS,
  { name: 'refund refused', card: '4000009900000160', settles: 'manual_review' },
  { name: 'refund back from the bank', card: '4000009900000178', settles: 'manual_review' },
  {
    name: 'refund pending, then back from the bank',
    card: '4000009900000202',
    settles: 'manual_review',
    restMs: 1.2 * DAY_MS,
  },
  {
    name: 'refunded, days later back from the bank',
    card: '4000009900000210',
    settles: 'manual_review',
    restMs: 3.3 * DAY_MS,
  },
  { name: 'each message three times', card: '4000009900000020', settles: 'done' },
  { name: 'no message', card: '4000009900000046', settles: 'done' },
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
      restMs: Math.max(outcome.restMs ?? 0, gives ? (refund.restMs ?? 0) : 0),
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
