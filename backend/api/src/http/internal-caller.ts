import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/index.ts';

/** For our own processes, which share a secret with us; to anybody else there is nothing here. */
export function requireInternal(request: FastifyRequest, secret: string): void {
  const given = request.headers['x-travesia-internal'];
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new ApiError('not_found');
}
