import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { placesRoutes } from './routes.ts';
import { createPlacesService } from './service.ts';

export function createPlacesModule(dependencies: Pick<Dependencies, 'staySupplier' | 'clock'>): ApiModule {
  const service = createPlacesService(dependencies);
  return { routes: (router) => placesRoutes(router, service) };
}
