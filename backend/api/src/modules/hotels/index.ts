import { SEARCH_CACHE_CHECK_S } from '@travesia/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { createPhotos } from './photos.ts';
import type { PricedStay } from './priced-stay.ts';
import { createPricedStays } from './repository.ts';
import { hotelsRoutes } from './routes.ts';
import { createHotelsService } from './service.ts';

export { asSupplierFault } from './errors.ts';
export type {
  NewStayBooking,
  StayBookingOutcome,
  StaySupplier,
  SuggestedHotel,
  SupplierStayBooking,
} from './ports.ts';
export type { PricedStay } from './priced-stay.ts';

const EXPIRED_KEPT_MS = 86_400_000;

export interface HotelsModule extends ApiModule {
  /** The server's own copy of a priced stay; throws `offer_not_found` or `rate_expired` (B-06). */
  findPricedStay(id: string): Promise<PricedStay>;
  /** Deletes priced stays a day after their end: until then they answer `rate_expired`. */
  deleteExpired(): Promise<void>;
}

export function createHotelsModule({
  configuration,
  database,
  clock,
  random,
  staySupplier,
}: Pick<Dependencies, 'configuration' | 'database' | 'clock' | 'random' | 'staySupplier'>): HotelsModule {
  const pricedStays = createPricedStays(database);
  const photos = createPhotos({
    origins: [configuration.STAY_SUPPLIER_URL, ...configuration.HOTEL_PHOTO_ORIGINS],
  });
  const service = createHotelsService({ supplier: staySupplier, pricedStays, photos, clock, random });
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: (router) => hotelsRoutes(router, service),
    findPricedStay: service.findPricedStay,
    deleteExpired: () => pricedStays.deleteExpired(clock.nowMs() - EXPIRED_KEPT_MS),
    start() {
      timer = setInterval(() => service.sweep(), SEARCH_CACHE_CHECK_S * 1000);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
    },
  };
}
