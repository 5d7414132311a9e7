export type CabinKind = 'inside' | 'oceanview' | 'balcony' | 'suite';

/** What a ship does in a part of the year, voyage after voyage. */
interface Rotation {
  /** 1–12 */
  readonly months: readonly number[];
  readonly voyages: readonly string[];
}

export interface Ship {
  readonly name: string;
  /** The cruise line; ships and lines are invented. */
  readonly vendor: string;
  readonly rating: number;
  readonly built: number;
  readonly guests: number;
  readonly crew: number;
  readonly decks: number;
  readonly lengthMetres: number;
  /** Whole dollars a night and person in an ordinary week; a kind that is missing does not exist on board. */
  readonly nightly: Partial<Record<CabinKind, number>>;
  readonly rotations: readonly Rotation[];
  /** The first day of its calendar. */
  readonly startsOn: string;
  /** Of its sailings every n-th is on sale with us. */
  readonly everyNth: number;
  readonly description: { readonly es: string; readonly en: string };
}

const APRIL_TO_OCTOBER = [4, 5, 6, 7, 8, 9, 10];
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const SHIPS: readonly Ship[] = [
  {
    name: 'Navegante del Alba',
    vendor: 'Navegante Cruceros',
    rating: 4.5,
    built: 2019,
    guests: 2750,
    crew: 1040,
    decks: 14,
    lengthMetres: 293,
    nightly: { inside: 98, oceanview: 121, balcony: 158, suite: 312 },
    rotations: [
      { months: APRIL_TO_OCTOBER, voyages: ['western-mediterranean'] },
      { months: [11], voyages: ['atlantic-crossing'] },
      { months: [12, 1, 2, 3], voyages: ['lesser-antilles'] },
    ],
    startsOn: '2026-04-04',
    everyNth: 3,
    description: {
      es: 'Un barco grande y luminoso: paseo exterior que da toda la vuelta, dos piscinas, club infantil por edades y ocho lugares para cenar. El español es una de las lenguas a bordo.',
      en: 'A large, bright ship: an outdoor promenade all the way round, two pools, children’s clubs by age and eight places to dine. Spanish is one of the languages on board.',
    },
  },
  {
    name: 'Navegante del Mar',
    vendor: 'Navegante Cruceros',
    rating: 4,
    built: 2011,
    guests: 1830,
    crew: 720,
    decks: 11,
    lengthMetres: 238,
    nightly: { inside: 84, oceanview: 102, balcony: 139, suite: 248 },
    rotations: [
      { months: [3, 4, 5, 6, 7, 8, 9, 10], voyages: ['balearic-escape', 'iberian-ports', 'iberian-return'] },
      { months: [11, 12, 1, 2], voyages: ['canaries-madeira'] },
    ],
    startsOn: '2026-03-06',
    everyNth: 4,
    description: {
      es: 'De tamaño cómodo, fácil de recorrer en un día. Buena elección para un primer crucero: escalas largas, cenas sin turno y camarotes sencillos y cuidados.',
      en: 'An easy size, known in a day. A good choice for a first cruise: long calls, dinner when you like and simple, well-kept cabins.',
    },
  },
  {
    name: 'Marea Clara',
    vendor: 'Marea Azul',
    rating: 4.5,
    built: 2016,
    guests: 1260,
    crew: 560,
    decks: 10,
    lengthMetres: 214,
    nightly: { inside: 112, oceanview: 138, balcony: 186, suite: 365 },
    rotations: [{ months: APRIL_TO_OCTOBER, voyages: ['greek-islands'] }],
    startsOn: '2026-04-11',
    everyNth: 4,
    description: {
      es: 'Hecha para islas: cabe en puertos pequeños y sale tarde de casi todos. Popa abierta con bar de vinos y una cubierta entera de hamacas.',
      en: 'Made for islands: she fits small harbors and leaves most of them late. An open stern with a wine bar and a whole deck of loungers.',
    },
  },
  {
    name: 'Marea Serena',
    vendor: 'Marea Azul',
    rating: 4,
    built: 2009,
    guests: 980,
    crew: 430,
    decks: 9,
    lengthMetres: 186,
    nightly: { inside: 104, oceanview: 126, suite: 298 },
    rotations: [{ months: [5, 6, 7, 8, 9, 10], voyages: ['adriatic'] }],
    startsOn: '2026-05-03',
    everyNth: 4,
    description: {
      es: 'Un clásico reformado en 2022, sin balcones y con dos cubiertas exteriores de teca. Charlas sobre cada escala la víspera.',
      en: 'A classic refitted in 2022, without balconies and with two outer decks of teak. A talk about every call the evening before.',
    },
  },
  {
    name: 'Antillana Aurora',
    vendor: 'Antillana Cruise Line',
    rating: 4.5,
    built: 2021,
    guests: 3400,
    crew: 1310,
    decks: 16,
    lengthMetres: 322,
    nightly: { inside: 92, oceanview: 117, balcony: 149, suite: 340 },
    rotations: [{ months: ALL_YEAR, voyages: ['western-caribbean'] }],
    startsOn: '2026-01-03',
    everyNth: 5,
    description: {
      es: 'La más grande de su flota: parque acuático, teatro con espectáculos en español e inglés y camarotes para familias de cinco.',
      en: 'The largest of her fleet: a water park, a theatre with shows in Spanish and English and cabins for families of five.',
    },
  },
  {
    name: 'Antillana Brisa',
    vendor: 'Antillana Cruise Line',
    rating: 4,
    built: 2014,
    guests: 2100,
    crew: 840,
    decks: 12,
    lengthMetres: 261,
    nightly: { inside: 79, oceanview: 99, balcony: 132, suite: 255 },
    rotations: [{ months: ALL_YEAR, voyages: ['colombian-caribbean'] }],
    startsOn: '2026-01-04',
    everyNth: 5,
    description: {
      es: 'Sale de Cartagena de Indias, sin necesidad de visado de Estados Unidos. Salsa en cubierta, cocina caribeña y casino pequeño.',
      en: 'She sails from Cartagena, so no visa for the United States is needed. Salsa on deck, Caribbean cooking and a small casino.',
    },
  },
  {
    name: 'Antillana Coral',
    vendor: 'Antillana Cruise Line',
    rating: 3.5,
    built: 2004,
    guests: 1950,
    crew: 790,
    decks: 11,
    lengthMetres: 247,
    nightly: { inside: 68, oceanview: 86, balcony: 118, suite: 214 },
    rotations: [{ months: ALL_YEAR, voyages: ['bahamas-escape'] }],
    startsOn: '2026-01-05',
    everyNth: 9,
    description: {
      es: 'Cuatro noches, mucho sol y poca ceremonia. Reformada en 2023, con cine al aire libre y bufé abierto hasta tarde.',
      en: 'Four nights, plenty of sun and little ceremony. Refitted in 2023, with an open-air cinema and a buffet that stays open late.',
    },
  },
  {
    name: 'Boreal Horizonte',
    vendor: 'Boreal Travesías Polares',
    rating: 5,
    built: 2020,
    guests: 620,
    crew: 330,
    decks: 8,
    lengthMetres: 164,
    nightly: { oceanview: 224, balcony: 279, suite: 520 },
    rotations: [{ months: [5, 6, 7, 8, 9], voyages: ['norwegian-fjords'] }],
    startsOn: '2026-05-09',
    everyNth: 3,
    description: {
      es: 'Pequeña y silenciosa, con salón de observación a proa y naturalistas a bordo. Todos los camarotes dan al mar.',
      en: 'Small and quiet, with an observation lounge in the bow and naturalists on board. Every cabin looks out to sea.',
    },
  },
  {
    name: 'Boreal Patagonia',
    vendor: 'Boreal Travesías Polares',
    rating: 4.5,
    built: 2018,
    guests: 540,
    crew: 290,
    decks: 8,
    lengthMetres: 151,
    nightly: { oceanview: 238, balcony: 301, suite: 560 },
    rotations: [{ months: [11, 12, 1, 2, 3], voyages: ['patagonia-south', 'patagonia-north'] }],
    startsOn: '2026-01-06',
    everyNth: 3,
    description: {
      es: 'Casco reforzado y lanchas propias: desembarca donde los grandes no llegan. Conferencias diarias y ropa de abrigo prestada.',
      en: 'A strengthened hull and her own boats: she lands where the large ones cannot. Daily lectures and warm clothing on loan.',
    },
  },
  {
    name: 'Marea del Plata',
    vendor: 'Marea Azul',
    rating: 4,
    built: 2012,
    guests: 1680,
    crew: 690,
    decks: 11,
    lengthMetres: 229,
    nightly: { inside: 88, oceanview: 108, balcony: 144, suite: 262 },
    rotations: [{ months: [12, 1, 2, 3, 4], voyages: ['brazil-from-plata'] }],
    startsOn: '2026-01-10',
    everyNth: 3,
    description: {
      es: 'El verano austral desde Buenos Aires: parrilla en popa, milonga dos noches y niños gratis en el mismo camarote según temporada.',
      en: 'The southern summer from Buenos Aires: a grill on the stern, two nights of milonga, and children free in the same cabin in some seasons.',
    },
  },
];
