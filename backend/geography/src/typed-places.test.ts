import { describe, expect, it } from '@jest/globals';
import { findAirport, findMetropolitanArea } from './airports.ts';
import { DESTINATIONS, OTHER_NAMES } from './tables/other-names.ts';
import { answersTo, missedOf, SHOWN_AT_ONCE } from './typed-places.ts';

/**
 * What travellers type, and where they want to go: language | typed | codes that are right, in any order. Written after
 * the search and its tables; a line that fails is no reason to put its words into them.
 */
const TYPED = `
es | newyork | NYC JFK EWR LGA
es | nueba york | NYC JFK EWR LGA
en | new yrok | NYC JFK EWR LGA
en | hongkong | HKG
en | capetown | CPT
es | ciudaddelcabo | CPT
es | riodejaneiro | RIO GIG SDU
en | losangeles | LAX
es | los anjeles | LAX
es | sanfrancisco | SFO
en | san fransisco | SFO
en | san francico | SFO
es | buenosaires | BUE EZE AEP
es | bs as | BUE EZE AEP
es | bsas | BUE EZE AEP
es | buenos aries | BUE EZE AEP
es | df | MEX NLU
es | mejico df | MEX NLU
es | mexico | MEX NLU
es | ciudad de mejico | MEX NLU
en | mexico city airport | MEX NLU
en | LA | LAX
en | vegas | LAS
en | las vagas | LAS
en | frisco | SFO
en | philly | PHL
en | joburg | JNB
en | johanesburg | JNB
en | dc | WAS DCA IAD
en | washington dc | WAS DCA IAD
es | washinton | WAS DCA IAD
en | chicago ohare | ORD
en | chicago o'hare | ORD
en | heathrow | LHR
en | heatrow | LHR
en | london gatwick | LGW
es | aeropuerto de heathrow | LHR
es | barajas madrid | MAD
es | aeropuerto madrid | MAD
es | el prat | BCN
en | barcelona airport | BCN
es | barselona | BCN
es | vacelona | BCN
es | marraquech | RAK
es | marrakesh | RAK
en | marakech | RAK
es | kioto | OSA KIX ITM
en | kyoto | OSA KIX ITM
es | la haya | RTM AMS
en | the hague | RTM AMS
es | eivissa | IBZ
es | ibisa | IBZ
es | rionegro | MDE
es | medallo | MDE EOH
es | medeyin | MDE EOH
es | maiquetia | CCS
en | maui | OGG
en | oahu | HNL
es | hawai | HNL OGG
es | cartagena de indias | CTG
es | cartajena | CTG
es | santa marta colombia | SMR
en | st petersburg | LED
en | saint petersburg russia | LED
es | san petersburgo | LED
en | st louis | STL
en | saint louis | STL
en | st thomas | STT
en | st lucia | UVF SLU
es | sta cruz de la sierra | VVI
es | sto domingo | SDQ
es | stgo de chile | SCL
es | santiago | SCL SCQ STI SCU
es | santiago de compostela | SCQ
es | santiago de los caballeros | STI
en | munich | MUC
es | munchen | MUC
en | münchen | MUC
en | muenchen | MUC
es | colonia | CGN
en | koln | CGN
es | francfort | FRA
en | frankfort | FRA
es | ginebra | GVA
en | geneve | GVA
es | basilea | BSL
en | basel | BSL
es | amberes | ANR
es | bruselas | BRU CRL
en | bruxelles | BRU CRL
es | copenague | CPH
es | copenaghe | CPH
en | kobenhavn | CPH
es | estocolmo | STO ARN BMA NYO
en | stokholm | STO ARN BMA NYO
es | gotemburgo | GOT
es | varsobia | WAW WMI
en | warszawa | WAW WMI
es | cracovia | KRK
en | krakow poland | KRK
es | praga | PRG
en | praha | PRG
es | viena | VIE
en | wien | VIE
es | budapes | BUD
es | atenas | ATH
en | athens greece | ATH
es | salonica | SKG
es | santorini | JTR
es | miconos | JMK
es | creta | HER CHQ
es | corfu | CFU
es | rodas | RHO
es | estanbul | IST SAW
en | istambul | IST SAW
en | constantinople | IST SAW
es | capadocia | ASR NAV
es | moscu | MOW SVO DME VKO
es | kiev | IEV KBP
es | bucarest | BUH OTP
es | belgrado | BEG
es | dubrovnik | DBV
es | roma fiumicino | FCO
es | milan malpensa | MXP
en | milano | MIL MXP LIN BGY
es | venesia | VCE TSF
en | venezia | VCE TSF
es | florensia | FLR
en | firenze | FLR
es | napoles | NAP
es | sicilia | CTA PMO
en | sardinia | CAG OLB AHO
es | cerdeña | CAG OLB AHO
es | lisvoa | LIS
en | lisboa | LIS
es | oporto | OPO
en | algarve | FAO
es | azores | PDL TER
es | tenerife norte | TFN
en | tenerife south | TFS
es | mallorca | PMI
en | majorca | PMI
es | palma mallorca | PMI
es | gran canaria | LPA
es | las palmas | LPA
es | donosti | EAS
es | sevila | SVQ
es | coruña | LCG
es | gijon | OVD
es | vitoria gasteiz | VIT
es | malaga costa del sol | AGP
es | cadiz | XRY
en | cdg | CDG
es | paris charles de gaulle | CDG
es | paris orly | ORY
es | disneyland paris | PAR CDG ORY BVA
es | niza | NCE
es | monaco | NCE
es | marsella | MRS
es | burdeos | BOD
es | tel aviv | TLV
es | telaviv | TLV
es | jerusalen | TLV
es | el cairo | CAI
en | sharm el sheikh | SSH
es | dubai | DXB DWC
es | abudabi | AUH
es | catar | DOH
es | meca | JED
es | teheran | IKA THR
es | casablanca | CMN
es | tanger | TNG
es | zanzibar | ZNZ
es | kilimanjaro | JRO
es | nairobi kenia | NBO
es | tokio narita | NRT
es | haneda | HND
en | tokio | TYO HND NRT
es | osaka | OSA KIX ITM
en | seul | SEL ICN GMP
es | inchon | SEL ICN
es | pekin | BJS PEK PKX
en | peking | BJS PEK PKX
es | shangai | SHA PVG
es | canton | CAN
es | taipei | TPE TSA
es | bankok | BKK DMK
en | bangcok | BKK DMK
en | phuket | HKT
es | kuala lumpor | KUL
en | kl | KUL
es | singapur | SIN
es | bali | DPS
es | denpasar | DPS
es | saigon | SGN
en | ho chi min | SGN
es | bombay | BOM
en | new dehli | DEL
es | nueva delhi | DEL
es | calcuta | CCU
es | maldivas | MLE
es | katmandu | KTM
es | sidney | SYD
en | melborne | MEL
en | gold coast | OOL
es | tahiti | PPT
es | bora bora | BOB
es | isla de pascua | IPC
es | galapagos | GPS SCY
es | machu picchu | CUZ
es | cusco | CUZ
es | iguazu | IGR IGU
es | calafate | FTE
es | bariloche | BRC
es | ushuaya | USH
es | floripa | FLN
es | san pablo brasil | SAO GRU CGH VCP
en | sao paolo | SAO GRU CGH VCP
es | brasilia | BSB
es | monte video | MVD
es | guayaquil | GYE
es | punta cana rd | PUJ
es | puerto rico | SJU
en | montego bay jamaica | MBJ
es | aruba | AUA
es | cancun riviera maya | CUN
es | tulum | CUN TQO
es | los cabos | SJD
es | pto vallarta | PVR
es | cd juarez | CJS
es | gdl | GDL
en | ft lauderdale | FLL
en | dallas fort worth | DFW
en | new orleans | MSY
en | nola | MSY
en | minneapolis st paul | MSP
en | salt lake | SLC
en | montréal | YUL YMQ
es | quebec | YQB
en | vancuver | YVR
`;

describe('what travellers type (A19)', () => {
  const answers = answersTo(TYPED);
  it.each([
    ['first', 1],
    ['among the first five', SHOWN_AT_ONCE],
  ])('brings what they mean %s: at least 97 times in 100', (_where, places) => {
    expect(answers.length).toBeGreaterThanOrEqual(200);
    expect(missedOf(answers, places, 0.97)).toMatchObject({ isEnough: true });
  });

  it('other names belong to places that there are', () => {
    const unknown = [...OTHER_NAMES.keys(), ...DESTINATIONS.keys()].filter(
      (code) => !findAirport(code) && !findMetropolitanArea(code),
    );
    expect(unknown).toEqual([]);
  });
});
