import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseRecord, RemoteManifest } from '@travesia/contracts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import {
  digestOf,
  FEED,
  keyIdOf,
  rulesFileName,
  signPayload,
  type FeedRulesInput,
  type KeyScope,
  type TrustedKeys,
} from '../feed/index.ts';

export const FIXTURE_BUILD = 'aaaaaaaa1111';

/** A build whose server bundle takes a second to be read. */
export const SLOW_BUILD = 'slow00000001';

export const FLIGHTS_MANIFEST: RemoteManifest = {
  name: 'mfe-flights',
  platformMajor: 1,
  routes: [
    {
      path: '/vuelos',
      layout: 'custom',
      serverRendered: true,
      noindex: false,
      title: { es: 'Vuelos', en: 'Flights' },
    },
    {
      path: '/:url/results',
      layout: 'booking',
      serverRendered: false,
      noindex: true,
      title: { es: 'Resultados', en: 'Results' },
    },
    {
      path: '/booking/summary',
      layout: 'footer-only',
      serverRendered: false,
      noindex: true,
      title: { es: 'Tu viaje', en: 'Your trip' },
    },
  ],
  slots: [
    { slot: 'home.search', widget: 'search', order: 10, failureClass: 'essential', serverRendered: true },
  ],
  menu: [{ path: '/vuelos', order: 10, label: { es: 'Vuelos', en: 'Flights' } }],
  defaultMarkets: null,
  failureClass: 'primary',
  locales: ['es', 'en'],
};

const SERVER_BUNDLE = `const isSlow = false;
if (isSlow) for (const end = Date.now() + 1000; Date.now() < end; ) {}
exports.render = ({ url, locale, target }) => {
  if (url.includes('endless')) for (;;) {}
  if (url.includes('throws')) throw new Error('a broken bundle');
  if (url.includes('globals')) {
    const html = Object.getOwnPropertyNames(globalThis).join(' ');
    return { html, status: 200, head: {}, state: null };
  }
  return { html: '<p>' + target + ' ' + locale + '</p>', status: 200, head: {}, state: { rendered: true } };
};`;

const FILES = [
  { path: 'remoteEntry.11111.js', role: 'entry', initial: true, content: 'entry' },
  { path: 'main.22222.js', role: 'chunk', initial: true, content: 'main' },
  { path: 'later.33333.js', role: 'chunk', initial: false, content: 'later' },
  { path: 'main.44444.css', role: 'style', initial: true, content: 'p{}' },
  { path: 'server.cjs', role: 'server', initial: false, content: SERVER_BUNDLE },
] as const;

function write(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

interface FixtureRelease {
  readonly requires?: ReleaseRecord['requires'];
  /** The feed's own key unless named. */
  readonly signedBy?: KeyObject;
  /** Text of the server bundle. */
  readonly server?: string;
}

export interface FixtureFeed {
  readonly folder: string;
  readonly key: KeyObject;
  readonly trusted: TrustedKeys;
  /** The same keys as files. */
  readonly trustedFolder: string;
  /** A further key that is trusted, with what it may sign. */
  trust(name: string, key: KeyObject, scope: KeyScope | null): void;
  publish(manifest: RemoteManifest, build: string, wish?: FixtureRelease): ReleaseRecord;
  setRules(sequence: number, remotes: FeedRulesInput['remotes'], signedBy?: KeyObject): void;
}

/** A feed in a folder of its own, signed by a key of its own. */
export function createFixtureFeed(): FixtureFeed {
  const folder = temporaryFolder('feed');
  const trustedFolder = temporaryFolder('trusted');
  const { privateKey: key } = generateKeyPairSync('ed25519');
  const trust = (name: string, own: KeyObject, scope: KeyScope | null) => {
    const pem = createPublicKey(own).export({ type: 'spki', format: 'pem' });
    write(join(trustedFolder, `${name}.pem`), String(pem));
    if (scope) write(join(trustedFolder, `${name}.json`), JSON.stringify(scope));
  };
  trust('fixture', key, null);
  return {
    folder,
    key,
    trustedFolder,
    trust,
    trusted: new Map([[keyIdOf(key), { key: createPublicKey(key), name: 'fixture', scope: null }]]),
    publish(manifest, build, { requires = {}, signedBy = key, server } = {}) {
      const bundle = server ?? SERVER_BUNDLE.replace('isSlow = false', `isSlow = ${build === SLOW_BUILD}`);
      const contents = FILES.map((file) => (file.role === 'server' ? { ...file, content: bundle } : file));
      const files = contents.map(({ content, ...file }) => ({
        ...file,
        integrity: digestOf(Buffer.from(content)),
        bytes: Buffer.byteLength(content),
      }));
      for (const { path, content } of contents)
        write(join(FEED.files(folder, manifest.name, build), path), content);
      const record: ReleaseRecord = {
        schema: 1,
        remote: manifest.name,
        build,
        createdAt: '2026-11-20T00:00:00.000Z',
        manifest,
        entry: 'remoteEntry.11111.js',
        server: 'server.cjs',
        files,
        requires,
      };
      write(FEED.record(folder, manifest.name, build), JSON.stringify(signPayload(record, signedBy)));
      return record;
    },
    setRules(sequence, remotes, signedBy = key) {
      const rules: FeedRulesInput = {
        schema: 1,
        sequence,
        at: '2026-11-20T00:00:00.000Z',
        action: 'test',
        remotes,
      };
      write(join(FEED.rules(folder), rulesFileName(sequence)), JSON.stringify(signPayload(rules, signedBy)));
    },
  };
}
