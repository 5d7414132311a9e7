import type { BookingDraft } from '@travesia/booking';
import type { TypedSteps } from '@travesia/contracts';
import { splitPhone } from '@travesia/domain';
import { billingValues } from './billing-prefill.ts';

/** The number as it was typed, beside the picker of its prefix. */
function contactValues(customer: NonNullable<TypedSteps['customer']>, countryCode: string | null) {
  const parts = splitPhone(customer.phone, countryCode);
  return parts ? { ...customer, phoneCountry: parts.country, phone: parts.national } : customer;
}

/** What was typed on another device, as the forms of this tab hold it. */
export const draftOfTyped = (
  { customer, travellers, answers, billing }: TypedSteps,
  countryCode: string | null,
): Partial<BookingDraft> => ({
  customerDetails: customer && contactValues(customer, countryCode),
  passengers: travellers,
  answers: Object.fromEntries(answers.map(({ code, text }) => [code, text])),
  billingInformation: billing && billingValues(billing),
  payloads: { ...(customer && { customer }), ...(billing && { billing }) },
});
