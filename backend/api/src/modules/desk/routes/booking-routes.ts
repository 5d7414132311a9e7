import {
  DeskBookingReplySchema,
  DeskNoteSchema,
  DeskOpenSchema,
  DeskRepliesSchema,
  DeskSearchReplySchema,
  DeskSearchSchema,
} from '@travesia/contracts';
import * as v from 'valibot';
import { ApiError } from '../../../errors/index.ts';
import { readSearch } from '../asked-search.ts';
import { readDeskBooking, readReplies, type BookingViewParts } from '../booking-view.ts';
import { findBookings } from '../find-bookings.ts';
import type { DeskRoute, DeskRoutesParts } from './desk-route.ts';

export function bookingRoutes(
  deskRoute: DeskRoute,
  parts: Pick<DeskRoutesParts, keyof BookingViewParts>,
): void {
  const { db, now } = parts;
  deskRoute('booking.search', 'search', {
    summary: 'Bookings by whatever a caller knows (D-03)',
    body: DeskSearchSchema,
    reply: DeskSearchReplySchema,
    handler: async ({ body: { text }, locale, audit }) => {
      const asked = readSearch(text);
      if ('hint' in asked) return { body: { data: { found: [], isCut: false, hint: asked.hint } } };
      const result = await findBookings(db, asked, locale);
      await audit({ why: text });
      return { body: { data: { ...result, hint: null } } };
    },
  });

  deskRoute('booking.read', 'booking', {
    summary: 'One booking on one screen (D-05)',
    body: DeskOpenSchema,
    reply: DeskBookingReplySchema,
    handler: async ({ body: { id, why }, locale, audit }) => {
      const data = await readDeskBooking(parts, id, locale);
      if (!data) throw new ApiError('booking_not_found');
      await audit({ why, bookingId: id });
      return { body: { data } };
    },
  });

  deskRoute('booking.replies', 'replies', {
    summary: 'What suppliers replied, without documents and cards (D-05)',
    body: DeskOpenSchema,
    reply: DeskRepliesSchema,
    handler: async ({ body: { id, why }, audit }) => {
      const data = await readReplies(db, id);
      await audit({ why, bookingId: id });
      return { body: { data } };
    },
  });

  deskRoute('note.add', 'notes', {
    summary: 'Adds a note to a booking',
    body: DeskNoteSchema,
    reply: v.object({ data: v.object({}) }),
    handler: async ({ body: { id, text }, staff, audit }) => {
      await db.transaction().execute(async (trx) => {
        const booking = await trx.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst();
        if (!booking) throw new ApiError('booking_not_found');
        await trx
          .insertInto('desk_notes')
          .values({ booking_id: id, staff_name: staff.name, text, at: now() })
          .execute();
        await audit({ bookingId: id }, trx);
      });
      return { body: { data: {} } };
    },
  });
}
