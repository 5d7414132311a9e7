import type { OrderWords } from '@travesia/contracts';

export const FLIGHT_WORDS: OrderWords = {
  name: { es: 'Vuelo', en: 'Flight' },
  supplierReference: { es: 'Localizador de la aerolínea', en: "Airline's reference" },
  held: {
    es: 'La aerolínea solo guarda la plaza y el precio un rato; por eso hay un plazo.',
    en: 'The airline keeps seat and price only for a while; that is why there is a limit.',
  },
  checkAgain: { es: 'Actualizar el vuelo seleccionado', en: 'Refresh selected flight' },
  refuse: { es: 'No aceptar y elegir otro vuelo', en: 'Refuse and choose another flight' },
  onTheDay: {
    es: 'Haz el check-in en línea con la aerolínea: suele abrir entre 24 y 48 horas antes de la salida.',
    en: 'Check in online with the airline: it usually opens 24 to 48 hours before departure.',
  },
};
