import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import type { PricedOffer } from './priced-offer.ts';
import { createPricedOffers } from './repository.ts';
import { flightsRoutes } from './routes.ts';
import { createFlightsService } from './service.ts';

export { asSupplierFault } from './errors.ts';
export {
  FlightSupplierError,
  type FlightSupplier,
  type NewFlightOrder,
  type OrderTraveller,
  type SupplierOrder,
} from './ports.ts';
export type { PricedOffer, SupplierSnapshot } from './priced-offer.ts';

const EXPIRED_KEPT_MS = 86_400_000;

export interface FlightsModule extends ApiModule {
  /** The server's own copy of a priced offer; throws `offer_not_found` or `offer_expired` (B-06). */
  findPricedOffer(id: string): Promise<PricedOffer>;
  /** Deletes priced offers a day after their end: until then they answer `offer_expired`. */
  deleteExpired(): Promise<void>;
}

export function createFlightsModule({
  database,
  clock,
  random,
  flightSupplier,
}: Pick<Dependencies, 'database' | 'clock' | 'random' | 'flightSupplier'>): FlightsModule {
  const pricedOffers = createPricedOffers(database);
  const service = createFlightsService({ supplier: flightSupplier, pricedOffers, clock, random });
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: (router) => flightsRoutes(router, service),
    findPricedOffer: service.findPricedOffer,
    deleteExpired: () => pricedOffers.deleteExpired(clock.nowMs() - EXPIRED_KEPT_MS),
    start() {
      timer = setInterval(() => service.displayed.sweep(), service.displayed.sweepEveryMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
