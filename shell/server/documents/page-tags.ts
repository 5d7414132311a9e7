import { LOCALES, type Locale, type RenderReply } from '@travesia/contracts';
import { LANGUAGES } from '@travesia/domain';
import { withLocale } from '../../src/routing/locale-path.ts';
import { tag } from './html.ts';

export interface DescribedPage {
  readonly siteOrigin: string;
  readonly locale: Locale;
  /** Path below the language prefix, without query. */
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  readonly isIndexed: boolean;
  /** Shown with title and picture where its address is sent. */
  readonly hasPreview: boolean;
  /** What the page's remote says about it. */
  readonly described: RenderReply['head'];
}

/** Of the pictures that are rendered for pages (sharing). */
const PICTURE_SIZE = { width: '1200', height: '630' } as const;

/** The address of a page, and where its translations are (P-13). */
export function addressTags({ siteOrigin, locale, path, described }: DescribedPage): string[] {
  const own = described.canonicalPath ?? path;
  const locales = described.locales ?? LOCALES;
  const address = (language: Locale) => siteOrigin + withLocale(language, own);
  // A text that is not written in this language is the one it is written in.
  const canonical = locales.includes(locale) ? locale : (locales[0] ?? locale);
  return [
    tag('link', { rel: 'canonical', href: address(canonical) }),
    ...locales.map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: address(language) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: siteOrigin + own }),
  ];
}

/** What a page looks like where somebody shares it (Open Graph). */
export function sharingTags(page: DescribedPage): string[] {
  const { siteOrigin, locale, path, title, description, hasPreview, described } = page;
  if (!hasPreview) return [];
  const own = withLocale(locale, described.canonicalPath ?? path);
  const picture = new URL(described.image ?? `/share${own}.jpg`, siteOrigin).href;
  const properties: Readonly<Record<string, string>> = {
    'og:site_name': 'Travesía',
    'og:type': described.kind ?? 'website',
    'og:title': title,
    ...(description && { 'og:description': description }),
    'og:url': siteOrigin + own,
    'og:locale': LANGUAGES[locale].tag.replace('-', '_'),
    'og:image': picture,
    'og:image:alt': title,
    ...(!described.image && {
      'og:image:width': PICTURE_SIZE.width,
      'og:image:height': PICTURE_SIZE.height,
    }),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}
