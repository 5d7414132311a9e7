/**
 * Writes the list of countries with their dial codes, lengths of national numbers and national prefix
 * that the browser's phone field uses.
 * Run with `node shared/domain/scripts/build-dial-codes.ts` after an update of libphonenumber-js.
 */
import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode, Metadata, type NumberingPlan } from 'libphonenumber-js';

/** The library's types leave this method out. */
type PlanWithPrefix = NumberingPlan & { nationalPrefix(): string | null | undefined };

const entries = getCountries()
  .filter((country) => /^[A-Z]{2}$/.test(country))
  .toSorted()
  .map((country) => {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    const plan = metadata.numberingPlan as PlanWithPrefix | undefined;
    const lengths = plan?.possibleLengths() ?? [];
    const prefix = plan?.nationalPrefix() ?? '';
    return [
      `${country}${getCountryCallingCode(country)}`,
      lengths.join(','),
      ...(prefix ? [prefix] : []),
    ].join(':');
  });

writeFileSync(
  new URL('../src/phone/dial-code-list.ts', import.meta.url),
  `// Written by scripts/build-dial-codes.ts from libphonenumber-js.\nexport const DIAL_CODE_LIST =\n  '${entries.join(' ')}';\n`,
);
