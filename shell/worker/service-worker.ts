import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { readSnapshots } from '../src/pwa/booking-snapshots.ts';
import { offlineDocument } from './offline-document.ts';
import { workerRule, type WorkerRule } from './worker-rules.ts';

type PrecacheEntries = Parameters<typeof precache>[0];

/** The part of the worker's global scope that is used here. */
interface WorkerScope {
  readonly __WB_MANIFEST: PrecacheEntries;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: string,
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: WorkerScope;

const DAY_S = 86_400;
const PUBLIC_READ_TIMEOUT_S = 4;

const rule =
  (wanted: WorkerRule) =>
  ({ request }: { request: Request }) =>
    workerRule(request, self.location.origin) === wanted;

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Names of files are their contents, so that an older tab and a newer one share the worker in peace.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(rule('asset'), async ({ request }) => {
  const known = await matchPrecache(request);
  return known ?? fetch(request);
});

registerRoute(
  rule('release'),
  new CacheFirst({
    cacheName: 'travesia-releases',
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 8 * DAY_S, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  rule('public-read'),
  new NetworkFirst({
    cacheName: 'travesia-public',
    networkTimeoutSeconds: PUBLIC_READ_TIMEOUT_S,
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: DAY_S, purgeOnQuotaError: true })],
  }),
);

/** The prepared page in the language of the address, else in that of the browser. */
async function pageWithoutConnection(address: string): Promise<Response> {
  const prefix = /^\/(es|en)(\/|$)/.exec(new URL(address).pathname)?.[1];
  const locale = prefix ?? (globalThis.navigator.language.startsWith('en') ? 'en' : 'es');
  const prepared = await matchPrecache(`/offline/${locale}`);
  if (!prepared) return Response.error();
  const bookings = await readSnapshots().catch(() => []);
  return new Response(offlineDocument(await prepared.text(), bookings), {
    status: 503,
    headers: prepared.headers,
  });
}

registerRoute(rule('document'), async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    return pageWithoutConnection(request.url);
  }
});
