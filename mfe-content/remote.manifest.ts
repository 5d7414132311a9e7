import { LOCALES, SHARED_PATH, type RemoteManifest, type RemoteRoute } from '@travesia/contracts';
import { catalogues } from '@travesia/domain/catalogues';
import { byKey } from '@travesia/domain/words';
import type words from './src/locales/es/manifest.json';

const WORDS = byKey(catalogues<typeof words>(import.meta.dirname, 'src/locales/*/manifest.json'));

const page = (path: string, title: RemoteRoute['title'], layout: RemoteRoute['layout'] = 'custom') => ({
  path,
  layout,
  serverRendered: true,
  noindex: false,
  title,
});
const TEXT = WORDS.travelGuide;

/** Texts: airlines, airports, countries, articles, news, legal pages, contact. */
export const manifest: RemoteManifest = {
  name: 'mfe-content',
  platformMajor: 1,
  routes: [
    page('/aerolineas', WORDS.airlines),
    page('/aerolineas/:airlineName', WORDS.airline),
    page('/airlines/:airlineName', WORDS.airline),
    page('/aeropuertos', WORDS.airports),
    page('/articulos', WORDS.articles),
    page('/noticias', WORDS.news),
    {
      ...page('/contacta-con-nosotras', WORDS.contactUs),
      forms: {
        message: '/contact/message',
        enquiry: '/contact/enquiry',
        query: '/contact/query',
        subscribe: '/subscribe',
      },
    },
    {
      ...page('/novedades/alta', WORDS.confirmYourNewsletter, 'default'),
      noindex: true,
      forms: { join: '/subscribe/join' },
    },
    {
      ...page('/novedades/baja', WORDS.unsubscribeFromOurNewsletter, 'default'),
      noindex: true,
      forms: { leave: '/subscribe/leave' },
    },
    {
      ...page('/alertas/alta', WORDS.confirmYourPriceAlert, 'default'),
      noindex: true,
      forms: { startAlert: '/price-alerts/confirm' },
    },
    {
      ...page('/alertas/baja', WORDS.stopYourPriceAlert, 'default'),
      noindex: true,
      forms: { stopAlert: '/price-alerts/stop' },
    },
    { ...page(`${SHARED_PATH}/:id`, WORDS.shared, 'default'), noindex: true, isPreviewed: true },
    page('/politica-de-privacidad', WORDS.privacyPolicy, 'default'),
    page('/terminos-y-condiciones', WORDS.termsAndConditions, 'default'),
    page('/:countryPage', TEXT),
    page('/:content/:article', TEXT),
    page('/:content/:subpath/:article', TEXT),
  ],
  slots: [
    {
      slot: 'home.hero',
      widget: 'atlas',
      order: 10,
      failureClass: 'regular',
      serverRendered: true,
    },
    {
      slot: 'home.destinations',
      widget: 'destinations',
      order: 10,
      failureClass: 'regular',
      serverRendered: true,
    },
    {
      slot: 'home.promo',
      widget: 'guides',
      order: 50,
      failureClass: 'regular',
      serverRendered: true,
    },
  ],
  menu: [
    { path: '/aerolineas', order: 60, label: WORDS.airlines },
    { path: '/articulos', order: 70, label: WORDS.articles },
  ],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
};
