import { splitLocale } from '../src/routing/locale-path.ts';
import { DEFAULT_LOCALE, localeOfBrowser } from '@travesia/domain';
import type { Locale } from '@travesia/contracts';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { readSnapshots } from '../src/pwa/booking-snapshots.ts';
import { checkedFile } from './checked-file.ts';
import { offlineDocument } from './offline-document.ts';
import { remoteOfRelease, remotesIn, workerRule, type WorkerRule } from './worker-rules.ts';

type PrecacheEntries = Parameters<typeof precache>[0];

/** The part of the worker's global scope that is used here. */
interface WorkerScope {
  readonly __WB_MANIFEST: PrecacheEntries;
  /** The site writes it in front of this script: what pages could write, this cannot be. */
  readonly OFFLINE: { readonly pages: Readonly<Record<Locale, string>>; readonly policy: string };
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: string,
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: WorkerScope;

const RELEASES_CACHE = 'travesia-releases';
const DAY_S = 86_400;

const rule =
  (wanted: WorkerRule) =>
  ({ request }: { request: Request }) =>
    workerRule(request, self.location.origin) === wanted;

precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Names of files are their contents, so that an older tab and a newer one share the worker in peace.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  rule('asset'),
  async ({ request }) => (await checkedFile(request, await matchPrecache(request))) ?? fetch(request),
);

registerRoute(
  rule('release'),
  new CacheFirst({
    cacheName: RELEASES_CACHE,
    plugins: [
      { cachedResponseWillBeUsed: ({ request, cachedResponse }) => checkedFile(request, cachedResponse) },
      new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 8 * DAY_S, purgeOnQuotaError: true }),
    ],
  }),
);

/** What was kept of a remote goes with it. */
async function forgetOtherRemotes(releases: Response): Promise<void> {
  const offered = remotesIn(await releases.json());
  const cache = await caches.open(RELEASES_CACHE);
  for (const { url } of await cache.keys()) {
    if (!offered.has(remoteOfRelease(url))) await cache.delete(url);
  }
}

registerRoute(rule('releases'), async ({ request, event }) => {
  const releases = await fetch(request);
  if (releases.ok) event.waitUntil(forgetOtherRemotes(releases.clone()));
  return releases;
});

// The browser's own cache, fresh or not: no page can write it.
registerRoute(rule('public-read'), ({ request }) =>
  fetch(request).catch(() => fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }))),
);

/** The page in the language of the address, else in that of the browser. */
async function pageWithoutConnection(address: string): Promise<Response> {
  const { locale: prefix } = splitLocale(new URL(address).pathname);
  const locale = prefix ?? localeOfBrowser(globalThis.navigator.language) ?? DEFAULT_LOCALE;
  const bookings = await readSnapshots().catch(() => []);
  return new Response(offlineDocument(self.OFFLINE.pages[locale], bookings), {
    status: 503,
    headers: {
      'content-security-policy': self.OFFLINE.policy,
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}

registerRoute(rule('document'), async ({ request }) => {
  try {
    return await fetch(request);
  } catch {
    return pageWithoutConnection(request.url);
  }
});
