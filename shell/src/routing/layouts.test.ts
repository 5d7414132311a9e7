import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { RemoteManifestSchema } from '@travesia/contracts';
import * as v from 'valibot';
import { resolvePage, type RoutedRemote } from './resolve-page.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The manifests of this repository, as they are published. */
const REMOTES: readonly RoutedRemote[] = await Promise.all(
  globSync('mfe-*/remote.manifest.ts', { cwd: ROOT }).map(async (path) => {
    const module = (await import(pathToFileURL(join(ROOT, path)).href)) as { manifest: unknown };
    const manifest = v.parse(RemoteManifestSchema, module.manifest);
    return { name: manifest.name, enabled: true, manifest };
  }),
);

it.each([
  ['/', 'custom'],
  ['/vuelos', 'custom'],
  ['/mad-bog/results', 'booking'],
  ['/booking/summary', 'footer-only'],
  ['/booking/BillingSummary', 'result'],
  ['/booking/confirm', 'result'],
  ['/booking/authenticate', 'blank'],
  ['/booking/authenticate/authorize', 'blank'],
  ['/booking/authenticate/cancel', 'blank'],
  ['/booking/authenticate/waiting', 'blank'],
  ['/hoteles/result', 'booking'],
  ['/hoteles/summary', 'booking'],
  ['/hoteles/booking/summary', 'footer-only'],
  ['/hoteles/booking/waiting', 'blank'],
  ['/hoteles/booking/success', 'result'],
  ['/turs/result', 'booking'],
  ['/turs/booking/summary', 'footer-only'],
  ['/turs/booking/waiting', 'blank'],
  ['/turs/booking/success', 'result'],
  ['/activities/result', 'booking'],
  ['/activities/booking/summary', 'footer-only'],
  ['/activities/booking/waiting', 'blank'],
  ['/activities/booking/success', 'result'],
  ['/cruceros', 'custom'],
  ['/cruceros/caribe', 'custom'],
  ['/aerolineas', 'custom'],
  ['/aerolineas/turkish-airlines', 'custom'],
  ['/airlines/iberia-airline-IB', 'custom'],
  ['/aeropuertos', 'custom'],
  ['/articulos', 'custom'],
  ['/noticias', 'custom'],
  ['/contacta-con-nosotras', 'custom'],
  ['/politica-de-privacidad', 'default'],
  ['/terminos-y-condiciones', 'default'],
  ['/espana', 'custom'],
  ['/guias/madrid', 'custom'],
  ['/user/my-journey', 'custom'],
  ['/user/my-journey/booking-detail', 'result'],
  ['/a/b/c/d', 'not-found'],
])('P-08: %s has the layout %s', (path, layout) => {
  expect(resolvePage(path, REMOTES).layout).toBe(layout);
});

it.each([
  ['/booking/summary', 'booking-summary'],
  ['/booking/authenticate/authorize', 'booking-authenticate-authorize'],
  ['/booking/confirm', 'booking-confirm'],
])('P-46: %s is the route %s', (path, name) => {
  expect(resolvePage(path, REMOTES)).toMatchObject({ route: { name } });
});
