import { describe, expect, it } from '@jest/globals';
import { addressTags, sharingTags, type DescribedPage } from './page-tags.ts';

const PAGE: DescribedPage = {
  siteOrigin: 'https://travesia.example',
  locale: 'es',
  path: '/aerolineas/iberia-airline-IB',
  title: 'Iberia · Travesía',
  description: 'Rutas & equipaje',
  isIndexed: true,
  hasPreview: true,
  described: {},
};

describe('where a page is', () => {
  it('P-13: its address and both languages', () => {
    expect(addressTags(PAGE)).toEqual([
      '<link rel="canonical" href="https://travesia.example/es/aerolineas/iberia-airline-IB">',
      '<link rel="alternate" hreflang="es" href="https://travesia.example/es/aerolineas/iberia-airline-IB">',
      '<link rel="alternate" hreflang="en" href="https://travesia.example/en/aerolineas/iberia-airline-IB">',
      '<link rel="alternate" hreflang="x-default" href="https://travesia.example/aerolineas/iberia-airline-IB">',
    ]);
  });

  it('E-10: a page of several addresses has one', () => {
    const described = { canonicalPath: '/airlines/iberia-airline-IB' };
    expect(addressTags({ ...PAGE, described }).join('')).not.toContain('aerolineas');
  });

  it('E-05: a text of one language is where it is written', () => {
    const tags = addressTags({ ...PAGE, described: { locales: ['en'] } });
    expect(tags[0]).toContain('/en/aerolineas');
    expect(tags.join('')).not.toContain('hreflang="es"');
  });
});

describe('what a shared page looks like', () => {
  it('title, words, address and picture', () => {
    const tags = sharingTags({ ...PAGE, described: { kind: 'article', image: '/a.png' } }).join('\n');
    expect(tags).toContain('<meta property="og:type" content="article">');
    expect(tags).toContain('<meta property="og:description" content="Rutas &amp; equipaje">');
    expect(tags).toContain('<meta property="og:image" content="https://travesia.example/a.png">');
    expect(tags).toContain('<meta property="og:locale" content="es_ES">');
  });

  it('P-48: a page without a preview is not described', () => {
    expect(sharingTags({ ...PAGE, hasPreview: false })).toEqual([]);
  });
});
