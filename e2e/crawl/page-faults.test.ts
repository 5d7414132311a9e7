import { describe, expect, it } from '@jest/globals';
import { pageFaults, repeatedWords } from './page-faults.ts';
import { readPage } from './read-page.ts';

const ADDRESS = 'https://travesia.example/es/articulos/equipaje';
const LISTED = { address: ADDRESS, locale: 'es', locales: ['es', 'en'] } as const;
const DESCRIPTION = 'Qué cabe en la cabina, qué se factura y cuánto cuesta cada cosa.';

const pageOf = (change: (html: string) => string = (html) => html) =>
  readPage(
    change(`<!doctype html><html lang="es"><head><title>Equipaje de mano</title>
<meta name="description" content="${DESCRIPTION}">
<link rel="canonical" href="${ADDRESS}">
<link rel="alternate" hreflang="es" href="${ADDRESS}">
<link rel="alternate" hreflang="en" href="https://travesia.example/en/articulos/equipaje">
<link rel="alternate" hreflang="x-default" href="https://travesia.example/articulos/equipaje">
<meta property="og:title" content="Equipaje"><meta property="og:type" content="article">
<meta property="og:url" content="${ADDRESS}"><meta property="og:locale" content="es_ES">
<meta property="og:image" content="https://travesia.example/a.png">
</head><body><h1>Equipaje</h1><a href="/es/vuelos#top">Vuelos</a><p id="top"></p></body></html>`),
  );

describe('what the crawl holds against a page', () => {
  it('P-48: nothing, where all is in order', () => {
    expect(pageFaults(pageOf(), LISTED)).toEqual([]);
  });

  it.each<[string, (html: string) => string]>([
    ['its language is "en"', (html) => html.replace('html lang="es"', 'html lang="en"')],
    ['2 headings of the first level', (html) => html.replace('</h1>', '</h1><h1>Otra</h1>')],
    ['a title of 0 signs', (html) => html.replace('Equipaje de mano', '')],
    ['a description of 4 signs: Nada', (html) => html.replace(DESCRIPTION, 'Nada')],
    [
      'it is in the sitemap and not to be listed',
      (html) => html.replace('<title>', '<meta name="robots" content="noindex"><title>'),
    ],
    [
      'its address is said to be https://travesia.example/es/otra',
      (html) =>
        html.replace(`canonical" href="${ADDRESS}"`, 'canonical" href="https://travesia.example/es/otra"'),
    ],
    [
      'hreflang en leads to undefined, not https://travesia.example/en/articulos/equipaje',
      (html) => html.replace('hreflang="en"', ''),
    ],
    ['no og:image', (html) => html.replace('og:image', 'og:nothing')],
  ])('P-13: %s', (fault, change) => {
    expect(pageFaults(pageOf(change), LISTED)).toEqual([fault]);
  });

  it('two pages with the same words are named', () => {
    const twice = [
      { address: ADDRESS, locale: 'es', page: pageOf() },
      { address: `${ADDRESS}-2`, locale: 'es', page: pageOf((html) => html.replace(DESCRIPTION, 'Otra')) },
    ] as const;
    expect(repeatedWords(twice)).toEqual([`title "Equipaje de mano" stands on ${ADDRESS}, ${ADDRESS}-2`]);
  });

  it('links and the places they may lead to are read', () => {
    const page = pageOf();
    expect(page.links).toEqual(['/es/vuelos#top']);
    expect([...page.ids]).toEqual(['top']);
  });
});
