import { LOCALES, type Locale } from '@travesia/contracts';
import { withLocale } from '../../src/routing/locale-path.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

export interface SiteDescription {
  readonly siteOrigin: string;
  readonly locale: Locale;
  readonly contactNumber: string;
}

/** Who stands behind the site, and the site itself, for search engines (schema.org). */
export function describeSite({
  siteOrigin,
  locale,
  contactNumber,
}: SiteDescription): Readonly<Record<string, unknown>>[] {
  const texts = DOCUMENT_TEXTS[locale];
  const organization = `${siteOrigin}/#organization`;
  return [
    {
      '@type': 'TravelAgency',
      '@id': organization,
      name: texts.site,
      url: siteOrigin + withLocale(locale, '/'),
      logo: `${siteOrigin}/icons/icon-512.png`,
      description: texts.description,
      telephone: contactNumber,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'reservations',
        telephone: contactNumber,
        availableLanguage: [...LOCALES],
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      },
    },
    {
      '@type': 'WebSite',
      name: texts.site,
      url: siteOrigin + withLocale(locale, '/'),
      inLanguage: locale,
      publisher: { '@id': organization },
    },
  ];
}
