import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnsentMessage } from './repository.ts';
import type { ContactKind } from './tables.ts';

/** How a message reaches the people who answer it. */
export type ContactMailer = (message: UnsentMessage) => Promise<void>;

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

/** A header may hold letters outside of ASCII only as an encoded word (RFC 2047). */
const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/** For the office, in its language; what was typed stands in the encoded body only, never in a header. */
export function contactMail(message: UnsentMessage, to: string): string {
  const lines = [
    ...Object.entries(message.fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${LABELS[name] ?? name}: ${value}`),
    '',
    `Idioma: ${message.locale}`,
    `Mensaje: ${message.id}`,
  ];
  return [
    'From: Travesia <web@travesia.example>',
    `To: ${to}`,
    `Subject: ${encodedWord(`${SUBJECTS[message.kind]} · ${message.id.slice(0, 8)}`)}`,
    `Date: ${message.createdAt.toUTCString()}`,
    `Message-ID: <${message.id}@travesia.example>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    (
      Buffer.from(lines.join('\n'))
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n'),
    '',
  ].join('\r\n');
}

/** The default mailer: one .eml file per message, named by it, so that sending twice writes the same file. */
export function createFileMailer(folder: string, to: string): ContactMailer {
  return async (message) => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `contact-${message.id}.eml`);
    await writeFile(`${file}.draft`, contactMail(message, to));
    await rename(`${file}.draft`, file);
  };
}
