import type { SettlementDatabase } from '../attempts-repository.ts';
import type { OutboxTopic } from '../../booking/index.ts';

export interface Job {
  readonly id: number;
  readonly bookingId: string;
  readonly topic: OutboxTopic;
  readonly runAt: Date;
  readonly attempts: number;
}

/** Takes due jobs so that no other worker has them until the lease ends. */
export async function takeJobs(
  db: SettlementDatabase,
  take: { nowMs: number; leaseMs: number; limit: number },
): Promise<Job[]> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('outbox')
      .select(['id', 'booking_id', 'topic', 'run_at', 'attempts'])
      .where('done_at', 'is', null)
      .where('run_at', '<=', new Date(take.nowMs))
      .where((where) =>
        where.or([where('lease_until', 'is', null), where('lease_until', '<', new Date(take.nowMs))]),
      )
      .orderBy('run_at')
      .limit(take.limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    await trx
      .updateTable('outbox')
      .set((set) => ({
        lease_until: new Date(take.nowMs + take.leaseMs),
        attempts: set('attempts', '+', 1),
      }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return due.map((row) => ({
      id: row.id,
      bookingId: row.booking_id,
      topic: row.topic,
      runAt: row.run_at,
      attempts: row.attempts + 1,
    }));
  });
}

export async function renewJob(db: SettlementDatabase, job: Job, leaseUntilMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: new Date(leaseUntilMs) })
    .where('id', '=', job.id)
    .where('done_at', 'is', null)
    .where('lease_until', 'is not', null)
    .execute();
}

/** Over, unless it was asked for again while it ran: that run has not seen what happened since. */
export async function finishJob(db: SettlementDatabase, job: Job, nowMs: number): Promise<void> {
  const finished = await db
    .updateTable('outbox')
    .set({ done_at: new Date(nowMs), lease_until: null, last_error: null })
    .where('id', '=', job.id)
    .where('run_at', '=', job.runAt)
    .returning('id')
    .executeTakeFirst();
  if (finished) return;
  await db.updateTable('outbox').set({ lease_until: null }).where('id', '=', job.id).execute();
}

/** Not finished: a time that was set while the job ran holds, else the one given here. */
export async function postponeJob(
  db: SettlementDatabase,
  job: Job,
  postpone: { runAtMs: number; error: string | null },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set((set) => ({
      lease_until: null,
      last_error: postpone.error,
      run_at: set
        .case()
        .when('run_at', '=', job.runAt)
        .then(new Date(postpone.runAtMs))
        .else(set.ref('run_at'))
        .end(),
    }))
    .where('id', '=', job.id)
    .where('done_at', 'is', null)
    .execute();
}
