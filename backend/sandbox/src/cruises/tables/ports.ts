export interface Port {
  readonly name: { readonly es: string; readonly en: string };
  readonly countryCode: string;
  /** [longitude, latitude] of the quay. */
  readonly location: readonly [longitude: number, latitude: number];
}

/** code | name in Spanish | in English | country | latitude | longitude */
const ROWS = `
barcelona | Barcelona | Barcelona | ES | 41.35 | 2.17
palma | Palma | Palma | ES | 39.55 | 2.63
ibiza | Ibiza | Ibiza | ES | 38.91 | 1.45
valencia | Valencia | Valencia | ES | 39.44 | -0.31
cartagena | Cartagena | Cartagena | ES | 37.59 | -0.98
malaga | Málaga | Málaga | ES | 36.71 | -4.42
cadiz | Cádiz | Cádiz | ES | 36.53 | -6.28
lisboa | Lisboa | Lisbon | PT | 38.70 | -9.15
marsella | Marsella | Marseille | FR | 43.31 | 5.36
genova | Génova | Genoa | IT | 44.41 | 8.92
civitavecchia | Civitavecchia (Roma) | Civitavecchia (Rome) | IT | 42.09 | 11.78
napoles | Nápoles | Naples | IT | 40.84 | 14.26
trieste | Trieste | Trieste | IT | 45.65 | 13.76
bari | Bari | Bari | IT | 41.14 | 16.87
split | Split | Split | HR | 43.50 | 16.44
dubrovnik | Dubrovnik | Dubrovnik | HR | 42.66 | 18.08
kotor | Kotor | Kotor | ME | 42.43 | 18.77
corfu | Corfú | Corfu | GR | 39.63 | 19.92
pireo | El Pireo (Atenas) | Piraeus (Athens) | GR | 37.94 | 23.62
mikonos | Mikonos | Mykonos | GR | 37.45 | 25.32
rodas | Rodas | Rhodes | GR | 36.45 | 28.23
heraclion | Heraclión | Heraklion | GR | 35.34 | 25.14
santorini | Santorini | Santorini | GR | 36.40 | 25.42
milos | Milos | Milos | GR | 36.72 | 24.45
kusadasi | Kuşadası (Éfeso) | Kuşadası (Ephesus) | TR | 37.86 | 27.25
laspalmas | Las Palmas de Gran Canaria | Las Palmas | ES | 28.14 | -15.42
arrecife | Arrecife (Lanzarote) | Arrecife (Lanzarote) | ES | 28.97 | -13.53
tenerife | Santa Cruz de Tenerife | Santa Cruz de Tenerife | ES | 28.47 | -16.24
lapalma | Santa Cruz de La Palma | Santa Cruz de La Palma | ES | 28.68 | -17.76
gomera | San Sebastián de La Gomera | San Sebastián de La Gomera | ES | 28.09 | -17.11
funchal | Funchal (Madeira) | Funchal (Madeira) | PT | 32.64 | -16.91
miami | Miami | Miami | US | 25.77 | -80.17
nassau | Nasáu | Nassau | BS | 25.08 | -77.34
freeport | Freeport | Freeport | BS | 26.52 | -78.77
cozumel | Cozumel | Cozumel | MX | 20.48 | -86.97
roatan | Roatán | Roatán | HN | 16.32 | -86.54
georgetown | George Town (Gran Caimán) | George Town (Grand Cayman) | KY | 19.29 | -81.38
sanjuan | San Juan | San Juan | PR | 18.46 | -66.11
charlotte | Charlotte Amalie | Charlotte Amalie | VI | 18.33 | -64.93
basseterre | Basseterre | Basseterre | KN | 17.29 | -62.72
castries | Castries | Castries | LC | 14.01 | -61.00
bridgetown | Bridgetown | Bridgetown | BB | 13.10 | -59.63
philipsburg | Philipsburg | Philipsburg | SX | 18.01 | -63.05
indias | Cartagena de Indias | Cartagena | CO | 10.41 | -75.54
santamarta | Santa Marta | Santa Marta | CO | 11.25 | -74.21
colon | Colón | Colón | PA | 9.37 | -79.90
limon | Puerto Limón | Puerto Limón | CR | 10.00 | -83.02
willemstad | Willemstad (Curazao) | Willemstad (Curaçao) | CW | 12.11 | -68.93
oranjestad | Oranjestad (Aruba) | Oranjestad (Aruba) | AW | 12.52 | -70.04
copenhague | Copenhague | Copenhagen | DK | 55.69 | 12.60
geiranger | Geiranger | Geiranger | NO | 62.10 | 7.20
bergen | Bergen | Bergen | NO | 60.40 | 5.31
stavanger | Stavanger | Stavanger | NO | 58.98 | 5.73
oslo | Oslo | Oslo | NO | 59.90 | 10.73
buenosaires | Buenos Aires | Buenos Aires | AR | -34.58 | -58.36
montevideo | Montevideo | Montevideo | UY | -34.90 | -56.21
puntadeleste | Punta del Este | Punta del Este | UY | -34.96 | -54.95
rio | Río de Janeiro | Rio de Janeiro | BR | -22.89 | -43.18
ilhabela | Ilhabela | Ilhabela | BR | -23.78 | -45.36
madryn | Puerto Madryn | Puerto Madryn | AR | -42.74 | -65.03
ushuaia | Ushuaia | Ushuaia | AR | -54.81 | -68.30
puntaarenas | Punta Arenas | Punta Arenas | CL | -53.17 | -70.91
puertomontt | Puerto Montt | Puerto Montt | CL | -41.48 | -72.97
sanantonio | San Antonio (Santiago) | San Antonio (Santiago) | CL | -33.59 | -71.62
`;

/** Real ports, with their coordinates. */
export const PORTS: ReadonlyMap<string, Port> = new Map(
  ROWS.trim()
    .split('\n')
    .map((line): [string, Port] => {
      const [code = '', es = '', en = '', countryCode = '', latitude, longitude] = line
        .split('|')
        .map((part) => part.trim());
      return [code, { name: { es, en }, countryCode, location: [Number(longitude), Number(latitude)] }];
    }),
);

export function findPort(code: string): Port {
  const port = PORTS.get(code);
  if (!port) throw new RangeError(`no port is called ${code}`);
  return port;
}
