import { DataExportRequestSchema } from '@travesia/contracts';
import { ApiError } from '../../errors/index.ts';
import type { Router } from '../../http/router.ts';
import type { DataRequests } from '../privacy/index.ts';
import { ACCESS_ERRORS, type OpenBooking } from './booking-route.ts';

const MEDIA_TYPES = { json: 'application/json; charset=utf-8', text: 'text/plain; charset=utf-8' } as const;

/** The copy of a traveller's data, once the desk released it (D-19). */
export function dataRoutes(
  router: Router,
  {
    open,
    dataRequests,
  }: { readonly open: OpenBooking; readonly dataRequests: Pick<DataRequests, 'download'> },
): void {
  router.route({
    method: 'POST',
    url: '/booking/data-export',
    summary: 'The data that are stored of the people of a booking, with a code, as text or JSON (D-19)',
    tag: 'after booking',
    body: DataExportRequestSchema,
    replies: {},
    errors: [...ACCESS_ERRORS, 'confirmation_needed', 'not_found', 'code_wrong'],
    limit: 'read',
    handler: async ({ body, locale, request, reply }) => {
      const { booking, mayAct } = await open(request, body, locale);
      if (!mayAct) throw new ApiError('confirmation_needed');
      const content = await dataRequests.download(booking, body, locale);
      const name = `travesia-${booking.reference ?? ''}.${body.format === 'json' ? 'json' : 'txt'}`;
      return reply
        .type(MEDIA_TYPES[body.format])
        .header('content-language', locale)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  });
}
