import { createHash } from 'node:crypto';
import type { ConfirmedBooking, Locale } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Counters } from '../../http/counters.ts';
import type { Booking } from '../booking/index.ts';
import type { Mail, Mailing } from '../mail/index.ts';
import { itineraryBody, itinerarySubject } from './confirmation-text.ts';
import type { SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';

const DAY_MS = 86_400_000;
/** Enough for a family, too few for whoever wants to write to strangers in our name. */
const MAILS_A_DAY = { booking: 10, address: 20 } as const;

export function itineraryMail(
  booking: ConfirmedBooking,
  { to, bookingId, locale, nowMs }: { to: string; bookingId: string; locale: Locale; nowMs: number },
): Mail {
  const address = createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 16);
  return {
    // Once a day to each address, however often the button is pressed; an address is no name of a file.
    cause: `itinerary:${booking.referenceId}:${address}:${new Date(nowMs).toISOString().slice(0, 10)}`,
    kind: 'itinerary',
    bookingId,
    to,
    subject: itinerarySubject(booking, locale),
    body: itineraryBody(booking, locale),
    language: locale,
  };
}

/** Mails the itinerary, without prices, to somebody who travels along (M-10). */
export function createShareItinerary({
  context,
  mailing,
  counters,
}: {
  readonly context: Pick<SettlementContext, 'db' | 'kinds' | 'market' | 'now'>;
  readonly mailing: Pick<Mailing, 'isOn' | 'queue'>;
  readonly counters: Pick<Counters, 'hit'>;
}) {
  return async (
    booking: Booking,
    { to, locale, address }: { readonly to: string; readonly locale: Locale; readonly address: string },
  ): Promise<void> => {
    const booked = await standingBooking(context, booking, locale);
    if (booked?.status !== 'confirmed') throw new ApiError('booking_not_found');
    if (!mailing.isOn) throw new ApiError('unavailable');
    for (const [key, max] of [
      [`itinerary:booking:${booking.id}`, MAILS_A_DAY.booking],
      [`itinerary:address:${address}`, MAILS_A_DAY.address],
    ] as const) {
      const { allowed, retryAfterSeconds } = await counters.hit(key, { max, windowMs: DAY_MS });
      if (!allowed) throw new ApiError('too_many_requests', { retryAfterSeconds });
    }
    await mailing.queue(itineraryMail(booked, { to, bookingId: booking.id, locale, nowMs: context.now() }));
  };
}
