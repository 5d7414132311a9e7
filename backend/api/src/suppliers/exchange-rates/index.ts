import { readFile } from 'node:fs/promises';
import { CHARGE_CURRENCY } from '@travesia/domain';
import * as v from 'valibot';
import { readJson, readText } from '../../supplier-replies/read-reply.ts';
import type { ExchangeRates, ExchangeRateSource } from '../../modules/currency/ports.ts';

type ExchangeRateProvider = 'packaged' | 'ecb' | 'openexchangerates';

export interface ExchangeRateAccess {
  readonly provider: ExchangeRateProvider;
  /** Empty: the provider's own. */
  readonly url: string;
  /** Of a provider that has accounts. */
  readonly key: string;
}

class RatesRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the exchange rates answered ${status}`);
    this.name = 'RatesRefusal';
    this.status = status;
  }
}

const DEADLINE_MS = 4_000;
const REPLY_MAX_BYTES = 1024 * 1024;
const PACKAGED_FILE = new URL('../../../data/exchange-rates.json', import.meta.url);
const CurrencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const DateSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const RateTableSchema = v.record(CurrencySchema, v.pipe(v.number(), v.minValue(Number.MIN_VALUE)));
const PackagedSchema = v.object({
  source: v.string(),
  asOf: DateSchema,
  base: CurrencySchema,
  rates: RateTableSchema,
});
/** https://docs.openexchangerates.org/reference/latest-json */
const OpenExchangeRatesSchema = v.object({
  timestamp: v.pipe(v.number(), v.integer(), v.minValue(1)),
  base: CurrencySchema,
  rates: RateTableSchema,
});
const ECB_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
const ECB_DAY = /<Cube\s+time=["']([^"']*)["']\s*>/;
const ECB_RATE = /<Cube\s+currency=["']([^"']*)["']\s+rate=["']([^"']*)["']\s*\/>/g;
const OPEN_EXCHANGE_RATES_URL = 'https://openexchangerates.org/api/latest.json';

async function get(address: string | URL): Promise<Response> {
  const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!reply.ok) throw new RatesRefusal(reply.status);
  return reply;
}

/** Units for one unit of the currency that we charge, whatever the provider counts from. */
function fromCharge(rates: Readonly<Record<string, number>>, base: string): Record<string, number> {
  const whole = { ...rates, [base]: 1 };
  const ofCharge = whole[CHARGE_CURRENCY];
  if (ofCharge === undefined) throw new TypeError(`the exchange rates lack ${CHARGE_CURRENCY}`);
  return Object.fromEntries(Object.entries(whole).map(([code, rate]) => [code, rate / ofCharge]));
}

/** The reference rates of the European Central Bank: one XML file each working day, about thirty currencies per euro. */
async function readEcb(url: string): Promise<ExchangeRates> {
  const xml = await readText(await get(url), REPLY_MAX_BYTES);
  const asOf = v.parse(DateSchema, ECB_DAY.exec(xml)?.[1]);
  const told = [...xml.matchAll(ECB_RATE)].map(([, code, rate]) => [code, Number(rate)]);
  const rates = v.parse(RateTableSchema, Object.fromEntries(told));
  return { source: 'European Central Bank', asOf, base: CHARGE_CURRENCY, rates: fromCharge(rates, 'EUR') };
}

/** Open Exchange Rates: every currency, by JSON, with an App ID. */
async function readOpenExchangeRates(url: string, key: string): Promise<ExchangeRates> {
  const address = new URL(url);
  address.searchParams.set('app_id', key);
  const { timestamp, base, rates } = v.parse(
    OpenExchangeRatesSchema,
    await readJson(await get(address), REPLY_MAX_BYTES),
  );
  const asOf = new Date(timestamp * 1000).toISOString().slice(0, 10);
  return { source: 'Open Exchange Rates', asOf, base: CHARGE_CURRENCY, rates: fromCharge(rates, base) };
}

/** Rates from the provider that the configuration names (W-10); the packaged table is for development. */
export function createExchangeRateSource({ provider, url, key }: ExchangeRateAccess): ExchangeRateSource {
  const readers: Readonly<Record<ExchangeRateProvider, () => Promise<ExchangeRates>>> = {
    packaged: async () => v.parse(PackagedSchema, JSON.parse(await readFile(PACKAGED_FILE, 'utf8'))),
    ecb: () => readEcb(url || ECB_URL),
    openexchangerates: () => readOpenExchangeRates(url || OPEN_EXCHANGE_RATES_URL, key),
  };
  return { read: readers[provider] };
}
