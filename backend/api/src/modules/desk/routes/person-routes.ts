import {
  DeskEraseSchema,
  DeskPersonReplySchema,
  DeskReleaseDataSchema,
  DeskOpenSchema,
} from '@travesia/contracts';
import { ApiError } from '../../../errors/index.ts';
import { findBooking } from '../../booking/index.ts';
import { refusal, type DeskRoute, type DeskRoutesParts } from './desk-route.ts';

export function personRoutes(
  deskRoute: DeskRoute,
  { db, privacy }: Pick<DeskRoutesParts, 'db' | 'privacy'>,
): void {
  deskRoute('person.read', 'person', {
    summary: 'Whether the person of a booking was erased, or why they cannot be yet (D-11)',
    body: DeskOpenSchema,
    reply: DeskPersonReplySchema,
    // Nothing of it is personal: it is not logged.
    handler: async ({ body: { id } }) => {
      const data = await privacy.person(id);
      if (!data) throw new ApiError('booking_not_found');
      return { body: { data } };
    },
  });

  deskRoute('person.export', 'person/export', {
    summary: 'Releases the copy that the traveller asked for, and mails the way to it, once (D-19)',
    body: DeskReleaseDataSchema,
    reply: DeskPersonReplySchema,
    handler: async ({ body: { id }, note }) => {
      const booking = await findBooking(db, id);
      if (!booking) throw new ApiError('booking_not_found');
      await privacy.requests.release(booking, note('', id));
      return { body: { data: await privacy.person(id) } };
    },
  });

  deskRoute('person.erase', 'person/erase', {
    summary: 'Takes the person out of a booking; the money stays (D-11)',
    body: DeskEraseSchema,
    reply: DeskPersonReplySchema,
    handler: async ({ body: { id, basis }, reply, note }) => {
      if (!(await privacy.person(id))) throw new ApiError('booking_not_found');
      const refused = await privacy.erase(id, note(basis, id));
      if (refused) return refusal(409, 'erasure_refused', reply.request.id, { refusal: refused });
      return { body: { data: await privacy.person(id) } };
    },
  });
}
