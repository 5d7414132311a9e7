import { useEffect, useRef } from 'react';
import { LOCALES, type Locale } from '@travesia/contracts';
import { withLocale } from '../routing/locale-path.ts';

function setLink(selector: string, href: string) {
  document.head.querySelector<HTMLLinkElement>(selector)?.setAttribute('href', href);
}

/**
 * Language, title and addresses of the page, kept true while the visitor moves (P-13). The first document
 * has them from the server.
 */
export function useDocumentHead(locale: Locale, path: string, title: string) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    document.documentElement.lang = locale;
    document.title = `${title} · Travesía`;
    const address = (language: Locale) => new URL(withLocale(language, path), window.location.origin).href;
    setLink('link[rel=canonical]', address(locale));
    for (const language of LOCALES) setLink(`link[rel=alternate][hreflang=${language}]`, address(language));
  }, [locale, path, title]);
}
