import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketSchema, type ContactNumber } from '@travesia/contracts';
import { parse } from 'valibot';

/** The number of each country, and the one for everybody else (P-19, P-20); from the files of the markets. */
export function readContactNumbers(marketsFolder: string): readonly ContactNumber[] {
  if (marketsFolder === '') return [];
  return readdirSync(marketsFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name): ContactNumber[] => {
      const market = parse(MarketSchema, JSON.parse(readFileSync(join(marketsFolder, name), 'utf8')));
      const { contactNumber } = market;
      if (market.id === 'intl') return [{ contactNumber, countryCode: null }];
      return market.countryCodes.map((countryCode) => ({ contactNumber, countryCode }));
    });
}
