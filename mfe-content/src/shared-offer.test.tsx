import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RenderRequest, SharedOffer } from '@travesia/contracts';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { content } from './content.tsx';
import { render } from './server-entry.tsx';

const PATH = '/compartido/abc';
const FLIGHT: SharedOffer = {
  kind: 'flight',
  title: 'Madrid – Bogotá',
  language: null,
  lines: ['Ida: jueves, 10 de diciembre de 2026, 14:25 · Iberia · directo', '2 adultos'],
  picture: null,
  seed: 'BOG',
  price: { amount: 51_230, currency: 'USD' },
  shownPrice: null,
  seenOn: '2026-11-20',
  isOver: false,
  address: '/mad-bog/results?from=MAD&to=BOG&depart=2026-12-10&adults=2&trip=1',
};
const HOTEL: SharedOffer = {
  ...FLIGHT,
  kind: 'hotel',
  title: 'Hotel Azahar',
  lines: ['Bogotá, Colombia · 4 estrellas'],
  picture: {
    caption: 'Hotel Azahar',
    sizes: [{ url: '/api/pictures/key/960?u=1', width: 960, height: 640 }],
  },
  shownPrice: { amount: 942_632, currency: 'MXN' },
  address: '/hoteles/summary?hotel=acc_1',
};

const server = setupServer();
let shared: SharedOffer | null = null;
beforeAll(() => server.listen());
beforeEach(() => {
  shared = FLIGHT;
  server.use(http.get('*/api/shares/abc', () => HttpResponse.json({ data: shared })));
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());
const open = (story: RemoteStory = {}) => openRemote(content, { path: PATH, ...story });

describe('what somebody shared (Q-15)', () => {
  it('says what it is, its price of that day with the day, and leads to the live search', async () => {
    const { user, path } = open();
    expect(screen.getByRole('status')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Madrid – Bogotá' })).toBeVisible();
    expect(screen.getByText('Visto el 20 nov 2026')).toBeVisible();
    expect(screen.getByText('512,30 US$')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(FLIGHT.lines);
    await user.click(screen.getByRole('link', { name: 'Ver el precio de hoy' }));
    expect(path()).toBe(FLIGHT.address);
  });

  it('a price in the sharer’s currency stays in it, whatever the reader looks at prices in', async () => {
    shared = HOTEL;
    open({ locale: 'en', currency: 'EUR' });
    await screen.findByRole('heading', { level: 1, name: 'Hotel Azahar' });
    expect(screen.getByText(/9,426\.32/)).toHaveTextContent(/MX/);
    expect(screen.getByText(/\(US\$512\.30\)/)).toBeVisible();
  });

  it('days that have passed are said, and other days are searched', async () => {
    shared = { ...FLIGHT, isOver: true };
    open({ locale: 'en' });
    expect(await screen.findByText('These dates have passed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search other dates' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /today/ })).not.toBeInTheDocument();
  });

  it.each([
    ['was deleted', PATH],
    ['is no id at all', '/compartido/a%20b'],
  ])('P-44: one that %s is the shell’s own page', async (_what, path) => {
    shared = null;
    const { missing } = open({ path });
    await waitFor(() => expect(missing()).toBe(1));
  });

  it('one that cannot be read is an error page in its place, and is read on trying again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [500, 500, 500];
    server.use(
      http.get('*/api/shares/abc', () =>
        answers.length > 0
          ? HttpResponse.json({}, { status: answers.shift() ?? 500 })
          : HttpResponse.json({ data: FLIGHT }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Madrid – Bogotá' })).toBeVisible();
  });
});

const REQUEST: RenderRequest = {
  target: 'route',
  url: PATH,
  hostId: 'page',
  locale: 'es',
  market: {
    id: 'intl',
    defaultCurrency: 'USD',
    numberLocale: { es: 'es-ES', en: 'en-US' },
  } as RenderRequest['market'],
  currency: 'USD',
  contactNumber: '+1 202 555 0180',
  today: '2026-11-21',
};
const renderOf = (data: SharedOffer | null) =>
  render({
    ...REQUEST,
    answers: [{ need: { method: 'GET', path: '/shares/abc' }, status: 200, body: { data } }],
  });

describe('the preview of what somebody shared (Q-15)', () => {
  it('the server renders title, price and picture before any script', () => {
    expect(render(REQUEST).needs).toEqual([{ method: 'GET', path: '/shares/abc' }]);
    const { html, head, status } = renderOf(HOTEL);
    expect(status).toBe(200);
    expect(head.title).toMatch(/^Hotel Azahar: .*9\.?426,32.* · Travesía$/);
    expect(head).toMatchObject({
      description: 'Bogotá, Colombia · 4 estrellas. Visto el 20 nov 2026.',
      image: '/api/pictures/key/960?u=1',
    });
    expect(html).toContain('Ver el precio de hoy');
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('without a photograph it is the landscape of the page', () => {
    const { head } = renderOf(FLIGHT);
    expect(head.image).toBeUndefined();
    expect(head.scene).toMatchObject({ seed: 'BOG' });
  });

  it('P-44: what nobody shared is not found', () => {
    expect(renderOf(null).status).toBe(404);
  });
});
