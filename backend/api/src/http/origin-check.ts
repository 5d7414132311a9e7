import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/index.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site may not write in a visitor's name. Callers without a browser send neither header. */
export function refuseForeignOrigin(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(request.method)) return;
  if (isForeignOrigin(request.headers, allowedOrigins)) throw new ApiError('origin_refused');
}

export function isForeignOrigin(
  { origin, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders,
  allowedOrigins: ReadonlySet<string>,
): boolean {
  if (origin !== undefined) return !allowedOrigins.has(origin);
  return fetchSite === 'cross-site' || fetchSite === 'same-site';
}
