import {
  BookingThreadReplySchema,
  DeskReplySchema,
  DeskThreadRequestSchema,
  DeskThreadsReplySchema,
  FileIdSchema,
} from '@travesia/contracts';
import { object } from 'valibot';
import { requireInternal } from '../../http/internal-caller.ts';
import type { Router } from '../../http/router.ts';
import type { DeskMessages } from './ports.ts';
import { sendFile } from './send-file.ts';

const TAG = 'desk';

/** Our side of the messages, for the service desk; not reachable from outside. */
export function deskRoutes(
  router: Router,
  { desk, internalSecret }: { readonly desk: DeskMessages; readonly internalSecret: string },
): void {
  router.route({
    method: 'POST',
    url: '/internal/desk/threads',
    summary: 'Every booking with messages, what waits longest for us first (M-09)',
    tag: TAG,
    replies: { 200: DeskThreadsReplySchema },
    errors: ['not_found'],
    limit: 'vault',
    handler: async ({ request }) => {
      requireInternal(request, internalSecret);
      const threads = await desk.list();
      return {
        body: {
          data: threads.map(({ referenceId, unread, lastAtMs, lastText }) => ({
            referenceId,
            unread,
            lastAt: new Date(lastAtMs).toISOString(),
            lastText,
          })),
        },
      };
    },
  });

  router.route({
    method: 'POST',
    url: '/internal/desk/thread',
    summary: 'The messages of a booking; whoever reads them has seen them (M-09)',
    tag: TAG,
    body: DeskThreadRequestSchema,
    replies: { 200: BookingThreadReplySchema },
    errors: ['not_found', 'booking_not_found'],
    limit: 'vault',
    handler: async ({ body, request }) => {
      requireInternal(request, internalSecret);
      return { body: { data: await desk.thread(body.referenceId) } };
    },
  });

  router.route({
    method: 'POST',
    url: '/internal/desk/reply',
    summary: 'Answers in the booking, and mails the traveller; the same id twice is one answer (M-09)',
    tag: TAG,
    body: DeskReplySchema,
    replies: { 200: BookingThreadReplySchema },
    errors: ['not_found', 'booking_not_found'],
    limit: 'vault',
    handler: async ({ body, request }) => {
      requireInternal(request, internalSecret);
      return { body: { data: await desk.reply(body.referenceId, body) } };
    },
  });

  router.route({
    method: 'POST',
    url: '/internal/desk/file',
    summary: 'A file that a traveller sent, to be saved (M-09)',
    tag: TAG,
    body: object({ fileId: FileIdSchema }),
    replies: {},
    errors: ['not_found'],
    limit: 'vault',
    handler: async ({ body, request, reply }) => {
      requireInternal(request, internalSecret);
      return sendFile(reply, await desk.file(body.fileId));
    },
  });
}
