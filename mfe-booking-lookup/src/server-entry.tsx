import type { RenderReply, RenderRequest } from '@travesia/contracts';
import { renderRemote } from '@travesia/platform/server';
import { bookingLookup } from './booking-lookup.tsx';

/** HTML of a page of this remote; its pages are personal, so the site does not ask for them. */
export function render(request: RenderRequest): RenderReply {
  return renderRemote(bookingLookup, request);
}
