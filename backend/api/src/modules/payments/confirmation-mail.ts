import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { findBooking } from '../booking/index.ts';
import { RECEIPT_WORDS, receiptPdf } from '../receipt/index.ts';
import { confirmationLines, confirmationSubject, type MailFacts } from './confirmation-text.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';

const BOUNDARY = 'travesia-part';
/** A header may hold letters outside of ASCII only as an encoded word (RFC 2047). */
const encodedWord = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
/** No line of a mail is longer than 76 letters (RFC 2045, 6.8). */
const encodedBody = (content: string | Buffer) =>
  Buffer.from(content)
    .toString('base64')
    .replaceAll(/.{76}(?=.)/g, '$&\r\n');

interface Part {
  readonly type: string;
  readonly content: string | Buffer;
  readonly fileName?: string;
}

const partLines = ({ type, content, fileName }: Part) => [
  `--${BOUNDARY}`,
  `Content-Type: ${type}`,
  ...(fileName ? [`Content-Disposition: attachment; filename="${fileName}"`] : []),
  'Content-Transfer-Encoding: base64',
  '',
  encodedBody(content),
];

/** The same as the page says, with the receipt and the calendar file of the booking. */
export async function confirmationMail(
  booking: ConfirmedBooking,
  locale: Locale,
  facts: MailFacts & { readonly sentAt: Date },
): Promise<string> {
  const name = `travesia-${booking.referenceId}`;
  const calendar = bookingCalendar(booking, locale);
  const parts: Part[] = [
    { type: 'text/plain; charset=utf-8', content: confirmationLines(booking, locale, facts).join('\n') },
    {
      type: 'application/pdf',
      content: await receiptPdf(booking, locale),
      fileName: `${name}-${RECEIPT_WORDS[locale].fileName}.pdf`,
    },
    ...(calendar === null
      ? []
      : [
          {
            type: 'text/calendar; charset=utf-8; method=PUBLISH',
            content: calendar,
            fileName: `${name}.ics`,
          },
        ]),
  ];
  return [
    `From: ${encodedWord('Travesía')} <reservas@travesia.example>`,
    `To: ${booking.passenger.email}`,
    `Subject: ${encodedWord(confirmationSubject(booking, locale))}`,
    `Date: ${facts.sentAt.toUTCString()}`,
    `Content-Language: ${locale}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    ...parts.flatMap(partLines),
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

/**
 * Writes the confirmation as an .eml file, one per booking: the default mailer (outbox). The file is named by the
 * reference, so a job that runs twice writes the same file.
 */
export function createConfirmationMail(
  context: Pick<SettlementContext, 'db' | 'now' | 'market'>,
  { folder, siteOrigin }: { readonly folder: string; readonly siteOrigin: string },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (folder === '' || !booking?.confirmed) return true;
    const confirmed = booking.confirmed[booking.locale];
    const message = await confirmationMail(confirmed, booking.locale, {
      siteOrigin,
      contactNumber: context.market(booking.market).contactNumber,
      sentAt: new Date(context.now()),
    });
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${confirmed.referenceId}.eml`);
    await writeFile(`${file}.draft`, message);
    await rename(`${file}.draft`, file);
    return true;
  };
}
