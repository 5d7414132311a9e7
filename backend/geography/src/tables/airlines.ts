const AIRLINE_KINDS = ['network', 'low_cost', 'regional'] as const;
export type AirlineKind = (typeof AIRLINE_KINDS)[number];
export type Alliance = 'oneworld' | 'star' | 'skyteam';

export interface Airline {
  readonly code: string;
  readonly name: string;
  readonly countryCode: string;
  readonly kind: AirlineKind;
  readonly alliance: Alliance | null;
  /** Airports through which every one of its flights begins or ends; the first is the main one. */
  readonly hubs: readonly string[];
  /** IATA aircraft codes of its fleet, smallest first. */
  readonly fleet: readonly string[];
  /** Who flies its short domestic legs under its code. */
  readonly regionalPartner: string | null;
}

/** code | name | country | kind | alliance | hubs | fleet | regional partner */
const LINES = `
IB | Iberia | ES | network | oneworld | MAD | 320 32N 21X 333 359 | YW
YW | Air Nostrum | ES | regional | - | MAD VLC | AT7 CR9
UX | Air Europa | ES | network | skyteam | MAD PMI | AT7 738 788 789
VY | Vueling | ES | low_cost | - | BCN AGP SVQ BIO | 319 320 32N
NT | Binter Canarias | ES | regional | - | LPA TFN TFS | AT7 295
FR | Ryanair | IE | low_cost | - | DUB STN BGY CRL MAD BCN AGP ALC PMI OPO | 738 7M8
U2 | easyJet | GB | low_cost | - | LGW LTN MXP GVA BSL ORY AGP LIS | 319 320 32N
W6 | Wizz Air | HU | low_cost | - | BUD WAW OTP FCO VIE LTN | 320 32Q
DY | Norwegian | NO | low_cost | - | OSL CPH ARN BGO | 738 7M8
TP | TAP Air Portugal | PT | network | star | LIS OPO | E90 320 32Q 339 | -
S4 | Azores Airlines | PT | network | - | PDL | DH4 320 32Q
BA | British Airways | GB | network | oneworld | LHR LGW | 320 32N 788 77W 351 388 | -
VS | Virgin Atlantic | GB | network | skyteam | LHR MAN | 339 789 351
EI | Aer Lingus | IE | network | - | DUB | 320 21X 333
AF | Air France | FR | network | skyteam | CDG ORY | E90 223 320 332 77W 359 | A5
A5 | Hop! | FR | regional | - | CDG ORY LYS | E75 E90
TO | Transavia | FR | low_cost | - | ORY AMS | 738 32N
KL | KLM | NL | network | skyteam | AMS | E75 E90 738 333 789 77W | WA
WA | KLM Cityhopper | NL | regional | - | AMS | E75 E90 295
SN | Brussels Airlines | BE | network | star | BRU | 319 320 333
LH | Lufthansa | DE | network | star | FRA MUC | CR9 320 32Q 333 789 359 388 | CL
CL | Lufthansa CityLine | DE | regional | - | FRA MUC | CR9 E90
EW | Eurowings | DE | low_cost | - | DUS CGN HAM STR | 319 320
LX | Swiss | CH | network | star | ZRH GVA | 223 320 333 77W
OS | Austrian | AT | network | star | VIE | E95 320 788 772
LO | LOT Polish Airlines | PL | network | star | WAW | E75 E95 7M8 788 789
AZ | ITA Airways | IT | network | star | FCO LIN | 223 320 339 359
A3 | Aegean | GR | network | star | ATH | AT7 320 32Q
SK | SAS | DK | network | skyteam | CPH ARN OSL | E95 32N 21X 333 359
AY | Finnair | FI | network | oneworld | HEL | AT7 E90 321 333 359
FI | Icelandair | IS | network | - | KEF | 7M8 32Q 763
TK | Turkish Airlines | TR | network | star | IST | 738 32Q 333 789 77W 359
PC | Pegasus | TR | low_cost | - | SAW | 32N 32Q
AT | Royal Air Maroc | MA | network | oneworld | CMN | AT7 738 788 789
MS | Egyptair | EG | network | star | CAI | 223 738 333 789
ET | Ethiopian Airlines | ET | network | star | ADD | DH4 738 788 77W 359
KQ | Kenya Airways | KE | network | skyteam | NBO | E90 738 788
SA | South African Airways | ZA | network | star | JNB | 320 332
EK | Emirates | AE | network | - | DXB | 77W 359 388
EY | Etihad | AE | network | - | AUH | 320 789 781 77W
QR | Qatar Airways | QA | network | oneworld | DOH | 320 788 77W 359 351
SV | Saudia | SA | network | skyteam | JED RUH | 320 333 789 77W
AI | Air India | IN | network | star | DEL BOM | 32N 32Q 788 77W 359
6E | IndiGo | IN | low_cost | - | DEL BOM BLR CCU MAA HYD | AT7 32N 32Q
SQ | Singapore Airlines | SG | network | star | SIN | 7M8 781 359 77W 388
TG | Thai Airways | TH | network | star | BKK | 320 333 789 77W
MH | Malaysia Airlines | MY | network | oneworld | KUL | 738 333 359
AK | AirAsia | MY | low_cost | - | KUL DMK | 320 32Q
GA | Garuda Indonesia | ID | network | skyteam | CGK DPS | 738 333 77W
VN | Vietnam Airlines | VN | network | skyteam | SGN HAN | AT7 321 789 359
PR | Philippine Airlines | PH | network | - | MNL CEB | DH4 32Q 333 77W
CX | Cathay Pacific | HK | network | oneworld | HKG | 32Q 333 359 351 77W
CI | China Airlines | TW | network | skyteam | TPE | 32Q 333 359 77W
CA | Air China | CN | network | star | PEK CTU | 738 32N 333 789 77W
MU | China Eastern | CN | network | skyteam | PVG SHA KMG | 738 32N 333 359 77W
CZ | China Southern | CN | network | - | CAN PKX URC | 738 32N 333 788 359
JL | Japan Airlines | JP | network | oneworld | HND NRT KIX | E90 738 788 789 351
NH | ANA | JP | network | star | HND NRT ITM | DH4 738 32N 789 77W
KE | Korean Air | KR | network | skyteam | ICN GMP | 223 7M8 333 789 77W 388
QF | Qantas | AU | network | oneworld | SYD MEL BNE PER | DH4 738 333 789 388
NZ | Air New Zealand | NZ | network | star | AKL WLG CHC | AT7 DH4 32N 789 77W
AA | American Airlines | US | network | oneworld | DFW MIA CLT PHL ORD JFK PHX LAX | E75 738 32Q 772 789 77W | MQ
MQ | Envoy Air | US | regional | - | DFW MIA ORD | E75
DL | Delta Air Lines | US | network | skyteam | ATL DTW MSP SLC JFK SEA BOS LAX | 223 739 32Q 763 339 359 | 9E
9E | Endeavor Air | US | regional | - | ATL DTW MSP JFK | CR9
UA | United Airlines | US | network | star | EWR ORD IAH DEN SFO IAD LAX | E75 738 7M8 763 789 772 77W | OO
OO | SkyWest | US | regional | - | DEN SFO SLC ORD | CR9 E75
B6 | JetBlue | US | low_cost | - | JFK BOS FLL SJU | 320 32Q
AS | Alaska Airlines | US | network | oneworld | SEA ANC PDX SFO | DH4 E75 739 7M8
WN | Southwest | US | low_cost | - | DAL MDW BWI DEN LAS PHX HOU OAK | 73G 738 7M8
NK | Spirit | US | low_cost | - | FLL MCO LAS DTW | 320 32N 32Q
AC | Air Canada | CA | network | star | YYZ YUL YVR YYC | DH4 E75 223 7M8 333 789 77W | QK
QK | Jazz | CA | regional | - | YYZ YUL YVR | DH4 CR9
WS | WestJet | CA | low_cost | - | YYC YYZ YVR | DH4 738 7M8 789
AM | Aeroméxico | MX | network | skyteam | MEX MTY GDL | E90 738 7M8 788 789 | 5D
5D | Aeroméxico Connect | MX | regional | - | MEX MTY | E90
Y4 | Volaris | MX | low_cost | - | TIJ GDL MEX CUN | 320 32N 32Q
VB | Viva | MX | low_cost | - | MTY NLU CUN | 320 32N 32Q
AV | Avianca | CO | network | star | BOG SAL MDE | AT7 320 32N 788
P5 | Wingo | CO | low_cost | - | BOG CLO | 738
CM | Copa Airlines | PA | network | star | PTY | 73G 738 7M8
LA | LATAM | CL | network | - | SCL LIM GRU BOG | 320 32N 321 788 789 77W
H2 | Sky Airline | CL | low_cost | - | SCL LIM | 32N 32Q
AR | Aerolineas Argentinas | AR | network | skyteam | AEP EZE COR | E90 738 7M8 332
G3 | Gol | BR | low_cost | - | GRU CGH GIG BSB | 73G 738 7M8
AD | Azul | BR | network | - | VCP CNF REC | AT7 295 32N 339
CU | Cubana | CU | network | - | HAV | AT7 319 332
OB | Boliviana de Aviacion | BO | network | - | VVI | 738 332
2K | Avianca Ecuador | EC | network | star | UIO GYE | AT7 320
PZ | LATAM Paraguay | PY | network | - | ASU | 320
V0 | Conviasa | VE | network | - | CCS | AT7 E90
5U | TAG Airlines | GT | regional | - | GUA | AT4 AT7
RZ | Sansa | CR | regional | - | SJO | DHT
BW | Caribbean Airlines | TT | network | - | POS KIN | AT7 7M8
WF | Wideroe | NO | regional | - | OSL BGO TOS BOO | DH4 E90
GL | Air Greenland | GL | network | - | GOH | DH4 339
RC | Atlantic Airways | FO | network | - | FAE | 320
BT | airBaltic | LV | low_cost | - | RIX | 223
RO | TAROM | RO | network | skyteam | OTP | AT7 738
JU | Air Serbia | RS | network | - | BEG | AT7 320 332
OU | Croatia Airlines | HR | network | star | ZAG | DH4 223
FB | Bulgaria Air | BG | network | - | SOF | E90 320
KM | KM Malta Airlines | MT | network | - | MLA | 32N
LG | Luxair | LU | network | - | LUX | DH4 738
RJ | Royal Jordanian | JO | network | oneworld | AMM | E90 320 788
LY | El Al | IL | network | - | TLV | 738 788 789
WY | Oman Air | OM | network | oneworld | MCT | 738 789
GF | Gulf Air | BH | network | - | BAH | 320 789
KU | Kuwait Airways | KW | network | - | KWI | 32N 77W
AH | Air Algerie | DZ | network | - | ALG | AT7 738 332
TU | Tunisair | TN | network | - | TUN | 320 332
P4 | Air Peace | NG | network | - | LOS ABV | E90 738 772
TC | Air Tanzania | TZ | network | - | DAR | DH4 223 788
TM | LAM | MZ | network | - | MPM | DH4 E90
MD | Madagascar Airlines | MG | network | - | TNR | AT7
HC | Air Senegal | SN | network | - | DSS | AT7 320 339
KC | Air Astana | KZ | network | - | ALA NQZ | E90 32Q 763
HY | Uzbekistan Airways | UZ | network | - | TAS | 320 32Q 788
PK | Pakistan International | PK | network | - | ISB KHI LHE | AT7 320 77W
BG | Biman | BD | network | - | DAC | DH4 738 789
UL | SriLankan | LK | network | oneworld | CMB | 320 333
U4 | Buddha Air | NP | regional | - | KTM | AT7
OM | MIAT Mongolian | MN | network | - | UBN | 738 789
5J | Cebu Pacific | PH | low_cost | - | MNL CEB DVO | AT7 32N 32Q 339
7C | Jeju Air | KR | low_cost | - | CJU ICN GMP | 738
FJ | Fiji Airways | FJ | network | oneworld | NAN SUV | AT7 7M8 333
PX | Air Niugini | PG | network | - | POM | DH4 738
VT | Air Tahiti | PF | regional | - | PPT | AT4 AT7
TN | Air Tahiti Nui | PF | network | - | PPT | 789
SB | Aircalin | NC | network | - | NOU | 32N 339
NF | Air Vanuatu | VU | network | - | VLI | DHT AT7 738
IE | Solomon Airlines | SB | network | - | HIR | DHT DH4 320
DM | Arajet | DO | low_cost | - | SDQ PUJ | 7M8
`;

export const AIRLINES: readonly Airline[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    const [
      code = '',
      name = '',
      countryCode = '',
      kind = '',
      alliance = '-',
      hubs = '',
      fleet = '',
      partner = '-',
    ] = parts;
    return {
      code,
      name,
      countryCode,
      kind: AIRLINE_KINDS.find((each) => each === kind) ?? 'network',
      alliance: alliance === '-' ? null : (alliance as Alliance),
      hubs: hubs.split(' '),
      fleet: fleet.split(' '),
      regionalPartner: partner === '-' || partner === '' ? null : partner,
    };
  });

const BY_CODE = new Map(AIRLINES.map((airline) => [airline.code, airline]));

export function findAirline(code: string): Airline | undefined {
  return BY_CODE.get(code);
}
