import type { ReleaseRecord } from '@travesia/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '../react/create-lifecycles.tsx';

/** Integrity of every remote file that may be loaded, by absolute address. Nothing else is. */
const integrityByUrl = new Map<string, string>();

const releaseBase = (record: ReleaseRecord) => `/r/${record.remote}/${record.build}/`;
/** The site serves the same files there. */
const againFolder = (attempt: number) => (attempt === 0 ? '' : `again-${attempt}/`);
const containerName = (record: ReleaseRecord) => `${record.remote}_${record.build}`.replaceAll('-', '_');

/** Whether a script address belongs to a release this page was told of. */
export function isRegisteredScript(url: string): boolean {
  return integrityByUrl.has(url);
}

/** Puts the digest on every remote script and refuses addresses that nobody announced. */
const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'travesia-integrity',
  createScript({ url }) {
    const address = new URL(url, document.baseURI).href;
    const integrity = integrityByUrl.get(address);
    if (!integrity) throw new Error(`refused script outside of the release: ${address}`);
    const script = document.createElement('script');
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = address;
    return script;
  },
};

let isPluginRegistered = false;
const registered = new Set<string>();

function runtime() {
  const instance = getInstance();
  if (!instance) throw new Error('the shell was built without module federation');
  if (!isPluginRegistered) {
    instance.registerPlugins([integrityPlugin]);
    isPluginRegistered = true;
  }
  return instance;
}

/** Webpack looks for the style of a chunk by this attribute; without it the document's own link loads twice. */
function claimDocumentStyles(record: ReleaseRecord) {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const file of record.files) {
    if (file.role !== 'style') continue;
    const address = new URL(releaseBase(record) + file.path, document.baseURI).href;
    links.find((link) => link.href === address)?.setAttribute('data-href', file.path);
  }
}

/** Makes a release known: its files may be loaded from now on. Returns the name it is loaded by. */
export function registerRelease(record: ReleaseRecord, attempt = 0): string {
  const container = containerName(record);
  const name = attempt === 0 ? container : `${container}_${attempt}`;
  if (registered.has(name)) return name;
  const base = new URL(releaseBase(record) + againFolder(attempt), document.baseURI).href;
  for (const file of record.files) {
    if (file.role === 'entry' || file.role === 'chunk') integrityByUrl.set(base + file.path, file.integrity);
  }
  claimDocumentStyles(record);
  runtime().registerRemotes([
    { name, entry: base + record.entry, entryGlobalName: container, type: 'global' },
  ]);
  registered.add(name);
  return name;
}

/**
 * Loads the exposed entry of a release. Rejects; never hangs longer than the browser's own load. The runtime
 * and the browser remember what failed or hangs: a further attempt asks for the same files under a folder of
 * its own and forgets the container that never came to life.
 */
export async function loadRemoteEntry(record: ReleaseRecord, attempt = 0): Promise<RemoteEntry> {
  // A container is a `var` of its script: it can be emptied, not deleted.
  if (attempt > 0) Reflect.set(globalThis, containerName(record), undefined);
  const name = registerRelease(record, attempt);
  const loaded = await runtime().loadRemote<RemoteEntry>(`${name}/entry`);
  if (!loaded) throw new Error(`${record.remote} exposes no entry`);
  return loaded;
}
