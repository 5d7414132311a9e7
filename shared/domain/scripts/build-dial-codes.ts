/**
 * Writes the list of countries with their dial codes that the browser's phone field uses.
 * Run with `node shared/domain/scripts/build-dial-codes.ts` after an update of libphonenumber-js.
 */
import { writeFileSync } from 'node:fs';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

const entries = getCountries()
  .filter((country) => /^[A-Z]{2}$/.test(country))
  .toSorted()
  .map((country) => `${country}${getCountryCallingCode(country)}`);

writeFileSync(
  new URL('../src/phone/dial-code-list.ts', import.meta.url),
  `// Written by scripts/build-dial-codes.ts from libphonenumber-js.\nexport const DIAL_CODE_LIST =\n  '${entries.join(' ')}';\n`,
);
