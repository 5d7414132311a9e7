import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { createFileMailer } from './contact-mail.ts';
import { createMailWorker } from './mail-worker.ts';
import { createContactRepository } from './repository.ts';
import { contactRoutes } from './routes.ts';
import { createContactService } from './service.ts';

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
}: Pick<Dependencies, 'configuration' | 'database' | 'clock' | 'random' | 'logger'>): ContactModule {
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
