/** Cities with several airports, by their shared code: code | English | Spanish | airports. */
const AREA_LINES = `
NYC | New York | Nueva York | JFK EWR LGA
LON | London | Londres | LHR LGW STN LTN LCY SEN
PAR | Paris | París | CDG ORY BVA
ROM | Rome | Roma | FCO CIA
MIL | Milan | Milán | MXP LIN BGY
VCE | Venice | Venecia | VCE TSF
STO | Stockholm | Estocolmo | ARN BMA NYO VST
OSL | Oslo | Oslo | OSL TRF
BRU | Brussels | Bruselas | BRU CRL
BUH | Bucharest | Bucarest | OTP BBU
WAW | Warsaw | Varsovia | WAW WMI RDO
IST | Istanbul | Estambul | IST SAW
MOW | Moscow | Moscú | SVO DME VKO ZIA
IEV | Kyiv | Kiev | KBP IEV
REK | Reykjavik | Reikiavik | KEF RKV
TCI | Tenerife | Tenerife | TFS TFN
DUS | Dusseldorf | Düsseldorf | DUS NRN
FRA | Frankfurt | Fráncfort | FRA HHN
GLA | Glasgow | Glasgow | GLA PIK
BFS | Belfast | Belfast | BFS BHD
WAS | Washington | Washington | IAD DCA BWI
CHI | Chicago | Chicago | ORD MDW
DFW | Dallas | Dallas | DFW DAL
HOU | Houston | Houston | IAH HOU
LAX | Los Angeles | Los Ángeles | LAX BUR LGB SNA ONT
SFO | San Francisco | San Francisco | SFO OAK SJC
MIA | Miami | Miami | MIA FLL
ORL | Orlando | Orlando | MCO SFB
DTT | Detroit | Detroit | DTW
YTO | Toronto | Toronto | YYZ YTZ YHM
YMQ | Montreal | Montreal | YUL YHU
MEX | Mexico City | Ciudad de México | MEX NLU TLC
BUE | Buenos Aires | Buenos Aires | EZE AEP
SAO | Sao Paulo | São Paulo | GRU CGH VCP
RIO | Rio de Janeiro | Río de Janeiro | GIG SDU
BHZ | Belo Horizonte | Belo Horizonte | CNF PLU
MDE | Medellin | Medellín | MDE EOH
PTY | Panama City | Ciudad de Panamá | PTY PAC
SJO | San Jose | San José | SJO SYQ
CAI | Cairo | El Cairo | CAI SPX
NBO | Nairobi | Nairobi | NBO WIL
JNB | Johannesburg | Johannesburgo | JNB HLA
DXB | Dubai | Dubái | DXB DWC
THR | Tehran | Teherán | IKA THR
BOM | Mumbai | Bombay | BOM NMI
BJS | Beijing | Pekín | PEK PKX
SHA | Shanghai | Shanghái | PVG SHA
CTU | Chengdu | Chengdu | CTU TFU
TPE | Taipei | Taipéi | TPE TSA
SEL | Seoul | Seúl | ICN GMP
TYO | Tokyo | Tokio | HND NRT
OSA | Osaka | Osaka | KIX ITM UKB
SPK | Sapporo | Sapporo | CTS OKD
JKT | Jakarta | Yakarta | CGK HLP
KUL | Kuala Lumpur | Kuala Lumpur | KUL SZB
BKK | Bangkok | Bangkok | BKK DMK
MEL | Melbourne | Melbourne | MEL AVV
`;

export interface MetropolitanArea {
  readonly code: string;
  readonly en: string;
  readonly es: string;
  readonly airportCodes: readonly string[];
}

export const METROPOLITAN_AREAS: readonly MetropolitanArea[] = AREA_LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', en = '', es = '', codes = ''] = line.split('|').map((part) => part.trim());
    return { code, en, es, airportCodes: codes.split(' ') };
  });
