import type { ContentEntity } from '@travesia/contracts';

/** An article, as the backend sends it. */
const MADRID = { code: 'MAD', cityName: 'Madrid', latitude: 40.47, longitude: -3.56 };

export function aText(over: Partial<ContentEntity> = {}): ContentEntity {
  return {
    title: 'Equipaje de mano',
    langcode: 'es',
    path: '/articulos/equipaje-de-mano',
    kind: 'article',
    summary: 'Qué cabe en la cabina y qué no.',
    updated: '2026-11-20',
    image: { scene: 'market', alt: 'Un mercado' },
    code: null,
    markets: [],
    body: '<h2 id="medidas">Medidas</h2>\n<p>Mira <a href="/es/vuelos">los vuelos</a>.</p>\n<table><tbody><tr><td>55 × 40</td></tr></tbody></table>',
    metatag: [{ name: 'description', content: 'Qué cabe.' }],
    translations: ['es', 'en'],
    related: [],
    routes: [],
    airline: null,
    airport: null,
    country: null,
    stale: false,
    ...over,
  };
}

/** The page of an airline with two routes, one of which somebody has searched. */
export function anAirline(): ContentEntity {
  return aText({
    title: 'Iberia',
    path: '/airlines/iberia-airline-IB',
    kind: 'airline',
    code: 'IB',
    airline: {
      code: 'IB',
      name: 'Iberia',
      countryName: 'España',
      alliance: 'oneworld',
      hubs: [{ ...MADRID, name: 'Barajas', path: '/aeropuertos/madrid-mad' }],
    },
    routes: [
      {
        from: MADRID,
        to: { code: 'BOG', cityName: 'Bogotá', latitude: 4.7, longitude: -74.15 },
        fare: {
          price: { amount: 43_000, currency: 'USD' },
          departureDate: '2027-03-01',
          returnDate: '2027-03-09',
          seenOn: '2026-11-19',
        },
      },
      {
        from: MADRID,
        to: { code: 'LIM', cityName: 'Lima', latitude: -12.02, longitude: -77.11 },
        fare: null,
      },
    ],
  });
}
