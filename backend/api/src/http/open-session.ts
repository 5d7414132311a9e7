import type { Locale } from '@travesia/contracts';
import type { FastifyRequest } from 'fastify';

/** A session that showed both: its secret and the visitor id that it belongs to (B-03). */
export interface OpenSession {
  readonly sessionId: string;
  readonly browserId: string;
  /** Keyed hash; the visitor id itself is kept nowhere. */
  readonly agentHash: string;
  readonly locale: Locale;
  readonly countryCode: string | null;
  readonly currencyCode: string;
  readonly expiresAtMs: number;
}

export interface OpenSessions {
  /** The booking session of a call: 401 without a living one, 403 where it belongs to another visitor id. */
  require(request: FastifyRequest, agentId: string): Promise<OpenSession>;
}
