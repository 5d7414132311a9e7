import type { Dependencies } from '../../../app.ts';
import { createMailWorker } from '../mail-worker.ts';
import { createMailRepository } from '../repository.ts';
import type { MailTransport } from '../transports.ts';

/** A worker whose mails are accepted and whose database is away when that is to be stored, until it is said to be back. */
export function createForgetfulWorker({ database, clock }: Dependencies, transport: MailTransport) {
  const repository = createMailRepository(database);
  let isDatabaseAway = true;
  const worker = createMailWorker({
    repository: {
      ...repository,
      async markSent(...sent) {
        if (isDatabaseAway) throw new Error('the connection ended');
        return repository.markSent(...sent);
      },
    },
    transport,
    texts: null,
    clock,
    logger: undefined,
  });
  return { runDue: () => worker.runDue(), databaseIsBack: () => void (isDatabaseAway = false) };
}
