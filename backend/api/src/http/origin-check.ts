import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/index.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site may not write in a visitor's name (reliability rule 10). Callers without a browser send neither header. */
export function refuseForeignOrigin(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined && !allowedOrigins.has(origin)) throw new ApiError('origin_refused');
  if (origin === undefined && (fetchSite === 'cross-site' || fetchSite === 'same-site')) {
    throw new ApiError('origin_refused');
  }
}
