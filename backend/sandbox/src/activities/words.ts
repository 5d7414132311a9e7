/** The languages this supplier writes in. */
const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Readonly<Record<Language, string>>;

export function languageOf(value: unknown): Language {
  return value === 'es' ? 'es' : 'en';
}

const words = (es: string, en: string): Words => ({ es, en });

/** The codes of a table of words. */
export const codesOf = <Code extends string>(table: Readonly<Record<Code, Words>>): Code[] =>
  Object.keys(table) as Code[];

export const CATEGORIES = {
  boats: words('Barcos y navegación', 'Boats and sailing'),
  water: words('Agua', 'On the water'),
  museums: words('Museos y monumentos', 'Museums and monuments'),
  food: words('Comida y vino', 'Food and wine'),
  shows: words('Espectáculos', 'Shows'),
  adventure: words('Aventura', 'Adventure'),
  nature: words('Naturaleza', 'Nature'),
  walks: words('Paseos y visitas', 'Walks and sightseeing'),
  treks: words('Senderismo', 'Treks'),
  trips: words('Excursiones de día', 'Day trips'),
} as const;

export const INCLUDED = {
  guide: words('Guía local', 'Local guide'),
  boat: words('Travesía en barco con tripulación', 'Boat and crew'),
  gear: words('Material y chaleco', 'Gear and life vest'),
  ticket: words('Entrada', 'Admission'),
  transfer: words('Transporte de ida y vuelta', 'Transport there and back'),
  lunch: words('Almuerzo', 'Lunch'),
  tasting: words('Degustación', 'Tasting'),
  drink: words('Una bebida', 'One drink'),
  bike: words('Bicicleta y casco', 'Bicycle and helmet'),
  insurance: words('Seguro de accidentes', 'Accident insurance'),
  camp: words('Tiendas, comidas y cocinero', 'Tents, meals and a cook'),
  monitor: words('Instructor titulado', 'Certified instructor'),
} as const;

export const EXCLUDED = {
  tips: words('Propinas', 'Tips'),
  food: words('Comida y bebida', 'Food and drinks'),
  pickup: words('Recogida en el alojamiento', 'Pick-up at your accommodation'),
  photos: words('Fotografías', 'Photographs'),
  park: words('Tasa de entrada al parque', 'Park entrance fee'),
} as const;

export const INFO = {
  early: words('Llega 15 minutos antes de la hora.', 'Be there 15 minutes before the start.'),
  shoes: words('Lleva calzado cómodo.', 'Wear comfortable shoes.'),
  swim: words('Lleva bañador, toalla y protector solar.', 'Bring swimwear, a towel and sun cream.'),
  altitude: words(
    'Se camina a gran altitud: pasa antes dos noches en la zona.',
    'You walk at high altitude: spend two nights in the area first.',
  ),
  warm: words(
    'Lleva ropa de abrigo, hace frío al caer el sol.',
    'Bring warm clothes, it gets cold after sunset.',
  ),
  document: words('Lleva tu documento de identidad.', 'Bring your identity document.'),
  weather: words(
    'Con mal tiempo se cambia de día o se devuelve el importe.',
    'In bad weather the day is changed or your money is given back.',
  ),
  adults: words('Solo para mayores de 18 años.', 'For people of 18 and over only.'),
  wheelchair: words('Accesible en silla de ruedas.', 'Wheelchair accessible.'),
} as const;

export const MODALITIES = {
  standard: words('Estándar', 'Standard'),
  small: words('Grupo reducido', 'Small group'),
  transfer: words('Con transporte', 'With transport'),
  lunch: words('Con almuerzo', 'With lunch'),
  fast: words('Acceso sin colas', 'Skip the line'),
  sunset: words('Al atardecer', 'At sunset'),
  private: words('Privado', 'Private'),
} as const;
export type ModalityWord = keyof typeof MODALITIES;

export const QUESTIONS = {
  HOTEL: words('¿En qué alojamiento te recogemos?', 'Where should we pick you up?'),
  DIET: words('¿Alguna alergia o dieta?', 'Any allergy or diet?'),
  WEIGHT: words('¿Cuánto pesa cada persona, en kilos?', 'How much does each person weigh, in kilograms?'),
  SHOESIZE: words('¿Qué talla de calzado usa cada persona?', 'What shoe size does each person wear?'),
  /** Not shown as a question: the site asks for it beside each name. */
  BIRTHDATES: words('Fecha de nacimiento de cada participante', 'Birth date of each participant'),
} as const;
export type QuestionCode = keyof typeof QUESTIONS;

export const RATE_WORDS = {
  GENERIC: words('Flexible', 'Flexible'),
  NOREF: words('No reembolsable', 'Non-refundable'),
} as const;

export const SERVICE_LANGUAGES = { es: words('Español', 'Spanish'), en: words('Inglés', 'English') } as const;
