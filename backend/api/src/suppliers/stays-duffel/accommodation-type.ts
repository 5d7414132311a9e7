import type { AccommodationType } from '@travesia/domain';

/** The wire names no type of house: its name does, in the languages of the trade. First match wins. */
const SIGNS: readonly (readonly [AccommodationType, RegExp])[] = [
  ['extended_stay', /\b(apart-?h[oô]tel|suites|extended stay|long stay|larga estancia|residence inn)\b/i],
  [
    'apartment',
    /\b(apart[ae]?ment(o|i)?s?|appart?amenti|appartements?|apartamentos?|ferienwohnung(en)?|lofts?)\b/i,
  ],
  ['motel', /\b(motel|motor (lodge|inn))\b/i],
  ['resort', /\bresort\b/i],
  [
    'conference_center',
    /\b(conference|convention|congres(os|sos|si)|congr[eè]s|kongress\w*|centro de convenciones)\b/i,
  ],
];

export function accommodationTypeOf(name: string): AccommodationType {
  return SIGNS.find(([, sign]) => sign.test(name))?.[0] ?? 'hotel';
}
