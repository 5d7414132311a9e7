import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import { HOTEL } from '@travesia/products/hotels';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

/** Hotels: search, results, hotel, stay summary. */
export const manifest = {
  name: 'mfe-hotels',
  platformMajor: 1,
  routes: [
    {
      path: '/hoteles/result',
      name: 'hotel-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.placesToStay,
    },
    {
      path: '/hoteles/summary',
      name: 'hotel-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.placeToStay,
    },
    {
      path: '/hoteles/booking/summary',
      name: 'hotel-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: WORDS.yourStay,
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 20,
      failureClass: 'essential',
      serverRendered: true,
      label: WORDS.hotels,
    },
  ],
  menu: [{ path: '/hoteles/result', order: 20, label: WORDS.hotels }],
  orders: [HOTEL],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
