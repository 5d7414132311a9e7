import type { FastifyInstance } from 'fastify';

export interface Draining {
  hasBegun(): boolean;
  begin(): void;
}

/**
 * Between the word to stop and the end: everything is answered, `/readyz` says no, and no connection is kept for a
 * further request, so that the machine in front turns to others before this one is gone.
 */
export function installDraining(app: FastifyInstance): Draining {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done();
  });
  return {
    hasBegun: () => isDraining,
    begin: () => {
      isDraining = true;
    },
  };
}
