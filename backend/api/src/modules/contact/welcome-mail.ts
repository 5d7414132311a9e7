import type { Locale } from '@travesia/contracts';
import { link, paragraph, type Mail } from '../mail/index.ts';
import type { NewSubscriber } from './repository.ts';

const WORDS = {
  es: {
    subject: 'Te escribiremos de vez en cuando',
    text: 'Alguien, seguramente tú, pidió nuestras novedades para esta dirección: guías nuevas y cambios que conviene saber. Si no las quieres, puedes darte de baja ahora o cuando quieras.',
    leave: 'Darme de baja',
  },
  en: {
    subject: 'We will write to you now and then',
    text: 'Someone, most likely you, signed up for our newsletter with this address: new guides and changes worth knowing about. If you do not want it, you can unsubscribe now or at any time.',
    leave: 'Unsubscribe',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * The first letter to a new address, with the way out of them: a link for people, and the one-click header
 * for mail programs (RFC 8058).
 */
export function welcomeMail({ id, email, locale, leaveKey }: NewSubscriber, siteOrigin: string): Mail {
  const { subject, text, leave } = WORDS[locale];
  return {
    cause: `welcome:${id}`,
    kind: 'welcome',
    to: email,
    subject,
    body: [paragraph(text), link(leave, `${siteOrigin}/${locale}/novedades/baja?key=${leaveKey}`)],
    language: locale,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/subscribe/one-click?key=${leaveKey}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
