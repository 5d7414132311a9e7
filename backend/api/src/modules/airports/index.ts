import { prepareSuggestions } from '@travesia/geography';
import type { Clock } from '../../clock.ts';
import type { FlightSupplier } from '../flights/index.ts';
import type { ApiModule } from '../module.ts';
import { airportsRoutes } from './routes.ts';
import { createAirportsService } from './service.ts';

export interface AirportsNeeds {
  readonly flightSupplier: Pick<FlightSupplier, 'suggestPlaces'>;
  readonly clock: Clock;
}

export function createAirportsModule(needs: AirportsNeeds): ApiModule {
  const service = createAirportsService(needs);
  return { routes: (router) => airportsRoutes(router, service), start: () => void prepareSuggestions() };
}
