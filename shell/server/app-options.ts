import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Configuration } from './configuration.ts';

const BODY_MAX_BYTES = 16 * 1024;

/** What both applications of the front door have in common. */
export function appOptions({ TRUSTED_PROXIES, LOG_LEVEL }: Configuration): FastifyServerOptions {
  return {
    logger:
      LOG_LEVEL === 'silent'
        ? false
        : {
            level: LOG_LEVEL,
            // No addresses of visitors and no query strings, which may hold personal words.
            serializers: {
              req: (request) => ({
                method: request.method,
                path: request.url?.split('?')[0],
                id: request.id,
              }),
              // The decimals of a float can be the digits of a card, and no search of the logs could tell them apart.
              responseTime: (ms: number) => Math.round(ms),
            },
          },
    trustProxy: TRUSTED_PROXIES.length > 0 ? TRUSTED_PROXIES : false,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: 'idle',
    // What is on its way while the process ends is answered as ever.
    return503OnClosing: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
  };
}
