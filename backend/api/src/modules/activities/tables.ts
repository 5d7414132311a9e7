import type { ColumnType } from 'kysely';
import type { PricedActivity } from './priced-activity.ts';

export interface ActivitiesTables {
  priced_activities: {
    id: string;
    /** jsonb: written as text, read as what it holds. */
    priced: ColumnType<Omit<PricedActivity, 'id' | 'expiresAtMs'>, string, string>;
    created_at: Date;
    expires_at: Date;
  };
}
