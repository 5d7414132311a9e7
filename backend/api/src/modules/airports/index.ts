import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { airportsRoutes } from './routes.ts';
import { createAirportsService } from './service.ts';

export function createAirportsModule(
  dependencies: Pick<Dependencies, 'flightSupplier' | 'clock'>,
): ApiModule {
  const service = createAirportsService(dependencies);
  return { routes: (router) => airportsRoutes(router, service) };
}
