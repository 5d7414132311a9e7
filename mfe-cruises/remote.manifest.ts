import { LOCALES, type RemoteManifest } from '@travesia/contracts';

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
      title: { es: 'Cruceros', en: 'Cruises' },
    },
    {
      path: '/cruceros/:slug',
      name: 'cruise',
      layout: 'custom',
      serverRendered: true,
      noindex: false,
      title: { es: 'Crucero', en: 'Cruise' },
    },
  ],
  slots: [
    {
      slot: 'home.search',
      widget: 'search',
      order: 50,
      failureClass: 'essential',
      serverRendered: true,
      label: { es: 'Cruceros', en: 'Cruises' },
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
  menu: [{ path: '/cruceros', order: 50, label: { es: 'Cruceros', en: 'Cruises' } }],
  needs: ['cruises'],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
} as const satisfies RemoteManifest;
