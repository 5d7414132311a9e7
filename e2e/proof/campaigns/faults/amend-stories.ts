import type { Add, Change } from '../world/after-ticket.ts';
import type { CardPlans } from '../world/traveller.ts';
import { REFUNDED, REFUNDS, type Refund } from './refunds.ts';
import type { AfterStory, Settled, Story } from './stories.ts';

const MINUTE_MS = 60_000;
const PAYS = REFUNDED.card;

/** What somebody wants of a booked flight, and which family name makes its airline agree to it. */
interface Wish {
  readonly name: string;
  readonly trip?: 'flight' | 'package';
  readonly familyName: string;
  readonly act: Pick<Change, 'act'> | Pick<Add, 'act' | 'wants'>;
  readonly moves: AfterStory['moves'];
}

const FOR_MORE: Wish = {
  name: 'changed for more',
  familyName: 'Change Costs',
  act: { act: 'change' },
  moves: 'pays',
};
const FOR_LESS: Wish = {
  name: 'changed for less',
  familyName: 'Cheaper Change',
  act: { act: 'change' },
  moves: 'gives',
};
const FOR_NOTHING: Wish = {
  name: 'changed for nothing',
  familyName: 'Free Change',
  act: { act: 'change' },
  moves: 'nothing',
};
const BAG: Wish = {
  name: 'a bag added',
  familyName: 'Ferrer',
  act: { act: 'add', wants: ['bag'] },
  moves: 'pays',
};
const SEAT: Wish = { ...BAG, name: 'a seat added', act: { act: 'add', wants: ['seat'] } };
const TO_A_PACKAGE: Wish = { ...BAG, name: 'a bag added to a package', trip: 'package' };

interface Ending {
  readonly name?: string;
  readonly familyName?: string;
  readonly settles?: Settled;
  readonly plans?: Partial<CardPlans & Pick<Change, 'pressed' | 'pauseMs'>>;
  /** The first payment, which gives back what comes back. */
  readonly card?: string;
  readonly restMs?: number;
}

function storyOf(wish: Wish, ending: Ending = {}): Story {
  const { settles = 'done', restMs = 0, plans, familyName = wish.familyName, card = PAYS } = ending;
  const { name, act, moves, trip = 'flight' } = wish;
  return {
    name: [name, ...(ending.name ? [ending.name] : [])].join(', '),
    trip,
    plans: { trip, card, familyName, ...(act.act === 'change' && { isChangeable: true }) },
    ends: 'confirmed',
    after: { plans: { card: PAYS, pressed: 'once', ...plans, ...act }, settles, restsMs: [restMs], moves },
  };
}

/** What the airline does with a change, or with more services. */
const OF_CHANGES: readonly Ending[] = [
  { name: 'dearer when chosen', familyName: 'Dearer Change' },
  { name: 'refused', familyName: 'No Change', settles: 'none' },
  { name: 'no other flight', familyName: 'No Offers', settles: 'none' },
  { name: 'expired at the airline', familyName: 'Change Expired', settles: 'none' },
  { name: 'refused at its price', familyName: 'Change Refused', settles: 'none' },
  { name: 'changed, reply lost', familyName: 'Lost Change' },
];
const OF_SERVICES: readonly Ending[] = [
  { name: 'dearer when chosen', familyName: 'Dearer Services' },
  { name: 'nothing on sale', familyName: 'No Services', settles: 'none' },
  { name: 'refused at its price', familyName: 'Services Changed', settles: 'none' },
  { name: 'refused', familyName: 'Services Refused', settles: 'none' },
  { name: 'added, reply lost', familyName: 'Lost Services' },
  { name: 'added, then silent', familyName: 'Silent Services', restMs: 16 * MINUTE_MS },
];
/** What bank and traveller do while it is paid. */
const OF_PAYMENTS: readonly Ending[] = [
  { name: 'pressed twice', plans: { pressed: 'twice' } },
  { name: 'the quote has ended', plans: { pauseMs: 31 * MINUTE_MS }, settles: 'none' },
  { name: 'over the bank', plans: { card: '4000002760003184' } },
  { name: 'the bank says no', plans: { card: '4000002760003184', atTheBank: 'fail' }, settles: 'none' },
  { name: 'left at the bank', plans: { card: '4000002760003184', atTheBank: 'leave' }, settles: 'none' },
  { name: 'declined', plans: { card: '4000000000000002' }, settles: 'none' },
  { name: 'less is held than asked', plans: { card: '4000009900000053' }, settles: 'none' },
  { name: 'declined at capture', plans: { card: '4000009900000061' }, settles: 'manual_review' },
];
const BOTH: Wish = { ...BAG, name: 'a bag and a seat added', act: { act: 'add', wants: ['bag', 'seat'] } };
const HALF: Ending = {
  name: 'only the bag was added',
  familyName: 'Half Services',
  settles: 'manual_review',
  restMs: 10 * MINUTE_MS,
};

/** A bag is paid by itself; then everything is cancelled, and both payments give back. */
function cancelledWithBag({ name, card, settles, restMs = 0 }: Refund): Story {
  return {
    name: `a bag added, then cancelled, ${name}`,
    trip: 'flight',
    plans: { trip: 'flight', card: PAYS, familyName: 'Ferrer', terms: 'all' },
    ends: 'confirmed',
    after: {
      before: { act: 'add', wants: ['bag'], pressed: 'once', card },
      plans: { act: 'cancel', pressed: 'once' },
      settles,
      restsMs: [restMs],
      moves: 'gives',
    },
  };
}

/** Every kind of change × what airline, bank and traveller can make of it. */
export const AMEND_STORIES: readonly Story[] = [
  ...[...OF_CHANGES, ...OF_PAYMENTS].map((ending) => storyOf(FOR_MORE, ending)),
  ...[...OF_SERVICES, ...OF_PAYMENTS].map((ending) => storyOf(BAG, ending)),
  ...[FOR_LESS, FOR_NOTHING].map((wish) => storyOf(wish, OF_PAYMENTS[0])),
  ...REFUNDS.map(({ name, card, settles, restMs }) =>
    storyOf(FOR_LESS, { name, card, settles, ...(restMs !== undefined && { restMs }) }),
  ),
  ...REFUNDS.map(cancelledWithBag),
  storyOf(TO_A_PACKAGE),
  storyOf(BOTH),
  storyOf(BOTH, HALF),
];

/** The stories whose steps meet the faults of a line. */
export const FAULTED_AMEND_STORIES: readonly Story[] = [
  ...[FOR_MORE, FOR_LESS, FOR_NOTHING, BAG, SEAT].map((wish) => storyOf(wish)),
  cancelledWithBag(REFUNDED),
];

/** A seat is added as a bag is. */
export const KILLED_AMEND_STORIES: readonly Story[] = FAULTED_AMEND_STORIES.filter(
  ({ name }) => name !== SEAT.name,
);
