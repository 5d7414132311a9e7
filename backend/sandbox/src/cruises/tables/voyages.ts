import type { CruiseRegion } from '@travesia/contracts';

export interface Voyage {
  readonly id: string;
  readonly region: CruiseRegion;
  readonly title: { readonly es: string; readonly en: string };
  readonly description: { readonly es: string; readonly en: string };
  /** One entry a day: a port with the times in it, or `null` for a day at sea. */
  readonly days: readonly (PortCall | null)[];
  /** Months in which it costs more, and in which less. */
  readonly highMonths: readonly number[];
  readonly lowMonths: readonly number[];
  /** Share of the ordinary price; a crossing with many days at sea is cheaper a night. */
  readonly priceShare: number;
}

export interface PortCall {
  readonly port: string;
  readonly arrival: string | null;
  readonly departure: string | null;
}

/** `barcelona -18:00, palma 08:00-20:00, sea, barcelona 07:00-` */
function days(text: string): (PortCall | null)[] {
  return text.split(',').map((part) => {
    const [port = '', times = ''] = part.trim().split(' ');
    if (port === 'sea') return null;
    const [arrival, departure] = times.split('-');
    return { port, arrival: arrival || null, departure: departure || null };
  });
}

const SUMMER = [7, 8];
const AUSTRAL_SUMMER = [12, 1, 2];

export const VOYAGES: ReadonlyMap<string, Voyage> = new Map(
  (
    [
      {
        id: 'western-mediterranean',
        region: 'mediterranean',
        title: { es: 'Mediterráneo occidental', en: 'Western Mediterranean' },
        description: {
          es: 'Cinco ciudades grandes en una semana y un solo equipaje deshecho. Roma queda a hora y cuarto de tren desde el puerto; en Nápoles se llega a pie al centro.',
          en: 'Five great cities in a week and one suitcase unpacked once. Rome is an hour and a quarter by train from the port; in Naples the old town is a walk away.',
        },
        days: days(
          'barcelona -18:00, palma 08:00-19:00, marsella 11:00-20:00, genova 08:00-18:00, civitavecchia 07:00-19:00, napoles 07:00-18:30, sea, barcelona 07:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [4, 10],
        priceShare: 1,
      },
      {
        id: 'atlantic-crossing',
        region: 'atlantic',
        title: { es: 'Travesía del Atlántico', en: 'Atlantic crossing' },
        description: {
          es: 'De Barcelona a San Juan con el otoño a la espalda: dos escalas, siete días de mar abierto con los relojes hacia atrás y llegada al Caribe. Es un trayecto de ida; el vuelo de vuelta se compra aparte.',
          en: 'From Barcelona to San Juan with autumn behind you: two calls, seven days of open sea with the clocks going back, and the Caribbean at the end. It is one way; the flight home is bought apart.',
        },
        days: days(
          'barcelona -17:00, sea, malaga 08:00-18:00, sea, tenerife 12:00-20:00, sea, sea, sea, sea, sea, sea, sea, bridgetown 08:00-18:00, sea, sanjuan 07:00-',
        ),
        highMonths: [],
        lowMonths: [11],
        priceShare: 0.72,
      },
      {
        id: 'lesser-antilles',
        region: 'caribbean',
        title: { es: 'Antillas Menores', en: 'Lesser Antilles' },
        description: {
          es: 'Una isla distinta cada mañana: volcanes, playas y mercados. La distancia entre escalas es corta, así que se duerme bien y se desembarca temprano.',
          en: 'Another island every morning: volcanoes, beaches and markets. The hops are short, so you sleep well and go ashore early.',
        },
        days: days(
          'sanjuan -20:00, charlotte 08:00-18:00, basseterre 09:00-18:00, castries 10:00-19:00, bridgetown 08:00-18:00, sea, philipsburg 08:00-18:00, sanjuan 07:00-',
        ),
        highMonths: [12, 2, 3],
        lowMonths: [],
        priceShare: 1.06,
      },
      {
        id: 'balearic-escape',
        region: 'mediterranean',
        title: { es: 'Escapada a Baleares', en: 'Balearic escape' },
        description: {
          es: 'Cuatro noches para probar si esto de los cruceros es lo tuyo. Ibiza se queda hasta medianoche.',
          en: 'Four nights to find out whether cruising is for you. The call in Ibiza lasts until midnight.',
        },
        days: days(
          'barcelona -18:00, palma 08:00-22:00, ibiza 08:00-23:59, valencia 09:00-19:00, barcelona 08:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [3, 10],
        priceShare: 1.04,
      },
      {
        id: 'iberian-ports',
        region: 'mediterranean',
        title: { es: 'Puertos ibéricos, de Barcelona a Lisboa', en: 'Iberian ports, Barcelona to Lisbon' },
        description: {
          es: 'La costa de dos países sin coger un coche: Cartagena romana, Málaga, un día entero en Cádiz y la entrada por el Tajo al amanecer. Termina en Lisboa.',
          en: 'The coast of two countries without a car: Roman Cartagena, Málaga, a whole day in Cádiz and the Tagus at dawn. It ends in Lisbon.',
        },
        days: days(
          'barcelona -18:00, sea, cartagena 08:00-17:00, malaga 08:00-20:00, cadiz 08:00-21:00, sea, lisboa 07:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [3, 10],
        priceShare: 0.98,
      },
      {
        id: 'iberian-return',
        region: 'mediterranean',
        title: { es: 'Puertos ibéricos, de Lisboa a Barcelona', en: 'Iberian ports, Lisbon to Barcelona' },
        description: {
          es: 'El mismo camino en el otro sentido: se sale por el Tajo a media tarde y se llega a Barcelona con Cádiz, Málaga y Cartagena vistas.',
          en: 'The same way in the other direction: out along the Tagus in the afternoon and into Barcelona with Cádiz, Málaga and Cartagena behind you.',
        },
        days: days(
          'lisboa -16:00, cadiz 12:00-22:00, malaga 10:00-20:00, cartagena 08:00-17:00, sea, barcelona 07:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [3, 10],
        priceShare: 0.98,
      },
      {
        id: 'canaries-madeira',
        region: 'atlantic',
        title: { es: 'Canarias y Madeira', en: 'Canaries and Madeira' },
        description: {
          es: 'Invierno de veinte grados: lava en Lanzarote, laurisilva en La Gomera y el mercado de Funchal. Una sola jornada de navegación.',
          en: 'A winter of twenty degrees: lava in Lanzarote, laurel forest in La Gomera and the market of Funchal. Just one day at sea.',
        },
        days: days(
          'laspalmas -22:00, arrecife 08:00-18:00, sea, funchal 08:00-23:00, lapalma 13:00-21:00, tenerife 08:00-23:00, gomera 08:00-18:00, laspalmas 07:00-',
        ),
        highMonths: [12, 2],
        lowMonths: [11],
        priceShare: 1,
      },
      {
        id: 'greek-islands',
        region: 'mediterranean',
        title: { es: 'Islas griegas y Éfeso', en: 'Greek islands and Ephesus' },
        description: {
          es: 'Siete escalas y ninguna jornada de mar. En Santorini el barco fondea y se baja en lancha: la tarde entera es para la caldera.',
          en: 'Seven calls and no day at sea. In Santorini the ship anchors and boats take you in: the whole afternoon belongs to the caldera.',
        },
        days: days(
          'pireo -19:00, mikonos 08:00-23:00, kusadasi 08:00-19:00, rodas 08:00-18:00, heraclion 08:00-17:00, santorini 07:00-21:00, milos 08:00-19:00, pireo 06:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [4, 10],
        priceShare: 1.08,
      },
      {
        id: 'adriatic',
        region: 'mediterranean',
        title: { es: 'Adriático, de Trieste a Corfú', en: 'Adriatic, Trieste to Corfu' },
        description: {
          es: 'La entrada en la bahía de Kotor, entre montañas, es de las más hermosas de Europa: conviene estar en cubierta a las siete.',
          en: 'The way into the Bay of Kotor, between mountains, is among the loveliest in Europe: be on deck at seven.',
        },
        days: days(
          'trieste -17:00, split 09:00-20:00, dubrovnik 07:00-18:00, kotor 08:00-17:00, corfu 10:00-19:00, bari 08:00-18:00, sea, trieste 07:00-',
        ),
        highMonths: SUMMER,
        lowMonths: [5, 10],
        priceShare: 1.02,
      },
      {
        id: 'western-caribbean',
        region: 'caribbean',
        title: { es: 'Caribe occidental desde Miami', en: 'Western Caribbean from Miami' },
        description: {
          es: 'Cozumel, Roatán y Gran Caimán: tres sitios para meter la cabeza bajo el agua. Para embarcar en Miami hace falta el visado o el permiso electrónico de Estados Unidos.',
          en: 'Cozumel, Roatán and Grand Cayman: three places to put your head under water. Boarding in Miami needs a visa or travel authorisation for the United States.',
        },
        days: days(
          'miami -16:30, sea, cozumel 08:00-18:00, roatan 09:00-18:00, sea, georgetown 08:00-16:00, sea, miami 07:00-',
        ),
        highMonths: [12, 3, 7],
        lowMonths: [9, 10],
        priceShare: 1,
      },
      {
        id: 'colombian-caribbean',
        region: 'caribbean',
        title: { es: 'Caribe desde Cartagena de Indias', en: 'Caribbean from Cartagena' },
        description: {
          es: 'Panamá, Costa Rica, Curazao y Aruba saliendo de Colombia. En Colón se puede visitar el Canal en una mañana.',
          en: 'Panama, Costa Rica, Curaçao and Aruba from Colombia. From Colón the Canal can be seen in a morning.',
        },
        days: days(
          'indias -18:00, colon 08:00-18:00, limon 08:00-17:00, sea, willemstad 13:00-23:00, oranjestad 08:00-20:00, santamarta 15:00-22:00, indias 07:00-',
        ),
        highMonths: [12, 1, 7],
        lowMonths: [5, 9, 10],
        priceShare: 1,
      },
      {
        id: 'bahamas-escape',
        region: 'caribbean',
        title: { es: 'Escapada a las Bahamas', en: 'Bahamas escape' },
        description: {
          es: 'Cuatro noches con dos playas y un día de piscina. Para embarcar en Miami hace falta el visado o el permiso electrónico de Estados Unidos.',
          en: 'Four nights with two beaches and a day by the pool. Boarding in Miami needs a visa or travel authorisation for the United States.',
        },
        days: days('miami -16:30, nassau 08:00-18:00, freeport 08:00-17:00, sea, miami 07:00-'),
        highMonths: [3, 7, 12],
        lowMonths: [9, 10],
        priceShare: 1,
      },
      {
        id: 'norwegian-fjords',
        region: 'north',
        title: { es: 'Fiordos noruegos', en: 'Norwegian fjords' },
        description: {
          es: 'Del Øresund al fondo del fiordo de Geiranger y vuelta por Bergen, Stavanger y Oslo. En junio no llega a hacerse de noche.',
          en: 'From the Øresund to the head of the Geirangerfjord and back by Bergen, Stavanger and Oslo. In June it never gets quite dark.',
        },
        days: days(
          'copenhague -17:00, sea, geiranger 11:00-20:00, bergen 09:00-19:00, stavanger 08:00-17:00, oslo 13:00-22:00, sea, copenhague 07:00-',
        ),
        highMonths: [6, 7],
        lowMonths: [5, 9],
        priceShare: 1,
      },
      {
        id: 'patagonia-south',
        region: 'south',
        title: { es: 'Patagonia, de Buenos Aires a Chile', en: 'Patagonia, Buenos Aires to Chile' },
        description: {
          es: 'Ballenas y pingüinos en Puerto Madryn, el estrecho de Le Maire, Ushuaia y los canales chilenos. Se desembarca en San Antonio, a hora y media de Santiago.',
          en: 'Whales and penguins at Puerto Madryn, the Le Maire strait, Ushuaia and the Chilean channels. You leave the ship in San Antonio, an hour and a half from Santiago.',
        },
        days: days(
          'buenosaires -18:00, montevideo 08:00-18:00, sea, madryn 10:00-20:00, sea, sea, ushuaia 08:00-20:00, sea, puntaarenas 08:00-18:00, sea, sea, puertomontt 08:00-18:00, sea, sanantonio 06:00-',
        ),
        highMonths: AUSTRAL_SUMMER,
        lowMonths: [11, 3],
        priceShare: 1,
      },
      {
        id: 'patagonia-north',
        region: 'south',
        title: { es: 'Patagonia, de Chile a Buenos Aires', en: 'Patagonia, Chile to Buenos Aires' },
        description: {
          es: 'Los canales chilenos de norte a sur, una noche más en el fin del mundo y la subida por el Atlántico hasta el Río de la Plata.',
          en: 'The Chilean channels from north to south, the end of the world, and up the Atlantic to the River Plate.',
        },
        days: days(
          'sanantonio -18:00, sea, puertomontt 08:00-18:00, sea, sea, puntaarenas 08:00-18:00, sea, ushuaia 08:00-20:00, sea, sea, madryn 10:00-20:00, sea, montevideo 08:00-18:00, buenosaires 07:00-',
        ),
        highMonths: AUSTRAL_SUMMER,
        lowMonths: [11, 3],
        priceShare: 1,
      },
      {
        id: 'brazil-from-plata',
        region: 'south',
        title: { es: 'Río de Janeiro e Ilhabela', en: 'Rio de Janeiro and Ilhabela' },
        description: {
          es: 'El verano del sur en nueve noches: Montevideo, un día y medio en Río, la playa de Ilhabela y Punta del Este antes de volver a Buenos Aires.',
          en: 'The southern summer in nine nights: Montevideo, a day and a half in Rio, the beach of Ilhabela and Punta del Este before returning to Buenos Aires.',
        },
        days: days(
          'buenosaires -17:00, montevideo 08:00-18:00, sea, sea, rio 13:00-, rio -18:00, ilhabela 08:00-18:00, sea, puntadeleste 10:00-19:00, buenosaires 08:00-',
        ),
        highMonths: AUSTRAL_SUMMER,
        lowMonths: [4],
        priceShare: 1,
      },
    ] satisfies Voyage[]
  ).map((voyage): [string, Voyage] => [voyage.id, voyage]),
);
