import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { CounterTables } from './counter-tables.ts';

interface CounterLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface CounterVerdict {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** Counters that survive a restart (B-05). Keys are kept hashed: an e-mail address may be part of one. */
export interface Counters {
  /** Counts one and tells whether it was still within the limit. */
  hit(key: string, limit: CounterLimit): Promise<CounterVerdict>;
  /** Takes one back that should not have counted. */
  giveBack(key: string): Promise<void>;
  deleteExpired(): Promise<void>;
}

export function createCounters(database: Kysely<CounterTables>, clock: Clock): Counters {
  const now = () => new Date(clock.nowMs());
  const secondsUntil = (time: Date) => Math.max(1, Math.ceil((time.getTime() - clock.nowMs()) / 1000));
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

  return {
    async hit(key, { max, windowMs }) {
      const at = now();
      const resetsAt = new Date(at.getTime() + windowMs);
      const row = await database
        .insertInto('counters')
        .values({ key: hashed(key), hits: 1, resets_at: resetsAt })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`CASE WHEN counters.resets_at <= ${at} THEN 1 ELSE counters.hits + 1 END`,
            resets_at: sql<Date>`CASE WHEN counters.resets_at <= ${at} THEN ${resetsAt} ELSE counters.resets_at END`,
          }),
        )
        .returning(['hits', 'resets_at'])
        .executeTakeFirstOrThrow();
      return { allowed: row.hits <= max, retryAfterSeconds: secondsUntil(row.resets_at) };
    },
    async giveBack(key) {
      await database
        .updateTable('counters')
        .set({ hits: sql<number>`counters.hits - 1` })
        .where('key', '=', hashed(key))
        .where('hits', '>', 0)
        .where('resets_at', '>', now())
        .execute();
    },
    async deleteExpired() {
      await database.deleteFrom('counters').where('resets_at', '<=', now()).execute();
    },
  };
}
