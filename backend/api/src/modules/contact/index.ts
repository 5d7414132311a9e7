import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Random } from '../../random.ts';
import type { Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import type { ApiModule } from '../module.ts';
import { createContactRepository } from './repository.ts';
import { contactRoutes } from './routes.ts';
import { createContactService } from './service.ts';
import type { ContactTables } from './tables.ts';

export interface ContactNeeds {
  readonly configuration: Pick<Configuration, 'CONTACT_MAIL_TO' | 'SITE_ORIGIN'>;
  readonly database: Kysely<ContactTables & MailTables>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ContactModule extends ApiModule {
  /** Messages are kept for a year (B-43). */
  deleteOld(): Promise<void>;
}

/** What visitors write to us (B-39): stored, and mailed to the office. */
export function createContactModule(
  { configuration, database, clock, random }: ContactNeeds,
  mailing: Mailing,
): ContactModule {
  const service = createContactService({
    repository: createContactRepository(database),
    mailing,
    clock,
    random,
    officeAddress: configuration.CONTACT_MAIL_TO,
    siteOrigin: configuration.SITE_ORIGIN,
  });
  return {
    routes: (router) => contactRoutes(router, service),
    deleteOld: service.deleteOld,
  };
}
