import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from '../src/fold.ts';
import { OTHER_REGION_NAMES } from '../src/tables/region-names.ts';

/** Where a region's ISO code is also how people write it: "Portland ME", "Porto Alegre RS", "Perth WA". */
const WRITTEN_BY_CODE: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IN']);

const require = createRequire(import.meta.url);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'));
}

const { subdivisions } = readJson('cldr-subdivisions-full/subdivisions/en/en.json') as {
  subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
};
const ENGLISH_NAMES = subdivisions.localeDisplayNames.subdivisions;

const { supplemental } = readJson('cldr-core/supplemental/aliases.json') as {
  supplemental: { metadata: { alias: { subdivisionAlias: Record<string, { _replacement: string }> } } };
};
const REPLACED_CODES = supplemental.metadata.alias.subdivisionAlias;

/** Names and abbreviations of regions, by their whole ISO 3166-2 code. */
export function namesOfRegions(
  regions: readonly (readonly [countryCode: string, regionCode: string])[],
): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const [countryCode, regionCode] of regions) {
    const code = `${countryCode}-${regionCode}`;
    if (regionCode === '' || names[code]) continue;
    const key = `${countryCode}${regionCode}`.toLowerCase();
    const english = ENGLISH_NAMES[REPLACED_CODES[key]?._replacement ?? key];
    const found = [
      ...(english ? [english] : []),
      ...(WRITTEN_BY_CODE.has(countryCode) ? [regionCode] : []),
      ...(OTHER_REGION_NAMES.get(code) ?? []),
    ];
    const byFolded = new Map(found.map((name) => [fold(name), name]));
    if (byFolded.size > 0) names[code] = [...byFolded.values()];
  }
  return names;
}
