import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AdjustableClock } from '../clock.ts';
import { measureKeptMemory } from './kept-memory.ts';

const YEAR_MS = 366 * 24 * 3_600_000;
const OffsetSchema = v.object({
  offsetMs: v.pipe(v.number(), v.integer(), v.minValue(-YEAR_MS), v.maxValue(YEAR_MS)),
});

export interface ControlParts {
  readonly clock: AdjustableClock;
  /** Our ledger of bookings, payments and orders, to be held against those of provider and suppliers. */
  readonly ledger: () => Promise<object>;
  /** Does now what is due now. */
  readonly work: () => Promise<void>;
  /** The places at which the process can be told to die. */
  readonly points: readonly string[];
  readonly endAt: (point: string | null) => void;
}

/** Moves the server's clock and shows its ledger in the test profile; listens on the loopback only. */
export function buildControlPort({ clock, ledger, work, points, endAt }: ControlParts): FastifyInstance {
  const app = Fastify();
  const EndSchema = v.object({ point: v.nullable(v.picklist(points)) });
  app.get('/clock', async () => ({ offsetMs: clock.offsetMs(), nowMs: clock.nowMs() }));
  app.post('/clock', async (request, reply) => {
    const wanted = v.safeParse(OffsetSchema, request.body);
    if (!wanted.success) return reply.status(400).send({ error: 'offsetMs: whole milliseconds' });
    clock.setOffsetMs(wanted.output.offsetMs);
    return { offsetMs: clock.offsetMs(), nowMs: clock.nowMs() };
  });
  app.get('/ledger', () => ledger());
  app.get('/memory', async () => measureKeptMemory());
  app.post('/work', async () => {
    await work();
    return { nowMs: clock.nowMs() };
  });
  app.get('/points', async () => ({ points }));
  app.post('/end-at', async (request, reply) => {
    const wanted = v.safeParse(EndSchema, request.body);
    if (!wanted.success)
      return reply.status(400).send({ error: `point: null or one of ${points.join(', ')}` });
    endAt(wanted.output.point);
    return wanted.output;
  });
  return app;
}
