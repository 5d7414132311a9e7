import { TRIPS } from '../world/trips.ts';
import type { AfterTicket } from '../world/after-ticket.ts';
import type { CallMoment } from '../world/line.ts';
import type { Plans } from '../world/traveller.ts';

/** Somebody whose call is held while the database goes away, and goes on while it is not there. */
export interface HeldFlow {
  /** The call that is held: it has arrived at the api, or is done at a supplier and not yet answered. */
  readonly step: string;
  readonly moment: CallMoment;
  readonly plans: Omit<Plans, 'number'>;
  /** What is done with the booking once it is confirmed, if that is when the database goes away. */
  readonly after?: AfterTicket;
  /** What it is prepared up to before. */
  readonly readyAt: string;
  /** The supplier settles by itself what it took in. */
  readonly isSettledLater?: boolean;
  readonly ends: 'confirmed' | 'not paid';
}

const PAYS = '4242424242424242';
const ASKS_THE_BANK = '4000002760003184';
const PAID_AT_ONCE = { trip: 'flight', card: PAYS, familyName: 'Ferrer', isPatient: true } as const;
const paying = { plans: PAID_AT_ONCE, moment: 'done', readyAt: 'send the card', ends: 'confirmed' } as const;
const overTheBank = {
  ...paying,
  plans: { ...PAID_AT_ONCE, card: ASKS_THE_BANK },
  moment: 'arrived',
} as const;
const cancelling = {
  ...paying,
  plans: { ...PAID_AT_ONCE, terms: 'all' },
  after: { act: 'cancel', pressed: 'once' },
  readyAt: 'confirm the cancellation',
} as const;

/** Every kind of call between what was written down and what is still to be. */
export const HELD_FLOWS: readonly HeldFlow[] = [
  { ...paying, step: 'vault: hand over', moment: 'arrived' },
  { ...paying, step: 'press pay', moment: 'arrived', plans: { ...PAID_AT_ONCE, trip: 'hotel' } },
  { ...paying, step: 'provider: open' },
  { ...paying, step: 'provider: authorise', plans: { ...PAID_AT_ONCE, trip: 'hotel' } },
  { ...overTheBank, step: 'to the bank' },
  { ...overTheBank, step: 'back from the bank', plans: { ...overTheBank.plans, trip: 'activity' } },
  { ...overTheBank, step: 'notice of the provider' },
  { ...paying, step: 'airline: order' },
  { ...paying, step: 'house: book', plans: { ...PAID_AT_ONCE, trip: 'package' } },
  { ...paying, step: 'guide: book', plans: { ...PAID_AT_ONCE, trip: 'activity' } },
  { ...paying, step: 'airline: look', plans: { ...PAID_AT_ONCE, familyName: TRIPS.flight.lostFor } },
  {
    ...paying,
    step: 'notice of the airline',
    moment: 'arrived',
    plans: { ...PAID_AT_ONCE, familyName: 'Late Confirm' },
    isSettledLater: true,
  },
  { ...paying, step: 'provider: capture' },
  {
    ...paying,
    step: 'provider: void',
    plans: { ...PAID_AT_ONCE, familyName: TRIPS.flight.refusedTo },
    ends: 'not paid',
  },
  { ...cancelling, step: 'confirm the cancellation', moment: 'arrived' },
  { ...cancelling, step: 'airline: cancel' },
  { ...cancelling, step: 'provider: refund' },
  {
    ...paying,
    step: 'airline: change',
    plans: { ...PAID_AT_ONCE, familyName: 'Change Costs', isChangeable: true },
    after: { act: 'change', pressed: 'once', card: PAYS },
    readyAt: 'allow the change',
  },
];
