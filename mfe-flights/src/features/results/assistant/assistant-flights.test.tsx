import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../../flights.tsx';
import { direct, offer, overnight, reply, viaLisbon } from '../testing/offers.ts';
import { noOtherDays } from '../testing/no-other-days.ts';

const server = setupServer();
const expiresAt = '2999-01-01T00:00:00Z';
const ofTalk = reply([offer('ast_direct', 61_000, [direct])]);
const all = reply([
  offer('direct', 60_000, [direct]),
  offer('lisbon', 45_000, [viaLisbon]),
  offer('night', 50_000, [overnight]),
]);
let asked: { path: string; cache: string | null; body: unknown }[];
const paths = () => asked.map(({ path }) => path);

beforeAll(async () => {
  server.listen();
  // The page's own code, so that the first story does not wait for it.
  await import('../../../pages/results-route.tsx');
  await import('./index.ts');
});
beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const note = async (request: Request) =>
    asked.push({
      path: new URL(request.url).pathname,
      cache: request.headers.get('cache-control'),
      body: await request.json(),
    });
  server.use(
    noOtherDays,
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.post('*/api/air/flight-offer/search', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ ...all, meta: { ...all.meta, expiresAt, searchId: 'search_all' } });
    }),
    http.post('*/api/flight/cached', async ({ request }) => {
      await note(request);
      const { data: offers, dictionaries, meta } = ofTalk;
      return HttpResponse.json({
        error: false,
        data: { offers, dictionaries, meta: { ...meta, expiresAt, searchId: 'search_talk' } },
      });
    }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const SEARCH = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&adults=1&trip=1';
const open = (story: RemoteStory = {}) =>
  openRemote(remote, { path: `${SEARCH}&aiAssistant=talk-7`, ...story });

describe('results with aiAssistant in the address (F-42)', () => {
  it.each([
    ['es', 'Los vuelos de tu conversación', 'Ver todos los vuelos'],
    ['en', 'The flights from your chat', 'See all flights'],
  ] as const)(
    'shows what the assistant found, and all flights when they are wanted (%s)',
    async (...words) => {
      const [locale, title, seeAll] = words;
      const { user, path } = open({ locale });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getAllByRole('article')).toHaveLength(1);
      expect(asked).toMatchObject([
        {
          path: '/api/flight/cached',
          body: { assistantId: 'talk-7', search: { legInfo: { 1: { from: 'MAD', to: 'BOG' } } } },
        },
      ]);
      await user.click(screen.getByRole('button', { name: seeAll }));
      expect(path()).not.toContain('aiAssistant');
      expect(await screen.findAllByRole('article')).toHaveLength(3);
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['has none', () => HttpResponse.json({ error: true, data: null })],
    ['fails', () => HttpResponse.json({}, { status: 500 })],
    ['talks nonsense', () => HttpResponse.json({ error: false, data: { offers: [{ id: 'x' }] } })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('searches as always where the assistant %s', async (_what, answer) => {
    server.use(http.post('*/api/flight/cached', answer));
    open();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText('Los vuelos de tu conversación')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['is markup', '&aiAssistant=%3Cb%3E'],
    ['is empty', '&aiAssistant='],
    ['is not there', ''],
  ])('asks no assistant whose name %s', async (_what, more) => {
    open({ path: `${SEARCH}${more}` });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(paths()).toEqual(['/api/air/flight-offer/search']);
  });

  it('S-45: at zero the airlines are asked past every cache, the assistant no more', async () => {
    sessionStorage.setItem('travesia.results-clock.search_talk', '1');
    const { user, path } = open({ path: `${SEARCH}&aiAssistant=talk-7&stops=0` });
    await user.click(await screen.findByRole('button', { name: 'Actualizar resultados' }));
    expect(await screen.findByText('2 de 3 vuelos')).toBeVisible();
    expect(paths()).toEqual(['/api/flight/cached', '/api/air/flight-offer/search']);
    expect(asked[1]).toMatchObject({ cache: 'no-cache' });
    expect(path()).toContain('stops=0');
  });
});

describe('results that the summary or the payment leads back to', () => {
  it('S-45: are asked for anew, once, and the address forgets the wish', async () => {
    const { path } = open({ path: `${SEARCH}&fresh=1` });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(asked.at(-1)).toMatchObject({ cache: 'no-cache' });
    expect(asked.filter(({ cache }) => cache === 'no-cache')).toHaveLength(1);
    expect(path()).toBe(SEARCH);
  });
});
