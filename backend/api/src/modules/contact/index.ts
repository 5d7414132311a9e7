import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Random } from '../../random.ts';
import type { ApiModule } from '../module.ts';
import { createFileMailer } from './contact-mail.ts';
import { createMailWorker } from './mail-worker.ts';
import { createContactRepository } from './repository.ts';
import { contactRoutes } from './routes.ts';
import { createContactService } from './service.ts';
import type { ContactTables } from './tables.ts';

export interface ContactNeeds {
  readonly configuration: Pick<Configuration, 'MAIL_FOLDER' | 'CONTACT_MAIL_TO' | 'SITE_ORIGIN'>;
  readonly database: Kysely<ContactTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger?: FastifyBaseLogger;
}

export interface ContactModule extends ApiModule {
  /** Messages are kept for a year (B-43). */
  deleteOld(): Promise<void>;
  /** Mails what is due now. */
  mailDue(): Promise<number>;
}

/** What visitors write to us (B-39): stored first, then mailed. */
export function createContactModule({
  configuration,
  database,
  clock,
  random,
  logger,
}: ContactNeeds): ContactModule {
  const repository = createContactRepository(database);
  const service = createContactService({ repository, clock, random });
  const { MAIL_FOLDER, CONTACT_MAIL_TO, SITE_ORIGIN } = configuration;
  const worker =
    MAIL_FOLDER === ''
      ? null
      : createMailWorker({
          repository,
          mailer: createFileMailer({
            folder: MAIL_FOLDER,
            officeAddress: CONTACT_MAIL_TO,
            siteOrigin: SITE_ORIGIN,
          }),
          clock,
          logger,
        });
  return {
    routes: (router) => contactRoutes(router, service),
    deleteOld: service.deleteOld,
    mailDue: async () => (await worker?.runDue()) ?? 0,
    start: () => worker?.start(),
    stop: async () => worker?.stop(),
  };
}
