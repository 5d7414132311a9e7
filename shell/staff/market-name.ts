import type { Locale } from '@travesia/i18n';

/** A market as people call it: its country. */
export function marketName(market: string, locale: Locale, international: string): string {
  if (market === 'intl') return international;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(market) ?? market;
}
