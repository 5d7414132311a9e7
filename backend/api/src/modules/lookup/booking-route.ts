import type { BookingAccess, ConfirmedBooking, ErrorCode, Locale } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import type { Booking } from '../booking/index.ts';

/** A booking that somebody may read; `mayAct` is false for whoever has no more than the link of a mail. */
export interface OpenedBooking {
  readonly booking: Booking;
  readonly mayAct: boolean;
}

/** By this browser, by reference and e-mail, or by a mail's link. Throws where there is none. */
export type OpenBooking = (
  request: FastifyRequest,
  access: BookingAccess,
  locale: Locale,
) => Promise<OpenedBooking>;

/** The same whole, as its owner sees it. */
export type ReadBooking = (bookingId: string, locale: Locale) => Promise<ConfirmedBooking>;

export const ACCESS_ERRORS = [
  'booking_not_found',
  'session_missing',
  'agent_mismatch',
  'link_expired',
] as const;
/** Suppliers and provider are asked in turn. */
const SLOW_TIMEOUT_MS = 60_000;

export interface BookingRoute<Body extends BookingAccess> {
  readonly summary: string;
  readonly body: v.GenericSchema<unknown, Body>;
  readonly reply: v.GenericSchema;
  /** Beyond those of opening a booking. */
  readonly errors?: readonly ErrorCode[];
  readonly limit: 'read' | 'search' | 'payment';
  /** Suppliers and provider are asked. */
  readonly isSlow?: boolean;
  /** It binds the traveller and asks for no code of its own: a forwarded link is for reading. */
  readonly needsOwner?: boolean;
  /** 200 unless named. */
  readonly status?: number;
  readonly answer: (
    booking: Booking,
    asked: {
      readonly body: Body;
      readonly locale: Locale;
      readonly address: string;
      readonly mayAct: boolean;
    },
  ) => Promise<unknown>;
}

export type AddBookingRoute = ReturnType<typeof bookingRoutes>;

/** Adds calls about one booking, which is opened by its owner. */
export function bookingRoutes(router: Router, open: OpenBooking) {
  return <Body extends BookingAccess>(url: string, route: BookingRoute<Body>): void => {
    const { summary, body: schema, reply, errors = [], limit, isSlow, needsOwner, status = 200 } = route;
    router.route({
      method: 'POST',
      url,
      summary,
      tag: 'after booking',
      body: schema,
      replies: { [status]: reply },
      errors: [...ACCESS_ERRORS, ...(needsOwner ? (['confirmation_needed'] as const) : []), ...errors],
      limit,
      ...(isSlow && { deadlineMs: SLOW_TIMEOUT_MS }),
      handler: async ({ body, locale, request }) => {
        const { booking, mayAct } = await open(request, body, locale);
        if (needsOwner && !mayAct) throw new ApiError('confirmation_needed');
        const asked = { body, locale, address: request.ip, mayAct };
        return { status, body: { data: await route.answer(booking, asked) } };
      },
    });
  };
}
