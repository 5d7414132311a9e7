import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startStack, type Stack } from '@travesia/deploy/stack';
import { browserLaunch } from '../support/browser.ts';

/** Says how a site is started in a folder of its own. */
export type SiteKind = (folder: string, onProgress: (text: string) => void) => Promise<Stack>;

/** The site as it ships. */
export const shipped: SiteKind = (dataFolder, onProgress) =>
  startStack({ profile: 'test', ports: 'ephemeral', dataFolder, onProgress });

/** The site as it ships, but every browser draws for itself. */
export const shippedEmpty: SiteKind = (dataFolder, onProgress) =>
  startStack({
    profile: 'test',
    ports: 'ephemeral',
    dataFolder,
    environment: { SERVER_HTML: 'off' },
    onProgress,
  });

/** What the sections share: sites and a browser, started when the first one asks for them. */
export interface World {
  /** How many pairs make a ratio. */
  readonly pairs: number;
  readonly folder: string;
  say(text: string): void;
  site(kind: SiteKind): Promise<Stack>;
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

export function openWorld(pairs: number, say: (text: string) => void): World {
  const folder = mkdtempSync(join(tmpdir(), 'travesia-bench-'));
  const sites = new Map<SiteKind, Promise<Stack>>();
  let launched: Promise<Browser> | null = null;
  return {
    pairs,
    folder,
    say,
    site(kind) {
      const started = sites.get(kind) ?? kind(join(folder, `site-${sites.size}`), say);
      sites.set(kind, started);
      return started;
    },
    browser() {
      launched ??= chromium.launch(browserLaunch());
      return launched;
    },
    async close() {
      await (await launched)?.close();
      for (const site of sites.values()) await (await site.catch(() => null))?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
