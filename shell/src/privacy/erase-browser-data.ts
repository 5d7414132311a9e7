import { SNAPSHOT_DATABASE } from '../pwa/booking-snapshots.ts';
import { INSTALL_DISMISSED_KEY } from '../pwa/install-prompt.ts';

/** Everything of ours in a browser has this name in front, but what the browser's own habits name. */
const isOurs = (key: string) => key.startsWith('travesia.') || key === INSTALL_DISMISSED_KEY;
const TIMEOUT_MS = 5_000;

export interface BrowserData {
  readonly storages: readonly (Storage | null)[];
  readonly databases: Pick<IDBFactory, 'deleteDatabase'> | null;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | null;
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | null;
  readonly fetch: typeof globalThis.fetch;
}

function eraseStorage(storage: Storage | null) {
  if (!storage) return;
  for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key);
}

const deleteDatabase = (databases: Pick<IDBFactory, 'deleteDatabase'>, name: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = databases.deleteDatabase(name);
    asked.onsuccess = () => resolve();
    // Another tab reads it: it goes when that tab closes.
    asked.onblocked = () => resolve();
    asked.onerror = () => reject(asked.error ?? new Error(name));
  });

/** Erases what this browser keeps of us; cookies that scripts cannot reach are the site's part. Rejects if any stays. */
export async function eraseBrowserData(data: BrowserData): Promise<void> {
  const { storages, databases, caches, workers, fetch } = data;
  for (const storage of storages) eraseStorage(storage);
  if (databases) await deleteDatabase(databases, SNAPSHOT_DATABASE);
  for (const name of (await caches?.keys()) ?? []) await caches?.delete(name);
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
  const reply = await fetch('/forget', { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`forget: ${reply.status}`);
}

/** The data of the browser one is in. */
export function browserDataHere(): BrowserData {
  const attempt = <Value>(read: () => Value): Value | null => {
    try {
      return read() ?? null;
    } catch {
      return null;
    }
  };
  return {
    storages: [attempt(() => globalThis.localStorage), attempt(() => globalThis.sessionStorage)],
    databases: attempt(() => globalThis.indexedDB),
    caches: attempt(() => globalThis.caches),
    workers: attempt(() => navigator.serviceWorker),
    fetch: globalThis.fetch.bind(globalThis),
  };
}
