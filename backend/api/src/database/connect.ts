import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { types, type Pool, type PoolConfig } from 'pg';
import { isDatabaseAway } from './database-faults.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createSteadyPool, poolForQueries } from './steady-pool.ts';

export interface OpenDatabase {
  /** It knows no table: each module adds its own. */
  readonly database: Kysely<object>;
  readonly kind: 'embedded' | 'server';
  /** For what is not a query of a module: migrations, tests. */
  readonly pool: Pool;
  /** Whether it answered at once. Until it does, every query fails as one of a database that is away. */
  readonly isThere: boolean;
  /** It is there, with its tables up to date; rejects where it may not be used. */
  readonly ready: Promise<void>;
  /** How many statements the modules have sent. */
  statements(): number;
  close(): Promise<void>;
}

export interface DatabaseAddress {
  /** Empty: the embedded database. */
  readonly databaseUrl: string;
  readonly poolMax: number;
  /** Folder of the embedded database; `null` keeps it in memory. */
  readonly dataFolder: string | null;
  /** PostgreSQL that may lose what it has acknowledged is refused. */
  readonly requireDurable: boolean;
  /** Longest statement of a migration on a server; absent: any. */
  readonly migrationStatementMaxMs?: number;
  readonly onFault?: (error: Error) => void;
}

const BIGINT = 20;
const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** The server ends a slow statement by itself; a little later nobody is there to do it. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;

/** Counts and ids stay far below 2^53: read bigint as a number. */
const typeParsers: PoolConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

function createPool(config: PoolConfig, onFault: (error: Error) => void = () => {}): Pool {
  return createSteadyPool(
    { ...config, types: typeParsers, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    onFault,
  );
}

async function refuseWithoutFsync(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ fsync: string; synchronous_commit: string }>(
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit`,
  );
  const [settings] = rows;
  if (settings?.fsync !== 'on' || settings.synchronous_commit === 'off') {
    throw new Error(
      'PostgreSQL runs with fsync or synchronous_commit off: a power cut would lose paid bookings.',
    );
  }
}

interface PoolParts {
  readonly pool: Pool;
  readonly kind: OpenDatabase['kind'];
  /** Looks whether it may be used, and brings its tables up to date. */
  readonly prepare: () => Promise<void>;
  readonly onFault?: ((error: Error) => void) | undefined;
  readonly stopServer: () => Promise<void>;
}

async function openPool({ pool, kind, prepare, onFault, stopServer }: PoolParts): Promise<OpenDatabase> {
  const closing = new AbortController();
  let isPrepared = false;
  /** False where the database is away, which is no reason not to start: it may come back. */
  const tryToPrepare = async () => {
    try {
      await prepare();
      isPrepared = true;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onFault?.(error as Error);
    }
    return isPrepared;
  };
  const keepTrying = async () => {
    while (!isPrepared && !closing.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      if (!closing.signal.aborted) await tryToPrepare();
    }
  };
  const isThere = await tryToPrepare();
  const ready = keepTrying();
  // Whoever waits for it is told.
  ready.catch(() => {});
  let statements = 0;
  const database = new Kysely<object>({
    dialect: new PostgresDialect({
      pool: poolForQueries(pool, {
        queryTimeoutMs: kind === 'server' ? QUERY_TIMEOUT_MS : undefined,
        isPrepared: () => isPrepared,
      }),
    }),
    log() {
      statements += 1;
    },
  });
  return {
    database,
    kind,
    pool,
    isThere,
    ready,
    statements: () => statements,
    async close() {
      closing.abort();
      await ready.catch(() => {});
      await database.destroy();
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end();
      await stopServer();
    },
  };
}

/**
 * PostgreSQL where an address is given, else PGlite in a worker; one driver for both. A server that is away is asked
 * again until it is there.
 */
export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  if (address.databaseUrl !== '') {
    const pool = createPool(
      {
        connectionString: address.databaseUrl,
        max: address.poolMax,
        statement_timeout: STATEMENT_TIMEOUT_MS,
      },
      address.onFault,
    );
    return openPool({
      pool,
      kind: 'server',
      async prepare() {
        if (address.requireDurable) await refuseWithoutFsync(pool);
        await migrate(pool, { statementMaxMs: address.migrationStatementMaxMs ?? 0 });
      },
      onFault: address.onFault,
      stopServer: async () => {},
    });
  }
  const embedded = await openEmbedded(address.dataFolder);
  const pool = createPool(embedded.poolConfig, address.onFault);
  return openPool({
    pool,
    kind: 'embedded',
    async prepare() {
      await migrate(pool);
      if (address.dataFolder === null) await embedded.keepTables();
    },
    stopServer: embedded.stop,
  });
}
