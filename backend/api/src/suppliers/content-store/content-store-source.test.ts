import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LocalDate } from '@travesia/domain';
import type { ContentFault } from '@travesia/content';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createContentStoreSource } from './content-store-source.ts';

const PATH = '/noticias/oferta-de-otono';
const WORDS_OF_A_LONG_TEXT = 5_000;

let folder = '';
let today: LocalDate = '2026-11-21';
let faults: ContentFault[] = [];

beforeEach(() => {
  folder = temporaryFolder('store');
  today = '2026-11-21';
  faults = [];
});

function write(file: string, { withdrawn = '', path = PATH, body = 'Hola.' } = {}) {
  const text = `---
title: Oferta de otoño
path: ${path}
kind: news
summary: Lo que cuesta menos entre octubre y diciembre.
published: 2026-10-01
updated: 2026-10-01
${withdrawn && `withdrawn: ${withdrawn}\n`}---
${body}
`;
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const open = () =>
  createContentStoreSource({ folder, today: () => today, onFault: (fault) => faults.push(fault) });

describe('a text that is withdrawn', () => {
  it('stands until its day, and is gone from then on: no list, no address, no text', async () => {
    for (const language of ['es', 'en']) write(`${language}/offer.md`, { withdrawn: '2026-12-01' });
    const source = open();
    expect(faults).toEqual([]);
    expect(await source.find(PATH, 'es')).toMatchObject({ title: 'Oferta de otoño' });
    expect(await source.isGone(PATH)).toBe(false);

    today = '2026-12-01';
    expect(await source.find(PATH, 'es')).toBeNull();
    expect(await source.isGone(PATH.toUpperCase())).toBe(true);
    expect((await source.list('news', 'es', 0, 12)).total).toBe(0);
    expect((await source.addresses()).filter(({ path }) => path === PATH)).toEqual([]);
  });

  it('never written is not gone, and an airport’s own page comes back when its text goes', async () => {
    const airport = '/aeropuertos/madrid-mad';
    for (const language of ['es', 'en']) {
      write(`${language}/mad.md`, { path: airport, withdrawn: '2026-11-01' });
    }
    const source = open();
    expect(await source.isGone('/noticias/nunca')).toBe(false);
    expect(await source.isGone(airport)).toBe(false);
    expect(await source.find(airport, 'es')).toMatchObject({ kind: 'airport' });
  });
});

describe('a store on a bad day', () => {
  it('a broken file is told and left out; every other text is published', async () => {
    write('es/one.md', { body: '# otra vez' });
    write('es/two.md', { path: '/noticias/otra' });
    const source = open();
    expect(faults).toMatchObject([{ file: 'es/one.md', line: 9 }]);
    expect(await source.find(PATH, 'es')).toBeNull();
    expect(await source.find('/noticias/otra', 'es')).toMatchObject({ langcode: 'es' });
    write('es/one.md');
    await source.refresh();
    expect(await source.find(PATH, 'es')).toMatchObject({ body: '<p>Hola.</p>' });
  });

  it('a text of 5,000 words is served whole', async () => {
    const words = Array.from({ length: WORDS_OF_A_LONG_TEXT }, (_, index) => `palabra${index}`);
    write('es/long.md', { body: words.join(' ') });
    const text = await open().find(PATH, 'es');
    expect(text?.body.split(/\s+/)).toHaveLength(WORDS_OF_A_LONG_TEXT);
  });
});
