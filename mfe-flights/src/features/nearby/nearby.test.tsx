import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { keptFlightForm } from '../search/model/kept-forms.ts';

const server = setupServer();
const MADRID = {
  airportCode: 'MAD',
  name: 'Adolfo Suárez Madrid-Barajas',
  cityName: 'Madrid',
  cityCode: 'MAD',
  countryCode: 'ES',
  countryName: 'España',
  location: { lat: 40.47, lon: -3.56 },
  distanceKm: 12.6,
};
let asked: string[];
let found: unknown[];

/** Whoever is asked by the browser: at the Puerta del Sol, or says no. */
function stand(where: 'at the Puerta del Sol' | 'nowhere that is told') {
  const coords = { latitude: 40.416_775, longitude: -3.703_79 } as GeolocationCoordinates;
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (tell, refuse) =>
    where === 'at the Puerta del Sol'
      ? tell({ coords } as GeolocationPosition)
      : refuse?.({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

beforeAll(async () => {
  server.listen();
  await import('./index.ts');
});
beforeEach(() => {
  [asked, found] = [[], [MADRID]];
  stand('at the Puerta del Sol');
  server.use(
    http.get('*/api/airports/nearby', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data: found });
    }),
  );
});
afterEach(() => {
  keptFlightForm.set(null);
  jest.restoreAllMocks();
  server.resetHandlers();
  Reflect.deleteProperty(navigator, 'geolocation');
});
afterAll(() => server.close());

async function begin(story: RemoteStory = {}) {
  const tab = openRemote(remote, { path: '/vuelos', ...story });
  await tab.user.click(await screen.findByRole('combobox', { name: /Origen|From|Origin/ }));
  return tab;
}

describe('airports near the visitor (F-11)', () => {
  it.each([
    ['es', 'Salir desde cerca de mí', 'Madrid (MAD), a 13 km'],
    ['en', 'Use my location', 'Madrid (MAD), 13 km away'],
  ] as const)('are suggested once the visitor says where they are, to a kilometre (%s)', async (...story) => {
    const [locale, offer, airport] = story;
    const { user } = await begin({ locale });
    expect(asked).toEqual([]);
    await user.click(await screen.findByRole('button', { name: offer }));
    await user.click(await screen.findByRole('button', { name: airport }));
    expect(asked).toEqual(['?lat=40.42&lon=-3.70']);
    expect(screen.getByRole('combobox', { name: /Origen|From|Origin/ })).toHaveValue('MAD · Madrid');
    await waitFor(() => expect(screen.queryByRole('button', { name: airport })).not.toBeInTheDocument());
  });

  it.each([
    ['refuses', 'No pudimos conocer tu ubicación. Escribe tu ciudad.', () => stand('nowhere that is told')],
    [
      'is far from any',
      'No hay aeropuertos con vuelos a menos de 25 km de ti. Escribe tu ciudad.',
      () => {
        found = [];
      },
    ],
    [
      'cannot be answered',
      'No pudimos buscar aeropuertos cerca de ti. Inténtalo de nuevo o escribe tu ciudad.',
      () => {
        jest.spyOn(console, 'warn').mockImplementation(() => {});
        server.use(http.get('*/api/airports/nearby', () => HttpResponse.json({}, { status: 400 })));
      },
    ],
  ])('a visitor who %s is told, and can type', async (_what, words, happens) => {
    happens();
    const { user } = await begin();
    await user.click(await screen.findByRole('button', { name: 'Salir desde cerca de mí' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Salir desde cerca de mí' })).toBeEnabled();
  });

  it('nothing is offered before the form is begun, nor where the browser knows no places', async () => {
    const { user } = openRemote(remote, { path: '/vuelos' });
    await screen.findByRole('combobox', { name: 'Origen' });
    expect(screen.queryByRole('button', { name: 'Salir desde cerca de mí' })).not.toBeInTheDocument();
    Reflect.deleteProperty(navigator, 'geolocation');
    await user.click(screen.getByRole('combobox', { name: 'Origen' }));
    expect(screen.queryByRole('button', { name: 'Salir desde cerca de mí' })).not.toBeInTheDocument();
  });
});
