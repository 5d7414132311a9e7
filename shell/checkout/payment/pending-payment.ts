import * as v from 'valibot';
import { IdSchema, OrderKindSchema } from '@travesia/contracts';
import { FailedPaymentSchema, type FailedPayment } from './failed-payment.ts';

const PendingPaymentSchema = v.object({
  cartId: IdSchema,
  /** Which pages the payment ends on (S-37). */
  orderKind: v.optional(OrderKindSchema),
  /** The vertical's own summary: where a definite failure leads. */
  summaryPath: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  /** Where the provider's page starts; only ours (S-33). */
  providerUrl: v.nullable(v.string()),
  outcome: v.optional(v.nullable(v.picklist(['confirmed', 'failed'])), null),
});
export type PendingPayment = v.InferOutput<typeof PendingPaymentSchema>;

export const PENDING_PAYMENT_KEY = 'travesia.pending-payment';
export const PAYMENT_FAILED_KEY = 'travesia.payment-failed';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The payment this tab is about (P-39, P-42). It holds names of things, no personal data and no proof. */
export function createPendingPayments(storage: TabStorage | null) {
  let memory: PendingPayment | null = null;

  function attempt<Result>(action: () => Result, otherwise: Result): Result {
    try {
      return action();
    } catch {
      // Storage refused: the payment is remembered by this document only.
      return otherwise;
    }
  }

  return {
    read(): PendingPayment | null {
      const text = attempt(() => storage?.getItem(PENDING_PAYMENT_KEY) ?? null, null);
      if (text === null) return memory;
      const parsed = v.safeParse(
        PendingPaymentSchema,
        attempt<unknown>(() => JSON.parse(text), null),
      );
      return parsed.success ? parsed.output : memory;
    },
    write(payment: PendingPayment) {
      memory = payment;
      attempt(() => storage?.setItem(PENDING_PAYMENT_KEY, JSON.stringify(payment)), undefined);
    },
    /** Sets showFailedModel for the summary (S-38). */
    markFailed(reason: FailedPayment) {
      memory = null;
      attempt(() => storage?.removeItem(PENDING_PAYMENT_KEY), undefined);
      attempt(() => storage?.setItem(PAYMENT_FAILED_KEY, reason), undefined);
    },
    /** How the last try ended, until it is cleared. */
    readFailed(): FailedPayment | null {
      const reason = attempt(() => storage?.getItem(PAYMENT_FAILED_KEY) ?? null, null);
      return v.is(FailedPaymentSchema, reason) ? reason : null;
    },
    clearFailed() {
      attempt(() => storage?.removeItem(PAYMENT_FAILED_KEY), undefined);
    },
  };
}
export type PendingPayments = ReturnType<typeof createPendingPayments>;
