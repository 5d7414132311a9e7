import type { Locale } from '@travesia/contracts';
import type { Kysely } from 'kysely';
import type { Mailing } from '../mail/index.ts';
import type { MailTables } from '../mail/tables.ts';
import type { ContactKind, ContactTables } from './tables.ts';

export interface NewMessage {
  readonly id: string;
  readonly kind: ContactKind;
  readonly locale: Locale;
  readonly fields: Readonly<Record<string, string>>;
}

export interface NewSubscriber {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly leaveKey: string;
}

type ComposedMail = Awaited<ReturnType<Mailing['compose']>>;

/** The only SQL of this module. A mail is stored in the transaction of what it is about. */
export function createContactRepository(database: Kysely<ContactTables & MailTables>) {
  return {
    async insert(
      { id, kind, locale, fields }: NewMessage,
      { mail, nowMs }: { mail: ComposedMail; nowMs: number },
    ): Promise<void> {
      await database.transaction().execute(async (trx) => {
        await trx
          .insertInto('contact_messages')
          .values({ id, kind, locale, fields: JSON.stringify(fields), created_at: new Date(nowMs) })
          .execute();
        await mail.write(trx);
      });
    },

    /** An existing subscriber is unchanged; a new one gets a first letter with the way out. */
    async subscribe(
      { id, email, locale, leaveKey }: NewSubscriber,
      { welcome, nowMs }: { welcome: ComposedMail; nowMs: number },
    ): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('subscribers')
          .values({ id, email, locale, leave_key: leaveKey, created_at: new Date(nowMs), confirmed_at: null })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) await welcome.write(trx);
      });
    },

    async join(leaveKey: string, nowMs: number): Promise<void> {
      await database
        .updateTable('subscribers')
        .set({ confirmed_at: new Date(nowMs) })
        .where('leave_key', '=', leaveKey)
        .where('confirmed_at', 'is', null)
        .execute();
    },

    /** Takes the address out, and a letter to it that has not left yet. */
    async leave(leaveKey: string, takeBack: Mailing['takeBack']): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const left = await trx
          .deleteFrom('subscribers')
          .where('leave_key', '=', leaveKey)
          .returning('email')
          .executeTakeFirst();
        if (left) await takeBack(trx, { kind: 'welcome', recipient: left.email });
      });
    },

    async deleteWrittenBefore(beforeMs: number, unconfirmedBeforeMs: number): Promise<void> {
      await database.deleteFrom('contact_messages').where('created_at', '<=', new Date(beforeMs)).execute();
      await database
        .deleteFrom('subscribers')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<=', new Date(unconfirmedBeforeMs))
        .execute();
    },
  };
}
export type ContactRepository = ReturnType<typeof createContactRepository>;
