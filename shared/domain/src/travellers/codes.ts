/** Meal codes offered, exactly these 24 (S-10). */
export const MEAL_CODES = [
  'AVML',
  'BBML',
  'BLML',
  'CHML',
  'DBML',
  'FPML',
  'GFML',
  'HNML',
  'JPML',
  'KSML',
  'LCML',
  'LFML',
  'LSML',
  'MOML',
  'NFML',
  'NLML',
  'OBML',
  'ORML',
  'RVML',
  'SFML',
  'SPML',
  'VGML',
  'VLML',
  'VOML',
] as const;

/** What an airline may take to tell a traveller by; an offer names those that it takes (W-05). */
export const DOCUMENT_TYPES = ['passport', 'tax_id', 'known_traveler_number'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Wheelchair assistance: can use stairs, cannot use stairs, completely immobile (S-09). */
export const ASSISTANCE_CODES = ['WCHR', 'WCHS', 'WCHC'] as const;
