import type { FastifyReply } from 'fastify';
import type { StoredFile } from './repository.ts';

/** To be saved, never to be shown in a page of ours: somebody else made it. */
export function sendFile(reply: FastifyReply, { name, mediaType, content }: StoredFile): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content);
}
