import type { Locale } from '@travesia/contracts';
import { LANG_COOKIE_DAYS, LANGUAGE_COOKIE } from '@travesia/domain';
import type { Host } from './host.ts';

const DAY_S = 86_400;

/** Remembered for a year (P-11); the server writes the same cookie on a prefixed path. */
export function rememberLocale(locale: Locale) {
  const name = document.documentElement.dataset.languageCookie ?? LANGUAGE_COOKIE;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${LANG_COOKIE_DAYS * DAY_S}; SameSite=Lax${secure}`;
}

/** Changes the language in place: address, words and remotes, without a new document (P-13). */
export function switchLocale(host: Host, locale: Locale) {
  const { pathname, search, hash } = host.location.getSnapshot().location;
  rememberLocale(locale);
  document.documentElement.lang = locale;
  host.context.set({ ...host.context.getSnapshot(), locale });
  host.navigation.navigate(pathname + search + hash, { replace: true });
  host.bus.publish('locale-changed@1', { locale });
}
