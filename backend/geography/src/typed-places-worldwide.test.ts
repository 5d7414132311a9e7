import { describe, expect, it } from '@jest/globals';
import { answersTo, missedOf, SHOWN_AT_ONCE } from './typed-places.ts';

/**
 * Written by somebody who never saw the search: language | typed | codes that are right, in any order. The search found
 * 86.0 % of them first before the world's place names came in. Now that their misses are known they only guard what was
 * reached: a new list, not this one, says how well the search does.
 */
const TYPED = `
es | Cochabamba | CBB
es | Santa Cruz de la Sierra | VVI SRZ
es | Arequipa | AQP
es | Tarapoto | TPP
es | Pucallpa | PCL
es | Manizales | MZL
es | Cúcuta | CUC
es | Valledupar | VUP
es | Riohacha | RCH
es | Loja | LOH
es | Temuco | ZCO
es | Calama | CJC
es | Iquique | IQQ
es | Neuquén | NQN
es | Comodoro Rivadavia | CRD
es | Posadas | PSS
es | Resistencia | RES
es | Salta | SLA
es | Tapachula | TAP
es | Torreón | TRC
es | Hermosillo | HMO
es | Culiacán | CUL
es | Oaxaca | OAX
es | Villahermosa | VSA
es | Morelia | MLM
es | Holguín | HOG
es | San Pedro Sula | SAP
es | Maracaibo | MAR
es | Badajoz | BJZ
es | Valladolid | VLL
es | Almería | LEI
es | Pamplona | PNA
es | Logroño | RJL
es | Melilla | MLN
es | Basilea | BSL MLH EAP
es | Burdeos | BOD
es | Marsella | MRS
es | Turín | TRN
es | Cracovia | KRK
es | Bucarest | BUH OTP BBU
es | Gotemburgo | GOT
es | Esmirna | ADB
es | Tánger | TNG
es | Adís Abeba | ADD
es | Ciudad del Cabo | CPT
es | Ereván | EVN
es | Katmandú | KTM
es | Calcuta | CCU
es | Rangún | RGN
es | Yakarta | JKT CGK HLP
en | Boise | BOI
en | Spokane | GEG
en | Des Moines | DSM
en | Chattanooga | CHA
en | Knoxville | TYS
en | Savannah | SAV
en | Fargo | FAR
en | Missoula | MSO
en | Fairbanks | FAI
en | Saskatoon | YXE
en | Kelowna | YLW
en | Thunder Bay | YQT
en | Inverness | INV
en | Exeter | EXT
en | Cork | ORK
en | Bergen | BGO
en | Tromso | TOS
en | Aarhus | AAR
en | Rzeszow | RZE
en | Debrecen | DEB
en | Zadar | ZAD
en | Pristina | PRN
en | Hobart | HBA
en | Townsville | TSV
en | Dunedin | DUD
en | Nadi | NAN
en | Port Moresby | POM
en | Kumasi | KMS
en | Mombasa | MBA
en | Lusaka | LUN
en | Windhoek | WDH
en | Maputo | MPM
en | Kuching | KCH
en | Davao | DVO
en | Makassar | UPG
en | Sapporo | SPK CTS OKD
en | Chengdu | CTU TFU
en | Daegu | TAE
en | Coimbatore | CJB
en | Samarkand | SKD
es | Guayaqil | GYE
es | Baranquilla | BAQ
es | Cartajena | CTG
es | Medelin | MDE EOH
es | Antofagatsa | ANF
es | Asuncíon | ASU
es | Montevidoe | MVD
es | Tegucicalpa | TGU XPL
es | Manauga | MGA
es | Guadaljara | GDL
es | Monterey | MTY MRY
es | Aguascalintes | AGU
es | Meridá | MID
es | Zarragoza | ZAZ
es | Santader | SDR
es | Bilabo | BIO
es | La Courña | LCG
es | Malgaa | AGP
es | Sevila | SVQ
es | Valenica | VLC VLN
es | Copenague | CPH
es | Estambull | IST SAW
es | Edimurgo | EDI
es | Frankfrut | FRA HHN
es | Bruselsa | BRU CRL
es | Budapets | BUD
es | Dubrovinik | DBV
es | Lisvoa | LIS
es | Casablnaca | CMN CAS
es | Singapurr | SIN
es | Vancuver | YVR
es | Montrael | YMQ YUL YHU
en | Pittsburg | PIT
en | Cincinatti | CVG
en | Alberquerque | ABQ
en | Milwakee | MKE
en | Indianpolis | IND
en | Minneapolois | MSP
en | Sacremento | SMF
en | Charolette | CLT
en | Nashvile | BNA
en | Tuscon | TUS
en | Lousville | SDF
en | Honalulu | HNL
en | Reykavik | REK KEF RKV
en | Glascow | GLA PIK
en | Birmigham | BHX BHM
en | Brisbanne | BNE
en | Adelade | ADL
en | Aukland | AKL
en | Hyderbad | HYD
en | Colmbo | CMB RML
en | Mannila | MNL
en | Ahmadebad | AMD
en | Bangalroe | BLR
en | Marakech | RAK
en | Nairobbi | NBO WIL
en | Stutgart | STR
en | Gothenberg | GOT
en | Anchorge | ANC
es | sanandres | ADZ
es | sanluispotosi | SLP
es | bahiablanca | BHI
es | mardelplata | MDQ
es | puertomontt | PMC
es | puertomaldonado | PEM
es | laserena | LSC
es | losmochis | LMM
es | lapaz | LPB LAP
es | loscabos | SJD
es | ciudadjuarez | CJS
es | ciudaddelcarmen | CME
es | puerto-plata | POP
es | sanjose | SJO SJC
es | sansebastian | EAS
es | laspalmas | LPA
es | abudabi | AUH
es | tel-aviv-yafo | TLV
es | riogrande | RGA
es | rio-gallegos | RGL
es | san-martin-de-los-andes | CPC
es | portoalegre | POA
es | belohorizonte | BHZ CNF PLU
es | fozdoiguazu | IGU
en | saltlakecity | SLC
en | grandrapids | GRR
en | littlerock | LIT
en | batonrouge | BTR
en | el-paso | ELP
en | corpuschristi | CRP
en | palmsprings | PSP
en | myrtlebeach | MYR
en | ColoradoSprings | COS
en | siouxfalls | FSD
en | chiangmai | CNX
en | kota-kinabalu | BKI
en | goldcoast | OOL
en | alicesprings | ASP
en | victoriafalls | VFA LVI
en | New Castle | NCL NTL ILG
en | South Hampton | SOU
en | Dussel dorf | DUS
en | Daressalaam | DAR
en | n djamena | NDJ
en | Tash kent | TAS
en | Wien | VIE
en | Köln | CGN
en | Firenze | FLR
en | Venezia | VCE TSF
en | Praha | PRG
en | Warszawa | WAW WMI
en | Danzig | GDN
en | Breslau | WRO
es | Stettin | SZZ
en | Posen | POZ
en | Pressburg | BTS
en | Kolozsvár | CLJ
en | Temesvár | TSR
en | Hermannstadt | SBZ
es | Liubliana | LJU
en | Wilno | VNO
en | Helsingfors | HEL
en | Salonica | SKG
en | Constantinople | IST SAW
en | Αθήνα | ATH
en | Москва | MOW SVO DME VKO ZIA
en | 大阪 | OSA KIX ITM UKB
en | 福岡 | FUK
en | 上海 | SHA PVG
en | 台北 | TPE TSA
en | 서울 | SEL ICN GMP
en | 부산 | PUS
en | القاهرة | CAI SPX
en | الرياض | RUH
en | Krung Thep | BKK DMK
en | Bombay | BOM NMI
en | Madras | MAA
es | Cantón | CAN
en | Nanking | NKG
en | Spalato | SPU
en | Den Haag | RTM AMS
es | Lieja | LGG
es | Núremberg | NUE
en | Londra | LON LHR LGW STN LTN LCY SEN
en | Nizza | NCE
en | Mailand | MIL MXP LIN BGY
en | Nowy Jork | NYC JFK LGA EWR
en | Genua | GOA
es | Mascate | MCT
en | Đà Nẵng | DAD
en | NOLA | MSY
en | Philly | PHL
en | Hotlanta | ATL
en | Beantown | BOS
en | Motor City | DTT DTW
en | Chi-town | CHI ORD MDW
en | Twin Cities | MSP
en | Mile High City | DEN
en | Music City | BNA
en | Indy | IND
en | Cincy | CVG
en | Metroplex | DFW DAL
en | Bay Area | SFO OAK SJC
en | SoCal | LAX SAN SNA BUR ONT LGB
en | Tri-Cities | PSC TRI
en | Quad Cities | MLI
en | the 6ix | YTO YYZ YTZ
en | Brum | BHX
en | Brissie | BNE
en | Tassie | HBA LST DPO BWT
en | Welly | WLG
en | Joburg | JNB HLA
en | KL | KUL SZB
en | HCMC | SGN
en | Jogja | YIA JOG
en | Vizag | VTZ
es | CDMX | MEX NLU TLC
es | Bs. As. | BUE EZE AEP
es | Tegus | TGU XPL
es | Barna | BCN
es | Donosti | EAS
es | Graná | GRX
es | TJ | TIJ
es | Vallarta | PVR
es | Medallo | MDE EOH
es | Sampa | SAO GRU CGH VCP
es | Floripa | FLN
es | Conce | CCP
es | Cd. Obregón | CEN
es | Tuxtla | TGZ
es | Loiu | BIO
es | Manises | VLC
es | Son Sant Joan | PMI
es | Los Rodeos | TFN
es | Reina Sofía | TFS
es | Gando | LPA
es | El Altet | ALC
es | Jorge Newbery | AEP
es | Pajas Blancas | COR
es | El Plumerillo | MDZ
es | Carrasco | MVD
es | Silvio Pettirossi | ASU
es | Arturo Merino Benítez | SCL
es | Jorge Chávez | LIM
es | Mariscal Sucre | UIO
es | José María Córdova | MDE
es | Maiquetía | CCS
es | Tocumen | PTY
es | Juan Santamaría | SJO
es | Felipe Ángeles | NLU
es | Viracopos | VCP
en | Orly | ORY
en | Suvarnabhumi | BKK
en | Kastrup | CPH
en | Arlanda | ARN
en | Sabiha Gokcen | SAW
en | John Lennon | LPL
en | Sea-Tac | SEA
en | Love Field | DAL
en | Bush Intercontinental | IAH
en | Hartsfield | ATL
en | John Wayne | SNA
en | Lambert | STL
en | McCarran | LAS
en | Sky Harbor | PHX
en | Billy Bishop | YTZ
en | Tullamarine | MEL
en | OR Tambo | JNB
en | Jomo Kenyatta | NBO
en | Ninoy Aquino | MNL
es | Costa Blanca | ALC
es | Rías Baixas | VGO SCQ
es | Formentera | IBZ
es | El Hierro | VDE
es | Isla de Pascua | IPC
es | Islas Galápagos | GPS SCY
es | Valle Sagrado | CUZ
es | Salar de Uyuni | UYU
es | San Pedro de Atacama | CJC
es | Torres del Paine | PNT PUQ
es | Península Valdés | PMY REL
es | Holbox | CUN
es | Eje Cafetero | PEI AXM MZL
es | Roatán | RTB
es | Bayahibe | LRM PUJ
es | Algarve | FAO
es | Capadocia | NAV ASR
en | Amalfi Coast | NAP QSR
en | Lake Como | MIL MXP LIN BGY
en | Crete | HER CHQ JSH
en | Cornwall | NQY
en | Lake Tahoe | RNO
en | Cape Cod | HYA BOS PVD PVC
en | Big Island | KOA ITO
en | Florida Keys | EYW MIA
en | Yellowstone | JAC BZN COD WYS
en | Serengeti | SEU JRO ARK
en | Kruger National Park | MQP SZK HDS PHW
en | Phi Phi | HKT KBV
en | Raja Ampat | SOQ
en | Saint Petersburg | LED PIE TPA
en | St. John's | YYT ANU
en | Saint John | YSJ
en | St Maarten | SXM
en | St Kitts | SKB
en | Saint Lucia | UVF SLU
en | St. Croix | STX
en | St Barts | SBH
en | Ft Myers | RSW
en | Ft. Lauderdale | FLL
en | Fort Wayne | FWA
en | Ft Worth | DFW
en | Ft McMurray | YMM
en | Mt Isa | ISA
en | Mt. Gambier | MGB
en | Port Elizabeth | PLZ
en | Pt Hedland | PHE
en | Port of Spain | POS
es | Sta. Marta | SMR
es | Sto Domingo | SDQ JBQ
es | Pto. Escondido | PXM
es | Pto Iguazú | IGR IGU
es | Sn José del Cabo | SJD
es | Sta Clara Cuba | SNU
es | Pto. Princesa | PPS
en | Portland Maine | PWM
en | Columbia SC | CAE
en | Springfield, IL | SPI
en | Missouri Springfield | SGF
en | Jackson Mississippi | JAN
en | Wyoming Jackson | JAC
en | Charleston WV | CRW
en | Rochester MN | RST
en | Manchester NH | MHT
en | London Ontario | YXU
en | Sydney Nova Scotia | YQY
en | Hamilton New Zealand | HLZ
en | Georgia Batumi | BUS
en | Naples FL | RSW
es | Córdoba Argentina | COR
es | San Juan Argentina | UAQ
es | Chile Concepción | CCP
es | Barcelona Venezuela | BLA
es | León Guanajuato | BJX
es | España León | LEN
es | Honduras La Ceiba | LCE
es | Santiago Cuba | SCU
es | Perú Trujillo | TRU
es | Durango, México | DGO
es | Victoria Canadá | YYJ
`;

/** Largest and most visited cities, in Spanish and English: no town, region or nickname may come before them. */
const MUST_STAY_FIRST = `
en | London | LON LHR
es | Londres | LON LHR
en | Paris | PAR CDG
es | Paris | PAR CDG
en | New York | NYC JFK
es | Nueva York | NYC JFK
en | Tokyo | TYO HND NRT
es | Tokio | TYO HND NRT
en | Madrid | MAD
es | Madrid | MAD
en | Barcelona | BCN
es | Barcelona | BCN
en | Rome | ROM FCO
es | Roma | ROM FCO
en | Milan | MIL MXP LIN
es | Milán | MIL MXP LIN
en | Berlin | BER
es | Berlín | BER
en | Munich | MUC
es | Múnich | MUC
en | Frankfurt | FRA
es | Fráncfort | FRA
en | Amsterdam | AMS
es | Ámsterdam | AMS
en | Brussels | BRU
es | Bruselas | BRU
en | Vienna | VIE
es | Viena | VIE
en | Zurich | ZRH
es | Zúrich | ZRH
en | Geneva | GVA
es | Ginebra | GVA
en | Lisbon | LIS
es | Lisboa | LIS
en | Porto | OPO
es | Oporto | OPO
en | Dublin | DUB
es | Dublín | DUB
en | Edinburgh | EDI
es | Edimburgo | EDI
en | Manchester | MAN
es | Manchester | MAN
en | Athens | ATH
es | Atenas | ATH
en | Istanbul | IST
es | Estambul | IST
en | Moscow | MOW SVO
es | Moscú | MOW SVO
en | Warsaw | WAW
es | Varsovia | WAW
en | Prague | PRG
es | Praga | PRG
en | Budapest | BUD
es | Budapest | BUD
en | Copenhagen | CPH
es | Copenhague | CPH
en | Stockholm | STO ARN
es | Estocolmo | STO ARN
en | Oslo | OSL
es | Oslo | OSL
en | Helsinki | HEL
es | Helsinki | HEL
en | Cairo | CAI
es | El Cairo | CAI
en | Casablanca | CMN
es | Casablanca | CMN
en | Johannesburg | JNB
es | Johannesburgo | JNB
en | Nairobi | NBO
es | Nairobi | NBO
en | Lagos | LOS
es | Lagos | LOS
en | Dubai | DXB
es | Dubái | DXB
en | Doha | DOH
es | Doha | DOH
en | Tel Aviv | TLV
es | Tel Aviv | TLV
en | Delhi | DEL
es | Delhi | DEL
en | Mumbai | BOM
es | Mumbai | BOM
en | Bangkok | BKK
es | Bangkok | BKK
en | Singapore | SIN
es | Singapur | SIN
en | Hong Kong | HKG
es | Hong Kong | HKG
en | Shanghai | SHA PVG
es | Shanghai | SHA PVG
en | Beijing | BJS PEK
es | Pekín | BJS PEK
en | Seoul | SEL ICN
es | Seúl | SEL ICN
en | Osaka | OSA KIX
es | Osaka | OSA KIX
en | Manila | MNL
es | Manila | MNL
en | Jakarta | JKT CGK
es | Jakarta | JKT CGK
en | Sydney | SYD
es | Sídney | SYD
en | Melbourne | MEL
es | Melbourne | MEL
en | Auckland | AKL
es | Auckland | AKL
en | Los Angeles | LAX
es | Los Angeles | LAX
en | San Francisco | SFO
es | San Francisco | SFO
en | Chicago | CHI ORD
es | Chicago | CHI ORD
en | Miami | MIA
es | Miami | MIA
en | Toronto | YTO YYZ
es | Toronto | YTO YYZ
en | Mexico City | MEX
es | Ciudad de México | MEX
en | Bogota | BOG
es | Bogotá | BOG
en | Lima | LIM
es | Lima | LIM
en | Santiago | SCL
es | Santiago | SCL
en | Buenos Aires | BUE EZE
es | Buenos Aires | BUE EZE
en | Sao Paulo | SAO GRU
es | São Paulo | SAO GRU
en | Rio de Janeiro | RIO GIG
es | Rio de Janeiro | RIO GIG
en | Caracas | CCS
es | Caracas | CCS
en | Havana | HAV
es | La Habana | HAV
en | Panama | PTY
es | Panamá | PTY
en | Valencia | VLC
es | Valencia | VLC
en | Granada | GRX
es | Granada | GRX
en | Cartagena | CTG
es | Cartagena | CTG
en | Córdoba | COR
es | Córdoba | COR
en | Guadalajara | GDL
es | Guadalajara | GDL
en | San José | SJO SJC
es | San José | SJO SJC
en | Santa Cruz | VVI
es | Santa Cruz | VVI
en | Birmingham | BHX
es | Birmingham | BHX
en | Toledo | TOL MAD
es | Toledo | TOL MAD
en | Mérida | MID
es | Mérida | MID
en | Victoria | YYJ
es | Victoria | YYJ
en | Vancouver | YVR
es | Vancouver | YVR
en | Boston | BOS
es | Boston | BOS
en | Washington | WAS DCA IAD
es | Washington | WAS DCA IAD
en | Dallas | DFW DAL
es | Dallas | DFW DAL
en | Houston | HOU IAH
es | Houston | HOU IAH
en | Orlando | ORL MCO
es | Orlando | ORL MCO
en | Las Vegas | LAS
es | Las Vegas | LAS
en | Naples | NAP
es | Nápoles | NAP
en | Nice | NCE
es | Niza | NCE
en | Lyon | LYS
es | Lyon | LYS
en | Sevilla | SVQ
es | Sevilla | SVQ
en | Bilbao | BIO
es | Bilbao | BIO
en | Palma | PMI
es | Palma | PMI
es | lon | LON LHR
es | mad | MAD
es | par | PAR CDG
es | rom | ROM FCO
es | bog | BOG
es | barc | BCN
es | buen | BUE EZE
es | new y | NYC JFK
es | la p | LPB
en | hara | HRE
`;

describe('what travellers type, all over the world (A19)', () => {
  const answers = answersTo(TYPED);

  it.each([
    ['first', 1],
    ['among the first five', SHOWN_AT_ONCE],
  ])('brings what they mean %s: at least 98 times in 100', (_where, places) => {
    expect(answers.length).toBe(400);
    expect(missedOf(answers, places, 0.98)).toMatchObject({ isEnough: true });
  });

  it('keeps the cities that most people mean first', () => {
    const large = answersTo(MUST_STAY_FIRST);
    expect(large.length).toBeGreaterThanOrEqual(60);
    expect(missedOf(large, 1, 1)).toEqual({ missed: [], isEnough: true });
  });
});
