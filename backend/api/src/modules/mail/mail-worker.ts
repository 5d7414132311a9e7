import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { DueMail, MailRepository } from './repository.ts';
import { MailRefused, type MailTransport } from './transports.ts';

const AT_ONCE = 5;
const LEASE_MS = 120_000;
const IDLE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_LONGEST_MS = 3_600_000;

export interface MailWorker {
  /** Sends what is due now; resolves to the number of mails that were tried. */
  runDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/** Sends queued mails. One that fails is tried again, later each time; one that is refused is not. */
export function createMailWorker(parts: {
  readonly repository: MailRepository;
  readonly transport: MailTransport;
  readonly clock: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'error'> | undefined;
}): MailWorker {
  const { repository, transport, clock, logger } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  async function send(mail: DueMail): Promise<void> {
    try {
      const answer = await transport.send(mail);
      await repository.markSent(mail.id, { nowMs: clock.nowMs(), answer });
    } catch (error) {
      const answer = error instanceof Error ? error.message : String(error);
      if (error instanceof MailRefused) {
        logger?.error({ mail: mail.id, answer }, 'a mail was refused for good');
        await repository.markRefused(mail.id, answer);
        return;
      }
      logger?.error({ err: error, mail: mail.id }, 'a mail was not sent');
      const delayMs = Math.min(RETRY_FIRST_MS * 2 ** (mail.attempts - 1), RETRY_LONGEST_MS);
      await repository.postpone(mail.id, { dueMs: clock.nowMs() + delayMs, answer });
    }
  }

  async function runDue(): Promise<number> {
    const due = await repository.takeDue({ nowMs: clock.nowMs(), leaseMs: LEASE_MS, limit: AT_ONCE });
    for (const mail of due) await send(mail);
    return due.length;
  }

  function schedule(delayMs: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => {
          logger?.error({ err: error }, 'the queue of mails could not be read');
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
