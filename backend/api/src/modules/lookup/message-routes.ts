import {
  BookingAccessSchema,
  BookingMessageDraftSchema,
  BookingThreadReplySchema,
  MessageFilePartReplySchema,
  MessageFilePartSchema,
  MessageFileRequestSchema,
} from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import { sendFile, type TravellerMessages } from '../messages/index.ts';
import { ACCESS_ERRORS, type AddBookingRoute, type OpenBooking } from './booking-route.ts';

/** The traveller's side of the messages of a booking (M-09). */
export function messageRoutes(
  router: Router,
  {
    open,
    bookingRoute,
    messages,
  }: {
    readonly open: OpenBooking;
    readonly bookingRoute: AddBookingRoute;
    readonly messages: TravellerMessages;
  },
): void {
  bookingRoute('/booking/messages', {
    summary: 'What the traveller and we wrote about a booking (M-09)',
    body: BookingAccessSchema,
    reply: BookingThreadReplySchema,
    limit: 'read',
    answer: (booking, { mayAct }) => messages.thread(booking, mayAct),
  });

  bookingRoute('/booking/messages/send', {
    summary: 'Writes to us; the same id twice is one message (M-09)',
    body: BookingMessageDraftSchema,
    reply: BookingThreadReplySchema,
    errors: ['file_refused', 'too_many_files', 'too_many_requests'],
    limit: 'read',
    needsOwner: true,
    answer(booking, { body, address }) {
      if (body.text === '' && body.fileIds.length === 0)
        throw new ApiError('invalid_request', { fields: [{ path: 'text', code: 'field_required' }] });
      return messages.send(booking, body, address);
    },
  });

  bookingRoute('/booking/messages/file-part', {
    summary: 'A part of a file that goes with the next message: PDF, JPEG or PNG, by its content (M-09)',
    body: MessageFilePartSchema,
    reply: MessageFilePartReplySchema,
    errors: ['file_refused', 'too_many_files'],
    limit: 'read',
    needsOwner: true,
    answer: (booking, { body }) => messages.addPart(booking, body),
  });

  router.route({
    method: 'POST',
    url: '/booking/messages/file',
    summary: 'A file of a message, to be saved (M-09)',
    tag: 'after booking',
    body: MessageFileRequestSchema,
    replies: {},
    errors: [...ACCESS_ERRORS, 'confirmation_needed', 'not_found'],
    limit: 'read',
    handler: async ({ body, locale, request, reply }) => {
      const { booking, mayAct } = await open(request, body, locale);
      if (!mayAct) throw new ApiError('confirmation_needed');
      return sendFile(reply, await messages.file(booking, body.fileId));
    },
  });
}
