import type { FastifyBaseLogger } from 'fastify';
import { untilIdle, type Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import { whileRenewed } from '../../while-renewed.ts';
import type { DueMail, MailRepository } from './repository.ts';
import { TEXT_KINDS } from './tables.ts';
import { CONNECTIONS_MAX, MailRefused, type MailTransport, type TextTransport } from './transports.ts';

const LEASE_MS = 120_000;
const IDLE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_LONGEST_MS = 3_600_000;
/** A server may be away for days (RFC 5321, 4.5.4.1). */
const GIVE_UP_MS = 5 * 86_400_000;

const isText = ({ kind }: DueMail) => TEXT_KINDS.some((each) => each === kind);

export interface MailWorker extends Background {
  /** Sends what is due now; resolves to the number of mails that were tried. */
  runDue(): Promise<number>;
}

/** Sends queued mails. One that fails is tried again, later each time; one that is refused is not. */
export function createMailWorker(parts: {
  readonly repository: MailRepository;
  readonly transport: MailTransport;
  /** Null where short messages are off. */
  readonly texts: TextTransport | null;
  readonly clock: Clock;
  readonly logger: Pick<FastifyBaseLogger, 'error'> | undefined;
}): MailWorker {
  const { repository, transport, texts, clock, logger } = parts;
  /** Mails that the server has and whose rows do not say so yet: the database may be away just then. */
  const accepted = new Map<string, { readonly nowMs: number; readonly answer: string }>();

  async function markAccepted(): Promise<void> {
    for (const [id, sent] of accepted) {
      await repository.markSent(id, sent);
      accepted.delete(id);
    }
  }

  async function handOver(mail: DueMail): Promise<string> {
    if (!isText(mail)) return transport.send(mail);
    if (!texts) throw new MailRefused('short messages are off');
    return texts.send({
      recipient: mail.recipient,
      text: mail.message.toString(),
      // A mail has its id to be known by; of a short message only a look tells whether it was taken.
      lookUpSinceMs: mail.attempts > 1 ? mail.created_at.getTime() : null,
    });
  }

  async function send(mail: DueMail): Promise<void> {
    try {
      const answer = await whileRenewed(
        () => handOver(mail),
        () => repository.renew(mail.id, clock.nowMs() + LEASE_MS),
        LEASE_MS,
      );
      accepted.set(mail.id, { nowMs: clock.nowMs(), answer });
    } catch (error) {
      const answer = error instanceof Error ? error.message : String(error);
      const isGivenUp = clock.nowMs() - mail.created_at.getTime() > GIVE_UP_MS;
      if (error instanceof MailRefused || isGivenUp) {
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
    await markAccepted();
    const due = await repository.takeDue({ nowMs: clock.nowMs(), leaseMs: LEASE_MS, limit: CONNECTIONS_MAX });
    const outcomes = await Promise.allSettled(due.map(send));
    await markAccepted();
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return due.length;
  }

  return {
    runDue,
    ...untilIdle(runDue, {
      idleMs: IDLE_MS,
      onFailure: (error) => logger?.error({ err: error }, 'the queue of mails could not be read'),
    }),
  };
}
