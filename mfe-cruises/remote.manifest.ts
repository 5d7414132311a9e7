import { LOCALES, type RemoteManifest } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

/** Cruises and phone deals: what is sold by phone (C-01, C-07). */
export const manifest = {
  name: 'mfe-cruises',
  platformMajor: 1,
  routes: [
    {
      path: '/cruceros',
      name: 'cruises',
      layout: 'custom',
      serverRendered: true,
      noindex: false,
      title: WORDS.cruises,
    },
    {
      path: '/cruceros/:slug',
      name: 'cruise',
      layout: 'custom',
      serverRendered: true,
      noindex: false,
      title: WORDS.cruise,
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 50,
      failureClass: 'essential',
      serverRendered: true,
      label: WORDS.cruises,
    },
    {
      slot: 'home.deals',
      widget: 'phone-deals',
      order: 10,
      failureClass: 'regular',
      serverRendered: true,
    },
    {
      slot: 'booking.deals',
      widget: 'phone-deals',
      order: 10,
      failureClass: 'regular',
      serverRendered: true,
    },
    {
      slot: 'home.cruises',
      widget: 'next-cruises',
      order: 10,
      failureClass: 'regular',
      serverRendered: true,
    },
  ],
  menu: [{ path: '/cruceros', order: 50, label: WORDS.cruises }],
  needs: ['cruises'],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
