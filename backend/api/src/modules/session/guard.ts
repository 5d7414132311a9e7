import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../errors/index.ts';
import type { OpenSessions } from '../../http/open-session.ts';
import { readSecret } from './cookies.ts';
import type { Browser, SessionRepository } from './repository.ts';
import { hashAgent, hashSecret } from './secrets.ts';

export interface SessionGuard extends OpenSessions {
  /** The browser secret alone: what opens the masked list of a visitor's trips (B-15). */
  requireBrowser(request: FastifyRequest, agentId: string): Promise<Browser>;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export function createSessionGuard(parts: {
  readonly repository: SessionRepository;
  readonly clock: Clock;
  readonly agentKey: string;
}): SessionGuard {
  return {
    async require(request, agentId) {
      const secret = readSecret(request, 'booking');
      if (secret === null) throw new ApiError('session_missing');
      const session = await parts.repository.findSession(hashSecret(secret));
      if (!session) throw new ApiError('session_missing');
      if (session.expiresAt.getTime() <= parts.clock.nowMs()) throw new ApiError('session_expired');
      if (!isSame(session.agentHash, hashAgent(agentId, parts.agentKey)))
        throw new ApiError('agent_mismatch');
      return {
        sessionId: session.id,
        browserId: session.browserId,
        agentHash: session.agentHash,
        locale: session.locale,
        countryCode: session.countryCode,
        currencyCode: session.currencyCode,
        expiresAtMs: session.expiresAt.getTime(),
      };
    },
    async requireBrowser(request, agentId) {
      const secret = readSecret(request, 'browser');
      if (secret === null) throw new ApiError('session_missing');
      const browser = await parts.repository.findBrowserBySecret(
        hashSecret(secret),
        new Date(parts.clock.nowMs()),
      );
      if (!browser) throw new ApiError('session_missing');
      if (!isSame(browser.agentHash, hashAgent(agentId, parts.agentKey)))
        throw new ApiError('agent_mismatch');
      return browser;
    },
  };
}
