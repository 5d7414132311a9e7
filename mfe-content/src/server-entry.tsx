import type { RenderReply, RenderRequest } from '@travesia/contracts';
import { renderRemote } from '@travesia/platform/server';
import { content } from './content.tsx';

/** HTML of a page of this remote, for the documents of the site. */
export function render(request: RenderRequest): RenderReply {
  return renderRemote(content, request);
}
