import { readFile } from 'node:fs/promises';
import { minValue, number, object, parse, pipe, record, regex, string } from 'valibot';
import { readJson } from '../../supplier-replies/read-reply.ts';
import type { ExchangeRateSource } from '../../modules/currency/ports.ts';

const DEADLINE_MS = 4000;
const DEFAULT_FILE = new URL('../../../data/exchange-rates.json', import.meta.url);
const CurrencySchema = pipe(string(), regex(/^[A-Z]{3}$/));
const RatesSchema = object({
  source: string(),
  asOf: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/)),
  base: CurrencySchema,
  rates: record(CurrencySchema, pipe(number(), minValue(Number.MIN_VALUE))),
});

/** Rates from an address that answers in the shape of `data/exchange-rates.json`, or from that file itself. */
export function createExchangeRateSource(url: string): ExchangeRateSource {
  return {
    async read() {
      if (url === '') return parse(RatesSchema, JSON.parse(await readFile(DEFAULT_FILE, 'utf8')));
      const reply = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
      if (!reply.ok) throw new Error(`the exchange rates answered ${reply.status}`);
      return parse(RatesSchema, await readJson(reply));
    },
  };
}
