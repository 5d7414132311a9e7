import type { FastifyInstance } from 'fastify';

/** Our replies are data: nothing of them may be rendered, framed, guessed at or read by a page of another site. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // What browsers once had against scripts in addresses did harm itself.
  'x-xss-protection': '0',
} as const;
const YEAR_S = 31_536_000;

export function securityHeaders({ isPublic }: { isPublic: boolean }): Readonly<Record<string, string>> {
  return isPublic
    ? { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }
    : HEADERS;
}

export function installSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
