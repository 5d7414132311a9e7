import type { Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/trip-link-mails.json';
import { wordsIn } from '../../text/words.ts';
import { action, code, facts, note, paragraph, type Mail } from '../mail/index.ts';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/trip-link-mails.json'),
);

interface Addressed {
  readonly bookingId: string;
  readonly to: string;
  readonly locale: Locale;
}

/** The way to the same order on another device. It names the trip and nobody. */
export function tripLinkMail({
  linkId,
  trip,
  total,
  address,
  ...mail
}: Addressed & {
  readonly linkId: string;
  readonly trip: string;
  readonly total: string;
  readonly address: string;
}): Mail {
  const words = wordsOf(mail.locale);
  return {
    cause: `trip-link:${linkId}`,
    kind: 'trip-link',
    bookingId: mail.bookingId,
    to: mail.to,
    subject: words('subject', { trip }),
    body: [
      paragraph(words('greeting')),
      paragraph(words('text')),
      facts({ label: words('trip'), value: trip }, { label: words('total'), value: total }),
      action(words('open'), address),
      note(words('rules')),
      paragraph(words('price')),
    ],
    language: mail.locale,
  };
}

export function tripCodeMail({
  codeId,
  code: digits,
  trip,
  ...mail
}: Addressed & { readonly codeId: string; readonly code: string; readonly trip: string }): Mail {
  const words = wordsOf(mail.locale);
  return {
    cause: `one-time-code:${codeId}`,
    kind: 'one-time-code',
    bookingId: mail.bookingId,
    to: mail.to,
    subject: words('codeSubject', { code: digits }),
    body: [
      paragraph(words('greeting')),
      paragraph(words('codeText', { trip })),
      code(digits),
      paragraph(words('codeRules')),
    ],
    language: mail.locale,
  };
}
