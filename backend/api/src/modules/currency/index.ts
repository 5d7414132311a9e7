import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { Gauge, type Metric } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { ApiModule } from '../module.ts';
import { ageInDays, OLD_AFTER_DAYS } from './old-rates.ts';
import type { ExchangeRates, ExchangeRateSource } from './ports.ts';
import { createCurrencyRepository } from './repository.ts';
import { currencyRoutes } from './routes.ts';
import { createCurrencyService } from './service.ts';
import { createSettlementRates } from './settlement-rates.ts';
import type { CurrencyTables } from './tables.ts';

/** The rates that suppliers' accounts are priced by; asked and stored like those of the pages. */
export function createAccountRates(
  { database, clock, exchangeRates: source, logger }: CurrencyNeeds,
  marginPercent: number,
) {
  const service = createCurrencyService({
    source,
    repository: createCurrencyRepository(database),
    clock,
    onFault: (error) => logger?.warn({ err: error }, 'no exchange rates from the source'),
  });
  return createSettlementRates({ rates: service.rates, clock, marginPercent });
}

export interface CurrencyNeeds {
  readonly database: Kysely<CurrencyTables>;
  readonly clock: Clock;
  readonly exchangeRates: ExchangeRateSource;
  readonly logger?: FastifyBaseLogger;
}

export interface CurrencyModule extends ApiModule {
  readonly metric: Metric;
  /** Those of the day; null where there are none. */
  rates(): Promise<ExchangeRates | null>;
  /** Without any rates at all there is no age. */
  age(): Promise<{ readonly ageDays: number | null; readonly oldAfterDays: number }>;
}

export function createCurrencyModule({
  database,
  clock,
  exchangeRates,
  logger,
}: CurrencyNeeds): CurrencyModule {
  const service = createCurrencyService({
    source: exchangeRates,
    repository: createCurrencyRepository(database),
    clock,
    onFault: (error) => logger?.warn({ err: error }, 'no exchange rates from the source'),
  });
  const age = async () => {
    const rates = await service.rates();
    return { ageDays: rates ? ageInDays(rates, clock.nowMs()) : null, oldAfterDays: OLD_AFTER_DAYS };
  };
  const metric = new Gauge({
    name: 'exchange_rates_age_days',
    help: 'Days since the day of the exchange rates that are shown',
    registers: [],
    async collect() {
      this.set((await age()).ageDays ?? Number.NaN);
    },
  });
  return {
    metric,
    age,
    rates: service.rates,
    routes: (router) => currencyRoutes(router, service, () => clock.nowMs()),
  };
}
