import type { RenderReply, RenderRequest } from '@travesia/contracts';
import { renderRemote } from '@travesia/platform/server';
import { toursActivities } from './tours-activities.tsx';

/** HTML of a page or widget of this remote, for the documents of the site. */
export function render(request: RenderRequest): RenderReply {
  return renderRemote(toursActivities, request);
}
