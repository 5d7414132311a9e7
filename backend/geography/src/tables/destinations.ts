/**
 * Where people want to go that is no city: islands, coasts, lakes, parks, mountains, sights and regions without a name
 * of their own in law, and what a city is called in fun, with the airports that people fly to for them. By continent and
 * country. City or airport code | names.
 */
export const DESTINATION_LINES = `
JFK | Long Island, The Hamptons, Coney Island
NYC | Gotham, City That Never Sleeps, Tri State Area, Staten Island, Times Square, Estatua de la Libertad
ISP | Long Island, Islip
BUF | Niagara, Niagara Falls, Cataratas del Niágara
ALB | Capital District, Adirondacks, Catskills
BTV | Lake Champlain, Stowe
BOS | New England, Nueva Inglaterra, Cape Cod, The Hub, Salem, Harvard
HYA | Cape Cod
MVY | Marthas Vineyard, Martha's Vineyard
ACK | Nantucket
PWM | Vacationland
BHB | Acadia, Bar Harbor
MHT | White Mountains
PHL | City of Brotherly Love, Filadelfia, Amish Country, Poconos
ACY | Jersey Shore
PIT | Steel City, Pittsburg, Burgh
BWI | Charm City, Bmore, Chesapeake
WAS | DMV, Capitol Hill, Casa Blanca Washington, Beltway
RIC | RVA
ORF | Tidewater, Hampton Roads, Virginia Beach
CHO | Shenandoah
RDU | Research Triangle, The Triangle
CLT | QC, Queen City
GSO | Piedmont Triad
AVL | Blue Ridge, Smoky Mountains, Biltmore
TYS | Great Smoky Mountains, Dollywood, Gatlinburg, Pigeon Forge
ILM | Outer Banks
MYR | Grand Strand
CHS | Holy City, Chucktown, Low Country, Kiawah
HHH | Hilton Head
SAV | Low Country, Tybee
ATL | Peach State, A Town, The A
JAX | Jax, Amelia Island, First Coast
DAB | Space Coast
MLB | Space Coast, Cape Canaveral, Cabo Cañaveral, Cocoa Beach
MCO | O Town, Theme Park Capital, Epcot, SeaWorld, Cabo Cañaveral
TPA | Tampa Bay, Clearwater, Gulf Coast
PIE | St Pete, Clearwater
SRQ | Siesta Key, Anna Maria Island
RSW | Sanibel, Captiva, Marco Island, Everglades
MIA | Magic City, Everglades, Vice City, Key Biscayne, South Florida
FLL | South Florida, Venice of America
PBI | Palm Beaches, Boca Ratón
EYW | Cayo Hueso, Keys, Florida Keys, Conch Republic, Cayos de Florida
ECP | Emerald Coast, Panhandle
VPS | Destin, Emerald Coast, Fort Walton
PNS | Emerald Coast
MOB | Gulf Shores
BHM | Magic City Alabama, Steel City Alabama, Bham
HSV | Rocket City
BNA | Music City, Nash, Nashvegas, Opryland, Grand Ole Opry
MEM | Graceland, Bluff City, Home of the Blues, Elvis
MSY | Crescent City, Nawlins, French Quarter, Mardi Gras, Barrio Francés
SDF | Derby City, Bourbon Trail, Mammoth Cave
LEX | Bluegrass, Horse Capital
CVG | Cincy, Nati, Queen City of the West, Northern Kentucky
CLE | Rock and Roll Hall of Fame, The Land, Cedar Point, Cleve
CMH | Cbus, Cowtown Ohio
DAY | Gem City
IND | Indy, Circle City, Naptown, Indianapolis 500, Indy 500
DTW | Motor City, Motown, The D
GRR | Furniture City
TVC | Sleeping Bear Dunes, Mackinac
PLN | Mackinac Island
CHI | Second City, Chi, City of Broad Shoulders, Magnificent Mile
MKE | Brew City, Cream City, Milwakee
MSN | Mad City
MLI | Quad Cities, Davenport, Rock Island, Bettendorf
MSP | Mini Apple, Mall of America
RST | Mayo Clinic
DLH | North Shore, Boundary Waters
STL | Gateway City, Gateway Arch, The Lou, St Lou
MCI | KC, KCMO, Kansas City Missouri
SGF | Ozarks, Branson
XNA | Bentonville, Walmart, Northwest Arkansas
OMA | Big O
RAP | Mount Rushmore, Monte Rushmore, Badlands, Black Hills
OKC | OKC, Okla
TUL | T Town, Green Country
DFW | Metroplex, The Metroplex, DFW Metroplex, Big D
DAL | Metroplex, Big D, Love Field
AUS | Live Music Capital, ATX, Bat City, SXSW
SAT | Alamo City, The Alamo, River Walk, San Antone
HOU | H Town, Space City, Bayou City
IAH | H Town, Space City, Bayou City, Galveston
CRP | Padre Island, Corpus
HRL | South Padre Island
BRO | South Padre Island
ELP | Sun City, Paso del Norte
MAF | Permian Basin, Big Bend
ABQ | Duke City, Burque
SAF | City Different
PHX | Valley of the Sun, Phx, Scottsdale, Sedona
TUS | Old Pueblo, Saguaro
FLG | Gran Cañón, Grand Canyon, Sedona
GCN | Gran Cañón, Grand Canyon
PGA | Antelope Canyon, Lake Powell, Horseshoe Bend
LAS | Sin City, The Strip, Ciudad del Pecado, Hoover Dam, Death Valley, Valle de la Muerte
RNO | Biggest Little City, Lake Tahoe, Tahoe, Squaw Valley
SLC | Park City, Great Salt Lake, Wasatch
SGU | Zion, Bryce Canyon
CNY | Arches, Moab, Canyonlands
DEN | Mile High City, Rockies, Montañas Rocosas, Rocky Mountains, Breckenridge
EGE | Vail, Beaver Creek
ASE | Snowmass
HDN | Steamboat, Steamboat Springs
MTJ | Telluride
DRO | Mesa Verde
COS | Pikes Peak, Garden of the Gods
JAC | Grand Teton, Yellowstone, Jackson Hole
BZN | Big Sky, Yellowstone
COD | Yellowstone
FCA | Glacier National, Glacier, Whitefish
SUN | Sun Valley, Ketchum
BOI | City of Trees, Treasure Valley
LAX | City of Angels, La La Land, SoCal, Southern California, Disneyland, Malibu, Venice Beach, Los Ángeles California, Tinseltown, California del Sur
BUR | Hollywood, Universal Studios Hollywood, SoCal
LGB | SoCal, Queen Mary
ONT | Inland Empire, SoCal
SNA | Orange County, The OC, OC, Disneyland, Anaheim, SoCal, Newport Beach, Laguna Beach
SAN | SoCal, Americas Finest City, La Jolla, Coronado, San Diego Zoo
PSP | Coachella, Joshua Tree
SBA | American Riviera
SBP | Big Sur, Hearst Castle
MRY | Big Sur, Pebble Beach, Carmel
FAT | Yosemite, Sequoia, Kings Canyon
SFO | City by the Bay, Fog City, Silicon Valley, Alcatraz, Golden Gate, NorCal, Bahía de San Francisco, Napa
STS | Wine Country, Sonoma, Napa Valley
OAK | East Bay, Oaktown, Bay Area, Berkeley
SJC | Silicon Valley, Bay Area, South Bay
SMF | Sac, River City California, Sactown
ACV | Redwood, Redwoods
PDX | Rose City, Rip City, Stumptown, PDX, Columbia Gorge
EUG | Tracktown
MFR | Crater Lake
SEA | Emerald City, Rainy City, Jet City, Mount Rainier, Puget Sound
FRD | San Juan Islands
GEG | Lilac City, Coeur dAlene
ANC | Denali, Kenai Fjords, Mount McKinley
FAI | Aurora boreal Alaska, Golden Heart City
JNU | Glacier Bay, Inside Passage
HNL | Oahu, Pearl Harbor, North Shore, Waikīkī
OGG | Maui, Kāanapali, Wailea, Haleakala
KOA | Big Island, Kona Coast, Isla Grande Hawái
ITO | Hilo, Volcanoes, Big Island
LIH | Kauai, Garden Isle, Na Pali
MKK | Molokai
LNY | Lanai
YTO | The 6ix, 6ix, T Dot, T O, Hogtown, The Six, GTA, CN Tower
YYZ | Niagara Falls Canada, GTA
YOW | Parliament Hill, O Town Canada
YHM | Steeltown, The Hammer, Niagara on the Lake
YMQ | City of Saints, La Belle Ville
YQB | Ciudad de Quebec, Quebec City, Vieux Québec
YHZ | Hfx, Peggys Cove, Cabot Trail
YQY | Cape Breton
YYG | Anne of Green Gables, Confederation Bridge
YYT | St Johns Newfoundland, Terranova, The Rock Canada
YWG | The Peg, Winterpeg
YXE | Paris of the Prairies, Saskatchewan
YQR | Queen City Canada
YYC | Cowtown, Banff, Calgary Stampede, Lake Louise, Canadian Rockies, Rocosas canadienses, Cgy
YEG | Jasper, Oil City, West Edmonton Mall, E Town
YVR | Whistler, Raincity, Vancity, Van City, Hollywood North, Terminal City
YYJ | Vancouver Island, Isla de Vancouver, Butchart Gardens
YLW | Okanagan
YAZ | Pacific Rim, Tofino
YXY | Klondike, Yukon
YZF | Great Slave Lake, Aurora boreal Canadá
YYQ | Polar Bear Capital, Churchill
MEX | Chilangolandia, Xochimilco, Teotihuacán, La Capital México, Defe
GDL | Perla Tapatía, Tequila, Lago de Chapala, Ajijic
MTY | Mty, La Sultana, Regia
TIJ | TJ, Tijuas, Tecate, Rosarito, Tía Juana
MXL | Chicali
CUN | Costa Maya, Holbox, Isla Holbox, Isla Contoy, Xcaret, Playa del Carmen, Puerto Morelos, Caribe mexicano, Mexican Caribbean, Riviera Cancún
CZM | Isla Cozumel, Cozumel
CTM | Bacalar, Mahahual, Costa Maya
TQO | Sian Kaan, Riviera Maya
MID | Chichén Itzá, Chichen Itza, Uxmal, Ciudad Blanca, Celestún, Valladolid Yucatán, Progreso Yucatán
CPE | Calakmul
VSA | Tabasco
TGZ | Cañón del Sumidero, San Cristóbal de las Casas, Tuxtla
OAX | Verde Antequera, Hierve el Agua, Mitla
PXM | Mazunte, Zipolite
HUX | Bahías de Huatulco
ACA | Perla del Pacífico México
ZIH | Ixtapa
ZLO | Costalegre, Barra de Navidad
PVR | Bahía de Banderas, Punta Mita, Punta de Mita, San Pancho
MZT | Mazatlan, Perla del Pacífico, Pearl of the Pacific
CUL | Sinaloa, Culichi
LMM | Barrancas del Cobre
CUU | Barrancas del Cobre, Copper Canyon, Cañón del Cobre
LAP | Isla Espíritu Santo, La Paz Baja California
LTO | Baja Sur, Bahía Magdalena
SJD | Los Cabos, Todos Santos, Baja, The Baja
HMO | Bahía Kino, Guaymas
BJX | San Miguel de Allende, Guanajuato, Bajío, Bajio
QRO | Peña de Bernal, Tequisquiapan
SLP | Huasteca Potosina, Real de Catorce
PBC | Cholula, Angelópolis
VER | Puerto de Veracruz, Boca del Río, Jarocho
TAM | Huasteca
MLM | Mariposa monarca, Pátzcuaro, Janitzio
UPN | Volcán Paricutín
GUA | Lago Atitlán, Atitlán, Lake Atitlan, Chichicastenango, Guate
FRS | Isla de Flores, Yaxhá
BZE | Great Blue Hole, Ambergris Caye, Caye Caulker, San Pedro Belice
SPR | Ambergris Caye
SAL | El Tunco, El Zonte, Surf City, Ruta de las Flores
RTB | Islas de la Bahía, Bay Islands, Roatán, West Bay
UII | Útila
SAP | Copán, Ruinas de Copán
LCE | Pico Bonito, Cayos Cochinos
MGA | Granada Nicaragua, Ometepe, San Juan del Sur, León Nicaragua, Lago Nicaragua
SJO | Arenal, La Fortuna, Monteverde, Manuel Antonio, Chepe, Tortuguero, Puerto Viejo Costa Rica, Jacó
LIR | Guanacaste, Santa Teresa, Nosara, Playa Conchal, Papagayo, Playas del Coco
XQP | Manuel Antonio
PTY | Canal de Panamá, Panama Canal, San Blas, Guna Yala
BOC | Bocas, Isla Colón, Bocas del Toro
DAV | Boquete, Chiriquí
HAV | Viñales, Malecón, Cuba
VRA | Cayo Largo Varadero, Varadero
CCC | Cayo Coco, Cayo Guillermo, Jardines del Rey
SNU | Cayo Santa María, Che Guevara
CYO | Cayo Largo, Cayo Largo del Sur
HOG | Guardalavaca
SCU | Oriente Cuba
PUJ | Bayahíbe, Bayahibe, Uvero Alto, Isla Saona, Macao Punta Cana, DR
LRM | Casa de Campo, Bayahíbe, Bayahibe, Isla Saona, Altos de Chavón
AZS | Las Terrenas, Samaná, Las Galeras
POP | Cabarete, Sosúa, Costa Ámbar
SDQ | Boca Chica, Juan Dolio, La Capital dominicana, Zona Colonial
STI | Ciudad Corazón, Cibao
SJU | Isla del Encanto, Isla Verde, Viejo San Juan, PR, Culebra, El Yunque, Old San Juan
VQS | Vieques
CPX | Culebra
BQN | Rincón
STT | St Thomas, Saint Thomas, Santo Tomás, St John Virgin Islands, Islas Vírgenes, US Virgin Islands, USVI
STX | St Croix, Saint Croix, Santa Cruz Islas Vírgenes
EIS | Tortola, British Virgin Islands, Islas Vírgenes Británicas, BVI
VIJ | Virgin Gorda
SXM | Sint Maarten, St Maarten, Maho Beach, Saint Martin
SBH | St Barts, St Barths, San Bartolomé, Saint Barthélemy, Saint Barth
AXA | Anguila, Anguilla
SKB | St Kitts, Saint Kitts, San Cristóbal, San Cristóbal y Nieves
NEV | Nevis, Nieves
ANU | Antigua y Barbuda
MNI | Montserrat
PTP | Basse Terre, Les Saintes, Guadalupe Caribe
DOM | Dominica, Waitukubuli
FDF | Trois Ilets
UVF | Pitons, Soufrière
SVD | St Vincent, Saint Vincent, San Vicente, Grenadines, Granadinas
BQU | Bequia
MQS | Mustique
GND | Spice Isle, Isla de las Especias
TAB | Tobago
POS | Trinidad, Port Spain, Puerto España
BGI | Bridgetown
CUR | Curazao, Curacao, ABC Islands
BON | Bonaire
AUA | One Happy Island, Palm Beach Aruba
NAS | Atlantis, New Providence, Paradise Island
FPO | Grand Bahama, Gran Bahama
GGT | Exuma, Exumas, Swimming Pigs
ELH | Eleuthera, Harbour Island
MHH | Abaco, Ábaco, Marsh Harbour
BIM | Bimini
PLS | Turks and Caicos, Turcas y Caicos, Provo, Grace Bay, Providenciales
MBJ | Negril, Ocho Ríos, Ocho Rios, Doctors Cave
KIN | Blue Mountains, Port Royal, Bob Marley
GCM | Seven Mile Beach, Grand Cayman, Gran Caimán
CYB | Cayman Brac
BDA | Bermudas, Bermuda Triangle
BOG | Atenas sudamericana, Zipaquirá, Rolo, La Nevera
MDE | Ciudad de la Eterna Primavera, Guatapé, El Poblado, Antioquia, Valle de Aburrá
CLO | Sucursal del Cielo, Capital de la Salsa
CTG | La Heroica, Islas del Rosario, Ciudad Amurallada, Barú
BAQ | La Arenosa, Puerta de Oro, Carnaval de Barranquilla
SMR | Tayrona, Minca, Perla de América, Sierra Nevada de Santa Marta, Rodadero
RCH | Cabo de la Vela, La Guajira, Guajira
ADZ | San Andrés y Providencia, Johnny Cay
PVA | Providencia
BGA | Ciudad Bonita, Cañón del Chicamocha, San Gil, Barichara
PEI | Salento, Valle de Cocora, Coffee Region
AXM | Salento, Valle de Cocora, Quindío
MZL | Nevado del Ruiz, Eje Cafetero
LET | Amazonas Colombia, Amazonía colombiana
NVA | Desierto de la Tatacoa, Tatacoa, San Agustín
PSO | Las Lajas, Ipiales
PPN | Ciudad Blanca Colombia
CUC | La Perla del Norte
VUP | Capital del Vallenato
IBE | Capital Musical
NQU | Bahía Solano, Nuquí
CCS | La Sultana del Ávila, Ávila, Los Roques, Caraquitos
LRV | Los Roques
PMV | Perla del Caribe, Porlamar
CAJ | Salto Ángel, Angel Falls, Canaima
MAR | Lago de Maracaibo, Tierra del Sol Amada
BRM | Ciudad Crepuscular
VLN | Puerto Cabello
MRD | Pico Bolívar, Ciudad de los Caballeros
UIO | Carita de Dios, Cotopaxi, Otavalo, Mindo, Middle of the World
GYE | Perla del Pacífico Ecuador, Montañita, Salinas Ecuador
CUE | Cajas, Atenas del Ecuador
MEC | Montecristi
GPS | Islas Encantadas, Baltra, Santa Cruz Galápagos
SCY | Islas Galápagos, San Cristóbal Galápagos
LIM | Ciudad de los Reyes, Barranco, Paracas, Ica, Nazca
CUZ | Valle Sagrado, Sacred Valley, Ollantaytambo, Inca Trail, Camino Inca, Ombligo del Mundo, Vinicunca, Montaña de Colores, Rainbow Mountain
AQP | Ciudad Blanca Perú, Cañón del Colca, Colca
JUL | Titicaca, Lago Titicaca, Lake Titicaca, Puno, Uros
IQT | Amazonas Perú, Amazonía peruana
PEM | Tambopata, Manu
TRU | Chan Chan, Huanchaco, Ciudad de la Eterna Primavera Perú
CIX | Señor de Sipán
PIU | Máncora
TBP | Máncora
TYL | Máncora, Lobitos
CJA | Baños del Inca
LPB | Tiahuanaco, Tiwanaku, Copacabana Bolivia, Isla del Sol, Chuquiago
UYU | Salar de Uyuni, Salar, Uyuni Salt Flats, Laguna Colorada
SRE | Ciudad Blanca Bolivia, Potosí
VVI | Chiquitos, Samaipata
TJA | Chapaco
RBQ | Madidi, Pampas del Yacuma
SCL | Valparaíso, Viña del Mar, Valle Nevado, Portillo, Isla Negra, Sanhattan
CJC | Valle de la Luna Chile, Tatio
ANF | Perla del Norte Chile, Mano del Desierto
IQQ | Tierra de Campeones, Humberstone
LSC | Valle del Elqui, Coquimbo
ZCO | Pucón, Araucanía
PMC | Chiloé, Lagos chilenos, Puerto Varas
MHC | Chiloé, Castro Chile
BBA | Carretera Austral, Capillas de Mármol, Aysén
PUQ | Estrecho de Magallanes, Torres Paine
PNT | Torres del Paine
CPC | Lanín, Ruta de los Siete Lagos
IPC | Easter Island, Moais, Moai
BUE | Reina del Plata, Paris of South America, Tango, La Boca, San Telmo, Tigre
COR | La Docta, Villa Carlos Paz, Pajas Blancas, La Cumbrecita, Sierras de Córdoba
MDZ | Aconcagua, Valle de Uco, Tierra del Vino
AFA | San Rafael Mendoza, Las Leñas, Valle Grande
MDQ | La Feliz, Mardel, Mar del Plata
ROS | Cuna de la Bandera, Chicago argentina
SLA | Salta la Linda, Tren a las Nubes, Cafayate
JUJ | Quebrada de Humahuaca, Purmamarca, Salinas Grandes, Tilcara
TUC | Jardín de la República
PMY | Península Valdés, Peninsula Valdes
REL | Península Valdés, Punta Tombo
FTE | El Chaltén, Chaltén, Fitz Roy, Glaciar Perito Moreno, Los Glaciares
BRC | Nahuel Huapi, Cerro Catedral, El Bolsón, Villa La Angostura, Lago Nahuel Huapi
NQN | Confluencia
EQS | Los Alerces, La Trochita
USH | End of the World, Canal Beagle, Beagle Channel, Antártida, Antarctica
IGR | Iguazu Falls, Garganta del Diablo, Misiones
IGU | Iguazu Falls, Itaipú
RES | Esteros del Iberá
UAQ | Ischigualasto, Valle de la Luna
IRJ | Talampaya
MVD | La Suiza de América, Rambla
PDP | José Ignacio, La Barra, Punta del Este
ASU | Madre de Ciudades
AGT | Itaipú
RIO | Cristo Redentor, Pan de Azúcar, Leblon, Búzios, Angra dos Reis, Ilha Grande, Paraty, Marvelous City, Ciudad Maravillosa, Carioca
SAO | Terra da Garoa, Avenida Paulista, Pauliceia
SSA | Pelourinho, Morro de São Paulo, Praia do Forte, Roma Negra
BPS | Trancoso, Arraial dAjuda, Porto Seguro
IOS | Itacaré
REC | Porto de Galinhas, Olinda, Veneza brasileira
MCZ | Maragogi
FOR | Canoa Quebrada, Beach Park, Terra da Luz
JJD | Jeri, Jericoacoara
NAT | Praia da Pipa, Genipabu, Ponta Negra
SLZ | Lençóis Maranhenses, Lencois Maranhenses
FEN | Fernando de Noronha
MAO | Paris dos Trópicos, Encontro das Águas, Amazonas, Amazon, Amazonia
STM | Alter do Chão
CGB | Pantanal, Chapada dos Guimarães
CGR | Bonito, Pantanal
BYO | Bonito
LEC | Chapada Diamantina
CWB | Ilha do Mel
NVT | Balneário Camboriú, Beto Carrero
JOI | Cidade das Flores
FLN | Isla de Santa Catarina, Ilha da Magia, Jurerê, Canasvieiras, Bombinhas
POA | Gramado, Serra Gaúcha
CXJ | Gramado, Vale dos Vinhedos
VIX | Guarapari
BSB | Plano Piloto, Chapada dos Veadeiros
CNF | Ouro Preto, Inhotim, Belô
GYN | Caldas Novas
LON | Soho, Mayfair, Westminster, Notting Hill, Camden, Chelsea Londres, Wembley, Greenwich Londres, The Big Smoke, The Smoke, Old Smoke, Big Ben, Londinium
BRS | Bath, Stonehenge, Cotswolds, Somerset
NQY | Cornwall, Cornualles, Land's End, St Ives
EXT | Devon, Dartmoor
BOH | Jurassic Coast, Dorset
SOU | New Forest, Hampshire, Isle of Wight, Isla de Wight, Stonehenge
NWI | Norfolk Broads, Norfolk Inglaterra
MAN | Lake District, Peak District, Cottonopolis, Madchester, Old Trafford
LPL | John Lennon, Scouse, Merseyside, The Beatles, Anfield
LBA | Yorkshire, Bradford, York Inglaterra
NCL | Hadrians Wall, Tyneside, The Toon, Geordie, Northumberland
BHX | Second City England, Cotswolds, Stratford upon Avon, Brummie, West Midlands
EMA | Nottingham, Derby, Leicester, Sherwood, Robin Hood
CWL | Cardiff Wales, Brecon Beacons
EDI | Auld Reekie, Athens of the North, Loch Lomond, Edimburgo Escocia, St Andrews
GLA | Weegie, Glasgae, Isle of Arran, Loch Lomond
PIK | Glasgow Prestwick, Ayrshire
INV | Loch Ness, Lago Ness, Highlands, Tierras Altas, Isle of Skye, Isla de Skye, Nessie, Skye
ABZ | Granite City, Aberdeenshire, Cairngorms
DND | City of Discovery
ILY | Islay
SYY | Lewis, Harris, Outer Hebrides, Hébridas
KOI | Orkney, Orcadas
LSI | Shetland, Lerwick
BFS | Giants Causeway, Calzada del Gigante, Titanic
BHD | Belfast City, George Best
LDY | Londonderry, Derry
IOM | Isla de Man, Isle of Man, Isle Man
JER | Jersey Islas del Canal, Channel Islands
GCI | Guernsey, Guernesey
DUB | Temple Bar, Fair City, Baile Átha Cliath
ORK | Rebel County, Cobh, Blarney
SNN | Cliffs of Moher, Acantilados de Moher, Burren
KIR | Ring of Kerry, Killarney, Dingle
NOC | Knock, Connemara, Connacht
CFN | Donegal
PAR | Montmartre, Le Marais, Quartier Latin, Barrio Latino, La Défense, Louvre, Ciudad de la Luz, City of Light, Ciudad del Amor, Torre Eiffel, Paname, Ville Lumière
NCE | French Riviera, Riviera francesa, Antibes, Saint Tropez, Menton, Cote Azur
TLN | Saint Tropez, St Tropez
MRS | Calanques, Camargue, Aix en Provence, Cassis
AVN | Pont du Gard, Provenza
LYS | Beaujolais, Ródano Alpes, Lyon France
GNB | Alpe d'Huez, Les Deux Alpes, Alpes
CMF | Courchevel, Trois Vallées, Three Valleys, Val Thorens, Méribel
GVA | Chamonix, Mont Blanc, Lago Lemán, Lake Geneva, Alpes, Megève, Verbier, Lausanne, Alps, French Alps
SXB | Alsacia, Colmar
BOD | Médoc, Saint Émilion, Arcachon, Dune du Pilat
TLS | Ville Rose, Andorra, Carcassonne, Pirineos
CCF | Carcasona
NTE | Puy du Fou, Castillos del Loira
TUF | Loire Châteaux, Castillos del Loira
RNS | Mont Saint Michel, Saint Malo, Bretaña
BES | Finisterre Francia, Finistère
DNR | Saint Malo, Mont Saint Michel
CFR | D Day Beaches, Playas de Normandía
DOL | Deauville
LRH | Île de Ré, Ile de Re
BIQ | Hossegor, Pays Basque, País Vasco francés
AJA | Corsica, Córcega, Corse, Isla de la Belleza
BIA | Cap Corse, Corse
FSC | Bonifacio, Porto Vecchio
CLY | Calvi, Balagne
BRU | Gante, Brujas, Gent, Ghent, Bruges, Leuven, Lovaina, Atomium
AMS | Keukenhof, Zaanse Schans, Venecia del Norte, Mokum, Ámsterdam, Damsko
MST | Limburgo holandés, Maastricht
GRQ | Groninga
BER | Puerta de Brandeburgo, Muro de Berlín, Potsdam, Spree
HAM | Reeperbahn, Elbphilharmonie, Lübeck
MUC | Neuschwanstein, Oktoberfest, Alpes bávaros, Dachau
FMM | Neuschwanstein, Allgäu, Castillo del Rey Loco
FDH | Lago de Constanza, Bodensee, Lake Constance
FKB | Selva Negra, Black Forest, Schwarzwald, Baden Baden
FRA | Mainhattan, Rin, Rhine Valley
HHN | Mosela, Moselle
GWT | Sylt
NUE | Rothenburg ob der Tauber
BRE | Brema, Los Músicos de Bremen
RLG | Warnemünde
ZRH | Lucerna, Lucerne, Rhine Falls, Liechtenstein, Vaduz, Luzern, Swiss Alps, Alpes suizos
BRN | Interlaken, Jungfrau, Oberland, Grindelwald
LUG | Lago de Lugano
INN | Tirol austríaco, Kitzbühel, Arlberg, Ischgl
SZG | Sound of Music, Hallstatt, Mozart
KLU | Wörthersee
GRZ | Estiria
LNZ | Alta Austria
VIE | City of Music, Ciudad de la Música, Wachau
MIL | Lago de Como, Lago Como, Lake Como, Lago Maggiore, Lake Maggiore, Lombardy, Navigli
BGY | Lago de Iseo
VRN | Lago de Garda, Lake Garda, Romeo y Julieta, Gardasee
VCE | La Serenísima, La Serenissima, Lido, Cortina d'Ampezzo, Murano, Burano, Floating City
TSF | Dolomitas, Prosecco
BZO | Dolomitas, Dolomites, Bolzano
TRN | Langhe, Sestriere, Aosta
GOA | Portofino, Cinque Terre, Riviera italiana, Italian Riviera, Riviera di Levante
PSA | Cinque Terre, Lucca, Leaning Tower, Torre de Pisa, La Spezia, Livorno
FLR | Siena, Chianti, Cuna del Renacimiento
BLQ | La Dotta, Rávena, Módena, Motor Valley
RMI | Rimini, San Marino, Riviera Romagnola
ROM | Ciudad Eterna, Eternal City, Città Eterna, Coliseo, Caput Mundi
NAP | Costa Amalfitana, Amalfi Coast, Positano, Pompeii, Vesubio, Isquia, Ischia, Prócida
BRI | Alberobello, Matera, Polignano
BDS | Salento Italia, Lecce, Puglia
SUF | Tropea
REG | Estrecho de Mesina
CTA | Monte Etna, Mount Etna, Siracusa, Ragusa Sicilia, Messina
PMO | Cefalú, Agrigento
TPS | Islas Égadas
LMP | Lampedusa
PNL | Pantelaria
OLB | Porto Cervo, La Maddalena
AHO | Alguer, Alghero
MLA | Gozo, Comino, Blue Lagoon, Laguna Azul
LIS | Sintra, Cascais, Estoril, Ciudad de las siete colinas, Fátima
OPO | Duero, Douro Valley, Valle del Duero, Invicta, Guimarães, Braga
FAO | Lagos Portugal, Vilamoura, Costa Vicentina, Portimão
FNC | Isla de Madeira, Perla del Atlántico, Funchal
PXO | Porto Santo
PDL | Sete Cidades, San Miguel Azores, São Miguel
TER | Terceira
HOR | Faial, Fayal
PIX | Isla del Pico
FLW | Isla de Flores Azores
MAD | Puerta del Sol, Villa y Corte, Segovia, Foro, Escorial, Sierra de Guadarrama
BCN | Ciudad Condal, Sitges, Montserrat Cataluña, Sagrada Familia, Andorra, Camp Nou, Costa del Garraf
GRO | Cadaqués, Lloret, Figueras, Besalú, Begur
REU | Costa Dorada, Costa Daurada, Delta del Ebro
ILD | Pirineo catalán, Baqueira
LEU | Pirineos, Grandvalira, Andorra la Vieja
VLC | Albufera, Fallas, Turia, Cap i Casal
CDT | Costa Azahar, Peñíscola, Benicàssim
ALC | Jávea, Dénia, Altea, Calpe, Torrevieja
RMU | La Manga, Mar Menor, Costa Cálida, Cartagena Murcia, Cartagena España
LEI | Costa de Almería, Tabernas, Mojácar
AGP | Nerja, Ronda, Puerto Banús, Estepona, Fuengirola, Benalmádena, Costa Sol, Caminito del Rey, Málaga
GRX | Alpujarras, Costa Tropical, Jaén
SVQ | Doñana, Giralda, Híspalis, Triana, Feria de Abril
XRY | Costa de la Luz, Tarifa, Conil, Rota, Sanlúcar
BJZ | Extremadura, Mérida España
VGO | Islas Cíes, Cíes, Rías Baixas
LCG | Costa da Morte, Ciudad de Cristal, Torre de Hércules
SCQ | Finisterre, Fisterra
OVD | Picos de Europa, Covadonga, Costa Verde, Oviedo
SDR | Altamira, Santillana del Mar, Picos de Europa
BIO | Guggenheim, Botxo, Euskadi, Vizcaya
EAS | La Concha, Bella Easo, Guipúzcoa
VIT | Álava
PNA | Sanfermines, Running of the Bulls, Encierros
ZAZ | Monegros, Ebro, Moncayo
VLL | Pucela
SLM | Charra
PMI | Sa Calobra, Magaluf, Balearics, Balearic Islands, Sóller
IBZ | Isla Blanca, White Isle, Islas Pitiusas
MAH | Cala Galdana, Ciudadela Menorca, Ciutadella
TFS | Teide, Playa de las Américas, Los Cristianos, Los Gigantes
TCI | Teide, Isla Picuda, Canary Islands
LPA | Playa del Inglés, Puerto Rico Gran Canaria, Isla Redonda, Mogán, Grand Canary
ACE | Timanfaya, Playa Blanca, Lanzarote, Puerto del Carmen, Isla de los Volcanes
FUE | Corralejo, Jandía, Fuerteventura
SPC | Caldera de Taburiente, La Isla Bonita
GMZ | La Gomera, Gomera, Garajonay
VDE | El Hierro, Isla del Meridiano
MLN | Melilla
JCU | Ceuta
GIB | Peñón, The Rock, Peñón de Gibraltar
CPH | La Sirenita, Christiania, Selandia, Zealand
BLL | Legoland
AAL | Skagen
RNN | Bornholm
STO | Venice of the North, Gamla Stan
GOT | Gotemburgo, Liseberg, Little London
VBY | Gotland, Gotlandia
KRN | Abisko, Icehotel, Hotel de Hielo
OSL | Tigerstaden, Holmenkollen
BGO | Fiordos, Fjords, Norwegian Fjords, Fiordos noruegos, Sognefjord
AES | Geiranger, Geirangerfjord
SVG | Preikestolen, Púlpito, Lysefjord
TOS | Northern Lights, Auroras boreales, Aurora boreal, Paris of the North
BOO | Lofoten
EVE | Lofoten
LKN | Lofoten
SVJ | Lofoten
ALF | Cabo Norte
HVG | Cabo Norte, North Cape, Nordkapp
LYR | Svalbard, Spitsbergen
HEL | Suomenlinna, Daughter of the Baltic
RVN | Finnish Lapland, Santa Claus Village, Círculo Polar
IVL | Lago Inari, Saariselkä
KTT | Levi, Laponia finlandesa
KAO | Ruka
MHQ | Åland
TLL | Tallín, Reval
RIX | Jurmala
VNO | Wilno, Trakai
KUN | Kovno
PLQ | Nida, Curonian Spit
KEF | Blue Lagoon Iceland, Golden Circle, Círculo Dorado, Smoke Bay
RKV | Reikiavik
AEY | Húsavík
FAE | Faroe, Faroes, Islas Feroe, Feroe, Tórshavn
GOH | Groenlandia
SFJ | Groenlandia
JAV | Disko Bay, Icefjord
PRG | Ciudad de las Cien Torres, Golden City, Bohemia, Karlovy Vary, Ciudad dorada
BRQ | Moravia
KRK | Zakopane, Wieliczka
GDN | Tricity, Trójmiasto, Gdynia
KTW | Silesia, Oświęcim
BTS | Presburgo
TAT | Tatras, Altos Tatras
BUD | Perla del Danubio, Pearl of the Danube, Balatón, Danubio
DEB | Hortobágy
LJU | Bled, Lago Bled, Lake Bled, Postojna
ZAG | Plitvice, Lagos de Plitvice
DBV | Perla del Adriático, Pearl of the Adriatic, King's Landing, Desembarco del Rey, Montenegro
SPU | Hvar, Brač, Trogir, Croatian Islands, Islas croatas
ZAD | Plitvice, Kornati
PUY | Rovinj, Istria
RJK | Krk, Kvarner
SJJ | Jerusalén de Europa
OMO | Medjugorje
TIV | Kotor, Budva, Bahía de Kotor, Bay of Kotor
TGD | Durmitor
TIA | Riviera albanesa, Albanian Riviera, Durres
OHD | Lago Ohrid
SOF | Rila
BOJ | Sunny Beach, Nesebar
VAR | Golden Sands, Arenas Doradas
CLJ | Kolozsvár, Klausenburg, Drácula
SBZ | Hermannstadt, Transfagarasan
GHV | Kronstadt, Castillo de Drácula, Dracula Castle, Bran
OTP | Little Paris, Pequeña París
TSR | Temesvár, Banato
CND | Mamaia, Mar Negro
ATH | Islas griegas, Greek Islands, Acrópolis, Acropolis, El Pireo, Delfos, Peloponeso, Cabo Sunión, Piraeus
SKG | Halkidiki, Calcídica, Monte Athos, Monte Olimpo
KLX | Peloponeso, Peloponnese, Mani
GPA | Olympia
JTR | Oia, Fira
JMK | Delos
JNX | Naxos
PAS | Paros
JSI | Skiathos, Mamma Mia, Skópelos, Espóradas
KGS | Isla de Cos, Kos
AOK | Kárpatos
SMI | Samos
JKH | Quíos, Chios
MJT | Lesbos, Lesvos
LXS | Lemnos, Limnos
ZTH | Zakynthos, Zacinto, Navagio, Playa del Naufragio
EFL | Cefalonia, Kefalonia, Ítaca
PVK | Lefkada, Léucade, Parga
KIT | Citera, Kythira
JIK | Icaria
HER | Knossos, Cnosos, Malia, Elounda
CHQ | Samaria, Balos, Elafonisi
RHO | Lindos, Coloso
LCA | Chipre, Ayia Napa, Cyprus
PFO | Pafos, Paphos, Afrodita
ECN | Chipre del Norte, Northern Cyprus
AYT | Riviera turca, Side, Alanya, Costa turquesa
DLM | Fethiye, Marmaris, Ölüdeniz, Costa Licia
BJV | Bodrum, Halicarnaso
ADB | Éfeso, Ephesus, Esmirna, Kusadasi, Smyrna
DNZ | Pamukkale
GNY | Göbeklitepe
TZX | Trebisonda, Sumela
IST | Bósforo, Bosphorus, Byzantium, City of Two Continents, Gran Bazar
MOW | Kremlin, Plaza Roja, Red Square
LED | Hermitage, Ermita, Petrograd, Petrogrado, Piter, Venecia del Norte Rusia
KGD | Königsberg
AER | Krasnaya Polyana, Riviera rusa
IKT | Baikal, Lago Baikal, Lake Baikal
UUD | Lago Baikal
PKC | Kamchatka
VVO | Transsiberian
VOG | Stalingrad, Stalingrado
GOJ | Gorki, Gorky
SVX | Sverdlovsk
IEV | Chernobyl, Chernóbil
LWO | Lemberg, Leópolis
ODS | Perla del Mar Negro
TBS | Cáucaso, Kazbegi
BUS | Ayaria, Adjara
EVN | Ararat, Monte Ararat
GYD | City of Winds
CAI | Pyramids, Esfinge, Ciudad de los mil minaretes, Um al Dunya
SPX | Pirámides, Giza, Guiza, Esfinge, Pyramids
SSH | Monte Sinaí, Sinai, Dahab
LXR | Tebas, Karnak, Valley of the Kings
ASW | Asuán, Aswan, File, Lago Nasser
ABS | Abu Simbel
HRG | El Gouna, Red Sea, Sahl Hasheesh
RMF | Marsa Alam
HBE | Alejandría
TLV | Holy Land, Tierra Santa, White City, Belén
ETM | Eilat, Mar Rojo
AMM | Mar Muerto, Dead Sea, Wadi Rum, Jerash
AQJ | Wadi Rum
BEY | París de Oriente Medio, Baalbek, Byblos
DXB | Palm Jumeirah, Palmera, City of Gold
AUH | Yas Island, Ferrari World, Isla Saadiyat
SHJ | Sharjah
RKT | Jebel Jais
DOH | The Pearl
AHB | Asir
ULH | Hegra, AlUla
MCT | Muscat, Mascate
SLL | Dhofar
SCT | Socotra
SYZ | Persépolis
RAK | Ciudad Roja, Red City, Atlas, Essaouira, Yamaa el Fna, Sahara Marruecos, Ourika
OZZ | Aït Ben Haddou, Ait Benhaddou
ERH | Merzouga, Erg Chebbi
FEZ | Mequinez, Volubilis, Meknes
ESU | Mogador, Esauira
TTU | Chauen, Chefchaouen, Ciudad Azul
TNG | Chefchaouen, Chauen, Hercules
DJE | Yerba
TUN | Sidi Bou Said, Hammamet
NBE | Hammamet
TOE | Sahara Túnez, Star Wars
SID | Isla de la Sal, Cabo Verde, Cape Verde, Ilha do Sal, Santa María Cabo Verde
BVC | Boa Vista, Boavista
RAI | Praia, Santiago Cabo Verde
VXE | Mindelo
BJL | Costa Sonriente
DSS | Gorea, Lago Rosa, Saly
TMS | Santo Tomé y Príncipe, São Tomé
NBO | Safari, Masai Mara, Maasai Mara, Green City in the Sun, Amboseli
MRE | Masai Mara, Maasai Mara
MBA | Diani
LAU | Lamu
JRO | Ngorongoro, Moshi
SEU | Serengeti
ARK | Ngorongoro, Serengeti
ZNZ | Nungwi, Stone Town, Isla de las Especias Tanzania, Freddie Mercury
MFA | Isla Mafia
EBB | Bwindi, Gorillas, Lago Victoria, Lake Victoria
KGL | Volcanoes Rwanda, Gorilas, Virunga
VFA | Victoria Falls, Cataratas Victoria
LVI | Victoria Falls, Cataratas Victoria
BBK | Chobe
MUB | Okavango, Delta del Okavango, Okavango Delta
WDH | Namib, Sossusvlei
WVB | Sossusvlei, Swakopmund, Skeleton Coast
JNB | Egoli, City of Gold South Africa, Soweto, Ciudad del Oro
CPT | Table Mountain, Stellenbosch, Cabo de Buena Esperanza, Cape of Good Hope, Winelands, Ciudad Madre, Cape Peninsula
GRJ | Garden Route, Ruta Jardín, Knysna
PLZ | Port Elizabeth, Addo, PE, Windy City South Africa
HDS | Kruger, Kruger Park
PHW | Kruger
MQP | Kruger Park, Nelspruit, Mbombela
DUR | Drakensberg, Zululand
BFN | City of Roses South Africa
KIM | Big Hole
MRU | Mauricio, Mauritius
RUN | Piton de la Fournaise, Reunion Island
SEZ | La Digue, Anse Lazio
PRI | Praslin, Vallée de Mai
NOS | Nosy Be
TNR | Baobabs, Madagascar
DZA | Mayotte
TYO | Mount Fuji, Monte Fuji, Ginza, Harajuku, Akihabara, Big Mikan, Hakone, Nikko, Disney Tokio, Tokyo Disneyland
FSZ | Mount Fuji, Monte Fuji
OSA | Kansai, Universal Japan, Dotonbori
UKB | Kioto, Kyoto, Himeji
CTS | Niseko, Sapporo, Furano
OKA | Ryukyu
ISG | Yaeyama
MMY | Miyako
HIJ | Miyajima, Itsukushima
FUK | Kyushu, Hakata
KOJ | Yakushima, Sakurajima
TAK | Shikoku, Naoshima
MYJ | Dogo Onsen
KMQ | Kenrokuen
MMJ | Alpes japoneses, Hakuba
SEL | Gangnam, DMZ, Itaewon
CJU | Isla de Jeju, Hallasan
PUS | Haeundae
BJS | Ciudad Prohibida, Great Wall, Forbidden City, Pekín China
SHA | Bund, Pearl of the Orient, París de Oriente
PVG | Bund, Disney Shanghai, Perla de Oriente, Suzhou
HGH | Lago del Oeste, West Lake
KWL | Yangshuo
DYG | Avatar Mountains, Montañas Avatar
TXN | Huangshan, Yellow Mountain, Montaña Amarilla
CTU | Pandas, Leshan
JZH | Jiuzhaigou
LJG | Shangri La China, Dragón de Jade
DIG | Shangri La
LXA | Potala, Tíbet, Tibet
SYX | Hainan, Hawái chino
HRB | Ice City, Festival de Hielo
DNH | Mogao, Ruta de la Seda
XIY | Terracotta Army, Terracotta Warriors, Guerreros Xian
SJW | Hebei
HKG | Pearl of the Orient Hong Kong, Victoria Peak, Lantau, Fragrant Harbour
MFM | Las Vegas de Asia, Cotai
TPE | Taroko, Jiufen, Isla Formosa
HUN | Taroko
KHH | Kenting, Foguangshan
UBN | Gobi, Genghis Khan
BKK | Big Mango, City of Angels Thailand, Ayutthaya, Pattaya, Khao San, Ciudad de los Ángeles
UTP | Pattaya, Koh Samet
HKT | Kata, Karon, Khao Lak, Andaman
KBV | Ao Nang, Railay, Phi Phi, Koh Lanta
USM | Koh Phangan, Full Moon Party, Koh Tao, Ko Pha Ngan
URT | Khao Sok, Koh Phangan
TDX | Koh Chang, Ko Chang
CNX | Rosa del Norte, Rose of the North, Doi Inthanon
CEI | Templo Blanco, Golden Triangle, Triángulo de Oro
HHQ | Hua Hin
SIN | Lion City, Ciudad León, Sentosa, Garden City, Marina Bay, Singapore
KUL | Petronas, Batu Caves, Torres Petronas, Cameron Highlands
LGK | Langkawi
PEN | Pearl of the Orient Malaysia, Penang Island
BKI | Borneo, Monte Kinabalu, Sabah
SDK | Borneo, Sepilok
TWU | Sipadan, Semporna
KCH | Borneo, Sarawak, Cat City
TOD | Tioman
BWN | Borneo, Brunéi
DPS | Island of the Gods, Nusa Dua, Uluwatu, Canggu, Sanur, Nusa Penida, Jimbaran
LOP | Gili Islands, Islas Gili, Rinjani, Gili Trawangan
LBJ | Komodo, Flores Indonesia, Isla de Komodo
CGK | Big Durian, Java
SUB | Bromo, Java Oriental
MLG | Bromo
KNO | Sumatra, Lago Toba, Lake Toba
DTB | Lago Toba, Lake Toba
BPN | Borneo Indonesia, Kalimantan
UPG | Toraja, Célebes, Sulawesi
MDC | Bunaken, Célebes, Sulawesi
SOQ | Raja Ampat
TMC | Sumba
MNL | Intramuros, Pearl of the Orient Philippines, Taal
CEB | Moalboal, Queen City of the South
TAG | Bohol, Chocolate Hills, Panglao
ENI | El Nido
PPS | Río Subterráneo
USU | Coron, Busuanga
IAO | Siargao, Cloud 9
MPH | Malay Philippines, White Beach
KLO | Malay Philippines
DVO | Durian City
HAN | Bahía de Halong, Ha Long Bay, Halong Bay, Sapa, Ninh Binh, Bahía Ha Long
HPH | Cat Ba, Bahía de Halong
VDO | Bahía de Halong, Ha Long
DAD | Hội An, Golden Bridge, Puente Dorado
HUI | Ciudad Imperial
CXR | Cam Ranh
SGN | Delta del Mekong, Mekong Delta, Cu Chi
PQC | Phu Quoc
VCS | Con Dao
DLI | Da Lat
SAI | Angkor Wat, Templos de Angkor
KOS | Koh Rong
LPQ | Kuang Si
RGN | Shwedagon
NYU | Bagan, Pagan
HEH | Inle, Lago Inle, Inle Lake
KTM | Himalaya, Annapurna Katmandú, Mount Everest, Monte Everest
LUA | Everest Base Camp, Campo Base del Everest
PBH | Bután, Nido del Tigre, Tigers Nest, Thimphu
DEL | Dilli, Red Fort, Triángulo Dorado, Rishikesh
AGR | Taj
JAI | Pink City, Ciudad Rosa, Rajasthan
UDR | City of Lakes, Ciudad de los Lagos
JDH | Blue City, Ciudad Azul India
JSA | Golden City India, Ciudad Dorada India, Thar
VNS | Benarés, Benares, Ganges, Kashi
BOM | Bollywood, City of Dreams, Maximum City, Gateway of India
BLR | Garden City India, Silicon Valley of India, Bengaluru, Bangalore
MAA | Mahabalipuram
PNY | Pondicherry, Pondy
CCU | City of Joy, Ciudad de la Alegría, Sundarbans
IXB | Darjeeling, Sikkim
HYD | City of Pearls, Cyberabad, Charminar
COK | Backwaters, Munnar, Allepey
TRV | Trivandrum, Kovalam
GOI | Calangute, Anjuna
IXL | Ladakh, Leh
SXR | Kashmir, Cachemira, Dal Lake
ATQ | Golden Temple, Templo Dorado
IXZ | Andaman, Havelock, Islas Andamán
HJR | Kamasutra
AGX | Lakshadweep
CMB | Sigiriya, Kandy, Galle
MLE | Maldive Islands, Islas Maldivas, Malé Atoll
GAN | Addu
SKT | Punjab Pakistán
KDU | K2, Karakoram
SKD | Ruta de la Seda, Silk Road, Registán
UGC | Khiva, Jiva
BHK | Bujará
ALA | Big Apple Kazakhstan, Almatý
NQZ | Astaná, Nur Sultan
FRU | Issyk Kul, Frunze
ASB | Darvaza, Puerta del Infierno
SYD | Harbour City, Emerald City Australia, Opera House, Blue Mountains Australia, Montañas Azules, Bondi Beach
MEL | Great Ocean Road, Gran Carretera del Océano, Phillip Island, Marvellous Melbourne
AVV | Great Ocean Road, Geelong
BNE | Brisvegas, Brissy, Bris Vegas, Queensland del Sur
OOL | Goldie, Coolangatta
MCY | Noosa, Sunshine Coast
HTI | Whitsundays, Whitsunday Islands, Hamilton Island, Islas Whitsunday
PPP | Whitsundays, Airlie Beach, Whitehaven
HVB | Fraser Island, K'gari, Isla Fraser
CNS | Great Barrier, Daintree, Port Douglas, Kuranda, Barrera de Coral
TSV | Magnetic Island
DRW | Kakadu, Top End
AYQ | The Red Centre, Kata Tjuta, Uluru Kata Tjuta
ASP | Red Centre, The Alice, Centro Rojo
ADL | City of Churches, Barossa, Radelaide
KGC | Kangaroo Island, Isla Canguro
PER | Rottnest, Perth WA, City of Light Australia, Fremantle, Freo
BME | Kimberley Australia, Cable Beach
LEA | Ningaloo, Exmouth
HBA | Tassie, MONA, Hobarttown, Tasmania
LST | Cradle Mountain, Tassie
CBR | Bush Capital, ACT
NTL | Hunter Valley, Newy
BNK | Byron Bay, Byron
LDH | Lord Howe
AKL | City of Sails, Ciudad de las Velas, Waiheke, Hobbiton, Big Smoke NZ
WLG | Windy Wellington, Welly, Te Whanganui a Tara, Capital de Nueva Zelanda
CHC | Chch, ChCh, Aoraki, Mount Cook, Garden City NZ
ZQN | Milford Sound, Fiordland, Remarkables, Zqn
WKA | Wanaka
DUD | Edinburgh of the South, Otago
ROT | Geysers, Rotovegas, Hobbiton
KKE | Bay of Islands
NSN | Abel Tasman
NAN | Mamanuca, Yasawa, Denarau
SUV | Viti Levu
PPT | Tahití y sus islas, Papeete, Society Islands
MOZ | Moorea
RGI | Rangiroa
RAR | Cook Islands, Islas Cook
APW | Samoa
VLI | Vanuatu
TBU | Tonga
ROR | Rock Islands, Palaos
GUM | Tumon
SPN | Saipán
NOU | Grande Terre
PPG | Tutuila
`;
