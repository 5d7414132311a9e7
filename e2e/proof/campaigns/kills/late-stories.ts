import type { Story } from '../faults/stories.ts';

const CARD = '4242424242424242';

/** An airline that takes an order in and says later what became of it, or ends one that is paid. */
export const LATE_STORIES: readonly Story[] = [
  {
    name: 'confirmed late',
    trip: 'flight',
    plans: { trip: 'flight', card: CARD, familyName: 'Late Confirm' },
    ends: 'confirmed',
  },
  {
    name: 'refused late',
    trip: 'flight',
    plans: { trip: 'flight', card: CARD, familyName: 'Late Refusal' },
    ends: 'not paid',
  },
  {
    name: 'cancelled before its tickets',
    trip: 'flight',
    plans: { trip: 'flight', card: CARD, familyName: 'Airline Cancels' },
    ends: 'confirmed',
    after: { plans: { act: 'wait' }, settles: 'manual_review', restsMs: [], moves: 'gives by itself' },
  },
];

const LATE = new Set(LATE_STORIES.filter(({ after }) => !after));
export const isLate = (story: Story) => LATE.has(story);

/** Before its order such a story is like any other. */
export const isOfLate = (step: string) =>
  /^(airline: (order|look)|notice|provider: (capture|void))/.test(step);
