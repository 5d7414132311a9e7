import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { FLIGHT } from '@travesia/products/flights';
import { PACKAGE } from '@travesia/products/packages';

/** Flights: search, results, trip summary. */
export const manifest = {
  name: 'mfe-flights',
  platformMajor: 1,
  routes: [
    {
      path: '/vuelos',
      name: 'flights',
      layout: 'custom',
      serverRendered: true,
      noindex: false,
      title: { es: 'Vuelos', en: 'Flights' },
    },
    {
      path: '/:url/results',
      name: 'flight-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Resultados de vuelos', en: 'Flight results' },
    },
    {
      path: '/booking/summary',
      name: 'booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu viaje', en: 'Your trip' },
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 10,
      failureClass: 'essential',
      serverRendered: true,
      label: { es: 'Vuelos', en: 'Flights' },
    },
    {
      slot: 'home.search',
      widget: 'package-search',
      order: 30,
      failureClass: 'essential',
      serverRendered: true,
      requires: ['mfe-hotels'],
      label: { es: 'Paquetes', en: 'Packages' },
    },
  ],
  menu: [{ path: '/vuelos', order: 10, label: { es: 'Vuelos', en: 'Flights' } }],
  orders: [FLIGHT, PACKAGE],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
