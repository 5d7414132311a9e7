import { DESTINATION_LINES } from './destinations.ts';

/**
 * What else people call a place than its name in Spanish and English: its name in its own and in neighbouring
 * languages, former names, short forms, nicknames, districts and towns where its airport lies, islands, coasts and
 * sights that people fly there for. City or airport code | names.
 */
const OTHER_NAME_LINES = `
NYC | NY, NYC, Nueva York City, Nova York, Big Apple, La Gran Manzana, Manhattan, Brooklyn, Queens, Bronx, N York
JFK | Kennedy, Jamaica Queens
LGA | La Guardia
LAX | LA, L A, LA California, Hollywood, Santa Monica, Beverly Hills
SFO | SF, Frisco, San Fran, Bay Area
LAS | Vegas
WAS | DC, Washington DC
DCA | Reagan
IAD | Dulles
CHI | Chi Town, Windy City, Chitown
ORD | O Hare, OHare
MSY | NOLA, Big Easy
PHL | Philly
ATL | ATL, Hotlanta, Hartsfield
DFW | Fort Worth, Ft Worth, DFW, Dallas Fort Worth
MIA | Miami Beach, South Beach
FLL | Ft Lauderdale
MCO | Disney, Disneyland Florida, Disney World, Universal
HNL | Hawai, Hawaii, Waikiki, Oahu
OGG | Maui, Lahaina
KOA | Kona, Big Island
LIH | Kauai
SLC | SLC, Salt Lake
MSP | Twin Cities, St Paul, Saint Paul
SAN | SD California
BOS | Beantown, Logan
DEN | Mile High
PDX | PDX
AUS | ATX
CLT | Queen City
SEA | SeaTac, Tacoma
YMQ | Montréal
YUL | Montréal, Trudeau
YTO | Toronto Pearson
YYZ | Pearson
YQB | Quebec, Ciudad de Quebec
YVR | Van City
MEX | DF, D F, México DF, Mexico DF, CDMX, Distrito Federal, Benito Juárez
GDL | Guanatos
MTY | Sultana del Norte
CUN | Riviera Maya, Tulum, Isla Mujeres, Cozumel Cancún
TQO | Tulum
SJD | Cabo, Cabo San Lucas, Cabo San José, Baja California
PVR | Vallarta, Nuevo Vallarta, Sayulita, Riviera Nayarit
ACA | Aca
OAX | Monte Albán
PXM | Escondido
SJO | Juan Santamaría, Alajuela
LIR | Guanacaste, Tamarindo
PTY | Tocumen, Panama
SAL | Comalapa
GUA | Antigua Guatemala, La Aurora
FRS | Tikal, Petén, Flores
TGU | Tegus
HAV | L Habana, Habana
VRA | Matanzas
SDQ | Santo Domingo RD
PUJ | Bávaro, Republica Dominicana, Cap Cana
SJU | Puerto Rico, San Juan PR
CUR | Willemstad
AUA | Oranjestad
NAS | Bahamas, Paradise Island
MBJ | Mobay, Jamaica
SXM | San Martín, Saint Martin, St Martin, Philipsburg
PTP | Guadalupe, Guadeloupe
FDF | Martinica, Martinique
BOG | El Dorado, Bogota DC, Santa Fe de Bogotá
MDE | Rionegro, Medallo, José María Córdova
EOH | Olaya Herrera
CTG | Cartagena de Indias, Rafael Núñez
CLO | Santiago de Cali, Palmira
BAQ | Quilla, Curramba
PEI | Eje Cafetero, Matecaña
AXM | Eje Cafetero
ADZ | San Andrés Isla, Sai
CCS | Maiquetía, La Guaira
PMV | Margarita, Isla Margarita, Isla de Margarita
UIO | Mitad del Mundo
GYE | Guayas
GPS | Galápagos, Galapagos
CUZ | Machu Picchu, Machupicchu, Qosqo
LIM | Callao, Jorge Chávez, Miraflores
LPB | El Alto
VVI | Santa Cruz, Santa Cruz Bolivia, Viru Viru
SCL | Valparaíso, Viña del Mar, Stgo, Santiago Chile, Pudahuel, Arturo Merino Benítez
IPC | Rapa Nui, Pascua
PUQ | Patagonia chilena, Torres del Paine
CJC | San Pedro de Atacama, Atacama
BUE | Bs As, BsAs, Baires, CABA, Capital Federal, Bs Aires, Buenos Ayres
AEP | Aeroparque, Palermo Buenos Aires
EZE | Ministro Pistarini
COR | Córdoba Argentina
BRC | Bariloche
FTE | Calafate, Perito Moreno, Glaciares
USH | Fin del Mundo, Tierra del Fuego
IGR | Cataratas, Iguazú Argentina
IGU | Foz do Iguaçu, Foz de Iguazú, Iguazu Brasil, Cataratas
MDZ | Mza
ASU | Paraguay
MVD | Carrasco, Mvdeo
PDP | Punta, Maldonado
SAO | Sampa, San Pablo, Sanpa
GRU | Guarulhos
CGH | Congonhas
VCP | Viracopos
RIO | Río, Rio, Copacabana, Ipanema, Galeão, Cidade Maravilhosa
GIG | Galeão
SDU | Santos Dumont
BHZ | BH, Beagá, Confins
CNF | Confins, BH, Beagá
FLN | Floripa
SSA | Bahía, Bahia Brasil
BSB | DF Brasil, Brasília
POA | Poa
NAT | Pipa
FEN | Noronha
MAO | Amazonas Brasil
BEL | Belém
LON | Londra, Londen, London UK, Londonas
LHR | Heathrow
LGW | Gatwick
STN | Stansted
LTN | Luton
LCY | City Airport, Docklands
EDI | Dún Èideann
BHX | Brum
MAN | Manc
NCL | Newcastle, Newcastle upon Tyne
BFS | Belfast
GLA | Glasgow
DUB | Irlanda
SNN | Shannon
PAR | Parigi, Paryż, Parijs, Disneyland París, Eurodisney, Euro Disney, Versalles
CDG | Roissy, Charles de Gaulle
NCE | Nizza, Costa Azul, Côte d'Azur, Cote dAzur, Cannes, Mónaco, Montecarlo, Monte Carlo
MRS | Provenza, Provence
LYS | Saint Exupéry, Lyón
BOD | Burdeos
TLS | Tolosa Francia, Tolouse
SXB | Straßburg, Strassburg
LDE | Lourdes
BIQ | Biarriz
BRU | Bruxelles, Brussel, Brüssel
CRL | Charleroi
ANR | Antwerp, Antwerpen, Amberes, Anvers
AMS | Ams, A'dam, Schiphol, Holanda
RTM | La Haya, The Hague, Den Haag, Haag
EIN | Eindhoven
LUX | Luxembourg, Luxemburg
BER | Brandeburgo, Tegel, Schönefeld
MUC | München, Munchen, Muenchen, Monaco di Baviera, Baviera, Bavaria, Oktoberfest
FRA | Frankfurt am Main, Francoforte, Francfort
CGN | Köln, Koeln, Bonn
DUS | Duesseldorf
HAM | Hambourg
NUE | Nürnberg, Nuernberg
STR | Estugarda
HAJ | Hannover
LEJ | Leipzig, Lipsia
DRS | Dresden, Dresde
ZRH | Zürich, Zuerich, Zurigo
GVA | Genève, Geneve, Genf, Ginevra
BSL | Basel, Bâle, Mulhouse, Friburgo, Freiburg
BRN | Berna, Bern
VIE | Wien, Vienne, Vienna Austria, Schwechat
SZG | Salzburg, Salzkammergut
PRG | Praha, Prag
BUD | Ferihegy, Buda
WAW | Warszawa, Chopin
KRK | Kraków, Krakau, Auschwitz
GDN | Gdansk, Danzig, Gdańsk, Sopot
WRO | Wrocław, Breslau, Breslavia
POZ | Posen
CPH | København, Kobenhavn, Kopenhagen, Tívoli
MMX | Malmo
STO | Stockholm
ARN | Arlanda
GOT | Göteborg, Goteborg, Gotemburgo, Gothenburg
OSL | Gardermoen
BGO | Bergen
HEL | Helsingfors, Vantaa
RVN | Laponia, Lapland, Papá Noel, Santa Claus
TLL | Tallin, Tallinn
RIX | Riga
VNO | Vilna, Vilnius
REK | Islandia, Iceland, Reykjavík
KEF | Keflavik, Islandia
ROM | Roma, Rom, Vaticano, Vatican
FCO | Fiumicino, Leonardo da Vinci
CIA | Ciampino
MIL | Milano, Mailand
MXP | Malpensa
LIN | Linate
BGY | Bérgamo, Bergamo, Orio al Serio
VCE | Venezia, Venedig, Venise, Marco Polo
FLR | Firenze, Florenz, Toscana, Tuscany
NAP | Napoli, Neapel, Amalfi, Sorrento, Capri, Pompeya
TRN | Torino
GOA | Genova
PSA | Toscana, Tuscany
CTA | Sicilia, Sicily, Etna, Taormina
PMO | Sicilia, Sicily
CAG | Cerdeña, Sardinia, Sardegna
OLB | Costa Esmeralda, Costa Smeralda
BRI | Puglia, Apulia
MLA | Malta, Valletta, La Valeta
LIS | Lisboa, Lissabon, Lisbonne, Humberto Delgado, Portela
OPO | Porto, Gaia
FAO | Algarve, Albufeira
FNC | Madeira
PDL | Azores, Açores, São Miguel
MAD | Barajas, Madriz, Los Madriles, Madrit
BCN | Barna, Bcn, Barcelone, El Prat, Cataluña
SVQ | Sevilla
VLC | València
AGP | Costa del Sol, Marbella, Torremolinos
ALC | Alacant, Costa Blanca, Benidorm
BIO | Bilbo, Loiu, Sondica, País Vasco
EAS | Donostia, Donosti, Sanse
VIT | Gasteiz
PMI | Mallorca, Majorca, Palma, Son Sant Joan, Baleares
IBZ | Eivissa, Formentera
MAH | Menorca, Mahón, Maó
LPA | Las Palmas, Gando, Maspalomas
TCI | Tenerife
TFS | Tenerife Sur, Reina Sofía
TFN | Tenerife Norte, Los Rodeos
ACE | Arrecife
FUE | Puerto del Rosario, Fuerte
SPC | La Palma, Isla Bonita
SCQ | Santiago Compostela, Compostela, Camino de Santiago, Lavacolla
LCG | La Coruña, Coruña, Corunna, A Corunha
VGO | Rías Baixas, Peinador
OVD | Asturias, Gijón, Avilés
GRO | Gerona, Costa Brava
XRY | Jerez, Cádiz
GRX | Alhambra, Sierra Nevada
PNA | Iruña, San Fermín
ZAZ | Saragossa
REU | Salou, Port Aventura, PortAventura, Tarragona
LEI | Cabo de Gata
ATH | Athina, Athen, Athènes, Athinai
SKG | Salónica, Salonica, Saloniki
JTR | Santorini, Santorín, Thira
JMK | Míconos, Mykonos, Mikonos
HER | Creta, Crete, Iráklio
CHQ | Creta, Crete, La Canea, Chania
RHO | Rodas, Rhodes, Rodos
CFU | Corfú, Corfu, Kerkyra
ZTH | Zante
IST | Istanbul, Constantinopla, Bizancio, Estanbul
SAW | Sabiha Gökçen
ASR | Capadocia, Cappadocia
NAV | Capadocia, Cappadocia
ESB | Angora
MOW | Moskva, Moskau
SVO | Sheremetyevo
DME | Domodedovo
LED | St Petersburg, San Petersburgo, Sankt Petersburg, Leningrado, Pulkovo
IEV | Kiev, Kyiv
KBP | Boryspil
ODS | Odesa, Odessa
BUH | Bucuresti, București
BEG | Beograd
SKP | Skopje
TIA | Tirana
DBV | Ragusa, Juego de Tronos
SPU | Spalato
ZAG | Agram
LJU | Liubliana, Ljubljana, Laibach
TBS | Tiflis, Tbilisi
EVN | Ereván, Yerevan, Erevan
GYD | Bakú, Baku
TLV | Tel Aviv Yafo, Jaffa, Ben Gurion, Jerusalén, Jerusalem
AMM | Petra, Jordania
AQJ | Petra
CAI | Al Qahira, Pirámides, Giza, Guiza
SSH | Sharm, Sharm el Sheij, Charm el Cheikh, Sinaí
HRG | Mar Rojo, Hurgada
LXR | Valle de los Reyes
DXB | Dubay, Emiratos, Burj Khalifa
AUH | Abu Zabi
DOH | Qatar, Catar
JED | Jidda, Djeddah, La Meca, Meca, Makkah
MED | Medina
RUH | Riyad, Riyadh
THR | Teherán, Tehran
IKA | Teherán, Tehran, Imam Khomeini
CMN | Casa, Dar el Beida
RAK | Marrakesh, Marrakech, Marraquech, Marrakés, Marraqués
FEZ | Fes, Fez
TNG | Tánger, Tangier, Tanger
AGA | Agadir
TUN | Cartago, Carthage
DJE | Yerba, Djerba
JNB | Joburg, Jo'burg, Jozi, OR Tambo, Tambo
CPT | Kaapstad, Mother City
DUR | eThekwini
MQP | Kruger
NBO | Jomo Kenyatta
MBA | Mombassa
ZNZ | Zanzíbar, Zanzibar
JRO | Kilimanjaro, Serengeti, Arusha
ADD | Addis, Adis Abeba, Addis Abeba
SEZ | Seychelles, Mahé, Victoria Seychelles
MRU | Isla Mauricio, Ile Maurice, Maurice
RUN | Reunión, La Reunion
TNR | Tana
VFA | Cataratas Victoria, Victoria Falls
DSS | Senegal
LOS | Nigeria
TYO | Tokyo, Tokio, Edo, Shibuya, Shinjuku
NRT | Narita
HND | Haneda
OSA | Kyoto, Kioto, Kobe, Nara
KIX | Kansai, Kyoto, Kioto, Kobe, Nara
ITM | Itami, Kyoto, Kioto, Kobe
NGO | Nagoya
CTS | Hokkaido, Chitose
SPK | Hokkaido
OKA | Okinawa
HIJ | Hirosima, Hiroshima
SEL | Seoul, Soul, Incheon
ICN | Incheon, Inchon
GMP | Gimpo
CJU | Jeju, Cheju
PUS | Pusan
BJS | Peking, Pekin, Pequín, Beijing
PEK | Peking, Pequín, Gran Muralla
SHA | Hongqiao
PVG | Pudong
CAN | Canton
SZX | Shenzen
XIY | Sian, Xian, Guerreros de Terracota
HKG | HK, Hong Kong, Honk Kong, Chek Lap Kok, Kowloon
MFM | Macao, Macau
TPE | Taipeh, Taoyuan, Taiwan, Formosa
BKK | Krung Thep, Suvarnabhumi, Siam
DMK | Don Muang, Don Mueang
HKT | Pukhet, Phi Phi, Patong
USM | Koh Samui, Ko Samui, Samui
CNX | Chiangmai
KUL | KL, KLIA, Sepang
PEN | George Town, Pinang
SIN | Singapura, Singapour, Changi
DPS | Denpasar, Ubud, Kuta, Seminyak, Isla de los Dioses
CGK | Batavia, Soekarno Hatta
JKT | Batavia, Djakarta
JOG | Yogya, Borobudur
YIA | Yogyakarta, Yogya, Jogja, Borobudur
LOP | Lombok, Gili
MNL | Manila, Maynila, Ninoy Aquino
CEB | Mactan
MPH | Boracay
KLO | Boracay
PPS | Palawan
SGN | HCMC, Saigón, Ho Chi Minh, Tan Son Nhat
HAN | Ha Noi, Noi Bai, Halong
DAD | Danang, Hoi An
PNH | Phnom Penh, Nom Pen
SAI | Angkor, Siem Riep, Siem Reap
RGN | Rangún, Rangoon, Yangón
KTM | Nepal, Everest, Katmandu
DEL | New Delhi, Nueva Delhi, Indira Gandhi
BOM | Mumbay, Bombai
BLR | Bangaluru
CCU | Calcuta
MAA | Madrás
AGR | Taj Mahal
GOI | Goa
GOX | Goa
COK | Kochi, Cochin, Kerala
CMB | Ceilán, Ceylon, Sri Lanka
MLE | Maldivas, Maldives
DAC | Dacca
TAS | Taskent, Tashkent
SKD | Samarcanda, Samarkand
ALA | Alma Ata, Almaty
NQZ | Astana
UBN | Ulan Bator, Ulán Bator, Ulaanbaatar, Mongolia
SYD | Sidney, Bondi, Kingsford Smith
MEL | Tullamarine
BNE | Brissie
OOL | Gold Coast, Surfers Paradise
CNS | Gran Barrera de Coral, Great Barrier Reef
ASP | Uluru, Ayers Rock
AYQ | Uluru, Ayers Rock
AKL | Tamaki Makaurau
ZQN | Queenstown
PPT | Tahití, Tahiti, Polinesia
BOB | Bora Bora
NAN | Fiji, Fiyi, Nandi
NOU | Nueva Caledonia
GUM | Guam
BDA | Bermuda, Bermudas
POS | Trinidad, Puerto de España
BGI | Barbados
ANU | Antigua
UVF | Santa Lucía, St Lucia, Saint Lucia
GND | Granada Caribe, Grenada
GCM | Gran Caimán, Islas Caimán, Cayman Islands
BZE | Belice
CAY | Guayana Francesa
GEO | Guyana
PBM | Surinam
`;

function namesByCode(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', names = ''] = line.split(' | ');
        return [code, names.split(', ')] as const;
      }),
  );
}

/** By city or airport code. */
export const OTHER_NAMES = namesByCode(OTHER_NAME_LINES);

/** Where people go from there, and what the place is called in fun; by city or airport code. */
export const DESTINATIONS = namesByCode(DESTINATION_LINES);
