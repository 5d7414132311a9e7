import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE } from '@travesia/domain';
import { action, facts, paragraph, type Mail } from '../mail/index.ts';

interface Words {
  readonly subject: (reference: string) => string;
  readonly greeting: (name: string) => string;
  readonly answered: string;
  readonly reference: string;
  readonly see: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    subject: (reference) => `Tienes un mensaje sobre tu reserva · ${reference}`,
    greeting: (name) => `Hola, ${name}:`,
    answered: 'Te hemos escrito sobre tu reserva:',
    reference: 'Referencia de la reserva',
    see: 'Leer y contestar',
  },
  en: {
    subject: (reference) => `You have a message about your booking · ${reference}`,
    greeting: (name) => `Hello ${name},`,
    answered: 'We have written to you about your booking:',
    reference: 'Booking reference',
    see: 'Read and answer',
  },
};

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
  const words = WORDS[reader.locale];
  return {
    cause: `booking-message:${messageId}`,
    kind: 'booking-message',
    bookingId: reader.bookingId,
    to: reader.email,
    subject: words.subject(reader.referenceId),
    body: [
      paragraph(words.greeting(reader.firstName)),
      paragraph(words.answered),
      paragraph(text),
      facts({ label: words.reference, value: reader.referenceId }),
      action(words.see, bookingAddress),
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
        { label: 'Idioma', value: reader.locale },
      ),
      ...(text === '' ? [] : [paragraph(text)]),
      ...(fileNames.length === 0 ? [] : [facts({ label: 'Archivos', value: fileNames.join(', ') })]),
    ],
    language: DEFAULT_LOCALE,
  };
}
