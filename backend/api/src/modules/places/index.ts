import type { Clock } from '../../clock.ts';
import type { StaySupplier } from '../hotels/index.ts';
import type { ApiModule } from '../module.ts';
import { placesRoutes } from './routes.ts';
import { createPlacesService } from './service.ts';

export interface PlacesNeeds {
  readonly staySupplier: Pick<StaySupplier, 'suggestHotels'>;
  readonly clock: Clock;
}

export function createPlacesModule(needs: PlacesNeeds): ApiModule {
  const service = createPlacesService(needs);
  return { routes: (router) => placesRoutes(router, service) };
}
