import type { OrderWords } from '@travesia/contracts';

export const HOTEL_WORDS: OrderWords = {
  name: { es: 'Hotel', en: 'Hotel' },
  supplierReference: { es: 'Referencia del alojamiento', en: 'Property reference' },
  held: {
    es: 'El alojamiento solo guarda la habitación y el precio un rato; por eso hay un plazo.',
    en: 'The property holds the room and its price only for a while; that is why there is a limit.',
  },
  checkAgain: { es: 'Actualizar la habitación seleccionada', en: 'Refresh selected room' },
  refuse: { es: 'No aceptar y elegir otra habitación', en: 'Refuse and choose another room' },
  onTheDay: {
    es: 'Al llegar, enseña tu documento y esta referencia en recepción.',
    en: 'When you arrive, show your document and this reference at reception.',
  },
};
