import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from './wire-error.ts';

interface KeptReply {
  readonly fingerprint: string;
  status: number | null;
  body: object | null;
}

/**
 * Stripe's rules: the first reply of a key is kept and repeated, a 402 and a 500 included; a request that never
 * started (400, 404) is not kept; the same key with other parameters is refused.
 */
export function createIdempotency() {
  const replies = new Map<string, KeptReply>();
  // A body may hold a card number: what is kept of it must not be guessable by trying numbers.
  const fingerprintKey = randomBytes(32);

  return async function once(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<object>,
  ): Promise<object> {
    const header = request.headers['idempotency-key'];
    if (typeof header !== 'string' || header === '') return work();
    const key = `${request.method} ${header.slice(0, 255)}`;
    const fingerprint = createHmac('sha256', fingerprintKey)
      .update(`${request.url}\n${String(request.body)}`)
      .digest('base64');
    const kept = replies.get(key);
    if (kept) return repeat(kept, fingerprint, reply);

    const entry: KeptReply = { fingerprint, status: null, body: null };
    replies.set(key, entry);
    try {
      const body = await work();
      entry.status = 200;
      entry.body = body;
      return body;
    } catch (error) {
      if (error instanceof ProviderError && error.status !== 402 && error.status < 500) {
        replies.delete(key);
      } else {
        const failure = error instanceof ProviderError ? error : null;
        entry.status = failure?.status ?? 500;
        entry.body = {
          error: failure?.wire ?? { type: 'api_error', message: 'Something went wrong on our side.' },
        };
      }
      throw error;
    }
  };
}

function repeat(kept: KeptReply, fingerprint: string, reply: FastifyReply): object {
  if (kept.fingerprint !== fingerprint) {
    throw new ProviderError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  if (kept.status === null || kept.body === null) {
    throw new ProviderError(409, {
      type: 'invalid_request_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this key.',
    });
  }
  void reply.header('idempotent-replayed', 'true').code(kept.status);
  return kept.body;
}
