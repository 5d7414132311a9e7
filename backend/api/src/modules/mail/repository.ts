import type { Kysely } from 'kysely';
import type { MailKind, MailState, MailTables } from './tables.ts';
import type { ComposedMail } from './transports.ts';

/** The database, or a transaction of whoever causes the mail: both are written, or neither. */
export type MailDatabase = Pick<Kysely<MailTables>, 'insertInto' | 'deleteFrom'>;

export interface NewMail extends ComposedMail {
  readonly kind: MailKind;
  readonly bookingId: string | null;
}

export interface DueMail extends ComposedMail {
  /** This attempt included. */
  readonly attempts: number;
  readonly kind: MailKind;
  readonly created_at: Date;
}

/** A cause that is there already stays as it is. */
export async function insertMail(database: MailDatabase, mail: NewMail, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  await database
    .insertInto('mails')
    .values({
      id: mail.id,
      cause: mail.cause,
      kind: mail.kind,
      recipient: mail.recipient,
      booking_id: mail.bookingId,
      message: mail.message,
      state: 'queued',
      attempts: 0,
      due_at: now,
      leased_until: null,
      answer: null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}

/** A mail that has not left yet is taken back. */
export async function deleteQueuedMail(
  database: MailDatabase,
  { kind, recipient, cause = '' }: { kind: MailKind; recipient: string; cause?: string },
): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where((mail) => mail.fn<boolean>('starts_with', ['cause', mail.val(cause)]))
    .where('state', '=', 'queued')
    .execute();
}

export function createMailRepository(database: Kysely<MailTables>) {
  return {
    /** Takes what is due so that no other worker has it until the lease ends. */
    async takeDue(take: { nowMs: number; leaseMs: number; limit: number }): Promise<DueMail[]> {
      const now = new Date(take.nowMs);
      const rows = await database
        .updateTable('mails')
        .set((set) => ({
          leased_until: new Date(take.nowMs + take.leaseMs),
          attempts: set('attempts', '+', 1),
        }))
        .where('id', 'in', (mails) =>
          mails
            .selectFrom('mails')
            .select('id')
            .where('state', '=', 'queued')
            .where('due_at', '<=', now)
            .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
            .orderBy('due_at')
            .limit(take.limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'cause', 'kind', 'recipient', 'message', 'attempts', 'created_at'])
        .execute();
      return rows;
    },

    /** Whoever is still sending keeps it. */
    async renew(id: string, untilMs: number): Promise<void> {
      await database
        .updateTable('mails')
        .set({ leased_until: new Date(untilMs) })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .execute();
    },

    async markSent(id: string, sent: { nowMs: number; answer: string }): Promise<void> {
      await database
        .updateTable('mails')
        .set({ state: 'sent', sent_at: new Date(sent.nowMs), answer: sent.answer, leased_until: null })
        .where('id', '=', id)
        .execute();
    },

    async markRefused(id: string, answer: string): Promise<void> {
      await database
        .updateTable('mails')
        .set({ state: 'refused', answer, leased_until: null })
        .where('id', '=', id)
        .execute();
    },

    async postpone(id: string, until: { dueMs: number; answer: string }): Promise<void> {
      await database
        .updateTable('mails')
        .set({ due_at: new Date(until.dueMs), answer: until.answer, leased_until: null })
        .where('id', '=', id)
        .execute();
    },

    async isRefused(bookingId: string, recipient: string): Promise<boolean> {
      const row = await database
        .selectFrom('mails')
        .select('id')
        .where('booking_id', '=', bookingId)
        .where('recipient', '=', recipient)
        .where('state', '=', 'refused')
        .executeTakeFirst();
      return row !== undefined;
    },

    async counts(): Promise<{ kind: MailKind; state: MailState; count: number }[]> {
      const rows = await database
        .selectFrom('mails')
        .select(['kind', 'state', (rows) => rows.fn.countAll().as('count')])
        .groupBy(['kind', 'state'])
        .execute();
      return rows.map(({ kind, state, count }) => ({ kind, state, count: Number(count) }));
    },

    async deleteWrittenBefore(beforeMs: number): Promise<void> {
      await database
        .deleteFrom('mails')
        .where('created_at', '<=', new Date(beforeMs))
        .where('state', '!=', 'queued')
        .execute();
    },
  };
}
export type MailRepository = ReturnType<typeof createMailRepository>;
