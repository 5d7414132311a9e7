import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { markdownHtml, sanitisedHtml } from './body-html.ts';
import { readDocument } from './read-document.ts';
import { crossFaults, readStore } from './store.ts';

const HEAD = `---
title: Equipaje de mano
path: /articulos/equipaje-de-mano
kind: article
summary: Qué cabe en la cabina, qué no, y cómo se mide.
published: 2026-11-01
updated: 2026-11-20
---
`;

describe('a text of the store', () => {
  it('E-16: is front matter and Markdown, in the language of its folder', () => {
    const { document } = readDocument('es/articles/equipaje.md', `${HEAD}\n## Medidas\n\nHola.\n`);
    expect(document).toMatchObject({
      langcode: 'es',
      path: '/articulos/equipaje-de-mano',
      kind: 'article',
      routes: [],
      markets: [],
      markdown: '\n## Medidas\n\nHola.\n',
    });
  });

  it.each([
    ['no front matter', 'Hola', 1, /front matter/],
    ['a front matter without an end', '---\ntitle: Hola\n', 1, /front matter/],
    ['broken YAML', '---\ntitle: [\n---\n', 2, /./],
    ['a key nobody knows', HEAD.replace('kind:', 'colour: red\nkind:'), 4, /colour/],
    ['a date that is none', HEAD.replace('2026-11-20', '2026-11-31'), 7, /updated/],
    ['a change before its publication', HEAD.replace('2026-11-20', '2026-10-20'), 7, /updated/],
    ['a path with spaces', HEAD.replace('/articulos/equipaje-de-mano', '/a b'), 3, /path/],
    ['HTML', `${HEAD}\nHola\n\n<b>tú</b>\n`, 12, /HTML/],
    ['a second title', `${HEAD}\n# Otra vez\n`, 10, /first level/],
    ['a step left out', `${HEAD}\n## Uno\n\n#### Tres\n`, 12, /left out/],
    ['a picture', `${HEAD}\n![foto](https://example.com/a.png)\n`, 10, /pictures/],
    ['a link that runs', `${HEAD}\n[clic](javascript:alert(1))\n`, 10, /leads nowhere/],
  ])('a fault is named with its line: %s', (_what, text, line, message) => {
    const { faults } = readDocument('es/articles/equipaje.md', text);
    expect(faults?.[0]).toEqual({
      file: 'es/articles/equipaje.md',
      line,
      message: expect.stringMatching(message),
    });
  });

  it('every fault of a file is named at once', () => {
    const broken = `${HEAD.replace('article', 'story')}\n# Otra vez\n`;
    expect(readDocument('es/a.md', broken).faults?.map(({ line }) => line)).toEqual([4, 10]);
  });
});

describe('the store', () => {
  let folder = '';
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  beforeEach(() => {
    folder = temporaryFolder('store');
    for (const language of ['es', 'en']) mkdirSync(join(folder, language));
  });

  it('a broken file stops its own publication, not the site: the last good text stays', () => {
    write('es/one.md', `${HEAD}\nHola.\n`);
    write('en/one.md', `${HEAD}\nHello.\n`);
    const good = readStore(folder);
    write('es/one.md', `${HEAD}\n# roto\n`);
    const next = readStore(folder, good.documents);
    expect(next.faults).toMatchObject([{ file: 'es/one.md', line: 10 }]);
    expect(next.documents.map(({ markdown }) => markdown)).toEqual(['\nHello.\n', '\nHola.\n']);
  });

  it('a path belongs to one text in each language', () => {
    write('es/one.md', HEAD);
    write('es/two.md', HEAD);
    expect(readStore(folder).faults).toMatchObject([{ file: 'es/two.md' }]);
  });

  it('a text that is withdrawn is withdrawn in both languages, and nothing leads to it any more', () => {
    const known = { isPage: () => false, isPlace: () => true, isPhotograph: () => true };
    const withdrawn = HEAD.replace('kind:', 'withdrawn: 2026-12-01\nkind:');
    const reader = HEAD.replaceAll('equipaje-de-mano', 'otro');
    write('es/one.md', withdrawn);
    write('en/one.md', HEAD);
    write('es/two.md', `${reader}\n[equipaje](/articulos/equipaje-de-mano)\n`);
    write('en/two.md', reader);
    expect(crossFaults(readStore(folder), known, folder)).toEqual([
      { file: 'en/one.md', line: 3, message: 'path: is not written in every language' },
      { file: 'es/one.md', line: 3, message: 'path: is not withdrawn in every language' },
    ]);
    write('en/one.md', withdrawn);
    expect(crossFaults(readStore(folder), known, folder)).toEqual([
      { file: 'es/two.md', line: 10, message: 'a link to /articulos/equipaje-de-mano leads nowhere' },
    ]);
  });

  it('X-01: a text without its translation, and links and places that are not there, are faults', () => {
    const linked = HEAD.replace('---\n', '---\nroutes: [MAD-QQQ]\nrelated: [/nada]\nphoto: nada.jpg\n');
    write('es/one.md', `${linked}\n[aquí](/articulos/equipaje-de-mano) y [allí](/nunca#parte)\n`);
    const known = {
      isPage: () => false,
      isPlace: (code: string) => code === 'MAD',
      isPhotograph: () => false,
    };
    expect(crossFaults(readStore(folder), known, folder).map(({ line, message }) => [line, message])).toEqual(
      [
        [6, 'path: is not written in every language'],
        [3, 'related: /nada leads nowhere'],
        [2, 'routes: MAD-QQQ names a place nobody flies to'],
        [4, 'photo: nada.jpg is not among the photographs'],
        [13, 'a link to /nunca leads nowhere'],
      ],
    );
  });
});

describe('the HTML of a text', () => {
  it('E-06: keeps the words and loses what could run', () => {
    const html = sanitisedHtml(
      `<h1 onclick="x()">Hola</h1><script>alert(1)</script><style>p{}</style>
       <p style="position:fixed"><a href="javascript:alert(1)">uno</a> <a href="/vuelos">dos</a></p>
       <iframe src="https://example.com"></iframe><img src=x onerror=alert(1)><b>tres</b><svg><script>1</script></svg>`,
      'es',
    );
    expect(html).not.toMatch(/script|onclick|style|javascript|iframe|img|svg|alert/);
    expect(html).toContain('<h2 id="hola">Hola</h2>');
    expect(html).toContain('<a href="/es/vuelos">dos</a>');
    expect(html).toContain('<strong>tres</strong>');
  });

  it('P-50: links inside the site carry the language, others stay', () => {
    const html = markdownHtml(
      '[a](/vuelos?x=1) [b](https://example.com) [c](#parte) [d](/en/vuelos) [e](/)',
      'en',
    );
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/en/vuelos?x=1',
      'https://example.com',
      '#parte',
      '/en/vuelos',
      '/en',
    ]);
  });

  it('A20: a text of thousands of levels is shown as its words', () => {
    expect(markdownHtml(`${'> '.repeat(12_000)}hola & adiós`, 'es')).toBe('<p>hola &amp; adiós</p>');
    expect(sanitisedHtml(`${'<b>'.repeat(20_000)}<script>hola`, 'es')).not.toContain('<script');
  });

  it('headings can be linked to, and equal ones are told apart', () => {
    const html = markdownHtml('## ¿Qué llevar?\n\n## ¿Qué llevar?', 'es');
    expect(html).toContain('id="que-llevar"');
    expect(html).toContain('id="que-llevar-2"');
  });
});
