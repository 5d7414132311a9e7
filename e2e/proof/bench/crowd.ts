import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@travesia/contracts';
import { openSigningKey, publish } from '@travesia/deploy/releases';
import type { Stack } from '@travesia/deploy/stack';
import type { Build } from '@travesia/tooling';

const MARKETS = join(import.meta.dirname, '../../../shell/markets');
const MARKET_IDS = 'AR BO BR CA CL CO CR DO EC ES FR GT HN IT MX NI PA PE PY US UY VE'.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A folder of twenty markets and the international one. */
export function twentyMarkets(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const model = JSON.parse(readFileSync(join(MARKETS, 'ES.json'), 'utf8')) as Record<string, unknown>;
  for (const id of MARKET_IDS.slice(0, 20))
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...model, id }));
  writeFileSync(join(folder, 'intl.json'), readFileSync(join(MARKETS, 'intl.json')));
  return folder;
}

function manifestOf(name: string): RemoteManifest {
  const page = (path: string, es: string, en: string): RemoteManifest['routes'][number] => ({
    path: `/${name.slice(4)}${path}`,
    layout: 'booking',
    serverRendered: false,
    noindex: true,
    title: { es, en },
  });
  return {
    name,
    platformMajor: 1,
    routes: [
      page('/result', 'Resultados', 'Results'),
      page('/summary', 'Resumen', 'Summary'),
      page('/booking/summary', 'Tu viaje', 'Your trip'),
    ],
    slots: [],
    menu: [],
    defaultMarkets: null,
    failureClass: 'primary',
    locales: ['es', 'en'],
  };
}

function buildOf(name: string, directory: string): Build {
  mkdirSync(directory, { recursive: true });
  const files = (
    [
      ['remoteEntry.js', 'entry'],
      ['main.js', 'chunk'],
      ['main.css', 'style'],
    ] as const
  ).map(([path, role]) => {
    const content = `/* ${name} ${path} */`;
    writeFileSync(join(directory, path), content);
    const digest = createHash('sha256').update(content).digest('base64');
    return { path, role, initial: true, bytes: content.length, integrity: `sha256-${digest}` };
  });
  const build = createHash('sha256').update(name).digest('hex').slice(0, 12);
  return { name, build, directory, files, shared: {}, isCached: false };
}

/** Further verticals on a running site, each with pages of its own, until there are so many. */
export async function publishCrowd(stack: Stack, dataFolder: string, present: number, wanted: number) {
  const access = {
    feedFolder: stack.feedFolder,
    trustedFolder: join(dataFolder, 'keys/trusted'),
    key: openSigningKey(join(dataFolder, 'keys')),
  };
  for (let number = present; number < wanted; number += 1) {
    const name = `mfe-crowd-${LETTERS[number]}`;
    const folder = join(dataFolder, 'crowd', name);
    const build = buildOf(name, join(folder, 'dist'));
    writeFileSync(
      join(folder, 'remote.manifest.ts'),
      `export const manifest = ${JSON.stringify(manifestOf(name))};`,
    );
    await publish(access, build, folder);
  }
}
