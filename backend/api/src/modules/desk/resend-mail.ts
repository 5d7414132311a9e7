import { randomUUID } from 'node:crypto';
import type { DeskWay } from '@travesia/contracts';
import type { Transaction } from 'kysely';
import { ApiError } from '../../errors/index.ts';
import { readSaves } from '../booking/index.ts';
import { OFFICE_KINDS } from '../mail/index.ts';
import { TEXT_KINDS, type MailKind, type MailState } from '../mail/tables.ts';
import type { DeskSchema } from './tables.ts';

/** A code is valid for minutes, and belongs to whoever asked for it; a short message has a phone and no address. */
const NEVER_AGAIN: ReadonlySet<MailKind> = new Set([...OFFICE_KINDS, ...TEXT_KINDS, 'one-time-code']);

export const waysOfMails = (
  mails: readonly { readonly id: string; readonly kind: MailKind; readonly state: MailState }[],
): DeskWay[] =>
  mails
    .filter(({ kind, state }) => state !== 'queued' && !NEVER_AGAIN.has(kind))
    .map(({ id, kind }) => ({ act: 'resend-mail', subjectId: id, about: kind, money: null, keeps: null }));

/** A header of one line or several (RFC 5322), in the part before the first empty line. */
const TO = /^To:.*(?:\r\n[ \t].*)*$/im;
const MESSAGE_ID = /^(Message-ID: <)[^@>]*/im;

/** The same mail once more, to the address that the booking has now; a refused one leaves its queue. */
export async function resendMail(
  trx: Transaction<DeskSchema>,
  {
    mailId,
    bookingId,
    key,
    now,
  }: { readonly mailId: string; readonly bookingId: string; readonly key: string; readonly now: Date },
): Promise<void> {
  const mail = await trx
    .selectFrom('mails')
    .innerJoin('bookings', 'bookings.id', 'mails.booking_id')
    .selectAll('mails')
    .where('mails.id', '=', mailId)
    // Of what was changed or added later, too.
    .where((where) =>
      where.or([where('bookings.id', '=', bookingId), where('bookings.amends', '=', bookingId)]),
    )
    .executeTakeFirst();
  if (!mail || waysOfMails([mail]).length === 0) throw new ApiError('booking_not_found');
  const { customer } = await readSaves(trx, bookingId);
  const recipient = customer?.details.email ?? mail.recipient;
  const id = randomUUID();
  // As bytes, one character each: what is not a header stays as it is.
  const message = mail.message.toString('latin1');
  const end = message.indexOf('\r\n\r\n');
  const head = message.slice(0, end).replace(TO, `To: ${recipient}`).replace(MESSAGE_ID, `$1${id}`);
  await trx
    .insertInto('mails')
    .values({
      ...mail,
      id,
      cause: `${mail.cause}:again:${key}`,
      recipient,
      message: Buffer.from(head + message.slice(end), 'latin1'),
      state: 'queued',
      attempts: 0,
      due_at: now,
      leased_until: null,
      answer: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
  if (mail.state === 'refused')
    await trx
      .updateTable('mails')
      .set({ state: 'sent', answer: `${mail.answer ?? ''} · sent again as ${id}` })
      .where('id', '=', mailId)
      .execute();
}
