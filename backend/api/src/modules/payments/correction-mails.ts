import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE } from '@travesia/domain';
import { action, facts, note, paragraph, type Mail } from '../mail/index.ts';

interface Words {
  readonly subject: (reference: string) => string;
  readonly greeting: (name: string) => string;
  readonly changed: string;
  readonly reference: string;
  readonly email: string;
  readonly phone: string;
  readonly notYou: (phone: string) => string;
  readonly see: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  es: {
    subject: (reference) => `Has cambiado tus datos de contacto · ${reference}`,
    greeting: (name) => `Hola, ${name}:`,
    changed: 'Los datos de contacto de tu reserva han cambiado. Desde ahora te escribimos aquí:',
    reference: 'Referencia de la reserva',
    email: 'Correo',
    phone: 'Teléfono',
    notYou: (phone) => `Si no fuiste tú, llámanos enseguida${phone === '' ? '' : ` al ${phone}`}.`,
    see: 'Ver tu reserva',
  },
  en: {
    subject: (reference) => `You changed your contact details · ${reference}`,
    greeting: (name) => `Hello ${name},`,
    changed: 'The contact details of your booking have changed. From now on we write here:',
    reference: 'Booking reference',
    email: 'Email',
    phone: 'Telephone',
    notYou: (phone) => `If this was not you, call us at once${phone === '' ? '' : ` on ${phone}`}.`,
    see: 'See your booking',
  },
};

export interface CorrectedContact {
  readonly correctionId: string;
  readonly bookingId: string;
  readonly referenceId: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly contactNumber: string;
}

/** To the old and to the new address; only the new one gets the link, and the old one no whole address (M-07). */
export function contactChangedMail(
  { correctionId, bookingId, referenceId, firstName, locale, contactNumber }: CorrectedContact,
  {
    to,
    email,
    phone,
    bookingAddress,
  }: { to: string; email: string; phone: string | null; bookingAddress: string | null },
): Mail {
  const words = WORDS[locale];
  return {
    cause: `contact-changed:${correctionId}:${bookingAddress === null ? 'old' : 'new'}`,
    kind: 'contact-changed',
    bookingId,
    to,
    subject: words.subject(referenceId),
    body: [
      paragraph(words.greeting(firstName)),
      paragraph(words.changed),
      facts(
        { label: words.reference, value: referenceId },
        { label: words.email, value: email },
        ...(phone === null ? [] : [{ label: words.phone, value: phone }]),
      ),
      note(words.notYou(contactNumber)),
      ...(bookingAddress === null ? [] : [action(words.see, bookingAddress)]),
    ],
    language: locale,
  };
}

/** For the people at the desk, in their language: a name has to be corrected at the supplier. */
export function nameCorrectionMail({
  correctionId,
  bookingId,
  referenceId,
  locators,
  before,
  after,
  replyTo,
  officeAddress,
}: {
  readonly correctionId: string;
  readonly bookingId: string;
  readonly referenceId: string;
  readonly locators: string | null;
  readonly before: string;
  readonly after: string;
  readonly replyTo: string;
  readonly officeAddress: string;
}): Mail {
  return {
    cause: `name-correction:${correctionId}`,
    kind: 'desk-requests',
    bookingId,
    to: officeAddress,
    replyTo,
    subject: `Corrección de nombre · ${referenceId}`,
    body: [
      facts(
        { label: 'Reserva', value: referenceId },
        { label: 'Localizador', value: locators ?? '–' },
        { label: 'Nombre en la reserva', value: before },
        { label: 'Nombre correcto', value: after },
      ),
    ],
    language: DEFAULT_LOCALE,
  };
}
