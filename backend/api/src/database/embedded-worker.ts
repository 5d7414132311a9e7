import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { embeddedTrouble } from './embedded-trouble.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { lockFolder } from './folder-lock.ts';

const { dataFolder, socketPath } = workerData as { dataFolder: string | null; socketPath: string };

async function open() {
  const lock = dataFolder === null ? null : lockFolder(dataFolder);
  const database =
    dataFolder === null
      ? await openEmptyDatabase()
      : await PGlite.create({ dataDir: join(dataFolder, 'pgdata') });
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 1 });
  await server.start();
  parentPort?.on('message', async (message: unknown) => {
    if (message !== 'stop') return;
    await server.stop();
    await database.close();
    lock?.release();
    parentPort?.postMessage('stopped');
    parentPort?.close();
  });
}

try {
  await open();
  parentPort?.postMessage('ready');
} catch (thrown) {
  parentPort?.postMessage({ trouble: await embeddedTrouble(thrown, dataFolder) });
}
