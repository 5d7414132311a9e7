import type { City } from '@travesia/geography';
import { isCoast } from '../stays/houses.ts';

/** What a place is like: nobody sells boat trips in the mountains. */
export const LANDSCAPES = [
  'anywhere',
  'coast',
  'city',
  'andes',
  'wine',
  'desert',
  'jungle',
  'ruins',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

const codes = (text: string) => new Set(text.split(/\s+/));

const SEASIDE = codes(
  'BCN VLC LIS MIA RIO LIM SDQ HAV SJU MVD TLV NCE DXB SYD NAP VCE SPU DBV MLA PNA SCQ LCG',
);
const ANDES = codes(
  'CUZ LPB UIO CUE AQP BOG MDZ SCL BRC USH FTE SLA JUJ CJC CBB SRE LTX BGA AXM PEI CJA JAU JUL MDE HUZ PUQ',
);
const WINE = codes('MDZ SCL RJL OPO BOD XRY VLL SFO FLR CPT');
const DESERT = codes('CJC RAK DXB LAS CAI PHX ACE FUE JUJ NZC');
const JUNGLE = codes('IQT MAO SJO LIR PEM LET IGR IGU DPS FRS TAP BRM');
const RUINS = codes('CUZ MEX CUN MID CAI ATH ROM TRU FRS OAX LXR TAP NAP LIM SVQ MAH');
const CAPITALS = codes(
  `MAD BOG LIM MEX BUE SCL UIO LPB MVD ASU CCS SDQ HAV SJU SJO PTY GUA SAL TGU MGA WAS LON PAR ROM BER LIS VIE PRG BUD
   AMS BRU CPH STO OSL HEL DUB ATH WAW TYO SEL BJS BKK DEL CAI RBA NBO BSB`,
);
const SOUGHT = 58;

function isCapital({ code }: City): boolean {
  return CAPITALS.has(code);
}

export function landscapesOf(city: City): ReadonlySet<Landscape> {
  const of = new Set<Landscape>(['anywhere']);
  if (isCoast(city) || SEASIDE.has(city.code)) of.add('coast');
  if (isCapital(city) || city.popularity >= SOUGHT) of.add('city');
  if (ANDES.has(city.code)) of.add('andes');
  if (WINE.has(city.code)) of.add('wine');
  if (DESERT.has(city.code)) of.add('desert');
  if (JUNGLE.has(city.code)) of.add('jungle');
  if (RUINS.has(city.code)) of.add('ruins');
  return of;
}
