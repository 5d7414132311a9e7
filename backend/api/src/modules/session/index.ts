import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { ApiModule } from '../module.ts';
import { readSecret } from './cookies.ts';
import { createSessionGuard, type SessionGuard } from './guard.ts';
import { createSessionRepository } from './repository.ts';
import { sessionRoutes } from './routes.ts';
import { hashSecret } from './secrets.ts';
import { createSessionService } from './service.ts';

export { mayHaveSession } from './cookies.ts';
export type { SessionGuard } from './guard.ts';
export type { OpenSession } from './session.ts';

export interface SessionModule extends ApiModule {
  readonly guard: SessionGuard;
  /** What a session's calls are counted under; `null` where the call shows no secret. */
  readonly limitKey: (request: FastifyRequest) => string | null;
}

export function createSessionModule({
  configuration,
  database,
  clock,
  random,
}: Pick<Dependencies, 'configuration' | 'database' | 'clock' | 'random'>): SessionModule {
  const parts = {
    repository: createSessionRepository(database),
    clock,
    random,
    agentKey: configuration.SESSION_SECRET,
  };
  const service = createSessionService(parts);
  return {
    guard: createSessionGuard(parts),
    limitKey: (request) => {
      const secret = readSecret(request, 'booking');
      return secret === null ? null : hashSecret(secret);
    },
    routes: (router) => sessionRoutes(router, service),
  };
}
