import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import { isInternalTarget } from './internal-paths.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node looks at its lines only every half minute, and so puts up with a slow caller for twice as long. */
const SLOW_CALLERS_CHECK_MS = 5_000;
const KEEP_ALIVE_MS = 65_000;
const MISDIRECTED = 421;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export interface FrontDoorApps {
  readonly site: FastifyInstance;
  readonly payment: FastifyInstance;
}

type Origins = Pick<Configuration, 'SITE_ORIGIN' | 'VAULT_ORIGIN'>;

/** Which application a Host header asks for; a name that is not ours gets none (no rebinding, no mix of origins). */
export function appOfHost(
  host: string | undefined,
  { SITE_ORIGIN, VAULT_ORIGIN }: Origins,
): keyof FrontDoorApps | null {
  const asked = host?.toLowerCase();
  if (asked === new URL(SITE_ORIGIN).host) return 'site';
  if (asked === new URL(VAULT_ORIGIN).host) return 'payment';
  return null;
}

/** Two names in one request: who reads the first and who reads the second would serve different sites (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/**
 * One port for both origins. While it drains, no connection is kept for a further request, so that
 * the machine in front turns to others.
 */
export async function createFrontDoor(
  apps: FrontDoorApps,
  origins: Origins,
  isDraining: () => boolean = () => false,
): Promise<Server> {
  await Promise.all([apps.site.ready(), apps.payment.ready()]);

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (isDraining()) response.setHeader('connection', 'close');
    if (hasTwoHosts(request)) {
      response.writeHead(BAD_REQUEST, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
      response.end('A request names one host.\n');
      return;
    }
    if (isInternalTarget(request.url ?? '')) {
      response.writeHead(NOT_FOUND, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end('not found\n');
      return;
    }
    const wanted = appOfHost(request.headers.host, origins);
    if (wanted !== null) {
      apps[wanted].routing(request, response);
      return;
    }
    // Load balancers ask by address.
    if (request.url === '/healthz' || request.url === '/readyz') {
      apps.site.routing(request, response);
      return;
    }
    response.writeHead(MISDIRECTED, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This host is not served here.\n');
  }

  const server = createServer({ connectionsCheckingInterval: SLOW_CALLERS_CHECK_MS }, answer);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
