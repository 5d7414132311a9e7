import type { Locale } from '@travesia/contracts';
import { action, link, paragraph, type Mail } from '../mail/index.ts';
import type { NewSubscriber } from './repository.ts';

const WORDS = {
  es: {
    subject: 'Confirma que quieres nuestras novedades',
    text: 'Alguien, seguramente tú, pidió nuestras novedades para esta dirección: guías nuevas y cambios que conviene saber. Te escribiremos solo si lo confirmas.',
    join: 'Confirmar',
    otherwise:
      'Si no fuiste tú, no hagas nada: en una semana borramos la dirección. También puedes borrarla ahora.',
    leave: 'Borrar mi dirección',
  },
  en: {
    subject: 'Confirm that you want our newsletter',
    text: 'Someone, most likely you, signed up for our newsletter with this address: new guides and changes worth knowing about. We will write only if you confirm it.',
    join: 'Confirm',
    otherwise:
      'If it was not you, do nothing: we delete the address after a week. You can also delete it now.',
    leave: 'Delete my address',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/**
 * Asks a new address whether it wants our letters (double opt-in), with the way out of them: a link for people, and the one-click header
 * for mail programs (RFC 8058).
 */
export function welcomeMail({ id, email, locale, leaveKey }: NewSubscriber, siteOrigin: string): Mail {
  const words = WORDS[locale];
  const page = (name: string) => `${siteOrigin}/${locale}/novedades/${name}?key=${leaveKey}`;
  return {
    cause: `welcome:${id}`,
    kind: 'welcome',
    to: email,
    subject: words.subject,
    body: [
      paragraph(words.text),
      action(words.join, page('alta')),
      paragraph(words.otherwise),
      link(words.leave, page('baja')),
    ],
    language: locale,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/subscribe/one-click?key=${leaveKey}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
