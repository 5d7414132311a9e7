import type { ContentEntity, Locale } from '@travesia/contracts';
import type { Crumb } from './breadcrumbs.tsx';

type StructuredData = Readonly<Record<string, unknown>>;

/** Addresses are relative: search engines read them against the page's own. */
const address = (locale: Locale, path: string) => `/${locale}${path === '/' ? '' : path}`;

export function breadcrumbData(crumbs: readonly Crumb[], home: string, locale: Locale): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', title: home }, ...crumbs].map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: address(locale, path),
    })),
  };
}

/** What the page is about, where there is a word for it that is true. */
export function entityData(entity: ContentEntity, locale: Locale): StructuredData[] {
  const { kind, title, summary, updated, langcode, path, airport } = entity;
  if (kind === 'article' || kind === 'news') {
    return [
      {
        '@type': kind === 'news' ? 'NewsArticle' : 'Article',
        headline: title,
        description: summary,
        dateModified: updated,
        inLanguage: langcode === 'und' ? locale : langcode,
        mainEntityOfPage: address(locale, path),
        publisher: { '@type': 'Organization', name: 'Travesía' },
      },
    ];
  }
  if (airport) {
    return [
      {
        '@type': 'Airport',
        name: airport.name,
        iataCode: airport.code,
        icaoCode: airport.icaoCode,
        address: {
          '@type': 'PostalAddress',
          addressLocality: airport.cityName,
          addressCountry: airport.countryCode,
        },
        geo: { '@type': 'GeoCoordinates', latitude: airport.latitude, longitude: airport.longitude },
      },
    ];
  }
  return [];
}
