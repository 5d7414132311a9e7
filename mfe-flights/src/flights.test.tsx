import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createDraftStore, DRAFT_KEY } from '@travesia/booking';
import { flightSelection } from '@travesia/products/flights';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { dictionaries, direct, offer } from './features/results/testing/offers.ts';
import { flights as remote } from './flights.tsx';

beforeAll(async () => {
  // The page's own code, so that the first story does not wait for it.
  await import('./pages/summary-route.tsx');
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the trip summary', () => {
  it('K-03 K-06: of a package leads to the choice of flights, with the hotel and its list kept', async () => {
    server.use(
      http.get('*/api/air/flightOffer/off_1', () =>
        HttpResponse.json({
          data: offer('off_1', 60_000, [direct]),
          dictionaries,
          search: {
            legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: '2026-11-27' } },
            travelerInfo: { adult: 1, child: 0, infant: 0 },
          },
        }),
      ),
      http.all('*/api/*', () => HttpResponse.json({}, { status: 503 })),
    );
    createDraftStore(sessionStorage).write({
      selection: flightSelection('off_1'),
      searchInitialState: '/hoteles/summary?flow=package&offer=off_1&hotel=hot_1&list=stars%3D5',
      flightResults: '/mad-bog/results?from=MAD&flow=package&adults=1&outbound=AV27',
    });
    const summary = '/booking/summary?flightOfferId=off_1';
    const { unmount } = openRemote(remote, { path: `${summary}&flow=package&hotel=hot_1&rate=rate_1` });
    expect(await screen.findByRole('link', { name: 'Cambiar de vuelo' })).toHaveAttribute(
      'href',
      '/es/mad-bog/results?from=MAD&flow=package&adults=1&hotel=hot_1&list=stars%3D5',
    );
    unmount();
    openRemote(remote, { path: summary });
    expect(await screen.findByRole('heading', { level: 2, name: /Madrid.*Bogotá|Ida/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Cambiar de vuelo' })).not.toBeInTheDocument();
  });

  it.each([
    ['nothing was chosen', null],
    ['what was chosen cannot be read', '{'],
    ['what was chosen is something else', '{"offerId":5}'],
  ])('P-43: leads home where %s', async (_what, draft) => {
    if (draft) sessionStorage.setItem(DRAFT_KEY, draft);
    const { path } = openRemote(remote, { path: '/booking/summary' });
    await waitFor(() => expect(path()).toBe('/'));
  });

  const refusals = {
    'takes nothing': () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
    'hides its storage': () =>
      jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
    'takes no cookies': () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  };

  it.each([
    ['es', 'takes nothing', 'Tu navegador no guarda nada de este sitio'],
    ['es', 'hides its storage', 'Tu navegador no guarda nada de este sitio'],
    ['en', 'takes no cookies', 'Cookies are blocked for this site'],
  ] as const)(
    'S-02: says at once where the browser keeps nothing, and what can be done (%s, it %s)',
    async (...story) => {
      const [locale, refusal, title] = story;
      refusals[refusal]();
      openRemote(remote, { path: '/booking/summary?flightOfferId=off_1', locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('button', { name: /Comprobar otra vez|Check again/ })).toBeVisible();
      expect(screen.getByRole('link', { name: /Llamar|Call/ })).toHaveAttribute('href', 'tel:+34900555010');
      expect(screen.getByRole('link', { name: /Mis viajes|My trips/ })).toHaveAttribute(
        'href',
        `/${locale}/user/my-journey`,
      );
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    },
  );
});
