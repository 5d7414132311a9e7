import Valkey, { type RedisOptions } from 'iovalkey';
import type { SharedMemory, Tally } from './shared-memory.ts';

export interface ValkeyMemoryOptions {
  readonly url: string;
  readonly onFault: (error: Error) => void;
  readonly onBack: () => void;
  /** A visitor waits for no memory: the supplier is the longer way, and a sure one. */
  readonly answerMaxMs?: number;
}

const PREFIX = 'travesia:';
const ANSWER_MAX_MS = 800;
const CONNECT_MAX_MS = 2_000;
const DISCONNECT_MAX_MS = 200;
const RECONNECT_LONGEST_MS = 2_000;

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;
const TALLY = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** `valkey://` and `valkeys://` are what the client calls `redis://` and `rediss://`. */
const addressOf = (url: string) => url.replace(/^valkey/, 'redis');

/** Valkey or Redis; every command ends in time, and a fault of it is told once, until it is back. */
export async function openValkeyMemory({
  url,
  onFault,
  onBack,
  answerMaxMs = ANSWER_MAX_MS,
}: ValkeyMemoryOptions): Promise<SharedMemory> {
  const options: RedisOptions = {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    commandTimeout: answerMaxMs,
    connectTimeout: CONNECT_MAX_MS,
    disconnectTimeout: DISCONNECT_MAX_MS,
    retryStrategy: (times) => Math.min(times * 100, RECONNECT_LONGEST_MS),
  };
  // A server that hangs is left after a while, and tried again: a visitor does not wait for each command.
  const client = new Valkey(addressOf(url), {
    ...options,
    keyPrefix: PREFIX,
    socketTimeout: answerMaxMs * 2,
  });
  // A connection that listens can do nothing else. What it listens to is said again by us: the client's own way
  // leaves a promise behind that nobody handles when it fails.
  const listening = new Valkey(addressOf(url), { ...options, autoResubscribe: false });
  const listeners = new Map<string, (() => void)[]>();
  let isAway = false;
  let isClosed = false;

  function noteFault(error: unknown): void {
    if (isAway || isClosed) return;
    isAway = true;
    onFault(error instanceof Error ? error : new Error(String(error)));
  }
  client.on('error', noteFault);
  listening.on('error', noteFault);
  client.on('ready', () => {
    if (isAway) onBack();
    isAway = false;
  });
  const tellAll = () => {
    for (const each of [...listeners.values()].flat()) each();
  };
  const listenTo = (topics: string[]) => {
    if (topics.length === 0 || listening.status !== 'ready') return;
    listening.subscribe(...topics.map((topic) => PREFIX + topic)).catch(noteFault);
  };
  let hasListened = false;
  listening.on('ready', () => {
    listenTo([...listeners.keys()]);
    if (hasListened) tellAll();
    hasListened = true;
  });
  listening.on('message', (channel: string) => {
    for (const each of listeners.get(channel.slice(PREFIX.length)) ?? []) each();
  });

  async function or<Value>(instead: Value, ask: () => Promise<Value>): Promise<Value> {
    if (client.status !== 'ready') return instead;
    try {
      return await ask();
    } catch (error) {
      noteFault(error);
      return instead;
    }
  }

  await Promise.allSettled([client.connect(), listening.connect()]);

  return {
    texts: (keys) => or(null, () => client.mget(...keys)),
    bytes: (key) => or(null, () => client.getBuffer(key)),
    keep: (entries) =>
      or(false, async () => {
        const pipeline = client.pipeline();
        for (const { key, value, keptMs } of entries) pipeline.set(key, value, 'PX', Math.ceil(keptMs));
        const results = await pipeline.exec();
        const fault = results?.find(([error]) => error)?.[0];
        if (fault) throw fault;
        return true;
      }),
    drop: (key) => or(undefined, async () => void (await client.del(key))),
    take: (key, holder, leaseMs) =>
      or(false, async () => (await client.set(key, holder, 'PX', leaseMs, 'NX')) === 'OK'),
    renew: (key, holder, leaseMs) =>
      or(undefined, async () => void (await client.eval(RENEW, 1, key, holder, leaseMs))),
    release: (key, holder) => or(undefined, async () => void (await client.eval(RELEASE, 1, key, holder))),
    tally: (key, windowMs) =>
      or<Tally | null>(null, async () => {
        const [count, leftMs] = (await client.eval(TALLY, 1, key, windowMs)) as [number, number];
        return { count, leftMs };
      }),
    announce: async (topic) => {
      await or(undefined, async () => void (await client.publish(PREFIX + topic, '1')));
    },
    onAnnounced(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      listenTo([topic]);
    },
    isThere: () => client.status === 'ready',
    async close() {
      isClosed = true;
      client.disconnect();
      listening.disconnect();
    },
  };
}
