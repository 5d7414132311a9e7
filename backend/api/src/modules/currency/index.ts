import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { createCurrencyRepository } from './repository.ts';
import { currencyRoutes } from './routes.ts';
import { createCurrencyService } from './service.ts';

export function createCurrencyModule({
  database,
  clock,
  exchangeRates,
  logger,
}: Pick<Dependencies, 'database' | 'clock' | 'exchangeRates' | 'logger'>): ApiModule {
  const service = createCurrencyService({
    source: exchangeRates,
    repository: createCurrencyRepository(database),
    clock,
    onFault: (error) => logger?.warn({ err: error }, 'no exchange rates from the source'),
  });
  return { routes: (router) => currencyRoutes(router, service) };
}
