import type { FastifyReply } from 'fastify';

/** A reply that everybody who reads this language may share for a while. */
export function cacheByLanguage(reply: FastifyReply, seconds: number): void {
  void reply.header('cache-control', `public, max-age=${seconds}`).header('vary', 'Accept-Language, Cookie');
}
