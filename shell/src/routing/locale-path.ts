import { LOCALES, type Locale } from '@travesia/contracts';

const PREFIX = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`);

/** `/es/vuelos` → es and `/vuelos`; `/espana` has no prefix (P-12). */
export function splitLocale(pathname: string): { locale: Locale | null; path: string } {
  const match = PREFIX.exec(pathname);
  if (!match) return { locale: null, path: pathname || '/' };
  return { locale: match[1] as Locale, path: pathname.slice(match[0].length) || '/' };
}

/** The address that links, canonical and hreflang use (P-50). `path` may carry a query. */
export function withLocale(locale: Locale, path: string): string {
  if (path === '/') return `/${locale}`;
  return path.startsWith('/?') || path.startsWith('/#') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** One leading slash, no double slashes, no trailing slash (P-35). Never leaves our origin. */
export function normalisePath(pathname: string): string {
  const path = `/${pathname.replaceAll('\\', '/')}`.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
