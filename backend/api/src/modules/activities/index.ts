import { every } from '../../background.ts';
import { SEARCH_CACHE_CHECK_S } from '@travesia/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import { createPricedItems } from '../../database/priced-items.ts';
import type { Pictures } from '../../pictures/index.ts';
import type { Random } from '../../random.ts';
import type { SharedMemory } from '../../shared-memory/index.ts';
import type { Margins, OrderKindDefinition } from '../booking/index.ts';
import type { ApiModule } from '../module.ts';
import { activityOrderKind } from './order/activity-kind.ts';
import type { ActivitySupplier } from './ports.ts';
import type { PricedActivity } from './priced-activity.ts';
import { activitiesRoutes } from './routes.ts';
import { createActivitiesService, type ActivitiesService } from './service.ts';
import type { ActivitiesTables } from './tables.ts';

export type { ActivitySupplier } from './ports.ts';

const EXPIRED_KEPT_MS = 86_400_000;

export interface ActivitiesNeeds {
  readonly configuration: Pick<Configuration, 'ACTIVITY_SUPPLIER_URL' | 'ACTIVITY_PHOTO_ORIGINS'>;
  readonly database: Kysely<ActivitiesTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly activitySupplier: ActivitySupplier;
  /** Absent: this process is the only one. */
  readonly sharedMemory?: SharedMemory;
}

export interface ActivitiesModule extends ApiModule {
  /** An activity or tour with its days, as its page shows it. */
  detail: ActivitiesService['detail'];
  /** Activities and tours as the booking core knows them. */
  readonly orderKinds: readonly OrderKindDefinition[];
  /** Deletes checked rates a day after their end: until then they answer `activity_rate_expired`. */
  deleteExpired(): Promise<void>;
}

export function createActivitiesModule(
  { configuration, database, clock, random, activitySupplier, sharedMemory }: ActivitiesNeeds,
  { margins, pictures }: { readonly margins: Margins; readonly pictures: Pictures },
): ActivitiesModule {
  const pricedActivities = createPricedItems<PricedActivity>(database, 'priced_activities');
  const service = createActivitiesService({
    supplier: activitySupplier,
    margins,
    pricedActivities,
    pictures: pictures.fromHosts([
      configuration.ACTIVITY_SUPPLIER_URL,
      ...configuration.ACTIVITY_PHOTO_ORIGINS,
    ]),
    clock,
    random,
    memory: sharedMemory,
  });
  return {
    orderKinds: (['activities', 'tours'] as const).map((range) =>
      activityOrderKind(range, activitySupplier, service.findPricedActivity),
    ),
    routes: (router) => activitiesRoutes(router, service),
    detail: service.detail,
    deleteExpired: () => pricedActivities.deleteExpired(clock.nowMs() - EXPIRED_KEPT_MS),
    ...every(SEARCH_CACHE_CHECK_S * 1000, () => service.sweep()),
  };
}
