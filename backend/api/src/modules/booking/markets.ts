import type { Localized } from '@travesia/domain';
import { LANGUAGES, byLocale } from '@travesia/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketSchema } from '@travesia/contracts';
import { parse } from 'valibot';
import type { MarketSettingsNow } from '../../market-settings.ts';
import type { MarketFees } from './fees.ts';

export interface MarketRules {
  readonly fees: MarketFees;
  readonly paymentMode: 'provider' | 'card';
  readonly numberLocale: Localized<string>;
  readonly contactNumber: string;
}

const WITHOUT_FILES: MarketRules = {
  fees: {},
  paymentMode: 'provider',
  numberLocale: byLocale((locale) => LANGUAGES[locale].tag),
  contactNumber: '',
};

/**
 * Fees, payment mode, numbers and telephone by market (P-49, S-34, S-42): what the owner of the market has set, else what the
 * same files say that the site reads.
 */
export function readMarketRules(folder: string, settings: MarketSettingsNow): (id: string) => MarketRules {
  const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  const markets = new Map(
    files.map((name) => {
      const { id, fees, paymentMode, numberLocale, contactNumber } = parse(
        MarketSchema,
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );
      return [id, { fees, paymentMode, numberLocale, contactNumber }] as const;
    }),
  );
  return (wanted) => {
    const id = markets.has(wanted) ? wanted : 'intl';
    const ofFile = markets.get(id) ?? WITHOUT_FILES;
    const { fees, paymentMode, contactNumber } = settings()[id] ?? ofFile;
    return { fees, paymentMode, contactNumber, numberLocale: ofFile.numberLocale };
  };
}
