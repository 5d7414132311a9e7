import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import { FLIGHT } from '@travesia/products/flights';
import { PACKAGE } from '@travesia/products/packages';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

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
      title: WORDS.flights,
    },
    {
      path: '/vuelos/calendario',
      name: 'flight-calendar',
      layout: 'custom',
      serverRendered: false,
      noindex: true,
      title: WORDS.calendar,
    },
    {
      path: '/vuelos/explorar',
      name: 'flight-explore',
      layout: 'custom',
      serverRendered: false,
      noindex: true,
      title: WORDS.explore,
    },
    {
      path: '/:url/results',
      name: 'flight-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.flightResults,
    },
    {
      path: '/booking/summary',
      name: 'booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: WORDS.yourTrip,
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 10,
      failureClass: 'essential',
      serverRendered: true,
      label: WORDS.flights,
    },
    {
      slot: 'home.search',
      widget: 'package-search',
      order: 30,
      failureClass: 'essential',
      serverRendered: true,
      requires: ['mfe-hotels'],
      label: WORDS.packages,
    },
  ],
  menu: [{ path: '/vuelos', order: 10, label: WORDS.flights }],
  orders: [FLIGHT, PACKAGE],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
