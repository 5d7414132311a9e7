import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { geoRoutes } from './routes.ts';
import { createGeoService } from './service.ts';

export { currencyOfCountry } from './country-currency.ts';

export function createGeoModule({
  countries,
  configuration,
}: Pick<Dependencies, 'countries' | 'configuration'>): ApiModule {
  const service = createGeoService({ countries, defaultCountry: configuration.GEO_DEFAULT_COUNTRY });
  return { routes: (router) => geoRoutes(router, service) };
}
