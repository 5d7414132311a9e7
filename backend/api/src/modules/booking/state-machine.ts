import type { BookingState } from '@travesia/contracts';

/**
 * Which state may follow which. Everything that is not here is a programming mistake or a lost race,
 * and neither may reach the database.
 */
export const TRANSITIONS = {
  draft: ['priced'],
  priced: ['priced', 'ready', 'expired', 'holding'],
  ready: ['ready', 'priced', 'pay_started', 'expired', 'holding'],
  pay_started: ['authorised', 'declined', 'voiding', 'manual_review', 'held'],
  authorised: ['ordering', 'voiding'],
  ordering: ['ordered', 'order_unknown', 'voiding'],
  order_unknown: ['ordering', 'ordered', 'voiding', 'manual_review'],
  ordered: ['capturing'],
  capturing: ['confirmed', 'capture_retry', 'manual_review'],
  capture_retry: ['capturing', 'manual_review'],
  voiding: ['declined', 'voided', 'expired', 'manual_review', 'held'],
  declined: ['priced', 'ready', 'expired', 'holding'],
  voided: ['priced'],
  expired: ['priced'],
  // A person's job that the machine goes on watching: whoever answers at last ends it.
  manual_review: ['ordering', 'ordered', 'confirmed', 'voiding'],
  confirmed: [],
  // Nothing is charged in these: the supplier keeps the place until it is paid, given up or the time is over.
  holding: ['held', 'priced'],
  held: ['pay_started', 'releasing'],
  releasing: ['expired'],
} as const satisfies Record<BookingState, readonly BookingState[]>;

export function mayFollow(from: BookingState, to: BookingState): boolean {
  return (TRANSITIONS[from] as readonly BookingState[]).includes(to);
}

/** Nothing was charged and nothing is under way: the traveller may still change what they typed. */
const EDITABLE: ReadonlySet<BookingState> = new Set([
  'draft',
  'priced',
  'ready',
  'declined',
  'voided',
  'expired',
]);

/** Money or an order may move without the traveller doing anything: workers and the reconciler watch over these. */
export const IN_FLIGHT_STATES = [
  'pay_started',
  'authorised',
  'ordering',
  'order_unknown',
  'ordered',
  'capturing',
  'capture_retry',
  'voiding',
  'holding',
  'releasing',
] as const satisfies readonly BookingState[];

export function isEditable(state: BookingState): boolean {
  return EDITABLE.has(state);
}

export function isInFlight(state: BookingState): boolean {
  return (IN_FLIGHT_STATES as readonly BookingState[]).includes(state);
}

/** Who pays and with what can still be given: of a held trip nothing else. */
export function mayBePaid(state: BookingState): boolean {
  return isEditable(state) || state === 'held';
}
