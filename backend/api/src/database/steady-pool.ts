import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, Pool, type PoolConfig } from 'pg';
import { asDatabaseFault, DatabaseUnavailable, isConnectionFault } from './database-faults.ts';

/**
 * A pool whose connections may break at any moment. `pg` emits `error` on a client whose connection is lost; without
 * a listener that ends the process, and the pool itself listens only while a client is idle.
 */
export function createSteadyPool(config: PoolConfig, onFault: (error: Error) => void): Pool {
  class SteadyClient extends Client {
    constructor(clientConfig?: PoolConfig) {
      super(clientConfig);
      this.on('error', onFault);
    }
  }
  const pool = new Pool({ ...config, Client: SteadyClient });
  // Repeats what the client has told already.
  pool.on('error', () => {});
  return pool;
}

/**
 * The pool as Kysely uses it: a statement that gets no answer ends in time, a connection that failed is closed
 * instead of reused, and a fault of the server is told apart from a mistake in a statement.
 */
export function poolForQueries(
  pool: Pool,
  {
    queryTimeoutMs,
    isPrepared,
  }: {
    readonly queryTimeoutMs: number | undefined;
    /** Whether the tables are there. */
    readonly isPrepared: () => boolean;
  },
): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    if (!isPrepared()) throw new DatabaseUnavailable(new Error('the tables are not up to date yet'));
    const client = await pool.connect().catch((error: unknown) => {
      throw asDatabaseFault(error);
    });
    let isBroken = false;
    async function query(text: string, values: readonly unknown[]) {
      const statement = { text, values: [...values], query_timeout: queryTimeoutMs };
      try {
        return await client.query(statement);
      } catch (error) {
        isBroken ||= isConnectionFault(error);
        throw asDatabaseFault(error);
      }
    }
    return {
      // Kysely's second form of a query, with a cursor, is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (isDiscarded) => client.release(isBroken || isDiscarded === true),
    };
  }
  return { options: {}, connect, end: () => pool.end() };
}
