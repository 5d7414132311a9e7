import type { Locale } from '@travesia/i18n';

/** Languages it is held in, in the page's language: 'español, inglés'. */
export function languageNames(codes: readonly string[], locale: Locale): string {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  return codes
    .map((code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // A supplier's own code that is no language tag.
        return code;
      }
    })
    .join(', ');
}
