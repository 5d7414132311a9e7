import type { Locale } from '@travesia/contracts';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { Mailing } from '../mail/index.ts';
import { contactMail } from './contact-mail.ts';
import type { ContactRepository } from './repository.ts';
import type { ContactKind } from './tables.ts';
import { welcomeMail } from './welcome-mail.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 365 * DAY_MS;
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;

/** Keeps what was written, and the mail about it; sending that is the mail module's business. */
export function createContactService({
  repository,
  mailing,
  clock,
  random,
  officeAddress,
  siteOrigin,
}: {
  readonly repository: ContactRepository;
  readonly mailing: Mailing;
  readonly clock: Clock;
  readonly random: Random;
  readonly officeAddress: string;
  readonly siteOrigin: string;
}) {
  return {
    async write(
      kind: ContactKind,
      fields: Readonly<Record<string, string>>,
      locale: Locale,
    ): Promise<string> {
      const message = { id: random.uuid(), kind, locale, fields };
      const mail = await mailing.compose(contactMail(message, officeAddress));
      await repository.insert(message, { mail, nowMs: clock.nowMs() });
      return message.id;
    },

    /** The answer does not tell whether the address was there before. */
    async subscribe(email: string, locale: Locale): Promise<string> {
      const subscriber = { id: random.uuid(), email: email.toLowerCase(), locale, leaveKey: random.uuid() };
      const welcome = await mailing.compose(welcomeMail(subscriber, siteOrigin));
      await repository.subscribe(subscriber, { welcome, nowMs: clock.nowMs() });
      return subscriber.id;
    },

    /** The answer does not tell whether the key was anybody's. */
    join: (key: string) => repository.join(key, clock.nowMs()),

    /** The answer does not tell whether the key was anybody's. */
    leave: (key: string) => repository.leave(key, mailing.takeBack),

    /** An answer like every other, for what is dropped. */
    nothing: () => random.uuid(),

    /** Messages are personal data: none is kept for more than a year (B-43), no address that nobody confirmed for a week. */
    deleteOld: () =>
      repository.deleteWrittenBefore(clock.nowMs() - KEPT_MS, clock.nowMs() - UNCONFIRMED_KEPT_MS),
  };
}
export type ContactService = ReturnType<typeof createContactService>;
