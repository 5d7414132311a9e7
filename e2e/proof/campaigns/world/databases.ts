import { randomBytes } from 'node:crypto';
import { startPostgres, type PostgresServer } from '@travesia/deploy/postgres';
import { Client } from 'pg';

/** Where the ledger of an installation lies. */
export interface DatabaseServer {
  readonly name: string;
  /** A database of its own; empty for the embedded one. */
  create(): Promise<string>;
  /** Null: the embedded one is away only with its process. */
  readonly takeAway: PostgresServer['takeAway'] | null;
  stop(): Promise<void>;
}

export const DATABASES = ['pglite', '15', '18'] as const;
export type DatabaseName = (typeof DATABASES)[number];

/** `null`: this machine can have none of this version. */
export async function startDatabaseServer(name: DatabaseName): Promise<DatabaseServer | null> {
  if (name === 'pglite')
    return { name: 'PGlite', create: async () => '', takeAway: null, stop: async () => {} };
  const server = await startPostgres(name === '15' ? 15 : 18);
  if (!server) return null;
  return {
    name: `PostgreSQL ${server.version}`,
    async create() {
      const database = `campaign_${randomBytes(6).toString('hex')}`;
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE ${database}`).finally(() => client.end());
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    takeAway: server.takeAway,
    stop: server.stop,
  };
}
