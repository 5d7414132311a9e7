import type { FastifyInstance } from 'fastify';
import { utcOf } from '../world/local-time.ts';
import { isSilentSince, loseReply } from '../world/silence.ts';
import { addDays } from '@travesia/domain';
import { NewBookingSchema, type NewBooking } from './booking-request.ts';
import { BookingListSchema, type BookingList } from './booking-list.ts';
import { readAs } from './query.ts';
import { activityErrors } from './errors.ts';
import type { ActivitiesContext } from './context.ts';
import { lastDayOf } from './prices.ts';
import { RATE_LIFE_MS, type BookingRecord, type RateRecord } from './records.ts';
import { companyOf, nameOf } from './wire-content.ts';
import { modalityCode } from './wire-rates.ts';
import type { WireBooking, WireStatus } from './wire-types.ts';
import { VOUCHER_FORMS, VOUCHER_PATH } from './voucher-routes.ts';
import { MODALITIES } from './words.ts';

const CENTS = 100;
const BOOKINGS = '/activity-api/3.0/bookings';

function checkFits(input: NewBooking, rate: RateRecord): void {
  const { kind } = rate.activity;
  if (!rate.dates.has(input.from) || input.to !== lastDayOf(rate.activity, input.from))
    throw activityErrors.soldOut();
  if (input.paxes.length !== rate.ages.length)
    throw activityErrors.invalid('The paxes are not those of the rate.');
  const ages = (list: readonly number[]) => list.toSorted((a, b) => a - b).join();
  if (ages(input.paxes.map(({ age }) => age)) !== ages(rate.ages))
    throw activityErrors.invalid('The ages are not those of the rate.');
  if (kind.sessions.length > 0 && !kind.sessions.some((time) => time.replace(':', '') === input.session))
    throw activityErrors.invalid('The session is required.');
  if (kind.isGuided && input.serviceLanguage === null)
    throw activityErrors.invalid('The language of the service is required.');
  const missing = kind.questions.find((code) => code !== 'DIET' && !input.answers[code]);
  if (missing) throw activityErrors.answerMissing(missing);
}

function bookingOf(
  input: NewBooking,
  rate: RateRecord,
  reference: string,
  status: WireStatus,
  { nowMs, base }: { readonly nowMs: number; readonly base: string },
): WireBooking {
  const { activity, modality } = rate;
  const { language } = input;
  const total = rate.totalCents / CENTS;
  return {
    reference,
    clientReference: input.clientReference,
    status,
    creationDate: new Date(nowMs).toISOString(),
    currency: 'USD',
    total,
    totalNet: total,
    pendingAmount: total,
    holder: input.holder,
    activities: [
      {
        status,
        id: `${reference}#O#1`,
        activityReference: `${reference.replace('-', '')}${activity.city.code}`,
        code: activity.code,
        name: nameOf(activity, language),
        type: activity.kind.type,
        dateFrom: input.from,
        dateTo: input.to,
        modality: { code: modalityCode(modality), name: MODALITIES[modality][language] },
        paxes: input.paxes,
        supplier: { name: companyOf(activity), vatNumber: `ES${activity.city.code}0001` },
        comments: [
          {
            type: 'CONTRACT_REMARKS',
            text:
              language === 'es'
                ? `Preséntate 15 minutos antes con el bono ${reference}.`
                : `Be there 15 minutes before with voucher ${reference}.`,
          },
        ],
        vouchers: VOUCHER_FORMS.map(({ mimeType, ending }) => ({
          language,
          mimeType,
          url: `${base}${VOUCHER_PATH}/${reference}${ending}`,
        })),
      },
    ],
  };
}

/** The day that a list is made by, in milliseconds; null where the booking has none. */
function listedAtMs({ booking, createdMs, cancelledMs }: BookingRecord, { filterType }: BookingList) {
  if (filterType === 'CREATION') return createdMs;
  return filterType === 'CANCELLATION' ? cancelledMs : Date.parse(booking.activities[0]?.dateFrom ?? '');
}

function isListed(record: BookingRecord, asked: BookingList): boolean {
  const { booking } = record;
  const atMs = listedAtMs(record, asked);
  return (
    atMs !== null &&
    atMs >= asked.fromMs &&
    atMs < asked.untilMs &&
    (asked.holder === '' || booking.holder.surname.toLowerCase() === asked.holder.toLowerCase()) &&
    (asked.includesCancelled || booking.status !== 'CANCELLED')
  );
}

/** A list says less than a booking by itself: no remarks, no vouchers. */
function summaryOf(booking: WireBooking): object {
  return {
    ...booking,
    activities: booking.activities.map(({ comments: _comments, vouchers: _vouchers, ...rest }) => rest),
  };
}

/** What comes back of what was quoted, where it gives less. */
const LESS_SHARE = 0.5;

/** What comes back when it is cancelled now, by the terms of its rate; in the time of the place. */
function refundCents({ rate, booking }: BookingRecord, nowMs: number): number {
  const [activity] = booking.activities;
  if (rate.rate === 'NOREF' || !activity || booking.status === 'PRECONFIRMED')
    return rate.rate === 'NOREF' ? 0 : rate.totalCents;
  const { timeZone } = rate.activity.city;
  if (nowMs < utcOf(`${addDays(activity.dateFrom, -2)}T18:00`, timeZone)) return rate.totalCents;
  const isHalf = nowMs < utcOf(`${addDays(activity.dateFrom, -1)}T18:00`, timeZone);
  return isHalf ? rate.totalCents - Math.round(rate.totalCents / 2) : 0;
}

export function registerBookingRoutes(api: FastifyInstance, context: ActivitiesContext): void {
  const { records, switches, clock } = context;

  api.put(BOOKINGS, async (request, reply) => {
    const input = readAs(NewBookingSchema, request.body);
    const rate = records.findRate(input.rateKey);
    if (!rate) throw activityErrors.notFound('rate key');
    const nowMs = clock.nowMs();
    const occasion = { activity: rate.activity, familyName: input.holder.surname };
    if (switches.isOn('rate_limited_booking', occasion)) throw activityErrors.quota();
    if (switches.isOn('failing_booking', occasion)) throw activityErrors.internal();
    if (nowMs >= rate.createdMs + RATE_LIFE_MS || switches.isOn('expired_at_booking', occasion))
      throw activityErrors.expired();
    checkFits(input, rate);
    if (switches.isOn('sold_out_at_booking', occasion)) throw activityErrors.soldOut();
    if (switches.isOn('price_changed_at_booking', occasion)) throw activityErrors.priceChanged();
    const isRefusedLater = switches.isOn('preconfirmed_then_refused', occasion);
    const isPromisedLater = isRefusedLater || switches.isOn('preconfirmed_then_confirmed', occasion);
    const reference = records.nextReference();
    const record: BookingRecord = {
      booking: bookingOf(input, rate, reference, isPromisedLater ? 'PRECONFIRMED' : 'CONFIRMED', {
        nowMs,
        base: `${request.protocol}://${request.host}`,
      }),
      rate,
      familyName: input.holder.surname,
      answers: input.answers,
      createdMs: nowMs,
      settles: isPromisedLater
        ? { status: isRefusedLater ? 'CANCELLED' : 'CONFIRMED', atMs: nowMs + context.preconfirmedMs }
        : null,
      refundCents: 0,
      cancelledMs: null,
    };
    records.addBooking(record);
    request.log.info({ reference, clientReference: input.clientReference }, 'activity booked');
    if (switches.isOn('lost_booking_answer', occasion)) return loseReply(reply);
    if (switches.isOn('slow_booking', occasion)) await context.waitSlowly();
    return { operationId: context.operationId('BOOKINGConfirm'), booking: record.booking };
  });

  api.get<{ Params: { reference: string } }>(`${BOOKINGS}/:language/:reference`, async (request) => {
    const record = records.findBooking(request.params.reference, clock.nowMs());
    if (!record) throw activityErrors.notFound('booking');
    const { rate, familyName, cancelledMs } = record;
    const isSilent =
      isSilentSince(cancelledMs, clock.nowMs()) &&
      switches.isOn('silent_cancel', { activity: rate.activity, familyName });
    if (isSilent) throw activityErrors.internal();
    return { operationId: context.operationId('BOOKINGGet'), booking: record.booking };
  });

  api.get(`${BOOKINGS}/:language`, async (request) => {
    const asked = readAs(BookingListSchema, request.query);
    const found = records
      .bookings(clock.nowMs())
      .filter((record) => isListed(record, asked))
      .map(({ booking }) => summaryOf(booking))
      .toReversed();
    const { itemsPerPage, page } = asked;
    return {
      operationId: context.operationId('BOOKINGList'),
      pagination: { itemsPerPage, page, totalItems: found.length },
      bookings: found.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    };
  });

  api.delete<{ Params: { reference: string }; Querystring: { cancellationFlag?: string } }>(
    `${BOOKINGS}/:language/:reference`,
    async (request, reply) => {
      const nowMs = clock.nowMs();
      const record = records.findBooking(request.params.reference, nowMs);
      if (!record) throw activityErrors.notFound('booking');
      const { booking, rate, familyName } = record;
      const occasion = { activity: rate.activity, familyName };
      if (switches.isOn('cancel_refused', occasion)) throw activityErrors.notCancellable();
      const quoted = refundCents(record, nowMs);
      const isForGood = request.query.cancellationFlag !== 'SIMULATION';
      const givesLess = isForGood && switches.isOn('cancel_gives_less', occasion);
      const back = givesLess ? Math.floor(quoted * LESS_SHARE) : quoted;
      if (isForGood && booking.status !== 'CANCELLED') {
        if (switches.isOn('cancel_refused_later', occasion)) throw activityErrors.notCancellable();
        record.refundCents = back;
        record.cancelledMs = nowMs;
        booking.status = 'CANCELLED';
        for (const activity of booking.activities) activity.status = 'CANCELLED';
        const isSilent = switches.isOn('silent_cancel', occasion);
        if (isSilent || switches.isOn('lost_cancel_answer', occasion)) return loseReply(reply);
      }
      const cost = (rate.totalCents - back) / CENTS;
      return {
        operationId: context.operationId('BOOKINGCancel'),
        booking: { ...booking, total: cost, totalNet: cost },
      };
    },
  );
}
