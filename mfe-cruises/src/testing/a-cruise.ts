import type { Cruise } from '@travesia/contracts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });

/** A week round the western Mediterranean, changed as the story needs. */
export function aCruise(change: Partial<Cruise> = {}): Cruise {
  return {
    slug: 'western-mediterranean-navegante-del-alba-2027-05-01',
    title: 'Mediterráneo occidental',
    langcode: 'es',
    metatag: { title: 'Mediterráneo occidental, 7 noches', description: 'Barcelona, Palma, Marsella.' },
    shipImage: null,
    package: '7 noches · pensión completa',
    nights: 7,
    portsRoute: ['Barcelona', 'Palma', 'Barcelona'],
    itinerary: [
      {
        day: 1,
        date: '2027-05-01',
        port: 'Barcelona',
        country: 'España',
        location: [2.17, 41.35],
        arrival: null,
        departure: '18:00',
      },
      {
        day: 2,
        date: '2027-05-02',
        port: 'Palma',
        country: 'España',
        location: [2.63, 39.55],
        arrival: '08:00',
        departure: '19:00',
      },
      {
        day: 3,
        date: '2027-05-03',
        port: null,
        country: null,
        location: null,
        arrival: null,
        departure: null,
      },
      {
        day: 4,
        date: '2027-05-04',
        port: 'Barcelona',
        country: 'España',
        location: [2.17, 41.35],
        arrival: '07:00',
        departure: null,
      },
    ],
    routemap: [
      [2.17, 41.35],
      [2.63, 39.55],
      [2.17, 41.35],
    ],
    region: 'mediterranean',
    vendor: 'Navegante Cruceros',
    ship: 'Navegante del Alba',
    rating: 4.5,
    priceInside: usd(600),
    priceOceanview: usd(700),
    priceBalcony: usd(900),
    priceSuite: usd(2000),
    departingPort: 'Barcelona',
    sailDate: '2027-05-01',
    returnDate: '2027-05-08',
    shipDetails: [{ name: 'Pasajeros', value: '2.750' }],
    shipDescription: 'Un barco grande y luminoso.',
    voyageDescription: 'Cinco ciudades en una semana.',
    ...change,
  };
}

/** `NA` in all four cabins (C-04). */
export const UNPRICED = {
  priceInside: 'NA',
  priceOceanview: 'NA',
  priceBalcony: 'NA',
  priceSuite: 'NA',
} as const satisfies Partial<Cruise>;
