import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { Gauge } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Random } from '../../random.ts';
import type { ApiModule } from '../module.ts';
import { composeMail, type Mail } from './mail.ts';
import { createMailWorker } from './mail-worker.ts';
import { createMailRepository, deleteQueuedMail, insertMail, type MailDatabase } from './repository.ts';
import type { MailKind, MailTables, TextKind } from './tables.ts';
import {
  createFolderTransport,
  createSmtpTransport,
  type MailTransport,
  type TextTransport,
} from './transports.ts';
import { tryEnvelope, type EnvelopeRefusal } from './try-envelope.ts';

export { OFFICE_KINDS, type Mail } from './mail.ts';
export { mailHtml } from './mail-html.ts';
export {
  action,
  code,
  entry,
  facts,
  heading,
  link,
  mailText,
  note,
  paragraph,
  type MailPart,
} from './mail-body.ts';
export { MailRefused, type TextTransport } from './transports.ts';

export interface MailNeeds {
  readonly configuration: Pick<
    Configuration,
    | 'MAIL_URL'
    | 'MAIL_FOLDER'
    | 'MAIL_FROM'
    | 'MAIL_REPLY_TO'
    | 'MAIL_COMPANY'
    | 'MAIL_DKIM_SELECTOR'
    | 'MAIL_DKIM_KEY'
  >;
  readonly database: Kysely<MailTables>;
  readonly clock: Clock;
  readonly random: Random;
  /** How short messages leave; absent: they do not (N-06). */
  readonly textTransport?: TextTransport | undefined;
  readonly logger?: FastifyBaseLogger;
}

/** A short message (SMS) to a phone whose owner agreed to it. */
export interface TextMessage {
  /** The same cause is sent once, as with mails. */
  readonly cause: string;
  readonly kind: TextKind;
  readonly to: string;
  readonly text: string;
  readonly bookingId: string;
}

/** How other modules send mail. */
export interface Mailing {
  /** False where mail has no way out: whoever would write one need not. */
  readonly isOn: boolean;
  /** Composes a mail; `write` stores it with what caused it, in one transaction. */
  compose(mail: Mail): Promise<{ write(database: MailDatabase): Promise<void> }>;
  /** Composes and stores a mail that stands for itself. */
  queue(mail: Mail): Promise<void>;
  /** Stores a short message; nothing happens where they are off. */
  queueText(message: TextMessage): Promise<void>;
  /** Takes back what has not left yet; with a cause only what begins with it. */
  takeBack(database: MailDatabase, of: { kind: MailKind; recipient: string; cause?: string }): Promise<void>;
  /** Whether a mail of this booking to that address was refused for good, and not sent again since. */
  isRefused(bookingId: string, recipient: string): Promise<boolean>;
}

export interface MailModule extends ApiModule, Mailing {
  /** Sends what is due now; resolves to the number of mails that were tried. */
  sendDue(): Promise<number>;
  /** Mails are kept for a year (B-43). */
  deleteOld(): Promise<void>;
  readonly metric: Gauge<'kind' | 'state'>;
}

const KEPT_MS = 365 * 86_400_000;
const addressIn = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Whether the server takes mails of ours for the office; nothing is sent. */
export const tryMailAccess = (
  { MAIL_URL, MAIL_FROM, CONTACT_MAIL_TO }: Pick<Configuration, 'MAIL_URL' | 'MAIL_FROM' | 'CONTACT_MAIL_TO'>,
  timeoutMs: number,
): Promise<EnvelopeRefusal | null> =>
  tryEnvelope({ url: MAIL_URL, from: addressIn(MAIL_FROM), to: CONTACT_MAIL_TO, timeoutMs });

function createTransportFrom({
  MAIL_URL,
  MAIL_FOLDER,
  MAIL_FROM,
  MAIL_DKIM_SELECTOR,
  MAIL_DKIM_KEY,
}: MailNeeds['configuration']): MailTransport | null {
  const from = addressIn(MAIL_FROM);
  if (MAIL_URL !== '')
    return createSmtpTransport({
      url: MAIL_URL,
      from,
      ...(MAIL_DKIM_KEY !== '' && {
        dkim: {
          domainName: from.slice(from.indexOf('@') + 1),
          keySelector: MAIL_DKIM_SELECTOR,
          privateKey: MAIL_DKIM_KEY,
        },
      }),
    });
  return MAIL_FOLDER === '' ? null : createFolderTransport(MAIL_FOLDER);
}

/** Mail that leaves the site (N-01, N-04): stored first, sent by a worker, kept as proof. */
export function createMailModule({
  configuration,
  database,
  clock,
  random,
  textTransport,
  logger,
}: MailNeeds): MailModule {
  const repository = createMailRepository(database);
  const transport = createTransportFrom(configuration);
  const texts = textTransport ?? null;
  const worker = transport && createMailWorker({ repository, transport, texts, clock, logger });
  async function compose(mail: Mail) {
    const id = random.uuid();
    const writtenAt = new Date(clock.nowMs());
    const sender = {
      from: configuration.MAIL_FROM,
      replyTo: configuration.MAIL_REPLY_TO,
      company: configuration.MAIL_COMPANY,
    };
    const { cause, kind, to: recipient, bookingId = null } = mail;
    const message = await composeMail(mail, { id, sender, writtenAt });
    const row = { id, cause, kind, recipient, bookingId, message };
    return { write: (target: MailDatabase) => insertMail(target, row, writtenAt.getTime()) };
  }

  return {
    isOn: transport !== null,
    compose,
    queue: async (mail) => (await compose(mail)).write(database),
    async queueText({ cause, kind, to: recipient, text, bookingId }) {
      if (!texts) return;
      const row = { id: random.uuid(), cause, kind, recipient, bookingId, message: Buffer.from(text) };
      await insertMail(database, row, clock.nowMs());
    },
    takeBack: deleteQueuedMail,
    isRefused: repository.isRefused,
    sendDue: async () => (await worker?.runDue()) ?? 0,
    deleteOld: () => repository.deleteWrittenBefore(clock.nowMs() - KEPT_MS),
    metric: new Gauge({
      name: 'mails',
      help: 'Mails of the last year by what they are about and whether they left',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, state, count } of await repository.counts()) this.set({ kind, state }, count);
      },
    }),
    routes() {},
    start: () => worker?.start(),
    async stop() {
      await worker?.stop();
      transport?.close();
    },
  };
}
