import type { Locale } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/data-ready-mail.json';
import { wordsIn } from '../../text/words.ts';
import { action, facts, note, paragraph, type Mail } from '../mail/index.ts';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/data-ready-mail.json'),
);

/** The way to the copy that the desk released; opening it asks for another code (D-19). */
export function dataReadyMail(ready: {
  readonly requestId: string;
  readonly bookingId: string;
  readonly referenceId: string;
  readonly to: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly bookingAddress: string;
}): Mail {
  const words = wordsOf(ready.locale);
  return {
    cause: `data-ready:${ready.requestId}`,
    kind: 'data-ready',
    bookingId: ready.bookingId,
    to: ready.to,
    subject: words('subject', { reference: ready.referenceId }),
    body: [
      paragraph(words('greeting', { name: ready.firstName })),
      paragraph(words('ready')),
      facts({ label: words('reference'), value: ready.referenceId }),
      action(words('see'), ready.bookingAddress),
      note(words('rules')),
    ],
    language: ready.locale,
  };
}
