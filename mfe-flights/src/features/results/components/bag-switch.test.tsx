import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../../flights.tsx';
import { direct, offer, overnight, reply, viaLisbon } from '../testing/offers.ts';
import { noOtherDays } from '../testing/no-other-days.ts';

const server = setupServer();
const found = reply([
  offer('direct', 60_000, [direct]),
  offer('lisbon', 45_000, [viaLisbon]),
  offer('night', 50_000, [overnight]),
]);
let bagRequests = 0;
const bags = (data: Record<string, number | null>) =>
  http.get('*/api/air/flight-search/search_1/bags', () => {
    bagRequests += 1;
    return HttpResponse.json({ data, meta: { currency: 'USD' } });
  });

beforeAll(async () => {
  server.listen();
  await import('../../../pages/results-route.tsx');
});
beforeEach(() => {
  bagRequests = 0;
  server.use(
    noOtherDays,
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.post('*/api/air/flight-offer/search', () =>
      HttpResponse.json({
        ...found,
        meta: { ...found.meta, expiresAt: '2999-01-01T00:00:00Z', searchId: 'search_1' },
      }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const SEARCH = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&adults=1&trip=1';
const open = (story: RemoteStory = {}) => openRemote(remote, { path: SEARCH, ...story });
const prices = () =>
  screen
    .getAllByRole('article')
    .map((ticket) => within(ticket).getByText(/^[\d.,]+\s?US\$|^US\$/).textContent);

describe('prices with a checked bag (Q-04)', () => {
  it.each([
    [
      'es',
      'Con maleta registrada',
      'Precios con una maleta por persona en cada trayecto',
      'incluye maletas: ',
    ],
    ['en', 'With a checked bag', 'Prices include one checked bag per person each way', 'bags included: '],
  ] as const)('reprice every ticket and the order; the address keeps it (%s)', async (...words) => {
    const [locale, label, ready, added] = words;
    server.use(bags({ direct: 0, lisbon: 20_000, night: 5_000 }));
    const { user, path } = open({ locale });
    await screen.findAllByRole('article');
    const before = prices();
    await user.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(ready)).toBeVisible();
    expect(path()).toContain('bag=checked');
    expect(prices().map((price) => price?.replace(/\D/g, ''))).toEqual(['55000', '60000', '65000']);
    expect(screen.getAllByText(new RegExp(added))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: label }));
    expect(path()).not.toContain('bag=');
    expect(prices()).toEqual(before);
  });

  it('an unknown price leaves the total as it is, says so, and stands behind those that are known', async () => {
    server.use(bags({ direct: 0, lisbon: null, night: 5_000 }));
    open({ path: `${SEARCH}&bag=checked` });
    expect(await screen.findByText('maleta no incluida: precio sin confirmar')).toBeVisible();
    expect(prices().map((price) => price?.replace(/\D/g, ''))).toEqual(['55000', '60000', '45000']);
  });

  it('where bags cannot be asked for, prices stay without them, and a press asks again', async () => {
    server.use(
      http.get('*/api/air/flight-search/search_1/bags', () => HttpResponse.json({}, { status: 502 }), {
        once: true,
      }),
    );
    const { user } = open({ path: `${SEARCH}&bag=checked` });
    const again = await screen.findByRole('button', { name: 'Volver a intentarlo' });
    expect(screen.getByText(/Los precios no las incluyen/)).toBeVisible();
    server.use(bags({ direct: 0, lisbon: 20_000, night: 5_000 }));
    await user.click(again);
    expect(await screen.findByText(/Precios con una maleta/)).toBeVisible();
  });

  it('nobody is asked before it is wanted', async () => {
    server.use(bags({}));
    open();
    await screen.findAllByRole('article');
    expect(bagRequests).toBe(0);
  });
});
