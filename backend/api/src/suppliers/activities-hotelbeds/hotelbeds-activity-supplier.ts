import { CHARGE_CURRENCY } from '@travesia/domain';
import * as v from 'valibot';
import { SupplierError } from '../../errors/index.ts';
import type {
  ActivityDays,
  ActivitySearch,
  ActivitySupplier,
  NewActivityBooking,
  SupplierActivity,
  SupplierActivityBooking,
} from '../../modules/activities/ports.ts';
import { supplierAmount } from '../../supplier-replies/amounts.ts';
import type { SettlementRate } from '../../settled.ts';
import { readSome } from '../../supplier-replies/readable-items.ts';
import { activityFromHotelbeds, plain } from './activity-from-hotelbeds.ts';
import { bookingOutcomeOf, isMissing, supplierErrorOf } from './faults.ts';
import { createHotelbedsClient, HotelbedsRefusal, type HotelbedsAccess } from './hotelbeds-client.ts';
import {
  BookingListReplySchema,
  BookingReplySchema,
  CancelledReplySchema,
  SimulationReplySchema,
  DetailReplySchema,
  PricedSchema,
  SearchReplySchema,
  WireActivitySchema,
  type WireBooking,
} from './wire-types.ts';

export interface HotelbedsActivitySupplierOptions extends HotelbedsAccess {
  /** Absent: only what is priced in the currency that is charged can be sold. */
  readonly rateOf?: SettlementRate;
  readonly searchDeadlineMs?: number;
  readonly detailDeadlineMs?: number;
  readonly bookingDeadlineMs?: number;
  readonly lookupDeadlineMs?: number;
}

const DEADLINES = { search: 20_000, detail: 18_000, booking: 30_000, lookup: 15_000 } as const;
const PAGE_SIZE = 100;
/** Nobody looks through more than five hundred; what is beyond is said to be there. */
const MOST_PAGES = 5;
const DAY_MS = 86_400_000;
const BOOKINGS_LOOKED_AT = 100;

const STATUS = { CONFIRMED: 'confirmed', PRECONFIRMED: 'pending', CANCELLED: 'cancelled' } as const;

/** The supplier sends each voucher as a page and as a PDF, of which a traveller gets one. */
const isPdf = ({ mimeType }: { readonly mimeType: string }) => mimeType === 'application/pdf';

function toSupplierBooking(booking: WireBooking): SupplierActivityBooking {
  const { reference, status, activities } = booking;
  if (!Object.hasOwn(STATUS, status)) throw new TypeError(`a booking of the status ${status}`);
  return {
    supplierBookingId: reference,
    voucherCode: activities?.[0]?.activityReference || reference,
    status: STATUS[status as keyof typeof STATUS],
    remarks: (activities ?? [])
      .flatMap(({ comments }) => comments ?? [])
      .map(({ text }) => plain(text ?? ''))
      .filter(Boolean),
    voucherUrls: (activities ?? [])
      .map(({ vouchers }) => (vouchers ?? []).find(isPdf)?.url ?? vouchers?.[0]?.url ?? '')
      .filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
  };
}

function bookingBody(booking: NewActivityBooking): object {
  const { holder } = booking;
  return {
    language: booking.language,
    clientReference: booking.reference,
    holder: {
      name: holder.firstName,
      surname: holder.lastName,
      email: holder.email,
      telephones: [holder.phone],
      mailing: false,
    },
    activities: [
      {
        preferedLanguage: booking.serviceLanguage ?? booking.language,
        ...(booking.serviceLanguage === null ? {} : { serviceLanguage: booking.serviceLanguage }),
        ...(booking.session === null ? {} : { session: booking.session }),
        rateKey: booking.supplierRateKey,
        from: booking.date,
        to: booking.endDate,
        paxes: booking.participants.map((person) => ({
          age: person.age,
          name: person.firstName,
          surname: person.lastName,
          type: person.type === 'CHILD' ? 'CHILDREN' : 'ADULT',
        })),
        answers: booking.answers.map(({ code, text }) => ({ question: { code }, answer: text })),
      },
    ],
  };
}

const isClearRefusal = (fault: unknown) =>
  fault instanceof HotelbedsRefusal && fault.status < 500 && !fault.isOverQuota;

/** Activities through Hotelbeds' own interface: base address, key and secret are all that differs from the sandbox. */
export function createHotelbedsActivitySupplier(options: HotelbedsActivitySupplierOptions): ActivitySupplier {
  const call = createHotelbedsClient(options);
  const deadlines = {
    search: options.searchDeadlineMs ?? DEADLINES.search,
    detail: options.detailDeadlineMs ?? DEADLINES.detail,
    booking: options.bookingDeadlineMs ?? DEADLINES.booking,
    lookup: options.lookupDeadlineMs ?? DEADLINES.lookup,
  };

  const page = async (query: ActivitySearch, number: number) => {
    const { pagination, activities } = await call({
      method: 'POST',
      path: '/activities/availability',
      body: {
        filters: [
          {
            searchFilterItems: [{ type: 'gps', latitude: query.centre.lat, longitude: query.centre.lon }],
          },
        ],
        from: query.from,
        to: query.to,
        paxes: query.paxes.map(({ age }) => ({ age })),
        language: query.language,
        pagination: { itemsPerPage: PAGE_SIZE, page: number },
        order: 'DEFAULT',
      },
      reply: SearchReplySchema,
      deadlineMs: deadlines.search,
    });
    return { totalItems: pagination.totalItems, activities: activities ?? [] };
  };

  /** Of the currencies in a reply; throws where none of them can be charged, so that nothing is shown unpriced. */
  const ratesOf = async (list: readonly unknown[], booked?: number): Promise<Map<string, number>> => {
    const codes = new Set(list.flatMap((each) => (v.is(PricedSchema, each) ? [each.currency] : [])));
    const rates = new Map<string, number>();
    for (const code of codes) {
      const rate = code === CHARGE_CURRENCY ? 1 : (booked ?? (await options.rateOf?.(code)));
      if (rate) rates.set(code, rate);
    }
    if (codes.size > 0 && rates.size === 0)
      throw new SupplierError('supplier_failed', `no rate of these days for ${[...codes].join(', ')}`);
    return rates;
  };

  /** One that cannot be read or charged does not take the others with it. */
  const readable = async (
    list: readonly unknown[],
    { language }: ActivityDays,
  ): Promise<SupplierActivity[]> => {
    const rates = await ratesOf(list);
    return readSome({ supplier: 'activities', item: 'activity' }, list, (each) => {
      const wire = v.parse(WireActivitySchema, each);
      const rate = rates.get(wire.currency);
      const activity = rate === undefined ? null : activityFromHotelbeds(wire, language, rate);
      return activity ? [activity] : [];
    });
  };

  const search: ActivitySupplier['search'] = async (query) => {
    try {
      const first = await page(query, 1);
      const pages = Math.ceil(first.totalItems / PAGE_SIZE);
      const others = await Promise.allSettled(
        Array.from({ length: Math.max(0, Math.min(pages, MOST_PAGES) - 1) }, (_, at) => page(query, at + 2)),
      );
      const answered = others.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      return {
        activities: await readable(
          [first, ...answered].flatMap(({ activities }) => activities),
          query,
        ),
        isComplete: answered.length === others.length,
        hasMore: pages > MOST_PAGES,
      };
    } catch (fault) {
      throw supplierErrorOf(fault);
    }
  };

  const activity: ActivitySupplier['activity'] = async (
    code,
    { from, to, paxes, language, rate: booked },
  ) => {
    try {
      const reply = await call({
        method: 'POST',
        path: '/activities/details/full',
        body: { code, from, to, language, paxes: paxes.map(({ age }) => ({ age })) },
        reply: DetailReplySchema,
        deadlineMs: deadlines.detail,
      });
      const rate = (await ratesOf([reply.activity], booked)).get(reply.activity.currency);
      return rate === undefined ? null : activityFromHotelbeds(reply.activity, language, rate);
    } catch (fault) {
      if (isMissing(fault)) return null;
      throw supplierErrorOf(fault);
    }
  };

  const createBooking: ActivitySupplier['createBooking'] = async (booking) => {
    try {
      const reply = await call({
        method: 'PUT',
        path: '/bookings',
        body: bookingBody(booking),
        reply: BookingReplySchema,
        deadlineMs: deadlines.booking,
      });
      return { state: 'created', booking: toSupplierBooking(reply.booking) };
    } catch (fault) {
      return bookingOutcomeOf(fault);
    }
  };

  /** The supplier lists bookings by the day they were made and the holder; ours among them has our reference. */
  const listed = async (reference: string, familyName: string) => {
    const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    const { bookings } = await call({
      method: 'GET',
      path: '/bookings/en',
      query: {
        filterType: 'CREATION',
        start: day(-2),
        end: day(1),
        holder: familyName,
        includedCancelled: 'true',
        itemsPerPage: String(BOOKINGS_LOOKED_AT),
        page: '1',
      },
      reply: BookingListReplySchema,
      deadlineMs: deadlines.lookup,
    });
    return bookings?.find(({ clientReference }) => clientReference === reference) ?? null;
  };

  const findBooking: ActivitySupplier['findBooking'] = async ({
    reference,
    familyName,
    supplierBookingId,
  }) => {
    try {
      // A list leaves out remarks and vouchers: it only says which booking to read.
      const id = supplierBookingId ?? (await listed(reference, familyName))?.reference;
      if (id === undefined) return null;
      const { booking } = await call({
        method: 'GET',
        path: `/bookings/en/${encodeURIComponent(id)}`,
        reply: BookingReplySchema,
        deadlineMs: deadlines.lookup,
      });
      return toSupplierBooking(booking);
    } catch (fault) {
      if (isMissing(fault)) return null;
      throw supplierErrorOf(fault);
    }
  };

  const simulateCancellation: ActivitySupplier['simulateCancellation'] = async (supplierBookingId) => {
    try {
      const { booking } = await call({
        method: 'DELETE',
        path: `/bookings/en/${encodeURIComponent(supplierBookingId)}`,
        query: { cancellationFlag: 'SIMULATION' },
        reply: SimulationReplySchema,
        deadlineMs: deadlines.lookup,
      });
      return { cost: supplierAmount(booking.total.toFixed(2), booking.currency) };
    } catch (fault) {
      if (isClearRefusal(fault)) return null;
      throw supplierErrorOf(fault);
    }
  };

  const cancelBooking: ActivitySupplier['cancelBooking'] = async (supplierBookingId) => {
    try {
      const { booking } = await call({
        method: 'DELETE',
        path: `/bookings/en/${encodeURIComponent(supplierBookingId)}`,
        query: { cancellationFlag: 'CANCELLATION' },
        reply: CancelledReplySchema,
        deadlineMs: deadlines.booking,
      });
      const { status, total, currency } = booking;
      if (status !== 'CANCELLED') return { state: 'refused' };
      const cost = total === null || currency === '' ? null : supplierAmount(total.toFixed(2), currency);
      return { state: 'cancelled', cost };
    } catch (fault) {
      if (isClearRefusal(fault)) return { state: 'refused' };
      throw supplierErrorOf(fault);
    }
  };

  return {
    name: 'hotelbeds-activities',
    search,
    activity,
    createBooking,
    findBooking,
    simulateCancellation,
    cancelBooking,
  };
}
