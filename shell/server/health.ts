import type { FastifyInstance } from 'fastify';
import type { ReleaseFeed } from '@travesia/releases';

const API_TIMEOUT_MS = 1_000;

export interface HealthOptions {
  readonly feed: ReleaseFeed;
  readonly apiUrl: string;
  /** Whether there is a source of cruises; without one the site is ready all the same (W-11). */
  readonly hasCruises: boolean;
  /** The process was told to stop and asks to be left. */
  readonly isDraining: () => boolean;
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })).ok;
  } catch {
    return false;
  }
}

/** `/healthz`: the process lives. `/readyz`: it has releases to show, an api to ask, and will stay. */
export function healthRoutes(
  app: FastifyInstance,
  { feed, apiUrl, hasCruises, isDraining }: HealthOptions,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      releases: feed.current().remotes.size > 0,
      api: await isUp(`${apiUrl}/healthz`),
      stays: !isDraining(),
    };
    const ok = Object.values(checks).every(Boolean);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, ...checks, cruises: hasCruises ? 'on' : 'off' });
  });
}
