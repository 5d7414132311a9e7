import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { openStore, type FeedStore } from '@travesia/releases/store';

/** More than one reply of a list holds, and more than one request may remove. */
const MANY = 1_100;
const AT_ONCE = 50;

/**
 * A server that other people wrote from Amazon's documentation. It does not have conditional writes: what two
 * writers of one state get is tested with a server of our own (`store.test.ts`).
 */
describe('the store of releases on an S3-compatible server', () => {
  let server: FauxqsServer;
  let store: FeedStore;
  const environment = { ...process.env };

  beforeAll(async () => {
    Object.assign(process.env, {
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_REGION: 'eu-south-2',
    });
    server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false });
    server.createBucket('releases');
    const opened = await openStore({
      address: 's3://releases/travesia',
      endpoint: `http://127.0.0.1:${server.port}`,
    });
    if (!opened) throw new Error('no store');
    store = opened;
  });
  afterAll(async () => {
    process.env = environment;
    await server.stop();
  });

  it('R-06: what was written is read byte by byte, under names with every sign that files have', async () => {
    const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    for (const key of ['releases/mfe-flights/ab.js.br', "files/a name+with (signs) & 'quotes' é ñ %20.css"]) {
      expect(await store.add(key, everyByte)).toBe(true);
      expect([...(await store.read(key))]).toEqual([...everyByte]);
      expect(await store.list(key)).toEqual([key]);
    }
    await expect(store.read('releases/nothing')).rejects.toThrow();
  });

  it('R-06: lists are whole and in order, start after a key, and many are removed at once', async () => {
    const keys = Array.from(
      { length: MANY },
      (_, number) => `states/${String(number).padStart(8, '0')}.json`,
    );
    for (let first = 0; first < MANY; first += AT_ONCE) {
      await Promise.all(
        keys.slice(first, first + AT_ONCE).map((key) => store.add(key, new TextEncoder().encode(key))),
      );
    }
    expect(await store.list('states/')).toEqual(keys);
    expect(await store.list('states/', keys[1_097])).toEqual(keys.slice(1_098));

    await store.remove(keys.slice(0, -1));
    expect(await store.list('states/')).toEqual(keys.slice(-1));
  });
});
