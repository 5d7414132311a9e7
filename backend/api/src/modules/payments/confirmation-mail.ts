import { DEFAULT_LOCALE, inLocale } from '@travesia/domain';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { findBooking } from '../booking/index.ts';
import type { Mail, Mailing } from '../mail/index.ts';
import { receiptWords, receiptPdf } from '../receipt/index.ts';
import type { BookingAddress } from './booking-links.ts';
import { deskMail } from './desk-mail.ts';
import { confirmationBody, confirmationSubject, type MailFacts } from './confirmation-text.ts';
import { bookingFreeUntilMs, freeUntilText } from './free-cancellation.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';

/** The same as the page says, with the receipt and the calendar file of the booking. */
export async function confirmationMail(
  booking: ConfirmedBooking,
  { bookingId, locale, ...facts }: MailFacts & { readonly bookingId: string; readonly locale: Locale },
): Promise<Mail> {
  const name = `travesia-${booking.referenceId}`;
  const calendar = bookingCalendar(booking, locale);
  return {
    ...(facts.occasion === 'changed'
      ? {
          cause: `booking-changed:${booking.referenceId}:${booking.revised?.sequence}`,
          kind: 'booking-changed',
        }
      : { cause: `booking-confirmed:${booking.referenceId}`, kind: 'booking-confirmed' }),
    bookingId,
    to: booking.passenger.email,
    subject: confirmationSubject(booking, locale, facts.occasion),
    body: confirmationBody(booking, locale, facts),
    language: locale,
    attachments: [
      {
        fileName: `${name}-${receiptWords(locale)('fileName')}.pdf`,
        contentType: 'application/pdf',
        content: await receiptPdf(booking, locale),
      },
      ...(calendar === null
        ? []
        : [
            {
              fileName: `${name}.ics`,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              content: calendar,
            },
          ]),
    ],
  };
}

/** Queues the confirmation's mail and the desk's, each once however often the job runs. */
export function createConfirmationMail(
  context: Pick<SettlementContext, 'db' | 'market' | 'kinds'>,
  {
    mailing,
    addressOf,
    officeAddress,
  }: {
    readonly mailing: Pick<Mailing, 'isOn' | 'queue'>;
    readonly addressOf: BookingAddress;
    readonly officeAddress: string;
  },
): JobHandler {
  return async ({ bookingId }) => {
    if (!mailing.isOn) return true;
    const booking = await findBooking(context.db, bookingId);
    if (!booking?.confirmed) return true;
    const { locale, confirmed } = booking;
    const whole = booking.amends === null ? booking : await findBooking(context.db, booking.amends);
    // Parts of it may have been cancelled before it was changed.
    const standing = whole && booking.amends !== null ? { ...whole, confirmed } : null;
    const booked =
      (standing && (await standingBooking(context, standing, locale))) ?? inLocale(confirmed, locale);
    const untilMs = whole && bookingFreeUntilMs(context.kinds, whole);
    const mail = await confirmationMail(booked, {
      bookingId: booking.amends ?? bookingId,
      locale,
      bookingAddress: addressOf(booking.amends ?? bookingId, locale),
      contactNumber: context.market(booking.market).contactNumber,
      freeUntil: untilMs === null ? null : freeUntilText(untilMs, booked.calendar, locale),
      ...(booking.amends !== null && { occasion: 'changed' as const }),
    });
    await mailing.queue(mail);
    if (booking.amends !== null) return true;
    const requests = deskMail(booking.confirmed[DEFAULT_LOCALE], { bookingId, officeAddress });
    if (requests) await mailing.queue(requests);
    return true;
  };
}
