import { catalogues } from '@travesia/domain/catalogues';
import { action, link, paragraph, type Mail } from '../mail/index.ts';
import type { NewSubscriber } from './repository.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/welcome-mail.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/welcome-mail.json'));

/**
 * Asks a new address whether it wants our letters (double opt-in), with the way out of them: a link for people, and the one-click header
 * for mail programs (RFC 8058).
 */
export function welcomeMail({ id, email, locale, leaveKey }: NewSubscriber, siteOrigin: string): Mail {
  const words = wordsOf(locale);
  const page = (name: string) => `${siteOrigin}/${locale}/novedades/${name}?key=${leaveKey}`;
  return {
    cause: `welcome:${id}`,
    kind: 'welcome',
    to: email,
    subject: words('subject'),
    body: [
      paragraph(words('text')),
      action(words('join'), page('alta')),
      paragraph(words('otherwise')),
      link(words('leave'), page('baja')),
    ],
    language: locale,
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/subscribe/one-click?key=${leaveKey}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
