import { LOCALES, type RemoteManifest, type RemoteRoute } from '@travesia/contracts';

const page = (path: string, title: RemoteRoute['title'], layout: RemoteRoute['layout'] = 'custom') => ({
  path,
  layout,
  serverRendered: true,
  noindex: false,
  title,
});
const TEXT = { es: 'Guía de viaje', en: 'Travel guide' };

/** Texts: airlines, airports, countries, articles, news, legal pages, contact. */
export const manifest: RemoteManifest = {
  name: 'mfe-content',
  platformMajor: 1,
  routes: [
    page('/aerolineas', { es: 'Aerolíneas', en: 'Airlines' }),
    page('/aerolineas/:airlineName', { es: 'Aerolínea', en: 'Airline' }),
    page('/airlines/:airlineName', { es: 'Aerolínea', en: 'Airline' }),
    page('/aeropuertos', { es: 'Aeropuertos', en: 'Airports' }),
    page('/articulos', { es: 'Artículos', en: 'Articles' }),
    page('/noticias', { es: 'Noticias', en: 'News' }),
    {
      ...page('/contacta-con-nosotras', { es: 'Contacta con nosotras', en: 'Contact us' }),
      forms: {
        message: '/contact/message',
        enquiry: '/contact/enquiry',
        query: '/contact/query',
        subscribe: '/subscribe',
      },
    },
    {
      ...page('/novedades/alta', { es: 'Alta en las novedades', en: 'Confirm your newsletter' }, 'default'),
      noindex: true,
      forms: { join: '/subscribe/join' },
    },
    {
      ...page(
        '/novedades/baja',
        { es: 'Baja de las novedades', en: 'Unsubscribe from our newsletter' },
        'default',
      ),
      noindex: true,
      forms: { leave: '/subscribe/leave' },
    },
    page('/politica-de-privacidad', { es: 'Política de privacidad', en: 'Privacy policy' }, 'default'),
    page('/terminos-y-condiciones', { es: 'Términos y condiciones', en: 'Terms and conditions' }, 'default'),
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
    { path: '/aerolineas', order: 60, label: { es: 'Aerolíneas', en: 'Airlines' } },
    { path: '/articulos', order: 70, label: { es: 'Artículos', en: 'Articles' } },
  ],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: [...LOCALES],
};
