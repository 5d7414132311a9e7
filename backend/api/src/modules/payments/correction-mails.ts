import type { Locale } from '@travesia/contracts';
import { DEFAULT_LOCALE } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type words from '../../locales/es/correction-mails.json';
import { wordsIn } from '../../text/words.ts';
import { action, facts, note, paragraph, type Mail } from '../mail/index.ts';

const wordsOf = wordsIn(
  catalogues<typeof words>(import.meta.dirname, '../../locales/*/correction-mails.json'),
);

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
  const words = wordsOf(locale);
  return {
    cause: `contact-changed:${correctionId}:${bookingAddress === null ? 'old' : 'new'}`,
    kind: 'contact-changed',
    bookingId,
    to,
    subject: words('subject', { reference: referenceId }),
    body: [
      paragraph(words('greeting', { name: firstName })),
      paragraph(words('changed')),
      facts(
        { label: words('reference'), value: referenceId },
        { label: words('email'), value: email },
        ...(phone === null ? [] : [{ label: words('phone'), value: phone }]),
      ),
      note(contactNumber === '' ? words('notYou') : words('notYouByPhone', { phone: contactNumber })),
      ...(bookingAddress === null ? [] : [action(words('see'), bookingAddress)]),
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
