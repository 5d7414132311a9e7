import { chance } from '../world/hash.ts';
import type { HouseKind } from './kinds.ts';

type Language = 'es' | 'pt' | 'fr' | 'it' | 'de' | 'en';

const COUNTRIES_BY_LANGUAGE: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'ES MX CO AR CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR GQ',
  pt: 'PT BR AO MZ CV',
  fr: 'FR BE LU MC SN CI CM GA MG RE GP MQ PF NC MA TN DZ',
  it: 'IT SM VA',
  de: 'DE AT LI CH',
};
const LANGUAGE_OF = new Map(
  Object.entries(COUNTRIES_BY_LANGUAGE).flatMap(([language, codes]) =>
    codes.split(' ').map((code) => [code, language as Language] as const),
  ),
);

function languageOf(countryCode: string): Language {
  return LANGUAGE_OF.get(countryCode) ?? 'en';
}

/** `*` is the invented proper name, `@` the city. */
const PATTERNS: Readonly<Record<Language, Readonly<Record<HouseKind, readonly string[]>>>> = {
  es: {
    hotel: ['Hotel *', 'Gran Hotel *', 'Hotel Boutique *', 'Hostal *', 'Casa *', 'Hotel * @', 'Palacio *'],
    apartment: ['Apartamentos *', 'Apartamentos * @'],
    motel: ['Motel *', 'Motel Ruta *'],
    resort: ['* Resort', '* Resort y Spa'],
    extended_stay: ['Aparthotel *', '* Suites'],
    conference_center: ['Hotel * Centro de Congresos', 'Hotel Congresos *'],
  },
  pt: {
    hotel: ['Hotel *', 'Pousada *', 'Casa *', 'Hotel * @', 'Solar *'],
    apartment: ['Apartamentos *', 'Apartamentos * @'],
    motel: ['Motel *', 'Motel Estrada *'],
    resort: ['* Resort', '* Resort e Spa'],
    extended_stay: ['Aparthotel *', '* Suites'],
    conference_center: ['Hotel * Centro de Congressos', 'Hotel Congressos *'],
  },
  fr: {
    hotel: ['Hôtel *', 'Grand Hôtel *', 'Maison *', 'Hôtel * @', 'Auberge *'],
    apartment: ['Appartements *', 'Appartements * @'],
    motel: ['Motel *', 'Motel Route *'],
    resort: ['* Resort', '* Resort et Spa'],
    extended_stay: ['Aparthotel *', '* Suites'],
    conference_center: ['Hôtel * Centre de Congrès', 'Hôtel Congrès *'],
  },
  it: {
    hotel: ['Hotel *', 'Albergo *', 'Locanda *', 'Palazzo *', 'Hotel * @'],
    apartment: ['Appartamenti *', 'Appartamenti * @'],
    motel: ['Motel *', 'Motel Strada *'],
    resort: ['* Resort', '* Resort e Spa'],
    extended_stay: ['Aparthotel *', '* Suites'],
    conference_center: ['Hotel * Centro Congressi', 'Hotel Congressi *'],
  },
  de: {
    hotel: ['Hotel *', 'Gasthof *', 'Pension *', 'Stadthotel *', 'Hotel * @'],
    apartment: ['Apartments *', 'Apartments * @'],
    motel: ['Motel *', 'Motel Strasse *'],
    resort: ['* Resort', '* Resort und Spa'],
    extended_stay: ['Aparthotel *', '* Suites'],
    conference_center: ['Hotel * Kongresszentrum', 'Kongresshotel *'],
  },
  en: {
    hotel: ['The * Hotel', 'Hotel *', '* House', 'The * Inn', '* @', 'The *'],
    apartment: ['* Apartments', '* Apartments @'],
    motel: ['* Motel', '* Motor Lodge Motel'],
    resort: ['* Resort', '* Resort & Spa'],
    extended_stay: ['* Suites', '* Extended Stay'],
    conference_center: ['* Conference Hotel', 'The * Conference Center'],
  },
};

const WORDS: Readonly<Record<Language, string>> = {
  es: `Azahar Celosía Zaguán Almazara Candil Alféizar Veleta Tamariz Cántaro Retama Alcorque Bargueño Lavanda Farola
    Abedul Albahaca Romero Alondra Vencejo Golondrina Brújula Sextante Cometa Nogal Encina Quejigo Sauce Membrillo
    Granado Almendro Jacarandá Buganvilla Hibisco Magnolia Adelfa Madreselva Esparto Mimbre Cerámica Azulejo
    Balaustrada Arquivolta Torrecilla Palomar Molienda Acequia Noria Aljibe Fuentecilla Umbral Solana Umbría
    Lucerna Marea Salina Arrecife Ensenada Gaviota Atalaya Mirasierra Altozano Cañada Vereda Plazuela Pérgola`,
  pt: `Azulejo Jacarandá Andorinha Farol Alecrim Figueira Oliveira Carvalho Videira Moinho Gaivota Rochedo Enseada
    Ribeira Lavrador Saveiro Canoa Jangada Ipê Sabiá Orquídea Manjericão Varanda Claraboia Pátio Sobrado Engenho`,
  fr: `Glycine Tilleul Verveine Lavande Mirabelle Noisetier Hirondelle Réverbère Passerelle Lucarne Tourelle Verger
    Moulin Écluse Péniche Mouette Falaise Garrigue Cigale Romarin Muscadet Ardoise Clairière Fontaine Platane`,
  it: `Glicine Ginestra Rondine Lanterna Cortile Loggia Campanella Cipresso Ulivo Gelsomino Limonaia Terrazza Fontana
    Mulino Gabbiano Scogliera Maestrale Girasole Rosmarino Melograno Mandorlo Persiana Ballatoio Altana Corallo`,
  de: `Lindenhof Ahorn Kranich Laterne Mühlbach Uferblick Holunder Kastanie Rebstock Schwalbe Brunnenhof Turmfalke
    Birkenhain Erlenbach Wiesengrund Silberdistel Morgenrot Fernblick Steinbock Waldkauz Seerose Kornblume Ginster`,
  en: `Lantern Juniper Quayside Heron Marigold Copperleaf Willowmere Foxglove Driftwood Tamarind Saffron Bluebell
    Larkspur Hawthorn Rowan Alderwood Kingfisher Sandpiper Harbourlight Millrace Stonecrop Elderflower Brambling
    Cedargate Oakhaven Ferngate Thistledown Clockmaker Ropewalk Tidewater Nightingale Swallowtail Greenfinch
    Wayfarer Cartographer Meridian Almanac Compass Sextant Windrose Halyard Farthing Chestnut Ambergate Silverbirch`,
};
const WORD_LISTS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, words.split(/\s+/).filter(Boolean)]),
) as Record<Language, string[]>;

/** `seen` keeps two houses of a city from one name. Names are invented; no chain stands behind them. */
export function nameHouse(
  place: { countryCode: string; cityName: Readonly<Record<'es' | 'en', string>>; key: string },
  kind: HouseKind,
  seen: Set<string>,
): string {
  const language = languageOf(place.countryCode);
  const cityName = place.cityName[language === 'es' ? 'es' : 'en'];
  const words = WORD_LISTS[language];
  const patterns = PATTERNS[language][kind];
  const firstWord = Math.floor(chance('word', place.key) * words.length);
  const firstPattern = Math.floor(chance('pattern', place.key) * patterns.length);
  for (let turn = 0; turn < words.length * patterns.length; turn += 1) {
    const word = words[(firstWord + turn) % words.length] ?? '';
    const pattern = patterns[(firstPattern + Math.floor(turn / words.length)) % patterns.length] ?? '*';
    const name = pattern.replace('*', word).replace('@', cityName);
    if (!seen.has(name)) {
      seen.add(name);
      return name;
    }
  }
  const name = `${(patterns[0] ?? '*').replace('*', words[firstWord] ?? '')} ${seen.size + 1}`;
  seen.add(name);
  return name;
}

const STREETS: Readonly<Record<Language, readonly string[]>> = {
  es: ['Calle', 'Avenida', 'Plaza', 'Paseo'],
  pt: ['Rua', 'Avenida', 'Praça', 'Largo'],
  fr: ['rue', 'avenue', 'place', 'quai'],
  it: ['Via', 'Viale', 'Piazza', 'Corso'],
  de: ['', '', '', ''],
  en: ['Street', 'Avenue', 'Square', 'Road'],
};

/** First line of an address in the order of the country. */
export function streetOf(countryCode: string, key: string): string {
  const language = languageOf(countryCode);
  const words = WORD_LISTS[language];
  const word = words[Math.floor(chance('street', key) * words.length)] ?? '';
  const kind = STREETS[language][Math.floor(chance('street kind', key) * 4)] ?? '';
  const number = 1 + Math.floor(chance('number', key) ** 1.6 * 180);
  if (language === 'en') return `${number} ${word} ${kind}`;
  if (language === 'fr') return `${number} ${kind} ${word}`;
  if (language === 'de') return `${word}straße ${number}`;
  return `${kind} ${word}, ${number}`;
}
