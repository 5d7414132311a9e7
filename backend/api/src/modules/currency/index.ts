import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { ApiModule } from '../module.ts';
import type { ExchangeRateSource } from './ports.ts';
import { createCurrencyRepository } from './repository.ts';
import { currencyRoutes } from './routes.ts';
import { createCurrencyService } from './service.ts';
import type { CurrencyTables } from './tables.ts';

export interface CurrencyNeeds {
  readonly database: Kysely<CurrencyTables>;
  readonly clock: Clock;
  readonly exchangeRates: ExchangeRateSource;
  readonly logger?: FastifyBaseLogger;
}

export function createCurrencyModule({ database, clock, exchangeRates, logger }: CurrencyNeeds): ApiModule {
  const service = createCurrencyService({
    source: exchangeRates,
    repository: createCurrencyRepository(database),
    clock,
    onFault: (error) => logger?.warn({ err: error }, 'no exchange rates from the source'),
  });
  return { routes: (router) => currencyRoutes(router, service) };
}
