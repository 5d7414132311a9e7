import type { Locale } from '@travesia/contracts';

const TEXTS = {
  field_required: { es: 'Falta este dato.', en: 'This detail is missing.' },
  type_invalid: {
    es: 'Este dato no tiene la forma esperada.',
    en: 'This detail does not have the expected form.',
  },
  value_invalid: { es: 'Este dato no es válido.', en: 'This detail is not valid.' },
  too_short: { es: 'Es demasiado corto.', en: 'It is too short.' },
  too_long: { es: 'Es demasiado largo.', en: 'It is too long.' },
  too_many: { es: 'Son demasiados.', en: 'There are too many.' },
  too_few: { es: 'Son muy pocos.', en: 'There are too few.' },
  out_of_range: { es: 'Está fuera de los límites.', en: 'It is out of range.' },
  place_invalid: { es: 'Elige un aeropuerto o una ciudad.', en: 'Choose an airport or a city.' },
  place_unknown: { es: 'No conocemos ese aeropuerto o ciudad.', en: 'We do not know that airport or city.' },
  same_place: { es: 'El origen y el destino son el mismo.', en: 'Origin and destination are the same.' },
  date_invalid: { es: 'La fecha no es válida.', en: 'The date is not valid.' },
  date_time_invalid: { es: 'La fecha y la hora no son válidas.', en: 'The date and time are not valid.' },
  date_in_past: { es: 'La fecha ya pasó.', en: 'The date is in the past.' },
  date_too_far: {
    es: 'Para esa fecha aún no hay venta.',
    en: 'That date is not on sale yet.',
  },
  return_before_departure: {
    es: 'El regreso no puede ser antes de la salida.',
    en: 'The return cannot be before the departure.',
  },
  cabin_invalid: { es: 'Elige una clase de la lista.', en: 'Choose a cabin from the list.' },
  count_invalid: { es: 'El número no es válido.', en: 'The number is not valid.' },
  too_many_travellers: { es: 'Viajan como mucho 9 personas.', en: 'At most 9 people can travel.' },
  more_infants_than_adults: {
    es: 'Cada bebé viaja con un adulto.',
    en: 'Each infant travels with an adult.',
  },
  minor_without_adult: {
    es: 'Los menores de 16 años viajan con un adulto en la misma reserva.',
    en: 'Travelers under 16 need an adult in the same booking.',
  },
  age_invalid: {
    es: 'Las edades no corresponden a los viajeros.',
    en: 'The ages do not match the travelers.',
  },
  check_out_not_after_check_in: {
    es: 'La salida debe ser después de la llegada.',
    en: 'Check-out must be after check-in.',
  },
  too_many_nights: { es: 'La estancia dura como mucho 30 noches.', en: 'A stay is at most 30 nights.' },
  room_count_invalid: { es: 'Elige de 1 a 5 habitaciones.', en: 'Choose 1 to 5 rooms.' },
  too_many_adults_in_room: {
    es: 'Con varias habitaciones, en cada una caben 2 adultos.',
    en: 'With several rooms, each takes 2 adults.',
  },
  adult_missing: { es: 'En cada habitación duerme un adulto.', en: 'Each room needs an adult.' },
  too_many_adults: { es: 'Viajan como mucho 9 adultos.', en: 'At most 9 adults can travel.' },
  too_many_children: { es: 'Viajan como mucho 9 niños.', en: 'At most 9 children can travel.' },
  child_age_missing: {
    es: 'Indica la edad de cada niño, de 0 a 17 años.',
    en: 'Give the age of each child, 0 to 17.',
  },
  to_before_from: {
    es: 'La última fecha no puede ser antes de la primera.',
    en: 'The last date cannot be before the first.',
  },
  too_many_days: { es: 'Busca como mucho en 31 días.', en: 'Search at most 31 days.' },
  participant_adult_missing: {
    es: 'Tiene que ir al menos un adulto.',
    en: 'At least one adult must come along.',
  },
  pax_age_invalid: { es: 'Indica la edad de cada persona.', en: 'Give the age of each person.' },
  return_missing: {
    es: 'Un paquete necesita vuelo de ida y de vuelta.',
    en: 'A package needs a flight there and a flight back.',
  },
  guests_differ: {
    es: 'La habitación debe ser para las mismas personas que vuelan.',
    en: 'The room must be for the same people as the flight.',
  },
  stay_dates_differ: {
    es: 'La estancia debe ir del día de llegada al día del vuelo de vuelta.',
    en: 'The stay must run from the day of arrival to the day of the flight back.',
  },
  currency_invalid: { es: 'La moneda no es válida.', en: 'The currency is not valid.' },
  country_invalid: { es: 'El país no es válido.', en: 'The country is not valid.' },
  term_invalid: { es: 'Escribe entre 2 y 64 caracteres.', en: 'Type between 2 and 64 characters.' },
  lat_invalid: { es: 'La latitud no es válida.', en: 'The latitude is not valid.' },
  lon_invalid: { es: 'La longitud no es válida.', en: 'The longitude is not valid.' },
  distance_invalid: { es: 'La distancia va de 1 a 500 km.', en: 'The distance is 1 to 500 km.' },
  id_invalid: { es: 'El identificador no es válido.', en: 'The identifier is not valid.' },
  agent_invalid: { es: 'El identificador no es válido.', en: 'The identifier is not valid.' },
  email_invalid: { es: 'Correo Electrónico Inválido', en: 'Invalid email address' },
  name_required: { es: 'El nombre es obligatorio', en: 'Name is required' },
  name_invalid: {
    es: 'Usa solo letras, espacios, guiones y apóstrofos.',
    en: 'Use letters, spaces, hyphens and apostrophes only.',
  },
  name_not_latin: {
    es: 'Escribe el nombre con letras latinas, como al pie de la página de datos del pasaporte.',
    en: 'Write the name in Latin letters, as at the foot of the data page of the passport.',
  },
  phone_required: { es: 'El número de contacto es obligatorio.', en: 'Contact number is required.' },
  phone_invalid: {
    es: 'Número de contacto inválido (9-15 dígitos)',
    en: 'Invalid contact number (9-15 digits)',
  },
  phone_length: {
    es: 'A este número le faltan o le sobran dígitos para su país',
    en: 'This number is too long or too short for its country',
  },
  postal_code_invalid: { es: 'Código postal inválido (5-6 dígitos)', en: 'Invalid postal code (5-6 digits)' },
  origin_foreign: { es: 'La dirección no es de este sitio.', en: 'The address is not of this site.' },
} as const satisfies Record<string, Record<Locale, string>>;

const TEXTS_BY_CODE: Readonly<Record<string, Record<Locale, string>>> = TEXTS;

/** Words for a field's problem; a code without its own gets the general words. */
export function fieldText(code: string, locale: Locale): string {
  const own = Object.hasOwn(TEXTS_BY_CODE, code) ? TEXTS_BY_CODE[code] : undefined;
  return (own ?? TEXTS.value_invalid)[locale];
}
