import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentState, ReleaseFile, RemoteRoute } from '@travesia/contracts';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '../configuration.ts';
import { readEarlierBuilds, readShellBuild } from '../documents/shell-build.ts';
import { digestOf, openReleaseFeed, followTrustedKeys, type ReleaseFeedOptions } from '@travesia/releases';
import type { FragmentRendering } from '../rendering/fragment-renderer.ts';
import { buildSite } from '../site.ts';
import {
  createFixtureFeed,
  FIXTURE_BUILD,
  FLIGHTS_MANIFEST,
  type FixtureFeed,
} from '@travesia/releases/testing';
import { temporaryFolder } from '@travesia/testing/temporary-folder';

const SHELL_FILES = [
  { path: 'shell.aaaaa.js', role: 'entry', initial: true },
  { path: '293.bbbbb.js', role: 'chunk', initial: true },
  { path: '21.ccccc.css', role: 'style', initial: true },
  { path: 'checkout.ddddd.js', role: 'entry', initial: true },
  { path: 'checkout.eeeee.css', role: 'style', initial: true },
  { path: 'figtree-latin-wght-normal.fffff.woff2', role: 'asset', initial: false },
  { path: 'server.cjs', role: 'server', initial: false },
] as const;

/** A folder of builds: one that is live, one that was, and one that cannot be read. */
function writeShellBuilds(): string {
  const archive = temporaryFolder('shell');
  mkdirSync(join(archive, 'broken'));
  writeFileSync(join(archive, 'broken', 'files.json'), '{');
  writeShellBuild(join(archive, 'before'), 'eeeeeeee0000', [
    { path: 'shell.00000.js', role: 'entry', initial: true },
    { path: 'server.cjs', role: 'server', initial: false },
  ]);
  return writeShellBuild(join(archive, 'live'), 'bbbbbbbb2222', SHELL_FILES);
}

function writeShellBuild(
  folder: string,
  build: string,
  shellFiles: readonly Pick<ReleaseFile, 'path' | 'role' | 'initial'>[],
): string {
  mkdirSync(folder);
  const files = shellFiles.map((file) => {
    const content = Buffer.from(file.path);
    writeFileSync(join(folder, file.path), content);
    return { ...file, bytes: content.length, integrity: digestOf(content) };
  });
  writeFileSync(join(folder, 'files.json'), JSON.stringify({ name: 'shell', build, files }));
  return folder;
}

/** Renders at once, in this process: what is tested with it is the document around the fragment. */
const instantFragments: FragmentRendering = {
  render: async (_record, { target, locale }) => ({
    html: `<p>${target} ${locale}</p>`,
    status: 200,
    head: {},
    state: { rendered: true },
  }),
};

export interface FixtureSite {
  readonly app: FastifyInstance;
  readonly feed: FixtureFeed;
  /** Reads the feed now. */
  refreshFeed(): Promise<void>;
  close(): Promise<void>;
}

export interface FixtureSiteOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly fragments?: FragmentRendering;
  readonly prepare?: NonNullable<ReleaseFeedOptions['prepare']>;
  readonly off?: readonly string[];
  /** Markets in which the remote is on by its own manifest; all of them unless given. */
  readonly defaultMarkets?: readonly string[];
  /** What the first page of the remote is besides its fixture. */
  readonly route?: Partial<RemoteRoute>;
  /** One that the test has prepared; a new one unless given. */
  readonly feed?: FixtureFeed;
  readonly nowMs?: () => number;
  readonly renderShell?: (kind: string, state: DocumentState) => string;
}

/** The site on a fixture feed and a fixture build; no webpack, no other process. */
export async function openFixtureSite(options: FixtureSiteOptions = {}): Promise<FixtureSite> {
  const fixture = options.feed ?? createFixtureFeed();
  const routes = FLIGHTS_MANIFEST.routes.map((route, index) =>
    index === 0 ? { ...route, ...options.route } : route,
  );
  const defaultMarkets = options.defaultMarkets ? [...options.defaultMarkets] : null;
  fixture.publish({ ...FLIGHTS_MANIFEST, routes, defaultMarkets }, FIXTURE_BUILD);
  fixture.setRules(1, { 'mfe-flights': { live: FIXTURE_BUILD, off: [...(options.off ?? [])] } });
  const configuration = readConfiguration({
    PROFILE: 'test',
    LOG_LEVEL: 'silent',
    FEED_FOLDER: fixture.folder,
    TRUSTED_KEYS_FOLDER: fixture.trustedFolder,
    SITE_ORIGIN: 'http://site.test',
    VAULT_ORIGIN: 'http://vault.test',
    API_URL: 'http://127.0.0.1:9',
    SHELL_BUILD_FOLDER: writeShellBuilds(),
    ...options.environment,
  });
  const feed = await openReleaseFeed({
    folder: fixture.folder,
    trusted: followTrustedKeys(fixture.trustedFolder, () => {}),
    pollMs: 60_000,
    ...(options.prepare && { prepare: options.prepare }),
    onRefused: () => {},
  });
  const shell = readShellBuild(configuration.SHELL_BUILD_FOLDER);
  const app = await buildSite({
    configuration,
    shell,
    earlierShells: readEarlierBuilds(shell, () => {}),
    feed,
    renderShell: (kind, state, html) =>
      options.renderShell?.(kind, state) ?? `<header>${kind}</header>${Object.values(html).join('')}`,
    fragments: options.fragments ?? instantFragments,
    nowMs: options.nowMs ?? (() => Date.parse('2026-11-20T10:00:00Z')),
  });
  return {
    app,
    feed: fixture,
    refreshFeed: feed.refresh,
    async close() {
      feed.close();
      await app.close();
    },
  };
}
