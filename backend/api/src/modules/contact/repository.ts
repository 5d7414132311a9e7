import type { Locale } from '@travesia/contracts';
import type { Kysely } from 'kysely';
import type { ContactKind, ContactTables } from './tables.ts';

export interface NewMessage {
  readonly id: string;
  readonly kind: ContactKind;
  readonly locale: Locale;
  readonly fields: Readonly<Record<string, string>>;
}

export interface UnsentMessage extends NewMessage {
  readonly createdAt: Date;
  readonly attempts: number;
}

export interface NewSubscriber {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly leaveKey: string;
  readonly letterId: string;
}

async function insertMessage(
  database: Pick<Kysely<ContactTables>, 'insertInto'>,
  { id, kind, locale, fields }: NewMessage,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await database
    .insertInto('contact_messages')
    .values({
      id,
      kind,
      locale,
      fields: JSON.stringify(fields),
      created_at: now,
      mail_at: now,
      mail_attempts: 0,
      mail_lease_until: null,
      mailed_at: null,
    })
    .execute();
}

/** The only SQL of this module. */
export function createContactRepository(database: Kysely<ContactTables>) {
  return {
    async insert(message: NewMessage, nowMs: number): Promise<void> {
      await insertMessage(database, message, nowMs);
    },

    /** Who is there already stays as they are; whoever is new gets a first letter with the way out. */
    async subscribe({ id, email, locale, leaveKey, letterId }: NewSubscriber, nowMs: number): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('subscribers')
          .values({ id, email, locale, leave_key: leaveKey, created_at: new Date(nowMs) })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        const letter = { id: letterId, kind: 'welcome', locale, fields: { email, leaveKey } } as const;
        await insertMessage(trx, letter, nowMs);
      });
    },

    /** Takes the address out, and a letter to it that has not left yet. */
    async leave(leaveKey: string): Promise<void> {
      await database.transaction().execute(async (trx) => {
        const left = await trx
          .deleteFrom('subscribers')
          .where('leave_key', '=', leaveKey)
          .returning('email')
          .executeTakeFirst();
        if (!left) return;
        await trx
          .deleteFrom('contact_messages')
          .where('kind', '=', 'welcome')
          .where((where) => where(where.ref('fields', '->>').key('email'), '=', left.email))
          .execute();
      });
    },

    /** Takes what is due so that no other worker has it until the lease ends. */
    async takeUnsent(take: { nowMs: number; leaseMs: number; limit: number }): Promise<UnsentMessage[]> {
      const now = new Date(take.nowMs);
      return database.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('contact_messages')
          .selectAll()
          .where('mailed_at', 'is', null)
          .where('mail_at', '<=', now)
          .where((where) =>
            where.or([where('mail_lease_until', 'is', null), where('mail_lease_until', '<', now)]),
          )
          .orderBy('mail_at')
          .limit(take.limit)
          .forUpdate()
          .skipLocked()
          .execute();
        if (rows.length === 0) return [];
        await trx
          .updateTable('contact_messages')
          .set((set) => ({
            mail_lease_until: new Date(take.nowMs + take.leaseMs),
            mail_attempts: set('mail_attempts', '+', 1),
          }))
          .where(
            'id',
            'in',
            rows.map(({ id }) => id),
          )
          .execute();
        return rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          locale: row.locale,
          fields: row.fields,
          createdAt: row.created_at,
          attempts: row.mail_attempts + 1,
        }));
      });
    },

    async markMailed(id: string, nowMs: number): Promise<void> {
      await database
        .updateTable('contact_messages')
        .set({ mailed_at: new Date(nowMs), mail_lease_until: null })
        .where('id', '=', id)
        .execute();
    },

    async postpone(id: string, untilMs: number): Promise<void> {
      await database
        .updateTable('contact_messages')
        .set({ mail_at: new Date(untilMs), mail_lease_until: null })
        .where('id', '=', id)
        .execute();
    },

    async deleteWrittenBefore(beforeMs: number): Promise<void> {
      await database.deleteFrom('contact_messages').where('created_at', '<=', new Date(beforeMs)).execute();
    },
  };
}
export type ContactRepository = ReturnType<typeof createContactRepository>;
