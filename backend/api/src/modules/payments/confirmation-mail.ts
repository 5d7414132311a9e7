import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBooking } from '../booking/index.ts';
import { confirmationLines, confirmationSubject } from './confirmation-text.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';

/** A header may hold letters outside of ASCII only as an encoded word (RFC 2047). */
const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/**
 * Writes the confirmation as an .eml file, one per booking: the default mailer (outbox). The file is named by the
 * reference, so a job that runs twice writes the same file.
 */
export function createConfirmationMail(
  context: Pick<SettlementContext, 'db' | 'now'>,
  folder: string,
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (folder === '' || !booking?.confirmed) return true;
    const confirmed = booking.confirmed[booking.locale];
    const message = [
      'From: Travesia <reservas@travesia.example>',
      `To: ${confirmed.passenger.email}`,
      `Subject: ${encodedWord(confirmationSubject(confirmed, booking.locale))}`,
      `Date: ${new Date(context.now()).toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(confirmationLines(confirmed, booking.locale).join('\n')).toString('base64'),
      '',
    ].join('\r\n');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${confirmed.referenceId}.eml`);
    await writeFile(`${file}.draft`, message);
    await rename(`${file}.draft`, file);
    return true;
  };
}
