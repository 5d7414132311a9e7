import type { Localized } from '@travesia/domain';
import { LANGUAGES, byLocale } from '@travesia/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketSchema, type FreeCancellation, type InvoiceRules } from '@travesia/contracts';
import { parse } from 'valibot';
import type { MarketSettingsNow } from '../../market-settings.ts';
import type { MarketFees } from './fees.ts';

export interface MarketRules {
  readonly fees: MarketFees;
  readonly paymentMode: 'provider' | 'card';
  readonly numberLocale: Localized<string>;
  readonly contactNumber: string;
  /** Null: cancelling costs what suppliers and fees say from the first minute. */
  readonly freeCancellation: FreeCancellation | null;
  /** Null: the market gives no invoices. */
  readonly invoices: InvoiceRules | null;
}

const WITHOUT_FILES: MarketRules = {
  fees: {},
  paymentMode: 'provider',
  numberLocale: byLocale((locale) => LANGUAGES[locale].tag),
  contactNumber: '',
  freeCancellation: null,
  invoices: null,
};

/**
 * Fees, payment mode, numbers, telephone and free cancellation by market (P-49, S-34, S-42, M-04): what the owner of the market has set, else what the
 * same files say that the site reads.
 */
export function readMarketRules(folder: string, settings: MarketSettingsNow): (id: string) => MarketRules {
  const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  const markets = new Map<string, MarketRules>(
    files.map((name) => {
      const market = parse(MarketSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return [market.id, market] as const;
    }),
  );
  return (wanted) => {
    const id = markets.has(wanted) ? wanted : 'intl';
    const ofFile = markets.get(id) ?? WITHOUT_FILES;
    const {
      fees,
      paymentMode,
      contactNumber,
      freeCancellation = ofFile.freeCancellation,
    } = settings()[id] ?? ofFile;
    const { numberLocale, invoices } = ofFile;
    return { fees, paymentMode, contactNumber, freeCancellation, numberLocale, invoices };
  };
}
