import type { Kysely } from 'kysely';
import type { PricedActivity } from './priced-activity.ts';
import type { ActivitiesTables } from './tables.ts';

/** Checked rates: the only SQL of this module. */
export function createPricedActivities(database: Kysely<ActivitiesTables>) {
  return {
    async insert({ id, expiresAtMs, ...priced }: PricedActivity, nowMs: number): Promise<void> {
      await database
        .insertInto('priced_activities')
        .values({
          id,
          priced: JSON.stringify(priced),
          created_at: new Date(nowMs),
          expires_at: new Date(expiresAtMs),
        })
        .execute();
    },

    async find(id: string): Promise<PricedActivity | null> {
      const row = await database
        .selectFrom('priced_activities')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? { ...row.priced, id: row.id, expiresAtMs: row.expires_at.getTime() } : null;
    },

    /** Rates that nobody can order any more; a booking keeps a copy of its own. */
    async deleteExpired(beforeMs: number): Promise<void> {
      await database.deleteFrom('priced_activities').where('expires_at', '<', new Date(beforeMs)).execute();
    },
  };
}
export type PricedActivities = ReturnType<typeof createPricedActivities>;
