import type { PricedItemTable } from '../../database/priced-items.ts';
import type { PricedActivity } from './priced-activity.ts';

export interface ActivitiesTables {
  priced_activities: PricedItemTable<PricedActivity>;
}
