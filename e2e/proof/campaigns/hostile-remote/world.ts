import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseRecord, RemoteManifest } from '@travesia/contracts';
import { freePorts } from '@travesia/deploy/free-ports';
import { digestOf, FEED, signPayload, type FeedRulesInput } from '@travesia/releases';
import { createFixtureFeed, FIXTURE_BUILD, FLIGHTS_MANIFEST } from '@travesia/releases/testing';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { WORKSPACE } from '@travesia/tooling';

const HOSTILE = 'mfe-hostile';
const STARTED_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 10_000;

const [ROUTE] = FLIGHTS_MANIFEST.routes;
const manifestOf = (name: string, paths: readonly string[], slot: 'home.deals' | 'home.promo') =>
  ({
    ...FLIGHTS_MANIFEST,
    name,
    routes: paths.map((path) => ({ ...ROUTE!, path })),
    slots: [{ slot, widget: 'widget', order: 10, failureClass: 'regular', serverRendered: true }],
    menu: [],
  }) as const satisfies RemoteManifest;

const CRUISES = manifestOf('mfe-cruises', ['/cruceros', '/cruceros/:slug'], 'home.deals');
const hostileManifest = (paths: readonly string[]) => manifestOf(HOSTILE, paths, 'home.promo');
export const HOSTILE_PATH = '/hostil';

/** A shell as small as one can be: each fragment in its place. */
function writeShell(): string {
  const folder = temporaryFolder('shell');
  const server = `const places = (html) => Object.entries(html).map(([id, text]) => '<section id="' + id + '">' + text + '</section>').join('\\n');
    exports.renderShell = (state, html) => places(html);
    exports.renderCheckout = () => '';
    exports.renderMarketSample = (state, html) => places(html);`;
  const files = [
    { path: 'shell.aaaaa.js', role: 'entry', initial: true, content: '' },
    { path: '21.ccccc.css', role: 'style', initial: true, content: '' },
    { path: 'checkout.ddddd.js', role: 'entry', initial: true, content: '' },
    { path: 'checkout.eeeee.css', role: 'style', initial: true, content: '' },
    { path: 'figtree-latin-wght-normal.fffff.woff2', role: 'asset', initial: false, content: '' },
    { path: 'server.cjs', role: 'server', initial: false, content: server },
  ].map(({ content, ...file }) => {
    writeFileSync(join(folder, file.path), content);
    return { ...file, bytes: content.length, integrity: digestOf(Buffer.from(content)) };
  });
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ name: 'shell', build: 'bbbbbbbb2222', files }));
  return folder;
}

export interface SiteUnderAttack {
  /** The text of a page; `null` where the site does not answer. */
  read(path: string): Promise<{ readonly status: number; readonly text: string } | null>;
  /** What the site wrote to its log. */
  log(): string;
  isAlive(): boolean;
}

export interface World extends SiteUnderAttack {
  /** Puts a release with this server bundle and these routes before everybody, signed by the hostile team's key. */
  publish(bundle: string, paths?: readonly string[]): Promise<void>;
  /** Whether the newest bundle was rendered, or the log says what came of it. */
  hasRun(): Promise<boolean>;
  /** Ways around the command line, signed by the hostile team's key. */
  readonly byHand: {
    release(remote: string): void;
    state(remotes: FeedRulesInput['remotes']): void;
    fileAfterwards(): void;
  };
  readonly live: () => FeedRulesInput['remotes'];
  /** Waits until the site has read the feed. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 100;
/** A release that does not get ready is given all the same after two seconds. */
const TAKEN_WITHIN_MS = 4_000;
/** Whatever never ends is given up after five seconds. */
const TRACE_WITHIN_MS = 12_000;

/** A site of its own as a process of its own, on a feed with two good remotes and one whose team is hostile. */
export async function openWorld(): Promise<World> {
  const feed = createFixtureFeed();
  const { privateKey: key } = generateKeyPairSync('ed25519');
  feed.trust('hostile', key, { role: 'team', remotes: [HOSTILE], markets: '*' });
  feed.publish(FLIGHTS_MANIFEST, FIXTURE_BUILD);
  feed.publish(CRUISES, FIXTURE_BUILD);
  const good = {
    [FLIGHTS_MANIFEST.name]: { live: FIXTURE_BUILD, off: [] },
    [CRUISES.name]: { live: FIXTURE_BUILD, off: [] },
  };
  let live: FeedRulesInput['remotes'] = good;
  let sequence = 1;
  feed.setRules(sequence, live);

  const [port = 0] = await freePorts(1);
  const siteUrl = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(WORKSPACE, 'shell/server/server.ts')],
    {
      cwd: WORKSPACE,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PROFILE: 'test',
        LOG_LEVEL: 'silent',
        SITE_HOST: '127.0.0.1',
        SITE_PORT: String(port),
        SITE_ORIGIN: siteUrl,
        VAULT_ORIGIN: `http://localhost:${port}`,
        API_URL: 'http://127.0.0.1:9',
        FEED_FOLDER: feed.folder,
        FEED_POLL_MS: String(POLL_MS),
        TRUSTED_KEYS_FOLDER: feed.trustedFolder,
        SHELL_BUILD_FOLDER: writeShell(),
        RENDER_DEADLINE_MS: '1000',
      },
    },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const read: World['read'] = async (path) => {
    try {
      const reply = await fetch(siteUrl + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(READ_WITHIN_MS),
      });
      return { status: reply.status, text: await reply.text() };
    } catch {
      return null;
    }
  };
  const impatientMs = Date.now() + STARTED_WITHIN_MS;
  while ((await read('/readyz')) === null) {
    if (!isAlive() || Date.now() > impatientMs) throw new Error(`the site did not start\n${log}`);
    await pause(POLL_MS);
  }

  let builds = 0;
  let newest: ReleaseRecord | null = null;
  const setRules = (remotes: FeedRulesInput['remotes'], signedBy?: typeof key) => {
    sequence += 1;
    feed.setRules(sequence, remotes, signedBy);
  };
  /** Two readings: one may have begun before. */
  const settle = () => pause(POLL_MS * 3);

  return {
    read,
    log: () => log,
    isAlive,
    settle,
    live: () => live,
    async publish(bundle, paths = [HOSTILE_PATH]) {
      builds += 1;
      const build = `bad${String(builds).padStart(9, '0')}`;
      newest = feed.publish(hostileManifest(paths), build, { signedBy: key, server: bundle });
      live = { ...good, [HOSTILE]: { live: build, off: [] } };
      setRules(live, key);
      // It is before everybody, or the log says why not.
      const lateMs = Date.now() + TAKEN_WITHIN_MS;
      while (Date.now() < lateMs && isAlive() && !log.includes(build)) {
        if ((await read(`/es${HOSTILE_PATH}`))?.text.includes(build)) return;
        await pause(POLL_MS / 2);
      }
    },
    async hasRun() {
      const lateMs = Date.now() + TRACE_WITHIN_MS;
      while (Date.now() < lateMs) {
        const page = await read(`/es${HOSTILE_PATH}`);
        if (page?.text.includes(`<section id="page-${HOSTILE}">`)) return true;
        if (newest !== null && log.includes(newest.build)) return true;
        if (!isAlive()) return false;
        await pause(POLL_MS);
      }
      return false;
    },
    byHand: {
      release(remote) {
        feed.publish({ ...FLIGHTS_MANIFEST, name: remote }, 'bad999999999', { signedBy: key });
      },
      state(remotes) {
        setRules(remotes, key);
      },
      fileAfterwards() {
        if (!newest) throw new Error('nothing was published');
        const file = join(FEED.files(feed.folder, HOSTILE, newest.build), newest.entry);
        writeFileSync(file, `${readFileSync(file, 'utf8')} changed`);
        const record = FEED.record(feed.folder, HOSTILE, newest.build);
        mkdirSync(join(record, '..'), { recursive: true });
        writeFileSync(
          record,
          JSON.stringify({ ...signPayload(newest, key), payload: JSON.stringify(newest) }),
        );
      },
    },
    async close() {
      child.kill('SIGKILL');
      await new Promise<void>((resolve) => (isAlive() ? child.once('exit', () => resolve()) : resolve()));
      for (const folder of [feed.folder, feed.trustedFolder])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
