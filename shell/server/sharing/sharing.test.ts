import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { openFixtureSite } from '../testing/fixture-site.ts';
import { sharePicture, SHARE_HEIGHT, SHARE_WIDTH } from './share-picture.ts';
import { openTitleFont } from './title-font.ts';

const CARD = {
  title: 'Equipaje de mano',
  scene: 'market',
  seed: '/articulos/equipaje',
  light: 'day',
} as const;

describe('the picture of a page that is shared', () => {
  it('is the same for the same page, and another for another', () => {
    const font = openTitleFont();
    expect(sharePicture(CARD, font)).toBe(sharePicture(CARD, font));
    expect(sharePicture({ ...CARD, title: 'Equipaje de bodega' }, font)).not.toBe(sharePicture(CARD, font));
  });

  it('holds no text that a machine would need a font for, nor any of its signs as markup', () => {
    const rendered = sharePicture({ ...CARD, title: '<script>&"Łódź – São Paulo' }, openTitleFont());
    expect(rendered).not.toMatch(/<text|<script|&/);
  });

  it('signs of the far latin alphabets have a width of their own', () => {
    const font = openTitleFont();
    expect(font.width('Łódź', 60)).toBeGreaterThan(font.width('Ło', 60));
    expect(font.width('', 60)).toBe(0);
  });
});

describe('GET /share/…', () => {
  it('P-48: is a picture of the size that is promised, where a page is listed, and 404 elsewhere', async () => {
    const { app, close } = await openFixtureSite();
    const get = (url: string) => app.inject({ url, headers: { 'user-agent': 'examplebot' } });
    const page = (await get('/es/vuelos')).body;
    const address = /<meta property="og:image" content="([^"]+)">/.exec(page)?.[1] ?? '';
    expect(address).toBe('http://site.test/share/es/vuelos.jpg');
    const { statusCode, headers, rawPayload } = await get(new URL(address).pathname);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: SHARE_WIDTH, height: SHARE_HEIGHT });
    for (const nowhere of [
      '/share/es.jpg/x',
      '/share/vuelos.jpg',
      '/share/es/vuelos',
      '/share/es/nunca/jamas/escrito.jpg',
      '/share/es/booking/summary.jpg',
      '/share/',
    ]) {
      expect((await get(nowhere)).statusCode).toBe(404);
    }
    await close();
  });
});
