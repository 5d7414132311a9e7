import { HealthSchema } from '@travesia/contracts';
import { sql, type QueryExecutorProvider } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { routeDocumentation } from './openapi.ts';

/** Up, and ready to serve (B-44). */
export function installHealth(
  app: FastifyInstance,
  parts: {
    readonly database: QueryExecutorProvider;
    readonly isContentThere: () => Promise<unknown>;
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
        await sql`SELECT 1`.execute(parts.database);
        await parts.isContentThere();
        return { ok: true };
      } catch (error) {
        request.log.error({ err: error }, 'database or content do not answer');
        return reply.status(503).header('retry-after', '5').send({ ok: false });
      }
    },
  );
}
