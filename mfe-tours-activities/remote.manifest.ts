import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { ACTIVITY, TOUR } from '@travesia/products/tours-activities';

/** Activities and tours: their searches, results, details, summaries (T-01). */
export const manifest = {
  name: 'mfe-tours-activities',
  platformMajor: 1,
  routes: [
    {
      path: '/activities/result',
      name: 'activity-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Actividades', en: 'Activities' },
    },
    {
      path: '/activities/summary',
      name: 'activity-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Actividad', en: 'Activity' },
    },
    {
      path: '/activities/booking/summary',
      name: 'activity-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu actividad', en: 'Your activity' },
    },
    {
      path: '/turs/result',
      name: 'tour-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tours', en: 'Tours' },
    },
    {
      path: '/turs/summary',
      name: 'tour-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tour', en: 'Tour' },
    },
    {
      path: '/turs/booking/summary',
      name: 'tour-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu tour', en: 'Your tour' },
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search-activities',
      order: 40,
      failureClass: 'essential',
      serverRendered: true,
      label: { es: 'Actividades', en: 'Activities' },
    },
    {
      slot: 'home.search',
      widget: 'search-tours',
      order: 45,
      failureClass: 'essential',
      serverRendered: true,
      label: { es: 'Tours', en: 'Tours' },
    },
  ],
  menu: [
    { path: '/activities/result', order: 40, label: { es: 'Actividades', en: 'Activities' } },
    { path: '/turs/result', order: 45, label: { es: 'Tours', en: 'Tours' } },
  ],
  orders: [ACTIVITY, TOUR],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
