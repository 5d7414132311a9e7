import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  CONTENT_OPERATIONS,
  ContentByPathReplySchema,
  DestinationsReplySchema,
  SitemapReplySchema,
} from '@travesia/contracts';
import { findAirport } from '@travesia/geography';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import * as v from 'valibot';
import { buildApp } from '../../app.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { Dependencies } from '../../app.ts';
import { createContentGraphqlSource } from '../../suppliers/content-graphql/index.ts';
import { createContentStoreSource } from '../../suppliers/content-store/index.ts';
import { createTestDependencies, STARTUP_MS } from '../../testing.ts';
import { createSeenFares, lowestFares, type FoundFare } from '../flights/seen-fares.ts';

const DAY_MS = 86_400_000;
const IBERIA = '/airlines/iberia-airline-IB';
const AN_OFFER = (amount: number, cabin = 'economy') =>
  ({
    itineraries: [],
    price: { intTotal: { amount: amount + 1, currency: 'USD' } },
    travelerPricings: [
      { type: 'ADULT', price: { intTotal: { amount, currency: 'USD' } }, fareDetailsBySegment: [{ cabin }] },
      {
        type: 'CHILD',
        price: { intTotal: { amount: 1, currency: 'USD' } },
        fareDetailsBySegment: [{ cabin }],
      },
    ],
  }) as never;
const search = (from: string, to: string, departureDate: string, returnDate?: string) =>
  ({
    legInfo: {
      1: { from, to, departureDate },
      ...(returnDate && { 2: { from: to, to: from, departureDate: returnDate } }),
    },
    travelerInfo: { adult: 1, child: 1, infant: 0 },
  }) as never;
/** As a search is noted. */
function found(payload: never, ...offers: never[]): FoundFare[] {
  return [{ payload, lowest: lowestFares(offers) }];
}

function asking(app: () => FastifyInstance) {
  const ask = async (query: string, variables: object = {}) => {
    const reply = await app().inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    ask,
    async entity(path: string, langcode = 'es') {
      const { status, body } = await ask(CONTENT_OPERATIONS.contentByPath, { path, langcode });
      expect(status).toBe(200);
      return v.parse(ContentByPathReplySchema, body).data;
    },
    async destinations(countryCode: string, langcode: string) {
      const { body } = await ask(CONTENT_OPERATIONS.destinationsByMonth, { countryCode, langcode });
      return v.parse(DestinationsReplySchema, body).data.destinations;
    },
    list: (type: string, langcode = 'es', page = 0, pageSize = 12) =>
      ask(CONTENT_OPERATIONS.contentList, { type, langcode, page, pageSize }),
  };
}

describe('the photograph of a text', () => {
  const PATH = '/articulos/la-plaza';
  let app: FastifyInstance;
  let testDatabase: TestDatabase;
  let photographsFolder = '';
  const faults: unknown[] = [];
  const { ask, entity, list } = asking(() => app);

  beforeAll(async () => {
    const folder = temporaryFolder('store');
    photographsFolder = temporaryFolder('photographs');
    for (const language of ['es', 'en']) {
      mkdirSync(join(folder, language));
      writeFileSync(
        join(folder, language, 'plaza.md'),
        `---
title: La plaza
path: ${PATH}
kind: article
summary: Dónde sentarse, a qué hora, y qué no pedir.
published: 2026-11-01
updated: 2026-11-20
photo: plaza.jpg
---
Hola.
`,
      );
    }
    writeFileSync(
      join(photographsFolder, 'plaza.jpg'),
      await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#8a5800' } })
        .jpeg()
        .toBuffer(),
    );
    writeFileSync(
      join(photographsFolder, 'credits.yaml'),
      `plaza.jpg:
  alt: { es: Una plaza con soportales, en: A square with arcades }
  credit: Ana Ruiz
  licence: CC BY 4.0
  focus: { x: 0.5, y: 0.25 }
`,
    );
    const made = await createTestDependencies({
      contentSource: createContentStoreSource({
        folder,
        photographsFolder,
        today: () => '2026-11-21',
        onFault: (fault) => faults.push(fault),
      }),
      environment: { INTERNAL_SECRET: 'an-internal-secret-of-the-test' },
    });
    ({ testDatabase } = made);
    ({ app } = await buildApp(made.dependencies));
  }, STARTUP_MS);
  afterAll(async () => {
    await app.close();
    await testDatabase.close();
  });

  it('E-18: has its words in the language of the reader, who made it, and addresses that show it', async () => {
    expect(faults).toEqual([]);
    const { en } = await entity(PATH, 'en');
    expect(en?.image?.photo).toMatchObject({
      alt: 'A square with arcades',
      caption: '',
      credit: 'Ana Ruiz (CC BY 4.0)',
      focus: { x: 0.5, y: 0.25 },
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const widest = en?.image?.photo?.sizes.at(-1);
    expect(widest).toMatchObject({ width: 1200, height: 800 });
    const reply = await app.inject({
      url: widest?.url.replace(/^\/api/, '') ?? '',
      headers: { accept: 'image/avif,*/*' },
    });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/avif']);
    const listed = (await list('article', 'es')).body.data.contentList.results[0];
    expect(listed.image.photo).toMatchObject({ alt: 'Una plaza con soportales' });
  });

  it('is not asked for by releases from before, and they are answered as ever', async () => {
    const former = CONTENT_OPERATIONS.contentList.replaceAll('{ scene alt photo }', '{ scene alt }');
    expect(former).not.toBe(CONTENT_OPERATIONS.contentList);
    const { body } = await ask(former, { type: 'article', langcode: 'es', page: 0, pageSize: 12 });
    expect(body.data.contentList.results[0].image).toEqual({ scene: 'port', alt: '' });
  });

  it('that lost its credit is not shown any more; the text stays', async () => {
    writeFileSync(join(photographsFolder, 'credits.yaml'), '# nobody\n');
    const purge = await app.inject({
      method: 'POST',
      url: '/internal/content/purge',
      headers: { 'x-travesia-internal': 'an-internal-secret-of-the-test' },
    });
    expect(purge.statusCode).toBe(200);
    const { es } = await entity(PATH);
    expect([es?.title, es?.image]).toEqual(['La plaza', null]);
    expect(faults).toMatchObject([{ file: 'plaza.jpg', message: expect.stringContaining('no credit') }]);
  });
});

describe('content from the store of the project', () => {
  let app: FastifyInstance;
  let dependencies: Dependencies;
  let testDatabase: TestDatabase;
  const faults: unknown[] = [];
  const { ask, entity, list, destinations } = asking(() => app);

  beforeAll(async () => {
    ({ dependencies, testDatabase } = await createTestDependencies({
      contentSource: createContentStoreSource({
        today: () => '2026-11-21',
        onFault: (fault) => faults.push(fault),
      }),
    }));
    ({ app } = await buildApp(dependencies));
  }, STARTUP_MS);
  beforeEach(() => testDatabase.truncate());
  afterAll(async () => {
    await app.close();
    await testDatabase.close();
  });

  it('E-16: every file of the store can be published', () => {
    expect(faults).toEqual([]);
  });

  it('B-19: a text by its path, in the language of the reader and in no other', async () => {
    const { es, en, und } = await entity(IBERIA);
    expect([en, und]).toEqual([null, null]);
    expect(es).toMatchObject({
      title: 'Iberia',
      langcode: 'es',
      path: IBERIA,
      kind: 'airline',
      code: 'IB',
      translations: ['en', 'es'],
      stale: false,
    });
    expect(es?.body).toContain('<h2 id=');
    expect(es?.metatag).toContainEqual({ name: 'description', content: expect.any(String) });
    expect((await entity(IBERIA, 'en')).en?.langcode).toBe('en');
  });

  it.each([
    'american-airlines-aa',
    'delta-airlines-dl',
    'qatar-airways',
    'reservar-vuelos-de-lufthansa',
    'numero-de-telefono-klm',
    'turkish-airlines',
    'latam-airlines-LA',
    'frontier-airlines-F9',
    'llama-copa-airlines',
    'avianca-airlines-av',
    'aeromexico-airlines-am',
    'southwest-airlines-wn',
    'iberia-airline-IB',
    'spirit-airlines-nk',
    'llama-air-france',
    'united-airlines-ua',
    'numero-de-telefono-jetblue-airways',
  ])('E-08: /airlines/%s has a page in both languages', async (slug) => {
    const path = `/airlines/${slug}`;
    expect((await entity(path)).es).toMatchObject({ kind: 'airline', path });
    expect((await entity(path, 'en')).en).toMatchObject({ kind: 'airline', path });
  });

  it('E-10: letter case does not matter, and /aerolineas leads to the landing page', async () => {
    for (const path of ['/airlines/IBERIA-airline-ib', '/aerolineas/iberia-airline-IB']) {
      expect((await entity(path)).es?.path).toBe(IBERIA);
    }
  });

  it.each(['/airlines/nadie', '/nada', '/a b', '//', '/../secreto', `/${'a'.repeat(3000)}`, '/ñ'])(
    'E-05: nothing is written at %s',
    async (path) => {
      expect(await entity(path)).toEqual({ es: null, en: null, und: null });
    },
  );

  it('an airline comes with its bases, from our own table', async () => {
    const { es } = await entity(IBERIA);
    expect(es?.airline).toMatchObject({
      name: 'Iberia',
      countryName: 'España',
      alliance: 'oneworld',
      hubs: [
        {
          code: 'MAD',
          cityName: 'Madrid',
          path: '/aeropuertos/madrid-mad',
          latitude: expect.closeTo(40.5, 0),
          longitude: expect.closeTo(-3.6, 0),
        },
      ],
    });
  });

  it('an airport nobody wrote about has a page of its facts', async () => {
    const { en } = await entity('/aeropuertos/bogota-bog', 'en');
    expect(en).toMatchObject({ kind: 'airport', code: 'BOG', body: '', translations: ['es', 'en'] });
    expect(en?.airport).toMatchObject({
      countryName: 'Colombia',
      countryPath: '/colombia',
      timeZone: 'America/Bogota',
      utcOffsetMinutes: -300,
    });
    expect(en?.airport?.airlines.map(({ code }) => code)).toContain('AV');
    expect(en?.routes.length).toBeGreaterThanOrEqual(6);
    expect(en?.routes.every(({ fare }) => fare === null)).toBe(true);
  });

  it('a route shows the cheapest fare that a search has found, with its day', async () => {
    const fares = createSeenFares(dependencies.database, dependencies.clock);
    const dear = search('MAD', 'BOG', '2027-02-01', '2027-02-09');
    const cheap = search('MAD', 'BOG', '2027-03-01');
    await fares.record(found(cheap, AN_OFFER(30_000)));
    await fares.record([
      ...found(dear, AN_OFFER(61_000), AN_OFFER(58_000)),
      ...found(cheap, AN_OFFER(20_000)),
      ...found(cheap, AN_OFFER(43_000), AN_OFFER(9_000, 'business')),
      ...found(search('MAD', 'BOG', '2026-11-19'), AN_OFFER(100)),
      ...found(search('BOG', 'MAD', '2027-03-01'), AN_OFFER(200)),
      ...found(dear),
    ]);
    const { es } = await entity('/aeropuertos/madrid-mad');
    expect(es?.routes[0]).toEqual({
      from: { code: 'MAD', cityName: 'Madrid', latitude: expect.any(Number), longitude: expect.any(Number) },
      to: { code: 'BOG', cityName: 'Bogotá', latitude: expect.any(Number), longitude: expect.any(Number) },
      fare: {
        price: { amount: 43_000, currency: 'USD' },
        departureDate: '2027-03-01',
        returnDate: null,
        seenOn: '2026-11-20',
      },
    });
    const fromSpain = await destinations('ES', 'en');
    expect(fromSpain).toHaveLength(12);
    expect(fromSpain[0]).toMatchObject({
      to: { cityName: 'Bogota' },
      fare: { price: { amount: 43_000 }, cheapestMonths: [] },
    });
    await fares.record([
      ...found(search('MAD', 'BOG', '2027-05-20'), AN_OFFER(47_000)),
      ...found(search('MAD', 'BOG', '2027-05-21'), AN_OFFER(44_000)),
      ...found(search('MAD', 'BOG', '2027-01-21'), AN_OFFER(45_000)),
    ]);
    expect((await destinations('ES', 'en'))[0]?.fare).toMatchObject({
      price: { amount: 43_000 },
      cheapestMonths: ['2027-03', '2027-05'],
    });
    const old = await ask(CONTENT_OPERATIONS.destinations, { countryCode: 'ES', langcode: 'en' });
    expect(old.status).toBe(200);
    dependencies.clock.setOffsetMs(31 * DAY_MS);
    expect((await entity('/aeropuertos/madrid-mad')).es?.routes[0]?.fare).toBeNull();
    dependencies.clock.setOffsetMs(0);
  });

  it.each([
    ['CO', 'BOG'],
    ['MX', 'MEX'],
    ['', 'MAD'],
    ['XX', 'MAD'],
  ])('where people of "%s" fly begins at %s', async (countryCode, airport) => {
    const routes = await destinations(countryCode, 'es');
    expect(routes).toHaveLength(12);
    expect(new Set(routes.map(({ from }) => from.code))).toEqual(new Set([airport]));
  });

  it.each(['co', 'COL', '../'])('no country is called "%s"', async (countryCode) => {
    expect((await ask(CONTENT_OPERATIONS.destinations, { countryCode, langcode: 'es' })).status).toBe(400);
  });

  it('B-22: a list in pages, airports by city', async () => {
    const first = (await list('airport', 'es', 0, 12)).body.data.contentList;
    expect(first.results).toHaveLength(12);
    expect(first.total).toBeGreaterThan(300);
    const second = (await list('airport', 'es', 1, 12)).body.data.contentList;
    const cities = [...first.results, ...second.results].map(
      ({ code }: { code: string }) => findAirport(code)?.cityName.es ?? '',
    );
    expect(cities).toEqual(cities.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect(new Set(cities).size).toBeGreaterThan(20);
    expect((await list('airport', 'es', 9_999, 12)).body.data.contentList.results).toEqual([]);
  });

  it.each([
    ['an unknown type', { type: 'secret' }],
    ['51 a page', { pageSize: 51 }],
    ['none a page', { pageSize: 0 }],
    ['a page before the first', { page: -1 }],
    ['a language nobody speaks', { langcode: 'xx' }],
  ])('B-22: %s is 400', async (_what, wrong) => {
    const variables = { type: 'article', langcode: 'es', page: 0, pageSize: 12, ...wrong };
    const { status, body } = await ask(CONTENT_OPERATIONS.contentList, variables);
    expect(status).toBe(400);
    expect(body.error.code).toBe('invalid_request');
  });

  it('the news are a feed in each language', async () => {
    const reply = await app.inject('/content/news.xml?lang=en');
    expect(reply.headers['content-type']).toContain('application/rss+xml');
    expect(reply.body).toContain('<link>http://localhost:3000/en/noticias/las-guias-de-travesia</link>');
    expect(reply.body).toContain(
      '<atom:link href="http://localhost:3000/api/content/news.xml?lang=en" rel="self" type="application/rss+xml"/>',
    );
    expect(reply.body.match(/<item>/g)).toHaveLength(4);
    expect((await app.inject('/content/news.xml?lang=xx')).statusCode).toBe(400);
  });

  it('P-48: search engines are told every text and airport, in both languages', async () => {
    const { data } = v.parse(SitemapReplySchema, (await app.inject('/sitemap')).json());
    expect(data).toContainEqual({ path: IBERIA, updated: expect.any(String), locales: ['es', 'en'] });
    expect(data.filter(({ path }) => path.startsWith('/aeropuertos/')).length).toBeGreaterThan(300);
    expect(new Set(data.map(({ path }) => path)).size).toBe(data.length);
  });
});

describe('content from another endpoint', () => {
  let app: FastifyInstance;
  let dependencies: Dependencies;
  let testDatabase: TestDatabase;
  let endpoint: Server;
  let asked = 0;
  let title = 'Lima';
  let isDown = false;
  const { ask, entity } = asking(() => app);

  beforeAll(async () => {
    endpoint = createServer((_request, response) => {
      asked += 1;
      if (isDown) {
        response.writeHead(503).end('<html>');
        return;
      }
      const text = {
        title,
        langcode: 'en',
        path: '/peru',
        kind: 'country',
        updated: '2026-10-01',
        body: '<p onclick="x()">Hi <script>alert(1)</script></p>',
        metatag: [
          { name: 'robots', content: 'noindex' },
          { name: 'googlebot', content: 'noindex' },
          { name: 'description', content: 'Peru' },
        ],
      };
      response.end(JSON.stringify({ data: { en: text } }));
    }).listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    const { port } = endpoint.address() as AddressInfo;
    ({ dependencies, testDatabase } = await createTestDependencies({
      contentSource: createContentGraphqlSource({ url: `http://127.0.0.1:${port}/`, timeoutMs: 5_000 }),
    }));
    ({ app } = await buildApp(dependencies));
  }, STARTUP_MS);
  afterAll(async () => {
    await app.close();
    endpoint.close();
    await testDatabase.close();
  });
  afterEach(() => {
    dependencies.clock.setOffsetMs(0);
    isDown = false;
  });

  it('E-05, E-06: its text is sanitised, loses its robots metatags, and says which language it is in', async () => {
    const { es, en } = await entity('/peru', 'es');
    expect(es).toBeNull();
    expect(en).toMatchObject({
      title: 'Lima',
      langcode: 'en',
      body: '<p>Hi </p>',
      metatag: [{ name: 'description', content: 'Peru' }],
    });
  });

  it('E-06: is asked once in 86,400 s, and again after a purge', async () => {
    await entity('/peru', 'es');
    const before = asked;
    title = 'Cusco';
    dependencies.clock.setOffsetMs(DAY_MS - 60_000);
    expect((await entity('/peru', 'es')).en?.title).toBe('Lima');
    expect(asked).toBe(before);

    const purge = (secret: string) =>
      app.inject({
        method: 'POST',
        url: '/internal/content/purge',
        headers: { 'x-travesia-internal': secret },
        payload: {},
      });
    expect((await purge('wrong')).statusCode).toBe(404);
    expect((await entity('/peru', 'es')).en?.title).toBe('Lima');
    expect((await purge(dependencies.configuration.INTERNAL_SECRET)).statusCode).toBe(200);
    expect((await entity('/peru', 'es')).en?.title).toBe('Cusco');
  });

  it('when it is down the last copy is served and says so; what was never read is 502', async () => {
    await entity('/peru', 'es');
    isDown = true;
    dependencies.clock.setOffsetMs(3 * DAY_MS);
    expect((await entity('/peru', 'es')).en).toMatchObject({ stale: true, path: '/peru' });
    const { status, body } = await ask(CONTENT_OPERATIONS.contentByPath, { path: '/chile', langcode: 'es' });
    expect(status).toBe(502);
    expect(body.error.code).toBe('supplier_failed');
  });

  it('B-44: is not ready before it was read once', async () => {
    isDown = true;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });
});
