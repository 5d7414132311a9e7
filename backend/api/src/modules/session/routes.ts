import { SessionStartReplySchema, SessionStartSchema } from '@travesia/contracts';
import type { Router } from '../../http/router.ts';
import { readSecret, writeSecret } from './cookies.ts';
import type { SessionService } from './service.ts';

export function sessionRoutes(router: Router, service: SessionService): void {
  router.route({
    method: 'POST',
    url: '/user/session/start',
    summary: 'Binds a visitor id to this browser and opens a booking session (B-23)',
    tag: 'session',
    body: SessionStartSchema,
    replies: { 201: SessionStartReplySchema },
    limit: 'session',
    handler: async ({ body, request, reply }) => {
      const started = await service.start(body, {
        browser: readSecret(request, 'browser'),
        booking: readSecret(request, 'booking'),
      });
      writeSecret(request, reply, 'browser', started.browserSecret);
      writeSecret(request, reply, 'booking', started.bookingSecret);
      return {
        status: 201,
        body: {
          data: {
            expiresAt: started.expiresAt.toISOString(),
            ...(started.agentId === undefined ? {} : { agentId: started.agentId }),
          },
        },
      };
    },
  });
}
