import {
  BookingThreadReplySchema,
  DeskAnswerSchema,
  DeskFileSchema,
  DeskOpenSchema,
} from '@travesia/contracts';
import { ApiError } from '../../../errors/index.ts';
import { findBooking } from '../../booking/index.ts';
import { sendFile } from '../../messages/index.ts';
import type { DeskRoute, DeskRoutesParts } from './desk-route.ts';

export function messageRoutes(
  deskRoute: DeskRoute,
  { db, messages }: Pick<DeskRoutesParts, 'db' | 'messages'>,
): void {
  async function referenceOf(id: string): Promise<string> {
    const booking = await findBooking(db, id);
    if (!booking?.reference) throw new ApiError('booking_not_found');
    return booking.reference;
  }

  deskRoute('message.read', 'messages', {
    summary: 'What the traveller and we wrote; whoever reads it has seen it (D-13)',
    body: DeskOpenSchema,
    reply: BookingThreadReplySchema,
    handler: async ({ body: { id, why }, audit }) => {
      const data = await messages.thread(await referenceOf(id));
      await audit({ why, bookingId: id });
      return { body: { data } };
    },
  });

  deskRoute('message.answer', 'messages/answer', {
    summary: 'Answers in the booking and mails the traveller; the same key twice is one answer (D-13)',
    body: DeskAnswerSchema,
    reply: BookingThreadReplySchema,
    handler: async ({ body: { id, key, text }, staff, audit }) => {
      const reference = await referenceOf(id);
      await audit({ bookingId: id });
      return { body: { data: await messages.reply(reference, { id: key, author: staff.name, text }) } };
    },
  });

  deskRoute('message.file', 'messages/file', {
    summary: 'A file that the traveller sent, to be saved (D-13)',
    body: DeskFileSchema,
    reply: null,
    handler: async ({ body: { id, fileId }, reply, audit }) => {
      const file = await messages.file(fileId, id);
      await audit({ why: file.name, bookingId: id });
      return sendFile(reply, file);
    },
  });
}
