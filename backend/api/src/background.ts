import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import { takeDuty, type DutyTables } from './database/duties.ts';

/** Work beside the requests of a process. */
export interface Background {
  start(): void;
  stop(): Promise<void>;
}

type OnFailure = (error: unknown) => void;

function rethrow(error: unknown): never {
  throw error;
}

/** The same work in a rhythm. One that fails is told, and the next turn comes all the same. */
export function every(periodMs: number, work: () => unknown, onFailure: OnFailure = rethrow): Background {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setInterval(() => void (async () => work())().catch(onFailure), periodMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
    },
  };
}

/** A timer that fires a little early still gets its turn. */
const turnMarginMs = (periodMs: number) => Math.min(5_000, periodMs / 30);

/** The same in one process of all. */
export function everyInTurn(
  {
    database,
    clock,
    name,
    periodMs,
  }: {
    readonly database: Kysely<DutyTables>;
    readonly clock: Pick<Clock, 'nowMs'>;
    readonly name: string;
    readonly periodMs: number;
  },
  work: () => unknown,
  onFailure: OnFailure,
): Background {
  const workInTurn = async () => {
    const forMs = periodMs - turnMarginMs(periodMs);
    if (await takeDuty(database, { name, nowMs: clock.nowMs(), forMs })) await work();
  };
  return every(periodMs, workInTurn, onFailure);
}

/** What a queue has due: at once while there is some, else after a pause. `stop` waits for what is under way. */
export function untilIdle(
  runDue: () => Promise<number>,
  { idleMs, onFailure }: { readonly idleMs: number; readonly onFailure: OnFailure },
): Background {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  function schedule(delayMs: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => {
          onFailure(error);
          return 0;
        })
        .then((count) => schedule(count > 0 ? 0 : idleMs));
    }, delayMs);
    timer.unref();
  }

  return {
    start() {
      isStopped = false;
      schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
