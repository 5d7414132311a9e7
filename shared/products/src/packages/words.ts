import type { OrderWords } from '@travesia/contracts';
import { FLIGHT_WORDS } from '../flights/words.ts';

export const PACKAGE_WORDS: OrderWords = {
  ...FLIGHT_WORDS,
  name: { es: 'Vuelo y hotel', en: 'Flight and hotel' },
  held: {
    es: 'La aerolínea y el alojamiento solo guardan su precio un rato; por eso hay un plazo.',
    en: 'The airline and the property hold their prices only for a while; that is why there is a limit.',
  },
  checkAgain: { es: 'Actualizar el paquete seleccionado', en: 'Refresh selected package' },
  refuse: { es: 'No aceptar y elegir otro paquete', en: 'Refuse and choose another package' },
};
