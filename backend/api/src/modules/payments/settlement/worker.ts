import { untilIdle, type Background } from '../../../background.ts';
import { inMarket } from '../../../text/in-market.ts';
import { findBooking, isInFlight, type OutboxTopic } from '../../booking/index.ts';
import { isCancellationMoving } from '../cancellations-repository.ts';
import type { SettlementContext } from './context.ts';
import { backoffMs } from './context.ts';
import type { Drive } from './drive.ts';
import { finishJob, postponeJob, renewJob, takeJobs, type Job } from './outbox-repository.ts';
import { whileRenewed } from '../../../while-renewed.ts';

const JOBS_AT_ONCE = 5;
const IDLE_MS = 1_000;

/** `true`: the job is done for good. */
export type JobHandler = (job: Job) => Promise<boolean>;

/** A booking's job ends when the booking has come to rest, not when one try has. */
export function driveHandler(context: SettlementContext, drive: Drive): JobHandler {
  return async ({ bookingId }) => {
    await drive(bookingId);
    const booking = await findBooking(context.db, bookingId);
    if (!booking || isInFlight(booking.state)) return !booking;
    return !(await isCancellationMoving(context.db, bookingId));
  };
}

export interface Worker extends Background {
  /** Does what is due now; tells how much that was. */
  runDue(): Promise<number>;
}

/** Picks up what a request, a notice or a crash left in the outbox. */
export function createWorker(
  context: SettlementContext,
  handlers: Readonly<Record<OutboxTopic, JobHandler>>,
): Worker {
  async function runJob(job: Job): Promise<void> {
    const retryAtMs = () => context.now() + backoffMs(context.times.retryMs, job.attempts);
    try {
      const isDone = await whileRenewed(
        async () => {
          const booking = await findBooking(context.db, job.bookingId);
          return inMarket(context.market(booking?.market ?? ''), () => handlers[job.topic](job));
        },
        () => renewJob(context.db, job, context.now() + context.times.leaseMs),
        context.times.leaseMs,
      );
      if (isDone) await finishJob(context.db, job, context.now());
      else await postponeJob(context.db, job, { runAtMs: retryAtMs(), error: null });
    } catch (fault) {
      const error = fault instanceof Error ? fault.message : String(fault);
      context.log.error({ bookingId: job.bookingId, topic: job.topic, err: fault }, 'a job failed');
      await postponeJob(context.db, job, { runAtMs: retryAtMs(), error: error.slice(0, 500) });
    }
  }

  async function runDue(): Promise<number> {
    const jobs = await takeJobs(context.db, {
      nowMs: context.now(),
      leaseMs: context.times.leaseMs,
      limit: JOBS_AT_ONCE,
    });
    await Promise.all(jobs.map(runJob));
    return jobs.length;
  }

  return {
    runDue,
    ...untilIdle(runDue, {
      idleMs: IDLE_MS,
      onFailure: (fault) => context.log.error({ err: fault }, 'the worker could not read its jobs'),
    }),
  };
}
