import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import { BY_HAND, FLIGHT_CHANGE, FLIGHT_SERVICES } from '@travesia/products/booking-lookup';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

/** My trips, and the lookup of a booking by reference and e-mail (L-01). */
export const manifest = {
  name: 'mfe-booking-lookup',
  platformMajor: 1,
  routes: [
    {
      path: '/user/my-journey',
      name: 'my-journey',
      layout: 'custom',
      serverRendered: false,
      noindex: true,
      title: WORDS.myTrips,
    },
    {
      path: '/user/my-journey/booking-detail',
      name: 'booking-detail',
      layout: 'result',
      serverRendered: false,
      noindex: true,
      title: WORDS.yourBooking,
    },
  ],
  slots: [],
  menu: [{ path: '/user/my-journey', order: 90, label: WORDS.myTrips }],
  orders: [FLIGHT_CHANGE, FLIGHT_SERVICES, BY_HAND],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
