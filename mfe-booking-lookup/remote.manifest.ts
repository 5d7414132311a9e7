import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { FLIGHT_CHANGE } from '@travesia/products/booking-lookup';

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
      title: { es: 'Mis viajes', en: 'My trips' },
    },
    {
      path: '/user/my-journey/booking-detail',
      name: 'booking-detail',
      layout: 'result',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu reserva', en: 'Your booking' },
    },
  ],
  slots: [],
  menu: [{ path: '/user/my-journey', order: 90, label: { es: 'Mis viajes', en: 'My trips' } }],
  orders: [FLIGHT_CHANGE],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
