import { dateOf, DEFAULT_LOCALE, inLocale } from '@travesia/domain';
import { catalogues } from '@travesia/domain/catalogues';
import type { ConfirmedBooking, Locale, OrderSection, TripChange } from '@travesia/contracts';
import { dayText, timeText } from '../../text/amounts.ts';
import { findBooking, visitorAmounts } from '../booking/index.ts';
import { action, entry, facts, heading, note, paragraph, type Mail, type Mailing } from '../mail/index.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { BookingAddress } from './booking-links.ts';
import { revisedCalendar } from './booking-revision.ts';
import { changesOfBooking, type ScheduleChange } from './schedule-changes-repository.ts';
import { describeChanged, lostConnections } from './schedule-changes.ts';
import type { JobHandler, SettlementContext } from './settlement/index.ts';
import { standingBooking } from './standing-booking.ts';
import { findCancelledParts } from './supplier-orders-repository.ts';
import { scheduleText } from './text-messages.ts';
import { wordsIn } from '../../text/words.ts';
import type words from '../../locales/es/schedule-mails.json';

const wordsOf = wordsIn(catalogues<typeof words>(import.meta.dirname, '../../locales/*/schedule-mails.json'));

export interface ChangedTrip {
  readonly id: string;
  readonly sequence: number;
  readonly detectedAt: string;
  readonly answerBy: string;
  readonly before: readonly OrderSection[];
  readonly after: readonly OrderSection[];
  readonly calendar: ConfirmedBooking['calendar'];
  readonly lost: TripChange['lost'];
}

/** Old and new, what is lost, and the calendar with the new times under the same ids (M-08, N-05). */
export function scheduleMail(
  booked: ConfirmedBooking,
  trip: ChangedTrip,
  { bookingId, locale, bookingAddress }: { bookingId: string; locale: Locale; bookingAddress: string },
): Mail {
  const words = wordsOf(locale);
  const moment = (at: string) => `${dayText(dateOf(at), locale)}, ${timeText(at, locale)}`;
  const legs = (sections: readonly OrderSection[]) =>
    sections.flatMap((section) =>
      section.kind === 'journey'
        ? section.segments.map(({ carrierCode, flightNumber, from, to, departureAt, arrivalAt }) =>
            entry(
              `${carrierCode} ${flightNumber}: ${from.cityName} (${from.code}) – ${to.cityName} (${to.code})`,
              words('leg', { departure: moment(departureAt), arrival: moment(arrivalAt) }),
            ),
          )
        : [],
    );
  const calendar = bookingCalendar(
    {
      ...booked,
      ...revisedCalendar(booked, trip.calendar ?? booked.calendar ?? [], {
        sequence: trip.sequence,
        at: trip.detectedAt,
      }),
    },
    locale,
  );
  return {
    cause: `schedule-changed:${trip.id}`,
    kind: 'schedule-changed',
    bookingId,
    to: booked.passenger.email,
    subject: words('subject', { reference: booked.referenceId }),
    body: [
      paragraph(words('greeting', { name: booked.passenger.firstName })),
      paragraph(words('changed')),
      facts({ label: words('reference'), value: booked.referenceId }),
      heading(words('before')),
      ...legs(trip.before),
      heading(words('after')),
      ...legs(trip.after),
      ...trip.lost.map(({ city }) => note(words('lost', { city }))),
      paragraph(words('answer', { day: dayText(dateOf(trip.answerBy), locale) })),
      action(words('see'), bookingAddress),
    ],
    language: locale,
    attachments:
      calendar === null
        ? []
        : [
            {
              fileName: `travesia-${booked.referenceId}.ics`,
              contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
              content: calendar,
            },
          ],
  };
}

const REASONS: Readonly<Record<NonNullable<ScheduleChange['reason']>, string>> = {
  other_flight: 'Pide otro vuelo.',
  silent: 'No ha contestado a tiempo.',
  refused: 'La aerolínea no aceptó su respuesta.',
};

/** For the people at the desk, in their language: a changed trip that is theirs now. */
function deskChangeMail(booked: ConfirmedBooking, change: ScheduleChange, officeAddress: string): Mail {
  return {
    cause: `schedule-desk:${change.id}`,
    kind: 'desk-requests',
    bookingId: change.booking_id,
    to: officeAddress,
    replyTo: booked.passenger.email,
    subject: `Cambio de la aerolínea · ${booked.referenceId}`,
    body: [
      facts(
        { label: 'Reserva', value: booked.referenceId },
        { label: 'Localizador', value: booked.supplierReference ?? '–' },
        { label: 'Viaje', value: booked.heading },
      ),
      ...(change.reason === null ? [] : [paragraph(REASONS[change.reason])]),
    ],
    language: DEFAULT_LOCALE,
  };
}

/** Queues "schedule changed" to the traveller, and to the desk what is the desk's, each once (N-03). */
export function createScheduleMails(
  context: Pick<SettlementContext, 'db' | 'kinds' | 'market'>,
  {
    mailing,
    addressOf,
    officeAddress,
  }: {
    readonly mailing: Pick<Mailing, 'isOn' | 'queue' | 'queueText'>;
    readonly addressOf: BookingAddress;
    readonly officeAddress: string;
  },
): JobHandler {
  return async ({ bookingId }) => {
    const booking = await findBooking(context.db, bookingId);
    if (!mailing.isOn || !booking?.confirmed) return true;
    const { locale } = booking;
    const booked = (await standingBooking(context, booking, locale)) ?? inLocale(booking.confirmed, locale);
    const cancelled = (await findCancelledParts(context.db, [bookingId])).get(bookingId);
    const amounts = await visitorAmounts(context.db, booking, context.market);
    for (const change of await changesOfBooking(context.db, bookingId)) {
      if (change.state === 'open') {
        const changed = describeChanged(
          context.kinds,
          booking,
          change,
          { locale, amounts },
          cancelled?.parts,
        );
        if (!changed) continue;
        const trip = {
          id: change.id,
          sequence: change.sequence,
          detectedAt: change.detected_at.toISOString(),
          answerBy: change.answer_by.toISOString(),
          before: booked.sections,
          after: changed.sections,
          calendar: changed.calendar ? [...changed.calendar] : booked.calendar,
          lost: lostConnections(changed.sections),
        };
        const bookingAddress = addressOf(bookingId, locale);
        await mailing.queue(scheduleMail(booked, trip, { bookingId, locale, bookingAddress }));
        const text = scheduleText(booked, { changeId: change.id, bookingId, locale });
        if (text) await mailing.queueText(text);
      }
      if (change.state === 'desk')
        await mailing.queue(deskChangeMail(booking.confirmed[DEFAULT_LOCALE], change, officeAddress));
    }
    return true;
  };
}
