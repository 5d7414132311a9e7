import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Longer or shorter than the usual time of an answer. */
    readonly deadlineMs?: number;
  }
}

/**
 * Whoever waits longer is told `unavailable`. The framework's own deadline makes a signal for every request and an
 * exception for every end of one, whether anybody listens or not.
 */
export function installDeadline(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new ApiError('unavailable'));
    }, request.routeOptions.config.deadlineMs ?? usualMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
