import * as v from 'valibot';
import { isApiFailure } from '@travesia/api-client';
import { DeclineReasonSchema, type DeclineReason, type PaymentStatus } from '@travesia/contracts';

/** How a try to pay ended without a charge. What a bank said of a card is kept, so that it can be told. */
export const FailedPaymentSchema = v.picklist([
  ...DeclineReasonSchema.options,
  'cancelled',
  'failed',
  'expired',
  'services_gone',
  'document_refused',
]);
export type FailedPayment = v.InferOutput<typeof FailedPaymentSchema>;

const DetailsSchema = v.object({ declineReason: DeclineReasonSchema });

export function declineReasonOf(failure: unknown): DeclineReason | null {
  const parsed = v.safeParse(DetailsSchema, isApiFailure(failure) ? failure.details : {});
  return parsed.success ? parsed.output.declineReason : null;
}

/** What the server calls the end of a payment without a charge. */
export type FailedStatus =
  | Exclude<PaymentStatus, 'confirmed' | 'pending'>
  | 'services_gone'
  | 'document_refused';

export function failedPaymentOf(status: FailedStatus, declineReason: DeclineReason | null): FailedPayment {
  return status === 'declined' ? (declineReason ?? 'card_declined') : status;
}

/** The order stands and only the card is to be another one: that is done at the card (S-38). */
export const staysAtCard = (failed: FailedPayment): failed is DeclineReason =>
  v.is(DeclineReasonSchema, failed);
