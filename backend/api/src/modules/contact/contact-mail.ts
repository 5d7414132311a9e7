import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnsentMessage } from './repository.ts';
import { mailMessage } from './mail-message.ts';
import type { ContactKind } from './tables.ts';
import { welcomeLetter } from './welcome-letter.ts';

type OfficeKind = Exclude<ContactKind, 'welcome'>;
type OfficeMessage = UnsentMessage & { readonly kind: OfficeKind };

/** How a message reaches the people it is for. */
export type ContactMailer = (message: UnsentMessage) => Promise<void>;

const SUBJECTS: Readonly<Record<OfficeKind, string>> = {
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

/** For the office, in its language; what was typed stands in the encoded body only, never in a header. */
export function contactMail(message: OfficeMessage, to: string): string {
  const lines = [
    ...Object.entries(message.fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${LABELS[name] ?? name}: ${value}`),
    '',
    `Idioma: ${message.locale}`,
    `Mensaje: ${message.id}`,
  ];
  return mailMessage({
    id: message.id,
    to,
    subject: `${SUBJECTS[message.kind]} · ${message.id.slice(0, 8)}`,
    sentAt: message.createdAt,
    lines,
  });
}

const isForOffice = (message: UnsentMessage): message is OfficeMessage => message.kind !== 'welcome';

export interface FileMailerOptions {
  readonly folder: string;
  readonly officeAddress: string;
  readonly siteOrigin: string;
}

/** The default mailer: one .eml file per message, named by it, so that sending twice writes the same file. */
export function createFileMailer({ folder, officeAddress, siteOrigin }: FileMailerOptions): ContactMailer {
  return async (message) => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `contact-${message.id}.eml`);
    const mail = isForOffice(message)
      ? contactMail(message, officeAddress)
      : welcomeLetter(message, siteOrigin);
    await writeFile(`${file}.draft`, mail);
    await rename(`${file}.draft`, file);
  };
}
