import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { ContactMailer } from './contact-mail.ts';
import type { ContactRepository } from './repository.ts';

const AT_ONCE = 5;
const LEASE_MS = 60_000;
const IDLE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_LONGEST_MS = 3_600_000;

export interface MailWorker {
  /** Mails what is due now; tells how many were tried. */
  runDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Mails what was written to us; a message whose mail fails is tried again, later each time. */
export function createMailWorker(parts: {
  readonly repository: ContactRepository;
  readonly mailer: ContactMailer;
  readonly clock: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'error'> | undefined;
}): MailWorker {
  const { repository, mailer, clock, logger } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  async function runDue(): Promise<number> {
    const unsent = await repository.takeUnsent({ nowMs: clock.nowMs(), leaseMs: LEASE_MS, limit: AT_ONCE });
    for (const message of unsent) {
      try {
        await mailer(message);
        await repository.markMailed(message.id, clock.nowMs());
      } catch (error) {
        logger?.error({ err: error, message: message.id }, 'a message was not mailed');
        const pauseMs = Math.min(RETRY_FIRST_MS * 2 ** (message.attempts - 1), RETRY_LONGEST_MS);
        await repository.postpone(message.id, clock.nowMs() + pauseMs);
      }
    }
    return unsent.length;
  }

  function schedule(delayMs: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => {
          logger?.error({ err: error }, 'the messages to mail could not be read');
          return 0;
        })
        .then((count) => schedule(count > 0 ? 0 : IDLE_MS));
    }, delayMs);
    timer.unref();
  }

  return {
    runDue,
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
