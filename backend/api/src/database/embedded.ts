import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import type { EmbeddedWorkerData, ToWorker } from './embedded-worker.ts';
import { tablesVersion } from './migrate.ts';
import { WorkerStream } from './worker-stream.ts';

export interface EmbeddedDatabase {
  /** How a pool reaches it: over one connection that never idles out, for it knows no second one. */
  readonly poolConfig: PoolConfig;
  /** A new connection; the one before is over. */
  connect(): WorkerStream;
  /** Leaves its tables to the next one that is opened in memory. */
  keepTables(): Promise<void>;
  stop(): Promise<void>;
}

/** PGlite in a worker thread: the same `pg` pool reaches it as a server. `null` keeps it in memory. */
export async function openEmbedded(dataFolder: string | null): Promise<EmbeddedDatabase> {
  const workerData: EmbeddedWorkerData = { dataFolder, tablesVersion: tablesVersion() };
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
  const [told] = (await once(worker, 'message')) as ['ready' | { readonly trouble: string }];
  if (told !== 'ready') {
    await worker.terminate();
    throw new Error(told.trouble);
  }
  // Whoever has a connection or a port open keeps the process; the database alone does not.
  worker.unref();
  const tell = (message: ToWorker) =>
    worker.postMessage(message, typeof message === 'string' ? [] : [message.connection]);
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    tell({ connection: port2 });
    return new WorkerStream(port1);
  };
  return {
    poolConfig: { stream: connect, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 },
    connect,
    async keepTables() {
      tell('migrated');
      await once(worker, 'message');
    },
    async stop() {
      worker.ref();
      tell('stop');
      await once(worker, 'message');
      await worker.terminate();
    },
  };
}
