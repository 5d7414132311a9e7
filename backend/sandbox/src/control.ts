import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from './clock.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whoever is not on this machine, or comes through a proxy, has no business with switches, ledgers and clocks. */
export function guardControl(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/_control/')) return;
    const isHere = LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined;
    if (!isHere) await reply.code(403).send({ error: 'only from this machine' });
  });
}

export function registerClockControl(app: FastifyInstance, clock: SandboxClock): void {
  app.get('/_control/clock', async () => ({ nowMs: clock.nowMs(), offsetMs: clock.offsetMs() }));
  app.post<{ Body: unknown }>('/_control/clock', async (request, reply) => {
    const offsetMs = offsetOf(request.body);
    if (offsetMs === null) return reply.code(400).send({ error: 'offsetMs must be a whole number' });
    clock.setOffsetMs(offsetMs);
    return { nowMs: clock.nowMs(), offsetMs: clock.offsetMs() };
  });
}

function offsetOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('offsetMs' in body)) return null;
  return Number.isSafeInteger(body.offsetMs) ? Number(body.offsetMs) : null;
}
