import type { BookingMessage } from '@travesia/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { BookingStoreTables } from '../booking/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { MessageSender, MessageTables } from './tables.ts';

export type MessageDatabase = Kysely<MessageTables & BookingStoreTables & MailTables>;
export type MessageTransaction = Transaction<MessageTables & BookingStoreTables & MailTables>;

export interface NewMessage {
  readonly id: string;
  readonly bookingId: string;
  readonly sender: MessageSender;
  readonly author: string | null;
  readonly text: string;
  readonly nowMs: number;
}

export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export async function readThread(db: MessageDatabase, bookingId: string): Promise<BookingMessage[]> {
  const messages = await db
    .selectFrom('booking_messages')
    .select(['id', 'sender', 'author', 'body', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .execute();
  const files = await db
    .selectFrom('booking_files')
    .select(['id', 'message_id', 'name', 'size_bytes'])
    .where('booking_id', '=', bookingId)
    .where('message_id', 'is not', null)
    .orderBy('created_at')
    .execute();
  return messages.map(({ id, sender, author, body, at }) => ({
    id,
    from: sender,
    author,
    text: body,
    at: at.toISOString(),
    files: files
      .filter((file) => file.message_id === id)
      .map((file) => ({ id: file.id, name: file.name, sizeBytes: file.size_bytes })),
  }));
}

/** What the other side wrote has been seen. */
export async function markRead(
  db: MessageDatabase,
  of: { readonly bookingId: string; readonly sender: MessageSender; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable('booking_messages')
    .set({ read_at: new Date(of.nowMs) })
    .where('booking_id', '=', of.bookingId)
    .where('sender', '=', of.sender)
    .where('read_at', 'is', null)
    .execute();
}

/** False where it is there already: it was sent twice. */
export async function insertMessage(
  trx: MessageTransaction,
  { id, bookingId, sender, author, text, nowMs }: NewMessage,
): Promise<boolean> {
  const row = await trx
    .insertInto('booking_messages')
    .values({
      id,
      booking_id: bookingId,
      sender,
      author,
      body: text,
      at: new Date(nowMs),
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many messages and files a booking has, and how many bytes. */
export async function countOf(db: MessageDatabase, bookingId: string) {
  const { messages, files } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('booking_messages')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('booking_id', '=', bookingId)
        .as('messages'),
      selectFrom('booking_files')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('booking_id', '=', bookingId)
        .as('files'),
    ])
    .executeTakeFirstOrThrow();
  return { messages: Number(messages), files: Number(files) };
}

export async function findPart(db: MessageDatabase, id: string, bookingId: string) {
  return db
    .selectFrom('booking_files')
    .select(['name', 'size_bytes', 'media_type', sql<number>`length(content)`.as('received')])
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
}

export async function insertFile(
  db: MessageDatabase,
  file: {
    readonly id: string;
    readonly bookingId: string;
    readonly name: string;
    readonly sizeBytes: number;
    readonly nowMs: number;
  },
): Promise<void> {
  await db
    .insertInto('booking_files')
    .values({
      id: file.id,
      booking_id: file.bookingId,
      message_id: null,
      name: file.name,
      size_bytes: file.sizeBytes,
      media_type: null,
      content: Buffer.alloc(0),
      created_at: new Date(file.nowMs),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A part that is there already, or that is not next, changes nothing. */
export async function appendPart(
  db: MessageDatabase,
  part: { readonly id: string; readonly bookingId: string; readonly offset: number; readonly data: Buffer },
): Promise<void> {
  await db
    .updateTable('booking_files')
    .set({ content: sql<Buffer>`content || ${part.data}::bytea` })
    .where('id', '=', part.id)
    .where('booking_id', '=', part.bookingId)
    .where('message_id', 'is', null)
    .where(sql<number>`length(content)`, '=', part.offset)
    .where(sql<boolean>`length(content) + ${part.data.length} <= size_bytes`)
    .execute();
}

/** Its first bytes, to see what it is. */
export async function beginningOf(db: MessageDatabase, id: string): Promise<Buffer> {
  const row = await db
    .selectFrom('booking_files')
    .select(sql<Buffer>`substring(content FROM 1 FOR 16)`.as('beginning'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.beginning);
}

export async function setFileType(db: MessageDatabase, id: string, mediaType: string): Promise<void> {
  await db.updateTable('booking_files').set({ media_type: mediaType }).where('id', '=', id).execute();
}

export async function deleteFile(db: MessageDatabase, id: string): Promise<void> {
  await db.deleteFrom('booking_files').where('id', '=', id).where('message_id', 'is', null).execute();
}

/** Those that are whole and of this booking become part of the message; the number of them. */
export async function attachFiles(
  trx: MessageTransaction,
  of: { readonly messageId: string; readonly bookingId: string; readonly fileIds: readonly string[] },
): Promise<number> {
  if (of.fileIds.length === 0) return 0;
  const rows = await trx
    .updateTable('booking_files')
    .set({ message_id: of.messageId })
    .where('id', 'in', [...of.fileIds])
    .where('booking_id', '=', of.bookingId)
    .where('message_id', 'is', null)
    .where('media_type', 'is not', null)
    .returning('id')
    .execute();
  return rows.length;
}

export async function findFile(
  db: MessageDatabase,
  id: string,
  bookingId: string,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('booking_files')
    .select(['name', 'media_type', 'content'])
    .where('id', '=', id)
    .where('message_id', 'is not', null)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.media_type
    ? { name: row.name, mediaType: row.media_type, content: Buffer.from(row.content) }
    : null;
}

export async function deleteUnsentBefore(db: MessageDatabase, beforeMs: number): Promise<void> {
  await db
    .deleteFrom('booking_files')
    .where('message_id', 'is', null)
    .where('created_at', '<=', new Date(beforeMs))
    .execute();
}
