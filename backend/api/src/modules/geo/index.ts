import type { Configuration } from '../../configuration.ts';
import type { ApiModule } from '../module.ts';
import type { CountryDatabase } from './ports.ts';
import { geoRoutes } from './routes.ts';
import { createGeoService } from './service.ts';

export { currencyOfCountry } from './country-currency.ts';

export interface GeoNeeds {
  readonly countries: CountryDatabase;
  readonly configuration: Pick<Configuration, 'GEO_DEFAULT_COUNTRY'>;
}

export function createGeoModule({ countries, configuration }: GeoNeeds): ApiModule {
  const service = createGeoService({ countries, defaultCountry: configuration.GEO_DEFAULT_COUNTRY });
  return { routes: (router) => geoRoutes(router, service) };
}
