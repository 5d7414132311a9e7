import { TelemetrySchema } from '@travesia/contracts';
import type { ReleaseFeed } from '@travesia/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Markets } from '../documents/markets.ts';
import { sendMissing } from '../files/send-immutable.ts';
import type { RemoteHealth } from './remote-health.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface MetricsOptions {
  readonly metrics: SiteMetrics;
  readonly health: RemoteHealth;
  readonly feed: ReleaseFeed;
  readonly markets: () => Markets;
}

export const METRICS_PATH = '/internal/metrics';
const LOCAL = /^(::1|(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+)$/;

/** Whoever asks this process directly from its own network; what came through a proxy comes from outside. */
function isFromInside(request: FastifyRequest): boolean {
  return request.headers['x-forwarded-for'] === undefined && LOCAL.test(request.socket.remoteAddress ?? '');
}

/** Figures for Prometheus, and what browsers tell of the remotes (no visitor in it). */
export function metricsRoutes(app: FastifyInstance, options: MetricsOptions): void {
  const { metrics, health, feed, markets } = options;

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
  });

  app.get(METRICS_PATH, { logLevel: 'warn' }, async (request, reply) => {
    if (!isFromInside(request)) return sendMissing(reply);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  // A beacon: nobody waits for the answer. What is not about our own releases is dropped, so that nobody
  // can make names up.
  app.post('/telemetry', { logLevel: 'warn' }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(TelemetrySchema, request.body);
    if (!parsed.success) return reply.code(400).send();
    const { market, sightings } = parsed.output;
    if (!markets().has(market)) return reply.code(400).send();
    for (const sighting of sightings) {
      const { remote, build, phase, during } = sighting;
      if (feed.current().remotes.get(remote)?.builds.has(build) !== true) continue;
      metrics.seen(sighting, market);
      if (phase === 'live' || phase === 'error') health.note(remote, build, market, phase);
      if (phase === 'error')
        request.log.warn({ remote, release: build, market, during, ms: sighting.ms }, 'a remote failed');
    }
    return reply.code(204).send();
  });
}
