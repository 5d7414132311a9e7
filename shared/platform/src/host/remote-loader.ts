import type { ReleaseRecord } from '@travesia/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { getInstance } from '@module-federation/enhanced/runtime';
import type { RemoteEntry } from '../react/create-lifecycles.tsx';

/** Integrity of every remote file that may be loaded, by absolute address. Nothing else is. */
const integrityByUrl = new Map<string, string>();

const releaseBase = (record: ReleaseRecord) => `/r/${record.remote}/${record.build}/`;
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

/** Makes a release known: its files may be loaded from now on. */
export function registerRelease(record: ReleaseRecord) {
  const name = containerName(record);
  if (registered.has(name)) return;
  const base = new URL(releaseBase(record), document.baseURI).href;
  for (const file of record.files) {
    if (file.role === 'entry' || file.role === 'chunk') integrityByUrl.set(base + file.path, file.integrity);
  }
  claimDocumentStyles(record);
  runtime().registerRemotes([{ name, entry: base + record.entry, entryGlobalName: name, type: 'global' }]);
  registered.add(name);
}

/** Loads the exposed entry of a release. Rejects; never hangs longer than the browser's own load. */
export async function loadRemoteEntry(record: ReleaseRecord): Promise<RemoteEntry> {
  registerRelease(record);
  const loaded = await runtime().loadRemote<RemoteEntry>(`${containerName(record)}/entry`);
  if (!loaded) throw new Error(`${record.remote} exposes no entry`);
  return loaded;
}

/** Styles a release needs for its first view, as addresses with digests. */
export function stylesOf(record: ReleaseRecord): { href: string; integrity: string }[] {
  return record.files
    .filter((file) => file.role === 'style' && file.initial)
    .map((file) => ({ href: releaseBase(record) + file.path, integrity: file.integrity }));
}
