import type { Locale } from '@travesia/contracts';
import type { Mail } from '../mail/index.ts';
import type { NewSubscriber } from './repository.ts';

const WORDS = {
  es: {
    subject: 'Te escribiremos de vez en cuando',
    lines: (leave: string) => [
      'Hola:',
      '',
      'Alguien, seguramente tú, pidió nuestras novedades para esta dirección: guías nuevas y cambios que conviene saber.',
      '',
      `Si no las quieres, puedes darte de baja aquí: ${leave}`,
      '',
      'Travesía',
    ],
  },
  en: {
    subject: 'We will write to you now and then',
    lines: (leave: string) => [
      'Hello,',
      '',
      'Someone, most likely you, signed up for our newsletter with this address: new guides and changes worth knowing about.',
      '',
      `If you do not want it, you can unsubscribe here: ${leave}`,
      '',
      'Travesía',
    ],
  },
} as const satisfies Record<Locale, { subject: string; lines: (leave: string) => readonly string[] }>;

/**
 * The first letter to a new address, with the way out of them: a link for people, and the one-click header
 * for mail programs (RFC 8058).
 */
export function welcomeMail({ id, email, locale, leaveKey }: NewSubscriber, siteOrigin: string): Mail {
  const { subject, lines } = WORDS[locale];
  return {
    cause: `welcome:${id}`,
    kind: 'welcome',
    to: email,
    subject,
    text: lines(`${siteOrigin}/${locale}/novedades/baja?key=${leaveKey}`).join('\n'),
    language: locale,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/subscribe/one-click?key=${leaveKey}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
