import { HealthSchema } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import type { Counters } from './counters.ts';
import { routeDocumentation } from './openapi.ts';

const ONE_ROW = { max: 1, windowMs: 60_000 } as const;

/** Up, and ready to serve (B-44). */
export function installHealth(
  app: FastifyInstance,
  parts: {
    readonly counters: Counters;
    readonly isContentThere: () => Promise<unknown>;
    /** Whether there is a source of cruises; without one the site is ready all the same (W-11). */
    readonly cruises: () => 'on' | 'stale' | 'off';
    readonly isDraining: () => boolean;
  },
): void {
  const replies = { 200: HealthSchema };
  app.get(
    '/healthz',
    {
      logLevel: 'warn',
      schema: routeDocumentation({ summary: 'Is the process up?', tag: 'operations', replies }),
    },
    async () => ({ ok: true }),
  );
  app.get(
    '/readyz',
    {
      logLevel: 'warn',
      schema: routeDocumentation({
        summary: 'Can it serve?',
        tag: 'operations',
        replies: { ...replies, 503: HealthSchema },
      }),
    },
    async (request, reply) => {
      if (parts.isDraining()) return reply.status(503).send({ ok: false });
      try {
        // A write: a database on a full disk still reads.
        await parts.counters.hit('readyz', ONE_ROW);
        await parts.isContentThere();
        return { ok: true, cruises: parts.cruises() };
      } catch (error) {
        request.log.error({ err: error }, 'database or content do not answer');
        return reply.status(503).header('retry-after', '5').send({ ok: false });
      }
    },
  );
}
