import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import { plainPage } from '../documents/plain-page.ts';
import { securityHeaders } from '../documents/security-headers.ts';
import { sendMissing } from './send-immutable.ts';

export interface ServiceWorkerOptions {
  readonly siteOrigin: string;
  readonly shellFolder: string;
  readonly contactNumber: () => string;
  /** off: every browser is told to put its service worker away. */
  readonly hasServiceWorker: boolean;
}

/** Takes the place of a worker that must go: forgets what it kept and leaves the pages to the network. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** The service worker at the root of the site, and the pages it prepares (P-25, P-26). */
export function serviceWorkerFiles(app: FastifyInstance, options: ServiceWorkerOptions): void {
  const { siteOrigin, shellFolder, contactNumber, hasServiceWorker } = options;
  const file = join(shellFolder, 'sw.js');
  const built = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const script = hasServiceWorker ? built : FAREWELL;

  app.get('/sw.js', async (_request, reply) => {
    if (script === null) return sendMissing(reply);
    if (!hasServiceWorker) void reply.header('clear-site-data', '"cache"');
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script);
  });

  for (const locale of LOCALES) {
    app.get(`/offline/${locale}`, async (_request, reply) =>
      reply
        .headers(securityHeaders('shell', { site: siteOrigin, vault: siteOrigin }))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(plainPage('offline', { locale, phone: contactNumber() })),
    );
  }
}
