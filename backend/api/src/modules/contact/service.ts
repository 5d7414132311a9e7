import type { Locale } from '@travesia/contracts';
import type { Clock } from '../../clock.ts';
import type { Random } from '../../random.ts';
import type { ContactRepository } from './repository.ts';
import type { ContactKind } from './tables.ts';

const KEPT_MS = 365 * 86_400_000;

/** Keeps what was written; mailing it is the worker's business. */
export function createContactService({
  repository,
  clock,
  random,
}: {
  readonly repository: ContactRepository;
  readonly clock: Clock;
  readonly random: Random;
}) {
  return {
    async write(
      kind: ContactKind,
      fields: Readonly<Record<string, string>>,
      locale: Locale,
    ): Promise<string> {
      const id = random.uuid();
      await repository.insert({ id, kind, locale, fields }, clock.nowMs());
      return id;
    },

    /** The answer does not tell whether the address was there before. */
    async subscribe(email: string, locale: Locale): Promise<string> {
      const id = random.uuid();
      const subscriber = { id, email: email.toLowerCase(), locale };
      await repository.subscribe(
        { ...subscriber, leaveKey: random.uuid(), letterId: random.uuid() },
        clock.nowMs(),
      );
      return id;
    },

    /** The answer does not tell whether the key was anybody's. */
    leave: (key: string) => repository.leave(key),

    /** An answer like every other, for what is dropped. */
    nothing: () => random.uuid(),

    /** Messages are personal data: none is kept for more than a year (B-43). */
    deleteOld: () => repository.deleteWrittenBefore(clock.nowMs() - KEPT_MS),
  };
}
export type ContactService = ReturnType<typeof createContactService>;
