import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { METRICS_PATH } from './metrics-routes.ts';

const NOT_FOUND = 404;

/** Metrics on a port of their own, which is never published: the front door serves nothing below `/internal` (W-12). */
export function createMetricsServer(site: FastifyInstance): Server {
  return createServer((request, response) => {
    if (request.url === METRICS_PATH) site.routing(request, response);
    else response.writeHead(NOT_FOUND).end();
  });
}
