import { createHash } from 'node:crypto';
import { ERROR_CATALOGUE, type ErrorCode } from '@travesia/contracts';
import { IDEMPOTENCY_TTL_H } from '@travesia/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { ApiError } from '../errors/index.ts';
import { whileRenewed } from '../while-renewed.ts';
import type { IdempotencyTables, StoredReply } from './idempotency-tables.ts';

/** Renewed while the work continues; after a crash the visitor waits at most this long. */
const LEASE_MS = 12_000;
const TTL_MS = IDEMPOTENCY_TTL_H * 3_600_000;
/** Answers that the same request would get again; anything else may be tried anew under its key. */
const LASTING_STATUSES: ReadonlySet<number> = new Set([402, 404, 409, 410, 422]);
const PASSING_CODES: ReadonlySet<ErrorCode> = new Set(['request_in_progress', 'payment_in_progress']);

interface IdempotentCall {
  /** Whose call it is: the session, and the order where the key is derived. */
  readonly scope: string;
  readonly route: string;
  /** The caller's own key; `null` derives one from scope, route and body. */
  readonly key: string | null;
  readonly body: unknown;
}

export interface RunReply {
  readonly status: number;
  readonly body: unknown;
}

/** Each write happens once (B-04): the key's row is written before the work begins, the reply is kept for a day. */
export interface Idempotency {
  run(call: IdempotentCall, work: () => Promise<RunReply>): Promise<RunReply>;
  deleteExpired(): Promise<void>;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('base64url');
}

/**
 * A derived key stands for the step; a different body takes its place, so that A, B, A saves A again.
 * A caller's own key belongs to one body for ever.
 */
const DERIVED_KEY = 'derived';

export function createIdempotency(database: Kysely<IdempotencyTables>, clock: Clock): Idempotency {
  async function claim(call: IdempotentCall, requestHash: string): Promise<boolean> {
    const now = new Date(clock.nowMs());
    const row = {
      scope: call.scope,
      route: call.route,
      key: call.key ?? DERIVED_KEY,
      request_hash: requestHash,
      state: 'in_progress' as const,
      lease_until: new Date(now.getTime() + LEASE_MS),
      reply: null,
      expires_at: new Date(now.getTime() + TTL_MS),
    };
    const claimed = await database
      .insertInto('idempotency_keys')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'route', 'key'])
          .doUpdateSet(row)
          .where((where) =>
            where.or([
              where('idempotency_keys.expires_at', '<=', now),
              where.and([
                where('idempotency_keys.state', '=', 'in_progress'),
                where('idempotency_keys.lease_until', '<=', now),
                where('idempotency_keys.request_hash', '=', requestHash),
              ]),
              ...(call.key === null ? [where('idempotency_keys.request_hash', '<>', requestHash)] : []),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function renew(call: IdempotentCall, requestHash: string): Promise<void> {
    await database
      .updateTable('idempotency_keys')
      .set({ lease_until: new Date(clock.nowMs() + LEASE_MS) })
      .where('scope', '=', call.scope)
      .where('route', '=', call.route)
      .where('key', '=', call.key ?? DERIVED_KEY)
      .where('request_hash', '=', requestHash)
      .where('state', '=', 'in_progress')
      .execute();
  }

  async function earlierReply(call: IdempotentCall, requestHash: string): Promise<RunReply> {
    const earlier = await database
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('scope', '=', call.scope)
      .where('route', '=', call.route)
      .where('key', '=', call.key ?? DERIVED_KEY)
      .executeTakeFirst();
    if (!earlier) throw new ApiError('request_in_progress', { retryAfterSeconds: 1 });
    if (earlier.request_hash !== requestHash) throw new ApiError('idempotency_mismatch');
    if (earlier.state === 'in_progress' || !earlier.reply) {
      throw new ApiError('request_in_progress', { retryAfterSeconds: 1 });
    }
    const { reply } = earlier;
    if (reply.kind === 'reply') return { status: reply.status, body: reply.body };
    throw new ApiError(reply.code as ErrorCode, {
      fields: reply.fields,
      ...(reply.details ? { details: reply.details } : {}),
    });
  }

  async function settle(call: IdempotentCall, requestHash: string, reply: StoredReply | null): Promise<void> {
    const key = call.key ?? DERIVED_KEY;
    if (reply === null) {
      await database
        .deleteFrom('idempotency_keys')
        .where('scope', '=', call.scope)
        .where('route', '=', call.route)
        .where('key', '=', key)
        .where('request_hash', '=', requestHash)
        .execute();
      return;
    }
    await database
      .updateTable('idempotency_keys')
      .set({ state: 'done', reply: JSON.stringify(reply) })
      .where('scope', '=', call.scope)
      .where('route', '=', call.route)
      .where('key', '=', key)
      .where('request_hash', '=', requestHash)
      .execute();
  }

  function lastingError(call: IdempotentCall, error: unknown): StoredReply | null {
    if (call.key === null || !(error instanceof ApiError)) return null;
    if (!LASTING_STATUSES.has(ERROR_CATALOGUE[error.code].status) || PASSING_CODES.has(error.code))
      return null;
    return { kind: 'error', code: error.code, fields: error.fields, details: error.details ?? null };
  }

  return {
    async run(call, work) {
      const requestHash = hashOf(call.body);
      if (!(await claim(call, requestHash))) return earlierReply(call, requestHash);
      let reply: RunReply;
      try {
        reply = await whileRenewed(work, () => renew(call, requestHash), LEASE_MS);
      } catch (error) {
        await settle(call, requestHash, lastingError(call, error));
        throw error;
      }
      await settle(call, requestHash, { kind: 'reply', status: reply.status, body: reply.body });
      return reply;
    },
    async deleteExpired() {
      await database
        .deleteFrom('idempotency_keys')
        .where('expires_at', '<=', new Date(clock.nowMs()))
        .execute();
    },
  };
}
