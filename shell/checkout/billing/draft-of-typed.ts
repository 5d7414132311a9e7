import type { BookingDraft } from '@travesia/booking';
import type { TypedSteps } from '@travesia/contracts';
import { billingValues } from './billing-prefill.ts';

/** What was typed on another device, as the forms of this tab hold it. */
export const draftOfTyped = ({
  customer,
  travellers,
  answers,
  billing,
}: TypedSteps): Partial<BookingDraft> => ({
  customerDetails: customer,
  passengers: travellers,
  answers: Object.fromEntries(answers.map(({ code, text }) => [code, text])),
  billingInformation: billing && billingValues(billing),
  payloads: { ...(customer && { customer }), ...(billing && { billing }) },
});
