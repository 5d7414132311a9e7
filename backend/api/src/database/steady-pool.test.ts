import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { buildApp } from '../app.ts';
import { createTestDependencies, STARTUP_MS } from '../testing.ts';
import { asDatabaseFault, DatabaseUnavailable } from './database-faults.ts';
import { createSteadyPool, poolForQueries } from './steady-pool.ts';
import type { TestDatabase } from './test-database.ts';

const databaseOf = (port: number, queryTimeoutMs?: number) => {
  const faults: Error[] = [];
  const pool = createSteadyPool({ host: '127.0.0.1', port, user: 'nobody', max: 2 }, (error) =>
    faults.push(error),
  );
  const dialect = new PostgresDialect({
    pool: poolForQueries(pool, { queryTimeoutMs, isPrepared: () => true }),
  });
  return { database: new Kysely<never>({ dialect }), faults };
};

/** As much of a server as a client needs to believe that it is connected: it never answers a statement. */
async function silentServer() {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('what a fault of the database is', () => {
  const ofServer = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code });
  const ofSystem = (code: string) => Object.assign(new Error('x'), { code });
  it.each<[string, unknown, boolean]>([
    ['a server that shuts down', ofServer('57P01'), true],
    ['a server that starts', ofServer('57P03'), true],
    ['a full disk', ofServer('53100'), true],
    ['too many connections', ofServer('53300'), true],
    ['a statement that took too long', ofServer('57014'), true],
    ['a standby', ofServer('25006'), true],
    ['nobody there', ofSystem('ECONNREFUSED'), true],
    ['a broken connection', new Error('Connection terminated unexpectedly'), true],
    ['no free connection in time', new Error('timeout exceeded when trying to connect'), true],
    ['a value that is there already', ofServer('23505'), false],
    ['a mistake in a statement', ofServer('42601'), false],
    ['a mistake in our code', new TypeError('x is not a function'), false],
  ])('%s', (_what, error, isFault) => {
    expect(asDatabaseFault(error) instanceof DatabaseUnavailable).toBe(isFault);
  });
});

describe('a database that goes away', () => {
  it('a connection that breaks during a statement fails that statement and nothing else', async () => {
    const server = await silentServer();
    const { database, faults } = databaseOf(server.port);
    const asked = sql`SELECT 1`.execute(database);
    const refused = expect(asked).rejects.toBeInstanceOf(DatabaseUnavailable);
    while (server.sockets.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await once(server.sockets[0] as Socket, 'data');
    server.sockets[0]?.resetAndDestroy();
    await refused;
    expect(faults.length).toBeGreaterThan(0);
    server.close();
    await database.destroy();
  });

  it('a server that never answers is given up, and its connection closed', async () => {
    const server = await silentServer();
    const { database } = databaseOf(server.port, 50);
    await expect(sql`SELECT 1`.execute(database)).rejects.toBeInstanceOf(DatabaseUnavailable);
    const [socket] = server.sockets as [Socket];
    if (!socket.destroyed) await once(socket, 'close');
    server.close();
    await database.destroy();
  });
});

describe('an api whose database is away', () => {
  let testDatabase: TestDatabase;
  let ask: (url: string, payload?: object) => Promise<{ status: number; retry: unknown; code: unknown }>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const world = await createTestDependencies();
    ({ testDatabase } = world);
    const server = await silentServer();
    server.close();
    const { database } = databaseOf(server.port);
    const { app } = await buildApp({
      ...world.dependencies,
      database: database as unknown as typeof world.dependencies.database,
    });
    ask = async (url, payload) => {
      const reply = await app.inject({ method: payload ? 'POST' : 'GET', url, ...(payload && { payload }) });
      return {
        status: reply.statusCode,
        retry: reply.headers['retry-after'],
        code: reply.json().error?.code,
      };
    };
    close = async () => {
      await app.close();
      await database.destroy();
    };
  }, STARTUP_MS);
  afterAll(async () => {
    await close();
    await testDatabase.close();
  });

  it('asks visitors to come back in a moment (B-44)', async () => {
    const start = {
      agentId: '3f1f4a52-6d5b-4b0e-9a55-111111111111',
      locale: 'en',
      countryCode: null,
      currencyCode: 'USD',
      infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
    };
    expect(await ask('/user/session/start', start)).toEqual({ status: 503, retry: '3', code: 'unavailable' });
    expect(await ask('/readyz')).toMatchObject({ status: 503, retry: '5' });
    expect(await ask('/healthz')).toMatchObject({ status: 200 });
  });
});
