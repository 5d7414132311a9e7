/** Where each remote is tried: a page that is its own. */
export const PAGES = {
  'mfe-flights': '/es/vuelos',
  'mfe-hotels': '/es/hoteles/result',
  'mfe-tours-activities': '/es/activities/result',
  'mfe-cruises': '/es/cruceros',
  'mfe-content': '/es/articulos',
  'mfe-booking-lookup': '/es/user/my-journey',
} as const;

export type TriedRemote = keyof typeof PAGES;

export const TRIED_REMOTES = Object.keys(PAGES) as TriedRemote[];
