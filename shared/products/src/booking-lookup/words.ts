import type { OrderWords } from '@travesia/contracts';

export const FLIGHT_CHANGE_WORDS: OrderWords = {
  name: { es: 'Cambio de vuelo', en: 'Flight change' },
  confirmed: { es: 'Cambio confirmado', en: 'Change confirmed' },
  supplierReference: { es: 'Localizador de la aerolínea', en: "Airline's reference" },
  held: {
    es: 'La aerolínea solo guarda los vuelos nuevos y su precio un rato; por eso hay un plazo.',
    en: 'The airline keeps the new flights and their price only for a while; that is why there is a limit.',
  },
  checkAgain: { es: 'Pedir el cambio otra vez', en: 'Ask for the change again' },
  refuse: { es: 'No aceptar y dejar mi reserva como está', en: 'Refuse and leave my booking as it is' },
  onTheDay: {
    es: 'Haz el check-in en línea con la aerolínea: suele abrir entre 24 y 48 horas antes de la salida.',
    en: 'Check in online with the airline: it usually opens 24 to 48 hours before departure.',
  },
};
