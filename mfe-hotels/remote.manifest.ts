import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { HOTEL } from '@travesia/products/hotels';

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
      title: { es: 'Alojamientos', en: 'Places to stay' },
    },
    {
      path: '/hoteles/summary',
      name: 'hotel-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Alojamiento', en: 'Place to stay' },
    },
    {
      path: '/hoteles/booking/summary',
      name: 'hotel-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu estancia', en: 'Your stay' },
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 20,
      failureClass: 'essential',
      serverRendered: true,
      label: { es: 'Hoteles', en: 'Hotels' },
    },
  ],
  menu: [{ path: '/hoteles/result', order: 20, label: { es: 'Hoteles', en: 'Hotels' } }],
  orders: [HOTEL],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
