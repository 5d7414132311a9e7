import type { Localized } from '@travesia/domain';
import { byLocale, tagOf } from '@travesia/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MarketSchema,
  RETENTION_DAYS,
  type FreeCancellation,
  type InvoiceRules,
  type MarginRule,
} from '@travesia/contracts';
import * as v from 'valibot';
import type { MarketSettingsNow } from '../../market-settings.ts';
import type { MarketFees } from './fees.ts';

export interface MarketRules {
  readonly id: string;
  readonly fees: MarketFees;
  readonly paymentMode: 'provider' | 'card';
  readonly numberLocale: Localized<string>;
  readonly timeZone: string;
  readonly contactNumber: string;
  /** Null: cancelling costs what suppliers and fees say from the first minute. */
  readonly freeCancellation: FreeCancellation | null;
  /** The first that fits counts. */
  readonly margins: readonly MarginRule[];
  /** Null: the market gives no invoices. */
  readonly invoices: InvoiceRules | null;
  /** How long travellers' data stay after the last day of their trip. */
  readonly retentionDays: number;
}

const WITHOUT_FILES: MarketRules = {
  id: 'intl',
  fees: {},
  paymentMode: 'provider',
  numberLocale: byLocale((locale) => tagOf(locale)),
  timeZone: 'UTC',
  contactNumber: '',
  freeCancellation: null,
  margins: [],
  invoices: null,
  retentionDays: RETENTION_DAYS,
};

/**
 * Fees, payment mode, numbers, telephone, margins and free cancellation by market (P-49, S-34, S-42, W-14, M-04): what the owner of the market has set, else what the
 * same files say that the site reads.
 */
export function readMarketRules(folder: string, settings: MarketSettingsNow): (id: string) => MarketRules {
  const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
  const markets = new Map<string, MarketRules>(
    files.map((name) => {
      const market = v.parse(MarketSchema, JSON.parse(readFileSync(join(folder, name), 'utf8')));
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
      margins = ofFile.margins,
    } = settings()[id] ?? ofFile;
    const { numberLocale, timeZone, invoices, retentionDays } = ofFile;
    return {
      id,
      fees,
      paymentMode,
      contactNumber,
      freeCancellation,
      margins,
      numberLocale,
      timeZone,
      invoices,
      retentionDays,
    };
  };
}
