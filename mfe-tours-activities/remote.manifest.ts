import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import { ACTIVITY, TOUR } from '@travesia/products/tours-activities';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

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
      title: WORDS.activities,
    },
    {
      path: '/activities/summary',
      name: 'activity-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.activity,
    },
    {
      path: '/activities/booking/summary',
      name: 'activity-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: WORDS.yourActivity,
    },
    {
      path: '/turs/result',
      name: 'tour-results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.tours,
    },
    {
      path: '/turs/summary',
      name: 'tour-summary',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: WORDS.tour,
    },
    {
      path: '/turs/booking/summary',
      name: 'tour-booking-summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: WORDS.yourTour,
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search-activities',
      order: 40,
      failureClass: 'essential',
      serverRendered: true,
      label: WORDS.activities,
    },
    {
      slot: 'home.search',
      widget: 'search-tours',
      order: 45,
      failureClass: 'essential',
      serverRendered: true,
      label: WORDS.tours,
    },
  ],
  menu: [
    { path: '/activities/result', order: 40, label: WORDS.activities },
    { path: '/turs/result', order: 45, label: WORDS.tours },
  ],
  orders: [ACTIVITY, TOUR],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
