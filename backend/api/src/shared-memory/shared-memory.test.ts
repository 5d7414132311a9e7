import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createClock } from '../clock.ts';
import { AS_IT_IS, createSharedAnswers, shownUntil } from '../display/shared-answers.ts';
import { SupplierError } from '../errors/index.ts';
import { askOnce, openValkeyMemory, type Patience, type SharedMemory } from './index.ts';

const url = process.env.TEST_VALKEY_URL ?? '';
/** `node deploy/tasks/on-valkey.ts -- npm run unit -- shared-memory` */
const withValkey = url === '' ? describe.skip : describe;
const PATIENCE: Patience = { leaseMs: 300, lookEveryMs: 10, longestMs: 5_000 };

const opened: SharedMemory[] = [];
async function memory(address = url, answerMaxMs = 20_000): Promise<SharedMemory> {
  const one = await openValkeyMemory({ url: address, onFault: () => {}, onBack: () => {}, answerMaxMs });
  opened.push(one);
  return one;
}
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

let questions = 0;
const newKey = () => `question ${process.pid} ${Date.now()} ${(questions += 1)}`;

interface Told {
  readonly id: string;
  readonly expiresAtMs: number;
  readonly rooms: readonly string[];
}

/** A process with what it keeps of a supplier's answers. */
async function shopOn(
  shared: SharedMemory | undefined,
  fetch: (question: string) => Promise<readonly string[]>,
) {
  const clock = createClock();
  let answers = 0;
  return {
    clock,
    ...createSharedAnswers<string, Told, Told>({
      clock,
      memory: shared,
      kind: 'rooms:1',
      form: AS_IT_IS,
      max: 10,
      keyOf: (question) => question,
      namesOf: ({ rooms }) => rooms,
      async fetch(question) {
        const rooms = await fetch(question);
        answers += 1;
        return { id: `${question} ${answers} ${Math.random()}`, expiresAtMs: shownUntil(clock), rooms };
      },
    }),
  };
}

/** A supplier that answers when it is told to. */
function supplierOnCall() {
  const calls: { answer: (rooms: readonly string[]) => void; fail: (error: Error) => void }[] = [];
  return {
    calls,
    fetch: () =>
      new Promise<readonly string[]>((answer, fail) => {
        calls.push({ answer, fail });
      }),
  };
}

withValkey('equal questions of several processes (F-13)', () => {
  it('are one call to the supplier, and everybody is given its answer', async () => {
    const key = newKey();
    const fetch = jest.fn(async () => {
      await pause(150);
      return [`${key} room`];
    });
    const shops = await Promise.all([1, 2, 3].map(async () => shopOn(await memory(), fetch)));
    const told = await Promise.all(
      Array.from({ length: 20 }, () => shops.map((shop) => shop.ask(key))).flat(),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(new Set(told.map(({ id }) => id)).size).toBe(1);
    await shops[1]?.ask(key);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('what one process showed can be chosen at another one; too late is told from never there', async () => {
    const key = newKey();
    const one = await shopOn(await memory(), async () => [`${key} room`]);
    const other = await shopOn(await memory(), async () => []);
    const shown = await one.ask(key);
    await expect(other.find(`${key} room`)).resolves.toEqual({ state: 'found', answer: shown });
    await expect(other.find(`${key} cellar`)).resolves.toEqual({ state: 'unknown' });
    const shared = await memory();
    await shared.drop(`record:rooms:1:${shown.id}`);
    const third = await shopOn(shared, async () => []);
    await expect(third.find(`${key} room`)).resolves.toEqual({ state: 'expired' });
  });

  it('S-45: a refreshed answer is everybody’s, and two who refresh are one call', async () => {
    const key = newKey();
    let price = 0;
    const fetch = jest.fn(async () => {
      await pause(60);
      price += 1;
      return [`${key} at ${price}`];
    });
    const [one, other] = [await shopOn(await memory(), fetch), await shopOn(await memory(), fetch)];
    await one.ask(key);
    await other.ask(key);
    const refreshed = await Promise.all([one.ask(key, { isFresh: true }), other.ask(key, { isFresh: true })]);
    expect(refreshed.map(({ rooms }) => rooms[0])).toEqual([`${key} at 2`, `${key} at 2`]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect((await one.ask(key)).rooms).toEqual([`${key} at 2`]);
  });

  it('what was found to be wrong is forgotten by all', async () => {
    const key = newKey();
    const fetch = jest.fn(async () => [`${key} room`]);
    const [one, other] = [await shopOn(await memory(), fetch), await shopOn(await memory(), fetch)];
    await one.ask(key);
    await other.ask(key);
    await one.forget(key);
    await other.ask(key);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('a failure is the failure of all who waited, and the next one asks again', async () => {
    const key = newKey();
    const supplier = supplierOnCall();
    const [one, other] = [
      await shopOn(await memory(), supplier.fetch),
      await shopOn(await memory(), supplier.fetch),
    ];
    const first = expect(one.ask(key)).rejects.toMatchObject({ code: 'supplier_timeout' });
    while (supplier.calls.length === 0) await pause(5);
    const second = expect(other.ask(key)).rejects.toMatchObject({ code: 'supplier_timeout' });
    await pause(80);
    supplier.calls[0]?.fail(new SupplierError('supplier_timeout', 'no answer'));
    await Promise.all([first, second]);
    expect(supplier.calls).toHaveLength(1);
    const third = other.ask(key);
    while (supplier.calls.length === 1) await pause(5);
    supplier.calls[1]?.answer([]);
    await expect(third).resolves.toMatchObject({ rooms: [] });
  });

  it('what was asked alone, while nobody answered, others find a moment later', async () => {
    const key = newKey();
    const shared = await memory();
    let misses = 1;
    const absentMinded: SharedMemory = {
      ...shared,
      texts: async (keys) => ((misses -= 1) >= 0 ? null : shared.texts(keys)),
      keep: async (entries) => ((misses -= 1) >= -1 ? false : shared.keep(entries)),
    };
    const one = await shopOn(absentMinded, async () => [`${key} room`]);
    const other = await shopOn(await memory(), async () => []);
    const shown = await one.ask(key);
    let found = await other.find(`${key} room`);
    while (found.state !== 'found') found = await other.find(`${key} room`);
    expect(found.answer).toEqual(shown);
  });

  it('a memory that takes nothing is not asked for ever', async () => {
    const key = newKey();
    const full = { ...(await memory()), take: async () => false, keep: async () => false };
    const fetch = jest.fn(async () => [`${key} room`]);
    const shop = await shopOn(full, fetch);
    await expect(shop.ask(key)).resolves.toMatchObject({ rooms: [`${key} room`] });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('one that dies while it asks is waited for until its lease ends', async () => {
    const key = newKey();
    const shared = await memory();
    await shared.take(`asking:${key}`, 'a process that is gone', PATIENCE.leaseMs);
    const fetch = jest.fn(async () => 'asked again');
    const startedMs = Date.now();
    const answer = await askOnce(
      shared,
      {
        key,
        isFresh: false,
        recall: async (name) => name,
        fetch,
        keep: async (value) => ({ name: value, sharedMs: 1_000 }),
        faultOf: () => null,
        failAs: (fault) => new Error(fault),
      },
      PATIENCE,
    );
    expect(answer).toBe('asked again');
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(PATIENCE.leaseMs - 50);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('one that is slow keeps its lease as long as it asks', async () => {
    const key = newKey();
    const fetch = jest.fn(async () => {
      await pause(PATIENCE.leaseMs * 3);
      return 'slow';
    });
    const question = {
      key,
      isFresh: false,
      recall: async (name: string) => name,
      fetch,
      keep: async (value: string) => ({ name: value, sharedMs: 1_000 }),
      faultOf: () => null,
      failAs: (fault: string) => new Error(fault),
    };
    const [one, other] = [await memory(), await memory()];
    await Promise.all([askOnce(one, question, PATIENCE), askOnce(other, question, PATIENCE)]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('counts together, and what is said reaches every process', async () => {
    const [one, other] = [await memory(), await memory()];
    const key = newKey();
    await one.tally(key, 1_000);
    await expect(other.tally(key, 1_000)).resolves.toMatchObject({ count: 2 });
    const topic = newKey();
    const heard = jest.fn();
    one.onAnnounced(topic, heard);
    other.onAnnounced(topic, heard);
    await pause(50);
    await one.announce(topic);
    while (heard.mock.calls.length < 2) await pause(5);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('where Valkey is down', () => {
  it('every process asks the supplier by itself and remembers for itself; the visitor notices nothing', async () => {
    const faults: Error[] = [];
    const away = await openValkeyMemory({
      url: 'redis://127.0.0.1:1',
      onFault: (error) => faults.push(error),
      onBack: () => {},
    });
    opened.push(away);
    const fetch = jest.fn(async () => ['room']);
    const shop = await shopOn(away, fetch);
    await expect(Promise.all([shop.ask('a'), shop.ask('a')])).resolves.toHaveLength(2);
    await shop.ask('a');
    expect(fetch).toHaveBeenCalledTimes(1);
    await expect(shop.find('room')).resolves.toMatchObject({ state: 'found' });
    await expect(shop.find('cellar')).resolves.toEqual({ state: 'unknown' });
    await shop.forget('a');
    await shop.ask('a', { isFresh: true });
    expect(fetch).toHaveBeenCalledTimes(2);
    await expect(away.tally('a', 1_000)).resolves.toBeNull();
    expect(away.isThere()).toBe(false);
    expect(faults).toHaveLength(1);
  });

  it('one that takes calls and never answers is as good as gone', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const away = await memory(`redis://127.0.0.1:${port}`, 300);
    const heard = jest.fn();
    away.onAnnounced('news', heard);
    const fetch = jest.fn(async () => ['room']);
    const shop = await shopOn(away, fetch);
    await expect(shop.ask('a')).resolves.toMatchObject({ rooms: ['room'] });
    await expect(away.tally('a', 1_000)).resolves.toBeNull();
    await away.close();
    silent.close();
  });
});
