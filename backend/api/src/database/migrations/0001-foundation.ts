import type { Migration } from './migration.ts';

/** Sessions, idempotency, lasting counters, priced offers, exchange rates. */
export const foundation: Migration = {
  name: '0001-foundation',
  sql: `
    CREATE TABLE browsers (
      id uuid PRIMARY KEY,
      agent_hash text NOT NULL UNIQUE,
      secret_hash text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );

    CREATE TABLE sessions (
      id uuid PRIMARY KEY,
      browser_id uuid NOT NULL REFERENCES browsers (id) ON DELETE CASCADE,
      secret_hash text NOT NULL UNIQUE,
      locale text NOT NULL,
      country_code text,
      currency_code text NOT NULL,
      attribution jsonb NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sessions_by_browser ON sessions (browser_id);
    CREATE INDEX sessions_by_expiry ON sessions (expires_at);

    CREATE TABLE idempotency_keys (
      scope text NOT NULL,
      route text NOT NULL,
      key text NOT NULL,
      request_hash text NOT NULL,
      state text NOT NULL CHECK (state IN ('in_progress', 'done')),
      lease_until timestamptz NOT NULL,
      reply jsonb,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (scope, route, key)
    );
    CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);

    CREATE TABLE counters (
      key text PRIMARY KEY,
      hits integer NOT NULL,
      resets_at timestamptz NOT NULL
    );
    CREATE INDEX counters_by_reset ON counters (resets_at);

    CREATE TABLE priced_offers (
      id text PRIMARY KEY,
      offer jsonb NOT NULL,
      dictionaries jsonb NOT NULL,
      search jsonb NOT NULL,
      bags jsonb,
      fare_rules jsonb,
      supplier_snapshot jsonb NOT NULL,
      passport_required boolean NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX priced_offers_by_expiry ON priced_offers (expires_at);

    CREATE TABLE exchange_rates (
      source text NOT NULL,
      as_of text NOT NULL,
      base text NOT NULL,
      rates jsonb NOT NULL,
      fetched_at timestamptz NOT NULL,
      PRIMARY KEY (source, as_of)
    );
  `,
};
