import type { ConfirmedBooking } from '@travesia/contracts';

type Dates = Pick<ConfirmedBooking['travellers'][number], 'passportIssuanceDate' | 'passportExpiryDate'>;
type Say = (
  key: 'confirmed.documentDates' | 'confirmed.documentFrom' | 'confirmed.documentUntil',
  values: Record<string, string>,
) => string;

/** Valid-from and expiry of a document (S-47), as far as they were given. */
export function documentDates(dates: Dates, date: (day: string) => string, say: Say): string {
  const { passportIssuanceDate: from, passportExpiryDate: to } = dates;
  if (from && to) return say('confirmed.documentDates', { from: date(from), to: date(to) });
  if (from) return say('confirmed.documentFrom', { from: date(from) });
  return to ? say('confirmed.documentUntil', { to: date(to) }) : '';
}
