import * as v from 'valibot';
import { emptyBilling, type BillingValues } from '@travesia/booking-ui/billing';
import type { BookingDraft } from '@travesia/booking';
import { CountryCodeSchema, type BillingInformation } from '@travesia/contracts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Billing as its form holds it. */
export function billingValues({
  country,
  isCardHolderTraveling,
  ...billing
}: BillingInformation): BillingValues {
  return { ...billing, country: country.code, cardHolderStaysHome: !isCardHolderTraveling };
}

/**
 * What was typed here before, else who paid for the booking that this changes, else what contact and travellers
 * already tell (S-14).
 */
export function billingPrefill(
  draft: BookingDraft,
  countryCode: string | null,
  known: BillingInformation | null = null,
): BillingValues {
  const contact = draft.customerDetails ?? {};
  const [first] = draft.passengers as readonly Readonly<Record<string, unknown>>[];
  const country = text(contact['phoneCountry']) || (countryCode ?? '');
  const empty = emptyBilling(v.is(CountryCodeSchema, country) ? country : '');
  const suggested: BillingValues = known
    ? billingValues(known)
    : {
        ...empty,
        cardHolderName: [text(first?.['firstName']), text(first?.['lastName'])].filter(Boolean).join(' '),
        emailId: text(contact['email']),
      };
  const typed = draft.billingInformation ?? {};
  const kept = Object.fromEntries(
    Object.entries(empty).flatMap(([field, blank]) =>
      typeof typed[field] === typeof blank ? [[field, typed[field]]] : [],
    ),
  );
  return { ...suggested, ...kept };
}
