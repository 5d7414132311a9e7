import type { Kysely } from 'kysely';
import type { ExchangeRates } from './ports.ts';
import type { CurrencyTables } from './tables.ts';

export function createCurrencyRepository(database: Kysely<CurrencyTables>) {
  return {
    async save(rates: ExchangeRates, fetchedAt: Date): Promise<void> {
      const values = { base: rates.base, rates: JSON.stringify(rates.rates), fetched_at: fetchedAt };
      await database
        .insertInto('exchange_rates')
        .values({ source: rates.source, as_of: rates.asOf, ...values })
        .onConflict((conflict) => conflict.columns(['source', 'as_of']).doUpdateSet(values))
        .execute();
    },
    async latest(): Promise<ExchangeRates | null> {
      const row = await database
        .selectFrom('exchange_rates')
        .selectAll()
        .orderBy('fetched_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? { source: row.source, asOf: row.as_of, base: row.base, rates: row.rates } : null;
    },
  };
}
export type CurrencyRepository = ReturnType<typeof createCurrencyRepository>;
