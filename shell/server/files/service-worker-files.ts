import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { offlinePages } from '../documents/plain-page.ts';
import { sendMissing } from './send-immutable.ts';

export interface ServiceWorkerOptions {
  readonly shellFolder: string;
  readonly contactNumber: () => string;
  /** off: every browser is told to unregister its service worker. */
  readonly hasServiceWorker: boolean;
}

/** Takes the place of a worker that must go: forgets what it kept and leaves the pages to the network. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The service worker at the root of the site, with the pages it shows without a connection (P-25, P-26). */
export function serviceWorkerFiles(app: FastifyInstance, options: ServiceWorkerOptions): void {
  const { shellFolder, contactNumber, hasServiceWorker } = options;
  const file = join(shellFolder, 'sw.js');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : null;
  // In its own script, as what a worker keeps may be written by every page.
  const worker = () => built && `self.OFFLINE = ${JSON.stringify(offlinePages(contactNumber()))};\n${built}`;

  app.get('/sw.js', async (_request, reply) => {
    const script = hasServiceWorker ? worker() : FAREWELL;
    if (script === null) return sendMissing(reply);
    if (!hasServiceWorker) void reply.header('clear-site-data', '"cache"');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });
}
