import { DEFAULT_LOCALE, LANGUAGES } from '@travesia/domain';
import { facts, type Mail } from '../mail/index.ts';
import type { NewMessage } from './repository.ts';
import type { ContactKind } from './tables.ts';

const SUBJECTS: Readonly<Record<ContactKind, string>> = {
  message: 'Llamada o respuesta pedida',
  enquiry: 'Consulta',
  query: 'Que me contacten',
};
const LABELS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  surname: 'Apellidos',
  email: 'Correo',
  phone: 'Teléfono',
  bestTimeToReach: 'Mejor hora',
  hotelDestination: 'Destino del hotel',
  message: 'Mensaje',
};

/** For the office, in its language; what was typed stands in the body only, its e-mail address is the one to answer. */
export function contactMail({ id, kind, locale, fields }: NewMessage, officeAddress: string): Mail {
  const typed = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ label: LABELS[name] ?? name, value }));
  return {
    cause: `contact:${id}`,
    kind: 'contact',
    to: officeAddress,
    ...(fields.email && { replyTo: fields.email }),
    subject: `${SUBJECTS[kind]} · ${id.slice(0, 8)}`,
    body: [
      facts(...typed),
      facts({ label: 'Idioma', value: LANGUAGES[locale].name }, { label: 'Número', value: id }),
    ],
    language: DEFAULT_LOCALE,
  };
}
