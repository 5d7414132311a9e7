import { every } from '../../background.ts';
import { SEARCH_CACHE_CHECK_S, type ExchangeRates } from '@travesia/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { createPricedItems } from '../../database/priced-items.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type { Margins, OrderKindDefinition } from '../booking/index.ts';
import type { ApiModule } from '../module.ts';
import { hotelOrderKind } from './order/hotel-kind.ts';
import type { StaySupplier } from './ports.ts';
import type { PricedStay } from './priced-stay.ts';
import { hotelsRoutes } from './routes.ts';
import { createHotelsService, type HotelsService } from './service.ts';
import type { HotelsTables } from './tables.ts';

export { STAY_EVENT } from './order/hotel-calendar.ts';
export type { StaySupplier, SuggestedHotel } from './ports.ts';

const EXPIRED_KEPT_MS = 86_400_000;

export interface HotelsNeeds {
  readonly configuration: Pick<Configuration, 'STAY_SUPPLIER_URL' | 'HOTEL_PHOTO_ORIGINS'>;
  readonly database: Kysely<HotelsTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly staySupplier: StaySupplier;
  /** Absent: this process is the only one. */
  readonly sharedMemory?: SharedMemory;
}

export interface HotelsModule extends ApiModule {
  /** A hotel with its rooms and rates, as its page shows it. */
  hotel: HotelsService['hotel'];
  /** Stays as the booking core knows them. */
  readonly orderKind: OrderKindDefinition;
  readonly orderKinds: readonly OrderKindDefinition[];
  /** Deletes priced stays a day after their end: until then they answer `rate_expired`. */
  deleteExpired(): Promise<void>;
}

export function createHotelsModule(
  { configuration, database, clock, random, staySupplier, sharedMemory }: HotelsNeeds,
  {
    margins,
    exchangeRates,
    pictures,
  }: {
    readonly margins: Margins;
    readonly exchangeRates: () => Promise<ExchangeRates | null>;
    readonly pictures: Pictures;
  },
): HotelsModule {
  const pricedStays = createPricedItems<PricedStay>(database, 'priced_stays');
  const service = createHotelsService({
    supplier: staySupplier,
    margins,
    pricedStays,
    pictures: pictures.fromHosts([configuration.STAY_SUPPLIER_URL, ...configuration.HOTEL_PHOTO_ORIGINS]),
    clock,
    random,
    memory: sharedMemory,
    exchangeRates,
  });
  const orderKind = hotelOrderKind(staySupplier, service.findPricedStay);
  return {
    routes: (router) => hotelsRoutes(router, service),
    hotel: service.hotel,
    orderKind,
    orderKinds: [orderKind],
    deleteExpired: () => pricedStays.deleteExpired(clock.nowMs() - EXPIRED_KEPT_MS),
    ...every(SEARCH_CACHE_CHECK_S * 1000, () => service.sweep()),
  };
}
