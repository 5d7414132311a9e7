/**
 * What people call a state, province or region besides its English name: in Spanish and in its own language, the name
 * of the land that it is the best-known part of, and how it is shortened where that is not its ISO code.
 */
const LINES = `
MX-AGU | Ags
MX-BCN | BC
MX-BCS | BCS
MX-CAM | Camp
MX-CHH | Chih
MX-CHP | Chis
MX-DIF | Ciudad de México, CDMX, DF
MX-COA | Coah
MX-DUR | Dgo
MX-GRO | Gro
MX-GUA | Gto
MX-HID | Hgo
MX-JAL | Jal
MX-MEX | Estado de México, Edomex
MX-MIC | Mich
MX-MOR | Mor
MX-NAY | Nay
MX-NLE | Nuevo León, NL
MX-OAX | Oax
MX-PUE | Pue
MX-QUE | Qro
MX-ROO | QRoo, Q Roo
MX-SIN | Sin
MX-SLP | SLP
MX-SON | Son
MX-TAB | Tab
MX-TAM | Tamps
MX-VER | Ver
MX-YUC | Yuc
MX-ZAC | Zac
US-AZ | Ariz
US-CA | Calif
US-CO | Colo
US-CT | Conn
US-FL | Fla
US-HI | Hawái
US-LA | Luisiana
US-MA | Mass
US-MI | Mich, Míchigan
US-MN | Minn, Minesota
US-MS | Misisipi
US-MO | Misuri
US-NC | Carolina del Norte
US-ND | Dakota del Norte
US-NJ | Nueva Jersey
US-NM | Nuevo México
US-NY | Nueva York
US-OR | Ore, Oregón
US-PA | Penn, Pensilvania
US-SC | Carolina del Sur
US-SD | Dakota del Sur
US-TN | Tenn
US-TX | Tex, Tejas
US-WA | Wash
US-WI | Wis
US-WV | Virginia Occidental
CA-AB | Alta
CA-BC | Columbia Británica
CA-MB | Man
CA-NB | Nuevo Brunswick, Nouveau Brunswick
CA-NL | NFLD, Terranova
CA-NS | Nueva Escocia
CA-NT | NWT
CA-ON | Ont
CA-PE | PEI, Isla del Príncipe Eduardo
CA-QC | Que, PQ
CA-SK | Sask
CA-YT | Yukón
AU-NSW | Nueva Gales del Sur
AU-QLD | Queenslandia
AU-SA | Australia Meridional
AU-TAS | Tassie, Tasmania
AU-WA | Australia Occidental
AU-NT | Territorio del Norte
NZ-NTL | Northland
AR-B | PBA
AR-C | CABA
AR-M | Mza
AR-X | Cba
AR-S | Sta Fe
AR-V | TDF
BR-RJ | Río de Janeiro
BR-SP | San Pablo
BR-PE | Pernambuco
CO-VAC | Valle
CL-RM | Región Metropolitana
CL-LL | Los Lagos
CL-AI | Aysén
CL-MA | Magallanes
CL-AR | Araucanía
ES-AN | Andalucía
ES-AR | Aragón
ES-AS | Principado de Asturias
ES-CB | Cantabria
ES-CL | Castilla y León
ES-CM | Castilla La Mancha
ES-CN | Canarias, Islas Canarias
ES-CT | Cataluña, Catalunya
ES-EX | Extremadura
ES-GA | Galiza
ES-IB | Islas Baleares, Illes Balears, Baleares
ES-MC | Región de Murcia
ES-NC | Navarra, Nafarroa
ES-PV | País Vasco, Euskadi
ES-VC | Comunidad Valenciana, Comunitat Valenciana
PT-20 | Azores, Açores
PT-30 | Madeira
PT-08 | Algarve
GB-ENG | Inglaterra
GB-NIR | Irlanda del Norte, Ulster
GB-SCT | Escocia
GB-WLS | Gales, Cymru
FR-ARA | Auvernia Ródano Alpes, Alpes franceses
FR-BFC | Borgoña, Bourgogne
FR-BRE | Bretaña
FR-COR | Córcega, Corsica, Corse
FR-20R | Córcega, Corsica, Corse
FR-CVL | Valle del Loira, Loire Valley
FR-GES | Alsacia, Alsace, Lorena, Lorraine, Champaña
FR-HDF | Picardía, Picardie
FR-IDF | Isla de Francia
FR-NAQ | Nueva Aquitania, Aquitania, Aquitaine
FR-NOR | Normandía, Normandy
FR-OCC | Occitania, Languedoc
FR-PAC | Provenza, Provence, Costa Azul, Riviera francesa, French Riviera
FR-PDL | Pays de la Loire, Países del Loira
DE-BW | Baden Wurtemberg, Selva Negra, Black Forest, Schwarzwald
DE-BY | Baviera, Bayern
DE-HE | Hesse, Hessen
DE-MV | Mecklemburgo
DE-NI | Baja Sajonia, Niedersachsen
DE-NW | Renania del Norte, NRW, Nordrhein Westfalen
DE-RP | Renania Palatinado, Rheinland Pfalz
DE-SL | Sarre, Saarland
DE-SN | Sajonia, Sachsen
DE-SH | Schleswig Holstein
DE-TH | Turingia, Thüringen
AT-2 | Carintia, Kärnten
AT-5 | Salzburgo
AT-6 | Estiria, Steiermark
AT-7 | Tirol
CH-TI | Ticino, Tesino
CH-GR | Grisones, Graubünden
IT-21 | Piamonte, Piemonte
IT-23 | Valle de Aosta
IT-25 | Lombardía, Lombardia
IT-32 | Tirol del Sur, Südtirol, Alto Adige, Trentino, Dolomitas, Dolomites
IT-34 | Véneto
IT-36 | Friul, Friuli
IT-42 | Liguria
IT-45 | Emilia Romaña, Emilia Romagna
IT-52 | Toscana
IT-55 | Umbría
IT-57 | Marcas, Marche
IT-62 | Lacio, Lazio
IT-65 | Abruzos, Abruzzo
IT-72 | Campania
IT-75 | Apulia, Puglia
IT-77 | Basilicata
IT-78 | Calabria
IT-82 | Sicilia
IT-88 | Cerdeña, Sardegna
GR-M | Creta, Kriti
GR-L | Dodecaneso, Cícladas
GR-F | Islas Jónicas
NL-LI | Limburgo
NL-NH | Holanda
NL-ZH | Holanda
BE-VLG | Flandes, Vlaanderen
BE-WAL | Valonia, Wallonie
DK-83 | Jutlandia, Jylland
SE-M | Escania, Skåne
SE-I | Gotlandia
SE-BD | Laponia, Lapland
NO-55 | Laponia, Lapland
FI-10 | Laponia
PL-MA | Małopolska
PL-SL | Silesia
RO-CJ | Transilvania, Transylvania
RO-SB | Transilvania, Transylvania
RO-BV | Transilvania, Transylvania
RO-MS | Transilvania, Transylvania
HR-18 | Istria
HR-17 | Dalmacia, Dalmatia
HR-19 | Dalmacia, Dalmatia
HR-13 | Dalmacia, Dalmatia
RU-KAM | Kamchatka
RU-AL | Altái
IE-KY | Kerry
CN-54 | Tíbet, Tibet, Xizang
CN-15 | Mongolia Interior
CN-44 | Cantón
IN-RJ | Rayastán
IN-KL | Querala
IN-JK | Cachemira, Kashmir
IN-PB | Punyab
JP-01 | Hokkaidō
ID-BA | Bali
ID-YO | Yogya
MY-12 | Borneo
MY-13 | Borneo
BR-AM | Amazonia
BR-BA | Bahía
EC-W | Galápagos
PE-LOR | Amazonia peruana
VE-O | Isla Margarita
CU-99 | Isla de la Juventud
TR-07 | Costa turca, Turkish Riviera
ZA-WC | Cabo Occidental
ZA-KZN | KZN
MA-05 | Atlas
`;

/** By ISO 3166-2 code. */
export const OTHER_REGION_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', names = ''] = line.split(' | ');
      return [code, names.split(', ')] as const;
    }),
);
