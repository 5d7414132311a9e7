import { SUPPLIER_LOCALE } from '@travesia/domain';
import type { Locale } from '@travesia/contracts';

/** Sentences that suppliers use over and over, as they write them in English, and how we say them in Spanish. */
const SENTENCES: Readonly<Record<string, string>> = {
  Identification: 'Identificación',
  'Every adult shows an identity card or passport at check-in.':
    'Cada adulto muestra su documento de identidad o pasaporte al llegar.',
  'The lead guest must be 18 or older.': 'El huésped principal debe tener 18 años o más.',
  Deposit: 'Depósito',
  'The house asks for a card guarantee for extras at check-in; it is released at check-out.':
    'El alojamiento pide una tarjeta como garantía de los extras al llegar; se libera al salir.',
  'Late arrival': 'Llegada tarde',
  'The desk closes at 22:00.': 'La recepción cierra a las 22:00.',
  'Tell the house beforehand if you arrive later.': 'Avisa antes al alojamiento si llegas más tarde.',
  'Key collection': 'Recogida de llaves',
  'Key box beside the door; the code is sent on the day of arrival.':
    'La caja de llaves está junto a la puerta; el código se envía el día de la llegada.',
  Pets: 'Mascotas',
  'Dogs up to 20 kg are welcome; a cleaning fee may apply.':
    'Se admiten perros de hasta 20 kg; puede cobrarse la limpieza.',
  'A quiet address with thick walls and good light.':
    'Una dirección tranquila, de muros gruesos y buena luz.',
  'Rooms are plain and well made, with solid wood and linen.':
    'Las habitaciones son sencillas y están bien hechas, con madera maciza y lino.',
  'The building was a trading house once and kept its staircase.':
    'El edificio fue una casa de comercio y conserva su escalera.',
  'Run by the same family for years, with a small library downstairs.':
    'Lo lleva la misma familia desde hace años, con una pequeña biblioteca abajo.',
  'Renovated floor by floor, with tiled floors and tall windows.':
    'Renovado planta por planta, con suelos de baldosa y ventanas altas.',
  'Breakfast looks onto the patio, where a fig tree grows.':
    'El desayuno da al patio, donde crece una higuera.',
  'Terraces step down towards the water, with shade at any hour.':
    'Las terrazas bajan hacia el agua, con sombra a cualquier hora.',
  'White walls, blue shutters and a garden of palms and oleander.':
    'Paredes blancas, contraventanas azules y un jardín de palmeras y adelfas.',
  'The beach path begins behind the garden gate.':
    'El camino a la playa empieza detrás de la puerta del jardín.',
  'A breeze crosses the open lobby from the garden to the sea.':
    'La brisa cruza el vestíbulo abierto, del jardín al mar.',
  'The restaurant cooks what the market has; guests of the house can reserve a table at the desk.':
    'El restaurante cocina lo que trae el mercado; puedes reservar mesa en la recepción.',
  'There are bakeries and small restaurants within a few minutes on foot.':
    'Hay panaderías y pequeños restaurantes a pocos minutos a pie.',
};

const KINDS: Readonly<Record<string, string>> = {
  hotel: 'Hotel',
  'serviced apartment house': 'Casa de apartamentos con servicios',
  'roadside motel': 'Motel de carretera',
  resort: 'Resort',
  'suite hotel for longer stays': 'Hotel de suites para estancias largas',
  'hotel with a conference centre': 'Hotel con centro de congresos',
};
const WHERE = /^A(?: (\d)-star)? (.+) (\d+(?:\.\d+)?) km from the centre of (.+)\.$/;

function whereInSpanish(sentence: string, cityName: string): string | undefined {
  const [, stars, kind = '', km = ''] = WHERE.exec(sentence) ?? [];
  const house = KINDS[kind];
  if (house === undefined) return undefined;
  const rank = stars === undefined ? '' : ` de ${stars} ${stars === '1' ? 'estrella' : 'estrellas'}`;
  return `${house}${rank} a ${km.replace(/\.0$/, '').replace('.', ',')} km del centro de ${cityName}.`;
}

/** Between sentences, not within '1.2 km'. */
const SENTENCE_END = /(?<=[.!?]) +/;

export interface SupplierText {
  readonly value: string;
  readonly language: string;
}

/**
 * A supplier's text in the language of the page where every sentence of it is known; otherwise as it came, with
 * the language it came in, so that it can be marked and read aloud as such.
 */
export function supplierTextIn(text: SupplierText, locale: Locale, cityName = ''): SupplierText {
  if (text.language === locale || locale === SUPPLIER_LOCALE) return text;
  const sentences = text.value
    .split(SENTENCE_END)
    .map((sentence) => SENTENCES[sentence] ?? whereInSpanish(sentence, cityName));
  return sentences.every((sentence) => sentence !== undefined)
    ? { value: sentences.join(' '), language: locale }
    : text;
}

/** The same for a rule of the house: title and text go together. */
export function conditionIn(
  condition: { readonly title: string; readonly text: string },
  language: string,
  locale: Locale,
): { title: string; text: string; language: string } {
  const title = supplierTextIn({ value: condition.title, language }, locale);
  const text = supplierTextIn({ value: condition.text, language }, locale);
  return title.language === text.language
    ? { title: title.value, text: text.value, language: text.language }
    : { ...condition, language };
}
