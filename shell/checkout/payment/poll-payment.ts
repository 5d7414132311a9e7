import { isApiFailure } from '@travesia/api-client';
import type { ConfirmedBooking, DeclineReason, PaymentOutcomeReply } from '@travesia/contracts';
import { declineReasonOf, type FailedStatus } from './failed-payment.ts';
import { PAYMENT_POLL_MAX_MS, PAYMENT_POLL_MS } from '@travesia/domain';

/** What the waiting page may say; only the server's word makes an outcome definite (S-37, S-39). */
export type PaymentOutcome =
  | { kind: 'confirmed'; booking: ConfirmedBooking }
  | {
      kind: 'failed';
      status: FailedStatus;
      summaryPath: string | null;
      declineReason: DeclineReason | null;
    }
  /** `explanation`: a person has to settle it, in the server's words (K-07). */
  | { kind: 'unknown'; referenceId: string | null; explanation: string | null }
  | { kind: 'stranger' };

export interface PollOptions {
  readonly ask: (signal: AbortSignal) => Promise<PaymentOutcomeReply>;
  readonly signal: AbortSignal;
  readonly nowMs: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Told at each answer that is no outcome yet. */
  readonly onPending?: (pending: Pending) => void;
}

/** Failures of the call by which the server says that no charge stands. */
const DEFINITE: Readonly<Record<string, FailedStatus>> = {
  payment_declined: 'declined',
  payment_cancelled: 'cancelled',
  booking_failed: 'failed',
  services_gone: 'services_gone',
  document_refused: 'document_refused',
  order_expired: 'expired',
};
const STRANGER_CODES = new Set([
  'session_missing',
  'session_expired',
  'agent_mismatch',
  'not_found',
  'booking_not_found',
]);

/** `awaitsSupplier`: paid as far as it goes, the supplier has yet to say yes (T-07). */
export type Pending = {
  kind: 'pending';
  referenceId: string | null;
  awaitsSupplier: boolean;
  /** Null where the reply did not say. */
  awaitsBank: boolean | null;
  /** No reply arrived: the connection, not the payment, is what hangs. */
  isUnreached: boolean;
};
type Asked = PaymentOutcome | Pending;

/** One question; a network failure, a 5xx or a busy answer says nothing about the money. */
export async function askPayment({ ask, signal }: Pick<PollOptions, 'ask' | 'signal'>): Promise<Asked> {
  try {
    const { data } = await ask(signal);
    const { paymentStatus, booking, referenceId, summaryPath } = data;
    if (paymentStatus === 'confirmed' && booking) return { kind: 'confirmed', booking };
    if (paymentStatus !== 'confirmed' && paymentStatus !== 'pending') {
      return { kind: 'failed', status: paymentStatus, summaryPath, declineReason: null };
    }
    const explanation = data.explanation ?? null;
    return explanation === null
      ? {
          kind: 'pending',
          referenceId,
          awaitsSupplier: data.awaitsSupplier,
          awaitsBank: data.awaitsBank,
          isUnreached: false,
        }
      : { kind: 'unknown', referenceId, explanation };
  } catch (failure) {
    if (signal.aborted) throw failure;
    const code = isApiFailure(failure) ? failure.code : 'network';
    const definite = DEFINITE[code];
    if (definite)
      return { kind: 'failed', status: definite, summaryPath: null, declineReason: declineReasonOf(failure) };
    if (STRANGER_CODES.has(code)) return { kind: 'stranger' };
    const isUnreached = code === 'network' || code === 'timeout';
    return { kind: 'pending', referenceId: null, awaitsSupplier: false, awaitsBank: null, isUnreached };
  }
}

/** Asks every 2 s for 60 s (S-39); after a minute the outcome stays unknown and is shown as such. */
export async function pollPayment({
  ask,
  signal,
  nowMs,
  pause,
  onPending,
}: PollOptions): Promise<PaymentOutcome> {
  const deadlineMs = nowMs() + PAYMENT_POLL_MAX_MS;
  let referenceId: string | null = null;
  for (;;) {
    const asked = await askPayment({ ask, signal });
    if (asked.kind !== 'pending') return asked;
    referenceId = asked.referenceId ?? referenceId;
    onPending?.(asked);
    if (nowMs() >= deadlineMs) return { kind: 'unknown', referenceId, explanation: null };
    await pause(PAYMENT_POLL_MS, signal);
  }
}
