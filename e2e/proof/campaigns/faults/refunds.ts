import type { Settled } from './stories.ts';

const DAY_MS = 24 * 3_600_000;

/** What provider and bank do with the refund; the cards are the sandbox's. */
export interface Refund {
  readonly name: string;
  readonly card: string;
  readonly settles: Settled;
  readonly restMs?: number;
}

export const REFUNDED: Refund = { name: 'refunded', card: '4242424242424242', settles: 'done' };
export const REPLY_LOST: Refund = {
  name: 'refund made, reply lost',
  card: '4000009900000186',
  settles: 'done',
};
export const PENDING: Refund = { name: 'refund pending', card: '4000009900000152', settles: 'done' };
export const PENDING_FOR_DAYS: Refund = {
  name: 'refund pending for days',
  card: '4000009900000194',
  settles: 'done',
  restMs: 3.2 * DAY_MS,
};
export const REFUNDS: readonly Refund[] = [
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
