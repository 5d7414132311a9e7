import type { Locale } from '@travesia/contracts';

/** Words of the document's head, and of pages that must stand when nothing else does. */
export const DOCUMENT_TEXTS = {
  es: {
    site: 'Travesía',
    home: 'Travesía · Vuelos y viajes, con el precio completo desde el principio',
    description:
      'Busca y reserva vuelos entre más de cuatro mil aeropuertos. Precio completo desde el primer momento, atención por teléfono y pago seguro.',
    notFound: 'Página no encontrada',
    gone: 'Esta página ya no existe',
    notSoldHere: 'No se vende en línea en tu país',
    serverError: 'Error interno del servidor',
    serverErrorText: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento o llámanos al {phone}.',
    maintenance: 'Volvemos enseguida',
    maintenanceText:
      'Estamos mejorando el sitio. Tus reservas están a salvo. Si es urgente, llámanos al {phone}.',
    offline: 'Sin conexión',
    offlineText: 'No llegamos al sitio. Comprueba tu conexión e inténtalo de nuevo, o llámanos al {phone}.',
    methodNotAllowed: 'Esta página no admite esa acción',
    methodNotAllowedText: 'Vuelve al inicio e inténtalo desde ahí, o llámanos al {phone}.',
    request: 'Código para el soporte: {id}',
    goHome: 'Ir al inicio',
  },
  en: {
    site: 'Travesía',
    home: 'Travesía · Flights and trips, with the full price from the start',
    description:
      'Search and book flights between more than four thousand airports. The full price from the first moment, people on the phone and secure payment.',
    notFound: 'Page not found',
    gone: 'This page is gone',
    notSoldHere: 'Not sold online in your country',
    serverError: 'Internal Server Error',
    serverErrorText: 'Something failed on our side. Try again in a moment or call us on {phone}.',
    maintenance: 'Back in a moment',
    maintenanceText:
      'We are improving the site. Your bookings are safe. If it is urgent, call us on {phone}.',
    offline: 'No connection',
    offlineText: 'We cannot reach the site. Check your connection and try again, or call us on {phone}.',
    methodNotAllowed: 'This page does not take that action',
    methodNotAllowedText: 'Go back to the start and try from there, or call us on {phone}.',
    request: 'Code for support: {id}',
    goHome: 'Go to the start',
  },
} as const satisfies Record<Locale, Record<string, string>>;
