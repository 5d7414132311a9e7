import type {
  Booking,
  MarketRules,
  OrderKinds,
  OrderRequest,
  Saves,
  StoredOrder,
} from '../../booking/index.ts';
import type { Attempt, SettlementDatabase, SettlementTransaction } from '../attempts-repository.ts';
import type { PaymentMethods } from '../payment-methods.ts';

/** Places where tests stop the world, let a rival in, or kill the process. Nothing happens there in production. */
export const INTERLEAVE_POINTS = [
  'holding-committed',
  'before-hold',
  'after-hold',
  'releasing-committed',
  'before-release',
  'after-release',
  'attempt-committed',
  'before-authorise',
  'after-authorise',
  'ordering-committed',
  'before-order',
  'after-order',
  'capturing-committed',
  'before-capture',
  'after-capture',
  'voiding-committed',
  'before-void',
  'after-void',
  'cancelling-committed',
  'before-cancel',
  'after-cancel',
  'refunding-committed',
  'before-refund',
  'after-refund',
] as const;
export type InterleavePoint = (typeof INTERLEAVE_POINTS)[number];
export type Interleave = (point: InterleavePoint, bookingId: string) => Promise<void> | void;

export interface SettlementTimes {
  /** Renewed while the work goes on: a lease that ran out belonged to a process that is gone. */
  readonly leaseMs: number;
  /** A worker leaves new work to the request that caused it for so long. */
  readonly graceMs: number;
  /** Between two looks at a challenge that is open. */
  readonly challengePollMs: number;
  /** A payment that was not authorised by then is given up: no state lasts ten minutes without an end or a person. */
  readonly payGiveUpMs: number;
  /** The first look for an order of unknown outcome; later ones double. */
  readonly lookupMs: number;
  /** After so long an order that cannot be found was never placed. */
  readonly settleMs: number;
  /** Looking for longer than this, or waiting for a promise, is a person's job too. */
  readonly lookupGiveUpMs: number;
  /** Between two looks at an order that the supplier has yet to promise; later ones double. */
  readonly pendingPollMs: number;
  /** An order not promised by then is given up. */
  readonly pendingGiveUpMs: number;
  readonly retryMs: number;
  /** A provider that does not say for so long whether it took the money, or gave it back, is a person's job too. */
  readonly moveGiveUpMs: number;
}

export const SETTLEMENT_TIMES: SettlementTimes = {
  leaseMs: 15_000,
  graceMs: 5_000,
  challengePollMs: 20_000,
  payGiveUpMs: 9 * 60_000,
  lookupMs: 2_000,
  settleMs: 90_000,
  lookupGiveUpMs: 9 * 60_000,
  pendingPollMs: 5_000,
  pendingGiveUpMs: 12 * 3_600_000,
  retryMs: 3_000,
  moveGiveUpMs: 9 * 60_000,
};

export interface SettlementLog {
  readonly info: (facts: Record<string, unknown>, message: string) => void;
  readonly warn: (facts: Record<string, unknown>, message: string) => void;
  readonly error: (facts: Record<string, unknown>, message: string) => void;
}

export interface SettlementContext {
  readonly db: SettlementDatabase;
  readonly now: () => number;
  readonly methods: PaymentMethods;
  readonly kinds: OrderKinds;
  readonly market: (id: string) => MarketRules;
  /** Opens the sealed documents for the supplier, and for nobody else. */
  readonly orderRequest: (booking: Booking, saves: Saves, reference: string) => OrderRequest<StoredOrder>;
  /** Where the provider sends the traveller back to: our own address, which knows the cart. */
  readonly providerReturnUrl: (cartId: string) => string;
  readonly times: SettlementTimes;
  readonly interleave: Interleave;
  readonly log: SettlementLog;
}

/** What a step did: go on with the next one, or come back later. */
export type StepResult =
  | { readonly next: 'go-on' }
  | { readonly next: 'wait'; readonly delayMs: number }
  | { readonly next: 'rest' };

export const GO_ON: StepResult = { next: 'go-on' };
export const REST: StepResult = { next: 'rest' };
export function wait(delayMs: number): StepResult {
  return { next: 'wait', delayMs };
}

export interface StepInput {
  readonly context: SettlementContext;
  readonly booking: Booking;
  readonly attempt: Attempt;
}
export type Step = (input: StepInput) => Promise<StepResult>;

export function inTransaction<T>(
  context: SettlementContext,
  work: (trx: SettlementTransaction) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(work);
}

/** Doubles from the base up to five minutes. */
export function backoffMs(baseMs: number, tries: number): number {
  return Math.min(baseMs * 2 ** Math.min(tries, 10), 5 * 60_000);
}
