import Fastify, { type FastifyInstance } from 'fastify';
import { integer, maxValue, minValue, number, object, pipe, safeParse } from 'valibot';
import type { AdjustableClock } from '../clock.ts';

const YEAR_MS = 366 * 24 * 3_600_000;
const OffsetSchema = object({
  offsetMs: pipe(number(), integer(), minValue(-YEAR_MS), maxValue(YEAR_MS)),
});

/** Moves the server's clock in the test profile; listens on the loopback only. */
export function buildControlPort(clock: AdjustableClock): FastifyInstance {
  const app = Fastify();
  app.get('/clock', async () => ({ offsetMs: clock.offsetMs(), nowMs: clock.nowMs() }));
  app.post('/clock', async (request, reply) => {
    const wanted = safeParse(OffsetSchema, request.body);
    if (!wanted.success) return reply.status(400).send({ error: 'offsetMs: whole milliseconds' });
    clock.setOffsetMs(wanted.output.offsetMs);
    return { offsetMs: clock.offsetMs(), nowMs: clock.nowMs() };
  });
  return app;
}
