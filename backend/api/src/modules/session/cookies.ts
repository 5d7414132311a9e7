import { BROWSER_SECRET_DAYS, SESSION_TTL_H } from '@travesia/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret } from './secrets.ts';

const NAMES = { browser: 'travesia-browser', booking: 'travesia-booking' } as const;
const LIFE_SECONDS = { browser: BROWSER_SECRET_DAYS * 86_400, booking: SESSION_TTL_H * 3600 } as const;
export type SecretKind = keyof typeof NAMES;

/** Browsers take `__Host-` cookies over https and on localhost; elsewhere the plain name has to do (P-16). */
function takesHostCookies(request: FastifyRequest): boolean {
  const { hostname, protocol } = request;
  return protocol === 'https' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

function nameOf(kind: SecretKind, request: FastifyRequest): string {
  return takesHostCookies(request) ? `__Host-${NAMES[kind]}` : NAMES[kind];
}

/** Whether there is anything among them that could be a session's secret. */
export function mayHaveSession(cookies: string | undefined): boolean {
  return cookies?.includes(NAMES.booking) ?? false;
}

export function readSecret(request: FastifyRequest, kind: SecretKind): string | null {
  const value = request.cookies[nameOf(kind, request)];
  return isSecret(value) ? value : null;
}

export function writeSecret(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SecretKind,
  secret: string,
): void {
  reply.setCookie(nameOf(kind, request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: takesHostCookies(request),
    maxAge: LIFE_SECONDS[kind],
  });
}
