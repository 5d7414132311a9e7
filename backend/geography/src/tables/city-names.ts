/**
 * Cities whose name differs by language, or which the sources spell in several ways or name after the suburb
 * where the runway lies. One line per city: English | Spanish | airports.
 */
const CITY_LINES = `
New York | Nueva York | JFK LGA
Newark | Newark | EWR
London | Londres | LHR LGW LCY STN LTN SEN
Paris | París | CDG ORY BVA
Rome | Roma | FCO CIA
Milan | Milán | MXP LIN BGY
Venice | Venecia | VCE
Treviso | Treviso | TSF
Turin | Turín | TRN
Naples | Nápoles | NAP
Florence | Florencia | FLR
Genoa | Génova | GOA
Bologna | Bolonia | BLQ
Pisa | Pisa | PSA
Verona | Verona | VRN
Trieste | Trieste | TRS
Ancona | Ancona | AOI
Lamezia Terme | Lamezia Terme | SUF
Crotone | Crotona | CRV
Cuneo | Cuneo | CUF
Brescia | Brescia | VBS
Munich | Múnich | MUC FMM
Frankfurt | Fráncfort | FRA HHN
Berlin | Berlín | BER
Hamburg | Hamburgo | HAM
Cologne | Colonia | CGN
Dusseldorf | Düsseldorf | DUS NRN
Hanover | Hannover | HAJ
Nuremberg | Núremberg | NUE
Leipzig | Leipzig | LEJ
Dresden | Dresde | DRS
Bremen | Bremen | BRE
Vienna | Viena | VIE
Salzburg | Salzburgo | SZG
Basel | Basilea | BSL
Geneva | Ginebra | GVA
Zurich | Zúrich | ZRH
Bern | Berna | BRN
Brussels | Bruselas | BRU CRL
Antwerp | Amberes | ANR
Liege | Lieja | LGG
Amsterdam | Ámsterdam | AMS
Rotterdam | Róterdam | RTM
Luxembourg | Luxemburgo | LUX
Copenhagen | Copenhague | CPH
Stockholm | Estocolmo | ARN BMA NYO VST
Gothenburg | Gotemburgo | GOT
Oslo | Oslo | OSL TRF
Helsinki | Helsinki | HEL
Reykjavik | Reikiavik | KEF RKV
Prague | Praga | PRG
Warsaw | Varsovia | WAW WMI RDO
Krakow | Cracovia | KRK
Gdansk | Gdansk | GDN
Wroclaw | Breslavia | WRO
Budapest | Budapest | BUD
Bucharest | Bucarest | OTP BBU
Sofia | Sofía | SOF
Belgrade | Belgrado | BEG
Zagreb | Zagreb | ZAG
Dubrovnik | Dubrovnik | DBV
Zadar | Zadar | ZAD
Ljubljana | Liubliana | LJU
Skopje | Skopie | SKP
Tirana | Tirana | TIA
Athens | Atenas | ATH
Thessaloniki | Tesalónica | SKG
Heraklion | Heraclión | HER
Corfu | Corfú | CFU
Rhodes | Rodas | RHO
Santorini | Santorini | JTR
Mykonos | Miconos | JMK
Istanbul | Estambul | IST SAW ISL
Ankara | Ankara | ESB
Izmir | Esmirna | ADB
Lisbon | Lisboa | LIS
Porto | Oporto | OPO
Funchal | Funchal | FNC
Edinburgh | Edimburgo | EDI
Glasgow | Glasgow | GLA PIK
Birmingham | Birmingham | BHX
Manchester | Mánchester | MAN
Dublin | Dublín | DUB
Cork | Cork | ORK
Marseille | Marsella | MRS
Lyon | Lyon | LYS
Nice | Niza | NCE
Toulouse | Toulouse | TLS
Bordeaux | Burdeos | BOD
Strasbourg | Estrasburgo | SXB
Nantes | Nantes | NTE
Lille | Lille | LIL
Montpellier | Montpellier | MPL
Perpignan | Perpiñán | PGF
Biarritz | Biarritz | BIQ
Bastia | Bastia | BIA
Ajaccio | Ajaccio | AJA
Moscow | Moscú | SVO DME VKO ZIA
Saint Petersburg | San Petersburgo | LED
Kyiv | Kiev | KBP IEV
Lviv | Leópolis | LWO
Minsk | Minsk | MSQ
Tbilisi | Tiflis | TBS
Yerevan | Ereván | EVN
Baku | Bakú | GYD
Vilnius | Vilna | VNO
Tallinn | Tallin | TLL
Cairo | El Cairo | CAI SPX
Alexandria | Alejandría | HBE ALY
Algiers | Argel | ALG
Tunis | Túnez | TUN
Tripoli | Trípoli | MJI TIP
Casablanca | Casablanca | CMN
Marrakesh | Marrakech | RAK
Tangier | Tánger | TNG
Fez | Fez | FEZ
Agadir | Agadir | AGA
Nador | Nador | NDR
Laayoune | El Aaiún | EUN
Dakar | Dakar | DSS
Addis Ababa | Adís Abeba | ADD
Nairobi | Nairobi | NBO WIL
Johannesburg | Johannesburgo | JNB HLA
Cape Town | Ciudad del Cabo | CPT
Antananarivo | Antananarivo | TNR
Mauritius | Mauricio | MRU
Zanzibar | Zanzíbar | ZNZ
Jerusalem | Jerusalén | JRS
Tel Aviv | Tel Aviv | TLV
Amman | Amán | AMM
Beirut | Beirut | BEY
Damascus | Damasco | DAM
Baghdad | Bagdad | BGW
Tehran | Teherán | IKA THR
Dubai | Dubái | DXB DWC
Abu Dhabi | Abu Dabi | AUH
Riyadh | Riad | RUH
Jeddah | Yeda | JED
Dammam | Dammam | DMM
Muscat | Mascate | MCT
Doha | Doha | DOH
Kuwait City | Kuwait | KWI
Delhi | Delhi | DEL
Mumbai | Bombay | BOM NMI
Bengaluru | Bangalore | BLR
Kolkata | Calcuta | CCU
Islamabad | Islamabad | ISB
Kathmandu | Katmandú | KTM
Dhaka | Daca | DAC
Beijing | Pekín | PEK PKX
Shanghai | Shanghái | PVG SHA
Guangzhou | Cantón | CAN
Shenzhen | Shenzhen | SZX
Hong Kong | Hong Kong | HKG
Macau | Macao | MFM
Taipei | Taipéi | TPE TSA
Xi'an | Xi'an | XIY
Seoul | Seúl | ICN GMP
Busan | Busan | PUS
Tokyo | Tokio | HND NRT
Osaka | Osaka | KIX ITM
Nagoya | Nagoya | NGO
Sendai | Sendai | SDJ
Okinawa | Okinawa | OKA
Pyongyang | Pionyang | FNJ
Ulaanbaatar | Ulán Bator | UBN
Singapore | Singapur | SIN
Kuala Lumpur | Kuala Lumpur | KUL SZB
Jakarta | Yakarta | CGK HLP
Bali | Bali | DPS
Makassar | Macasar | UPG
Manila | Manila | MNL
Cebu | Cebú | CEB
Hanoi | Hanói | HAN
Ho Chi Minh City | Ciudad Ho Chi Minh | SGN
Phnom Penh | Nom Pen | PNH KTI
Siem Reap | Siem Riep | SAI
Bangkok | Bangkok | BKK DMK
Yangon | Rangún | RGN
Male | Malé | MLE
Sydney | Sídney | SYD WSI
Philadelphia | Filadelfia | PHL
New Orleans | Nueva Orleans | MSY
Washington | Washington | DCA IAD
Montreal | Montreal | YUL YHU
Quebec City | Quebec | YQB
Mexico City | Ciudad de México | MEX NLU
Toluca | Toluca | TLC
Cancun | Cancún | CUN
Merida | Mérida | MID
Mazatlan | Mazatlán | MZT
Havana | La Habana | HAV
Varadero | Varadero | VRA
Kingston | Kingston | KIN
Port of Spain | Puerto España | POS
Guatemala City | Ciudad de Guatemala | GUA
Panama City | Ciudad de Panamá | PTY PAC
San Salvador | San Salvador | SAL
San Jose | San José | SJO SYQ
Belize City | Ciudad de Belice | BZE TZA
Bogota | Bogotá | BOG
Medellin | Medellín | MDE EOH
Cucuta | Cúcuta | CUC
Ibague | Ibagué | IBE
Monteria | Montería | MTR
Cumana | Cumaná | CUM
San Antonio del Tachira | San Antonio del Táchira | SVZ
Montevideo | Montevideo | MVD
Buenos Aires | Buenos Aires | EZE AEP
Cordoba | Córdoba | COR
Asuncion | Asunción | ASU
Rio de Janeiro | Río de Janeiro | GIG SDU
Sao Paulo | São Paulo | GRU CGH
Campinas | Campinas | VCP
Brasilia | Brasilia | BSB
Salvador | Salvador de Bahía | SSA
Santiago | Santiago de Chile | SCL
Santa Cruz de la Sierra | Santa Cruz de la Sierra | VVI
La Paz | La Paz | LPB
Cusco | Cuzco | CUZ
Cayenne | Cayena | CAY
Paramaribo | Paramaribo | PBM
Curacao | Curazao | CUR
Palma | Palma de Mallorca | PMI
Minorca | Menorca | MAH
Ibiza | Ibiza | IBZ
Lanzarote | Lanzarote | ACE
Fuerteventura | Fuerteventura | FUE
Gran Canaria | Gran Canaria | LPA
Tenerife | Tenerife | TFS TFN
La Palma | La Palma | SPC
La Gomera | La Gomera | GMZ
El Hierro | El Hierro | VDE
A Coruna | A Coruña | LCG
Oviedo | Oviedo | OVD
San Sebastian | San Sebastián | EAS
Bilbao | Bilbao | BIO
Vitoria | Vitoria | VIT
Zaragoza | Zaragoza | ZAZ
Seville | Sevilla | SVQ
Murcia | Murcia | RMU
Malaga | Málaga | AGP
Jerez | Jerez de la Frontera | XRY
Andorra-La Seu d'Urgell | Andorra-La Seu d'Urgell | LEU
Castellon | Castellón | CDT
Concepcion | Concepción | CCP
Holguin | Holguín | HOG
Santiago de Cuba | Santiago de Cuba | SCU
Santiago de los Caballeros | Santiago de los Caballeros | STI
Samana | Samaná | AZS
Puerto Iguazu | Puerto Iguazú | IGR
Easter Island | Isla de Pascua | IPC
Leon | León | BJX
Ixtapa-Zihuatanejo | Ixtapa-Zihuatanejo | ZIH
Bahia Blanca | Bahía Blanca | BHI
Neuquen | Neuquén | NQN
Parana | Paraná | PRA
Rio Gallegos | Río Gallegos | RGL
Camaguey | Camagüey | CMW
Copiapo | Copiapó | CPO
Sucre | Sucre | SRE
Pasto | Pasto | PSO
Esmeraldas | Esmeraldas | ESM
San Jose del Guaviare | San José del Guaviare | SJE
San Vicente del Caguan | San Vicente del Caguán | SVI
Los Angeles | Los Ángeles | LAX
Port-au-Prince | Puerto Príncipe | PAP
Rennes | Rennes | RNS
Grenoble | Grenoble | GNB
Clermont-Ferrand | Clermont-Ferrand | CFE
Caen | Caen | CFR
Dijon | Dijon | DIJ
Metz | Metz | ETZ
Chambery | Chambéry | CMF
Annecy | Annecy | NCY
Toulon | Tolón | TLN
Dinard | Dinard | DNR
Lourdes | Lourdes | LDE
Karlsruhe | Karlsruhe | FKB
Munster | Münster | FMO
Kassel | Kassel | KSF
Paderborn | Paderborn | PAD
Rostock | Rostock | RLG
Cardiff | Cardiff | CWL
Malta | Malta | MLA
Larnaca | Lárnaca | LCA
Paphos | Pafos | PFO
Alghero | Alguer | AHO
Tromso | Tromso | TOS
Entebbe | Entebbe | EBB
Khartoum | Jartum | KRT
N'Djamena | Yamena | NDJ
Djibouti | Yibuti | JIB
Juba | Yuba | JUB
Abidjan | Abiyán | ABJ
Douala | Duala | DLA
Yaounde | Yaundé | NSI
Saint-Denis, Reunion | Saint-Denis (Reunión) | RUN
Tashkent | Taskent | TAS
Samarkand | Samarcanda | SKD
Ashgabat | Asjabad | ASB
Bishkek | Biskek | FRU
Dushanbe | Dusambé | DYU
Astana | Astaná | NQZ
Kazan | Kazán | KZN
Yekaterinburg | Ekaterimburgo | SVX
Nanjing | Nankín | NKG
Shenyang | Shenyang | SHE
Goa | Goa | GOI GOX
Port Moresby | Puerto Moresby | POM
Guam | Guam | GUM
Vladivostok | Vladivostok | VVO
Cape Verde, Sal | Sal | SID
`;

export interface CityName {
  readonly en: string;
  readonly es: string;
}

export const CITY_OF_AIRPORT: ReadonlyMap<string, CityName> = new Map(
  CITY_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [en = '', es = '', codes = ''] = line.split('|').map((part) => part.trim());
      return codes.split(' ').map((code) => [code, { en, es }] as const);
    }),
);
