import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import type { TextMessage } from '../mail/index.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/text-messages.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/text-messages.json'));

type Booked = Pick<ConfirmedBooking, 'referenceId' | 'passenger'>;
interface Of {
  readonly bookingId: string;
  readonly locale: Locale;
}

/** Null where the traveller has not agreed to short messages, or has taken that back (N-06). */
const to = ({ passenger }: Booked) => (passenger.textMessages ? passenger.phone : null);

export function codeText(
  booked: Booked,
  { codeId, code, bookingId, locale }: Of & { readonly codeId: string; readonly code: string },
): TextMessage | null {
  const phone = to(booked);
  if (phone === null) return null;
  const text = wordsOf(locale)('code', { code, reference: booked.referenceId });
  return {
    cause: `one-time-code-text:${codeId}`,
    kind: 'one-time-code-text',
    to: phone,
    text,
    bookingId,
  };
}

export function scheduleText(
  booked: Booked,
  { changeId, bookingId, locale }: Of & { readonly changeId: string },
): TextMessage | null {
  const phone = to(booked);
  if (phone === null) return null;
  const text = wordsOf(locale)('scheduleChanged', { reference: booked.referenceId });
  return {
    cause: `schedule-changed-text:${changeId}`,
    kind: 'schedule-changed-text',
    to: phone,
    text,
    bookingId,
  };
}
