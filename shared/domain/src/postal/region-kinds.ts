/** What the parts of a country are called that an address names. */
export type RegionKind = 'state' | 'province' | 'department' | 'region';

const COUNTRIES: Readonly<Record<RegionKind, string>> = {
  state: 'AU BR IN MX NG US VE',
  province: 'AR BE CA CN CR CU DO EC ES IT NL PA ZA',
  department: 'BO CO FR GT HN NI PE PY SV UY',
  region: 'CL',
};

const KINDS = new Map(
  (Object.keys(COUNTRIES) as RegionKind[]).flatMap((kind) =>
    COUNTRIES[kind].split(' ').map((country) => [country, kind] as const),
  ),
);

/** Null where we know no single word for it, or no country. */
export const regionKindOf = (country: string): RegionKind | null => KINDS.get(country) ?? null;
