import type { ColumnType } from 'kysely';

/** What a call answered; an error is kept as facts, its words are chosen anew. */
export type StoredReply =
  | { readonly kind: 'reply'; readonly status: number; readonly body: unknown }
  | {
      readonly kind: 'error';
      readonly code: string;
      readonly fields: readonly { path: string; code: string }[];
      readonly details: Readonly<Record<string, unknown>> | null;
    };

export interface IdempotencyTables {
  idempotency_keys: {
    scope: string;
    route: string;
    key: string;
    request_hash: string;
    state: 'in_progress' | 'done';
    lease_until: Date;
    reply: ColumnType<StoredReply | null, string | null, string | null>;
    expires_at: Date;
  };
}
