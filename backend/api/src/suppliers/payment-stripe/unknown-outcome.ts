import Stripe from 'stripe';
import type { UnknownOutcome, UnknownReason } from '../../modules/payments/ports.ts';

/** Our own deadline passed: the provider may still have done it. */
class DeadlinePassed extends Error {}

/** A reply, or `DeadlinePassed`: the SDK's own timeout only counts silence on the line. */
export async function withinDeadline<Reply>(reply: Promise<Reply>, deadlineMs: number): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlinePassed(`no answer within ${deadlineMs} ms`)), deadlineMs);
  });
  try {
    return await Promise.race([reply, deadline]);
  } finally {
    clearTimeout(timer);
    reply.catch(() => undefined);
  }
}

/** Every fault that leaves us not knowing, as data. */
export function unknownOutcome(fault: unknown, providerRef: string | null): UnknownOutcome {
  return { state: 'unknown', providerRef, reason: reasonOf(fault) };
}

/** The provider kept a 5xx under this key and only repeats it: nothing new was tried. */
export function isRepeatedFault(fault: unknown): boolean {
  return (
    fault instanceof Stripe.errors.StripeError &&
    (fault.statusCode ?? 0) >= 500 &&
    fault.headers?.['idempotent-replayed'] === 'true'
  );
}

/** A plain no to the request itself: the provider did nothing. */
export function isRefusedRequest(fault: unknown): fault is Stripe.errors.StripeInvalidRequestError {
  return fault instanceof Stripe.errors.StripeInvalidRequestError;
}

export function isCardRefusal(fault: unknown): fault is Stripe.errors.StripeCardError {
  return fault instanceof Stripe.errors.StripeCardError;
}

function reasonOf(fault: unknown): UnknownReason {
  if (fault instanceof DeadlinePassed) return 'timeout';
  if (fault instanceof Stripe.errors.StripeConnectionError) return 'unreachable';
  if (fault instanceof Stripe.errors.StripeRateLimitError) return 'rate_limited';
  if (
    fault instanceof Stripe.errors.StripeAuthenticationError ||
    fault instanceof Stripe.errors.StripePermissionError ||
    fault instanceof Stripe.errors.StripeIdempotencyError ||
    fault instanceof Stripe.errors.StripeInvalidRequestError
  ) {
    return 'misconfigured';
  }
  return 'provider_error';
}
