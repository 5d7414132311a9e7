import currencyData from 'cldr-core/supplemental/currencyData.json' with { type: 'json' };

interface Tender {
  readonly _from?: string;
  readonly _to?: string;
  readonly _tender?: string;
}

// The file's own type names every region; here it is a table to look a code up in.
const REGIONS = currencyData.supplemental.currencyData.region as unknown as Readonly<
  Record<string, readonly Readonly<Record<string, Tender>>[]>
>;

/** What is paid with in a country today: of several, the one that came first; funds and coins are not money. */
export function currencyOfCountry(countryCode: string): string | null {
  const present = (REGIONS[countryCode] ?? [])
    .flatMap((entry) => Object.entries(entry))
    .filter(([, tender]) => tender._to === undefined && tender._tender !== 'false')
    .map(([code, tender]) => ({ code, from: tender._from ?? '' }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  return present[0]?.code ?? null;
}
