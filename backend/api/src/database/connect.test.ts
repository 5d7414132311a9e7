import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type Duplex } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { createTestDependencies, STARTUP_MS } from '../testing.ts';
import { openDatabase } from './connect.ts';
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { embeddedTrouble } from './embedded-trouble.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A socket may cut a message in two, which the embedded database does not expect. */
function wholeMessages(): Transform {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      // The first message has no letter before its length.
      for (let letter = isStarted ? 1 : 0; rest.length >= letter + 4; letter = 1) {
        const size = letter + rest.readInt32BE(letter);
        if (rest.length < size) break;
        isStarted = true;
        this.push(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
      done();
    },
  });
}

/** From now on the database answers there. */
async function listenFor(embedded: EmbeddedDatabase, port: number): Promise<Server> {
  const connections = new Set<Duplex>();
  const server = createServer((socket) => {
    const behind = embedded.connect();
    for (const each of [socket, behind]) {
      connections.add(each);
      each.on('error', () => {});
    }
    socket.pipe(wholeMessages()).pipe(behind).pipe(socket);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    for (const connection of connections) connection.destroy();
    server.close();
  });
  return server;
}

describe('a database that is away when the process starts (A18)', () => {
  it(
    'is waited for: 503 until it is there, then everything works',
    async () => {
      const port = await freePort();
      const embedded = await openEmbedded(null);
      closers.push(() => embedded.stop());
      const faults: Error[] = [];
      const opened = await openDatabase({
        databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
        poolMax: 1,
        dataFolder: null,
        requireDurable: false,
        onFault: (error) => faults.push(error),
      });
      closers.push(() => opened.close());
      expect(opened.isThere).toBe(false);
      expect(faults.length).toBeGreaterThan(0);

      const { dependencies, testDatabase } = await createTestDependencies();
      closers.push(() => testDatabase.close());
      const api = await buildApp({ ...dependencies, database: opened.database });
      closers.push(() => api.app.close());
      const ready = async () => {
        const { statusCode, headers } = await api.app.inject('/readyz');
        return [statusCode, headers['retry-after']];
      };
      expect(await ready()).toEqual([503, '5']);

      await listenFor(embedded, port);
      await opened.ready;
      expect(await ready()).toEqual([200, undefined]);
      await api.recover();
      expect((await sql`SELECT name FROM migrations`.execute(opened.database)).rows.length).toBeGreaterThan(
        0,
      );
    },
    STARTUP_MS,
  );

  it('that may not be used at all ends the start', async () => {
    const embedded = await openEmbedded(null);
    closers.push(() => embedded.stop());
    const port = await freePort();
    await listenFor(embedded, port);
    const opening = openDatabase({
      databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
      poolMax: 1,
      dataFolder: null,
      requireDurable: true,
    });
    await expect(opening).rejects.toThrow('fsync');
  });

  it('is not waited for once the process stops', async () => {
    const opened = await openDatabase({
      databaseUrl: `postgres://postgres@127.0.0.1:${await freePort()}/postgres`,
      poolMax: 1,
      dataFolder: null,
      requireDurable: false,
    });
    await opened.close();
    await opened.ready;
  });
});

describe('an embedded database that cannot be opened (A18)', () => {
  it('says which folder, and what to do', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'travesia-broken-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'pgdata'));
    await writeFile(join(folder, 'pgdata', 'PG_VERSION'), 'no version');
    await expect(openEmbedded(folder)).rejects.toThrow(
      new RegExp(`The data in ${folder} cannot be read\\. Move the folder away`),
    );
  });

  it('never answers with "[object Object]"', async () => {
    expect(await embeddedTrouble({ name: 'ErrnoError', errno: 44 }, null)).toBe(
      '{"name":"ErrnoError","errno":44}',
    );
  });

  it('is in the hands of one process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'travesia-shared-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const first = await openEmbedded(folder);
    closers.push(() => first.stop());
    await expect(openEmbedded(folder)).rejects.toThrow(`Another process has the data folder ${folder} open.`);
  });
});
