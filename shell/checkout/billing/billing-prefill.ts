import { is } from 'valibot';
import { emptyBilling, type BillingValues } from '@travesia/booking-ui/billing';
import type { BookingDraft } from '@travesia/booking';
import { CountryCodeSchema } from '@travesia/contracts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed here before, else what contact and travellers already tell (S-14). */
export function billingPrefill(draft: BookingDraft, countryCode: string | null): BillingValues {
  const contact = draft.customerDetails ?? {};
  const [first] = draft.passengers as readonly Readonly<Record<string, unknown>>[];
  const country = text(contact['phoneCountry']) || (countryCode ?? '');
  const empty = emptyBilling(is(CountryCodeSchema, country) ? country : '');
  const suggested: BillingValues = {
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
