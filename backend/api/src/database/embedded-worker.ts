import { join } from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embeddedTrouble } from './embedded-trouble.ts';
import { lockFolder } from './folder-lock.ts';
import { keepImage, openInMemory } from './tables-image.ts';
import type { FromDatabase } from './worker-stream.ts';

export interface EmbeddedWorkerData {
  readonly dataFolder: string | null;
  /** Given, for the worker would load every migration to know it. */
  readonly tablesVersion: string;
}

const { dataFolder, tablesVersion } = workerData as EmbeddedWorkerData;

/** What the main thread says: a new connection, that the tables are there, or that nobody needs the database any more. */
export type ToWorker = { readonly connection: MessagePort } | 'migrated' | 'stop';

async function replyTo(database: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // The bytes are in the memory of the database, which writes over them.
  await database.execProtocolRawStream(messages, { onRawData: (bytes) => parts.push(bytes.slice()) });
  return new Uint8Array(Buffer.concat(parts));
}

function serve(database: PGlite, port: MessagePort): void {
  const send = (message: FromDatabase) =>
    port.postMessage(message, message instanceof Uint8Array ? [message.buffer as ArrayBuffer] : []);
  // The connection before may have broken inside a transaction.
  let work: Promise<unknown> = database.isInTransaction() ? database.exec('ROLLBACK') : Promise.resolve();
  port.on('message', (messages: Uint8Array) => {
    work = work
      .then(() => replyTo(database, messages))
      .then(send, async (thrown: unknown) => send({ trouble: await embeddedTrouble(thrown, dataFolder) }));
  });
}

async function open() {
  const lock = dataFolder === null ? null : lockFolder(dataFolder);
  const database =
    dataFolder === null
      ? await openInMemory(tablesVersion)
      : await PGlite.create({ dataDir: join(dataFolder, 'pgdata') });
  parentPort?.on('message', async (message: ToWorker) => {
    if (message === 'migrated') {
      await keepImage(database, tablesVersion);
      parentPort?.postMessage('kept');
    } else if (message === 'stop') {
      await database.close();
      lock?.release();
      parentPort?.postMessage('stopped');
      parentPort?.close();
    } else serve(database, message.connection);
  });
}

try {
  await open();
  parentPort?.postMessage('ready');
} catch (thrown) {
  parentPort?.postMessage({ trouble: await embeddedTrouble(thrown, dataFolder) });
}
