import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface EmbeddedServer {
  /** Folder and port of the socket, as `pg` wants them. */
  readonly host: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The name of a PostgreSQL socket file ends in a port number; any will do. */
const SOCKET_PORT = 5432;

/** PGlite in a worker thread behind its socket server: the same `pg` pool reaches it as a real server. */
export async function startEmbeddedServer(dataFolder: string | null): Promise<EmbeddedServer> {
  // A test file and a campaign name a room that goes with them, whoever was killed in it.
  const host = mkdtempSync(join(process.env.TRAVESIA_TEMPORARY_ROOM ?? tmpdir(), 'travesia-db-'));
  const forget = () => rmSync(host, { recursive: true, force: true });
  process.once('exit', forget);
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: {
      dataFolder,
      socketPath: join(host, `.s.PGSQL.${SOCKET_PORT}`),
    },
  });
  const [told] = (await once(worker, 'message')) as ['ready' | { readonly trouble: string }];
  if (told !== 'ready') {
    await worker.terminate();
    forget();
    throw new Error(told.trouble);
  }
  // Whoever has a connection or a port open keeps the process; the database alone does not.
  worker.unref();
  return {
    host,
    port: SOCKET_PORT,
    async stop() {
      worker.ref();
      worker.postMessage('stop');
      await once(worker, 'message');
      await worker.terminate();
      process.off('exit', forget);
      forget();
    },
  };
}
