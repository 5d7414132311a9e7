import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE, LANGUAGES } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/message-mail.json';
import { wordsIn } from '../../text/words.ts';
import { action, facts, paragraph, type Mail } from '../mail/index.ts';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/message-mail.json'));

/** Who is written to about a booking. */
export interface MessageReader {
  readonly bookingId: string;
  readonly referenceId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
}

/** A notice to the traveller: what we wrote, and where it is answered (M-09). */
export function answerMail(
  reader: MessageReader,
  { messageId, text, bookingAddress }: { messageId: string; text: string; bookingAddress: string },
): Mail {
  const words = wordsOf(reader.locale);
  return {
    cause: `booking-message:${messageId}`,
    kind: 'booking-message',
    bookingId: reader.bookingId,
    to: reader.email,
    subject: words('subject', { reference: reader.referenceId }),
    body: [
      paragraph(words('greeting', { name: reader.firstName })),
      paragraph(words('answered')),
      paragraph(text),
      facts({ label: words('reference'), value: reader.referenceId }),
      action(words('see'), bookingAddress),
    ],
    language: reader.locale,
  };
}

/** For the people at the desk, in their language: a traveller has written. */
export function travellerMail(
  reader: MessageReader,
  {
    messageId,
    text,
    fileNames,
    officeAddress,
  }: { messageId: string; text: string; fileNames: readonly string[]; officeAddress: string },
): Mail {
  return {
    cause: `traveller-message:${messageId}`,
    kind: 'traveller-message',
    bookingId: reader.bookingId,
    to: officeAddress,
    replyTo: reader.email,
    subject: `Mensaje de un viajero · ${reader.referenceId}`,
    body: [
      facts(
        { label: 'Reserva', value: reader.referenceId },
        { label: 'Viajero', value: reader.firstName },
        { label: 'Idioma', value: LANGUAGES[reader.locale].name },
      ),
      ...(text === '' ? [] : [paragraph(text)]),
      ...(fileNames.length === 0 ? [] : [facts({ label: 'Archivos', value: fileNames.join(', ') })]),
    ],
    language: DEFAULT_LOCALE,
  };
}
