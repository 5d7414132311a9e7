import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startStack, type Stack } from '@travesia/deploy/stack';
import { WORKSPACE, type Builds } from '@travesia/tooling';
import { buildOneBundle } from '@travesia/tooling/build-one-bundle';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { browserLaunch } from '../../support/browser.ts';

/** Says how a site is started in a folder of its own. */
export type SiteKind = (folder: string, onProgress: (text: string) => void) => Promise<Stack>;

const startSite =
  (environment: Readonly<Record<string, string>>, builds?: () => Promise<Builds>): SiteKind =>
  async (dataFolder, onProgress) =>
    startStack({
      profile: 'test',
      ports: 'ephemeral',
      dataFolder,
      environment,
      ...(builds && { builds: await builds() }),
      onProgress,
    });

const EMPTY = { SERVER_HTML: 'off' };
/** A twin has no service worker of its own: neither side gets one. */
const TWIN = { SERVICE_WORKER: 'off' };
const asOneBundle = () => buildOneBundle(join(WORKSPACE, '.cache/one-bundle'));

/** The site as it ships. */
export const shipped = startSite({});
/** The site as it ships, but every browser renders for itself. */
export const shippedEmpty = startSite(EMPTY);
/** Shell and remotes as they ship, to be held against the same sources as one bundle. */
export const shippedTwin = startSite(TWIN);
export const shippedEmptyTwin = startSite({ ...TWIN, ...EMPTY });
export const oneBundle = startSite(TWIN, asOneBundle);
export const oneBundleEmpty = startSite({ ...TWIN, ...EMPTY }, asOneBundle);

type StackOf<Kinds extends readonly SiteKind[]> = { [Place in keyof Kinds]: Stack };

/** What the sections share: sites and a browser, started when the first one asks for them. */
export interface World {
  /** How many pairs make a ratio. */
  readonly pairs: number;
  readonly folder: string;
  say(text: string): void;
  /** These sites run from now on, and no other beside what is measured; none means no browser either. */
  only<const Kinds extends readonly SiteKind[]>(...kinds: Kinds): Promise<StackOf<Kinds>>;
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

export function openWorld(pairs: number, say: (text: string) => void): World {
  const folder = temporaryFolder('bench');
  const sites = new Map<SiteKind, Stack>();
  let started = 0;
  let launched: Promise<Browser> | null = null;

  async function stopAllBut(kept: readonly SiteKind[]): Promise<void> {
    for (const [kind, site] of sites) {
      if (kept.includes(kind)) continue;
      sites.delete(kind);
      await site.stop();
    }
    if (kept.length > 0) return;
    await (await launched)?.close();
    launched = null;
  }

  async function run(kind: SiteKind): Promise<Stack> {
    const running = sites.get(kind);
    if (running) return running;
    started += 1;
    const site = await kind(join(folder, `site-${started}`), say);
    sites.set(kind, site);
    return site;
  }
  return {
    pairs,
    folder,
    say,
    async only<const Kinds extends readonly SiteKind[]>(...kinds: Kinds) {
      await stopAllBut(kinds);
      const running: Stack[] = [];
      for (const kind of kinds) running.push(await run(kind));
      return running as unknown as StackOf<Kinds>;
    },
    browser() {
      launched ??= chromium.launch(browserLaunch());
      return launched;
    },
    async close() {
      await stopAllBut([]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
