import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Configuration } from '../../configuration.ts';
import type { Random } from '../../random.ts';
import type { ApiModule } from '../module.ts';
import { readSecret } from './cookies.ts';
import { createSessionGuard, type SessionGuard } from './guard.ts';
import { createSessionRepository } from './repository.ts';
import { sessionRoutes } from './routes.ts';
import { hashSecret } from './secrets.ts';
import { createSessionService } from './service.ts';
import type { SessionTables } from './tables.ts';

export { mayHaveSession } from './cookies.ts';
export type { SessionGuard } from './guard.ts';

export interface SessionNeeds {
  readonly configuration: Pick<Configuration, 'SESSION_SECRET'>;
  readonly database: Kysely<SessionTables>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface SessionModule extends ApiModule {
  readonly guard: SessionGuard;
  /** What a session's calls are counted under; `null` where the call shows no secret. */
  readonly limitKey: (request: FastifyRequest) => string | null;
}

export function createSessionModule({ configuration, database, clock, random }: SessionNeeds): SessionModule {
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
