import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketSchema, withSettings, type ContactNumber } from '@travesia/contracts';
import * as v from 'valibot';
import type { MarketSettingsNow } from '../../market-settings.ts';

/**
 * The number of each country, and the one for everybody else (P-19, P-20): from the files of the markets,
 * unless their owners have set another.
 */
export function readContactNumbers(
  marketsFolder: string,
  settings: MarketSettingsNow,
): () => readonly ContactNumber[] {
  const files = marketsFolder === '' ? [] : readdirSync(marketsFolder).toSorted();
  const markets = files
    .filter((name) => name.endsWith('.json'))
    .map((name) => v.parse(MarketSchema, JSON.parse(readFileSync(join(marketsFolder, name), 'utf8'))));
  return () =>
    markets.flatMap((market): ContactNumber[] => {
      const { contactNumber } = withSettings(market, settings()[market.id]);
      if (market.id === 'intl') return [{ contactNumber, countryCode: null }];
      return market.countryCodes.map((countryCode) => ({ contactNumber, countryCode }));
    });
}
