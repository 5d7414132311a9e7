import type { OrderWords } from '@travesia/contracts';

export const ACTIVITY_WORDS: OrderWords = {
  name: { es: 'Actividad', en: 'Activity' },
  supplierReference: { es: 'Referencia del operador', en: 'Operator reference' },
  held: {
    es: 'El organizador solo guarda la plaza y el precio un rato; por eso hay un plazo.',
    en: 'The organiser holds the place and the price only for a while; that is why there is a limit.',
  },
  checkAgain: { es: 'Actualizar la actividad seleccionada', en: 'Refresh selected activity' },
  refuse: { es: 'No aceptar y elegir otro día u opción', en: 'Refuse and choose another day or option' },
  onTheDay: {
    es: 'Lleva esta confirmación y tu documento a la entrada.',
    en: 'Take this confirmation and your document to the entrance.',
  },
};

export const TOUR_WORDS: OrderWords = {
  ...ACTIVITY_WORDS,
  name: { es: 'Tour', en: 'Tour' },
  checkAgain: { es: 'Actualizar el tour seleccionado', en: 'Refresh selected tour' },
  onTheDay: {
    es: 'Lleva esta confirmación y tu documento al punto de encuentro.',
    en: 'Take this confirmation and your document to the meeting point.',
  },
};
