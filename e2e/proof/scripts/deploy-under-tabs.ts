/**
 * Two builds, one server: twelve visitors are somewhere on the site when shell and remotes are deployed anew.
 * Each goes on to the end of what they were doing. Words as arguments choose tabs by their names.
 */
import { basename, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { openSigningKey, publish } from '@travesia/deploy/releases';
import { startStack } from '@travesia/deploy/stack';
import { buildAll, buildRemote, buildShell, remoteDirectories, type Build } from '@travesia/tooling';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { OPEN_TABS, type OpenTab } from '../deploys/open-tabs.ts';
import { watchTab, type WatchedTab } from '../deploys/watch-tab.ts';
import { askReleases } from '../demo/site-facts.ts';
import { openStory, seconds, timeUntil } from '../demo/story.ts';
import { browserLaunch } from '../../support/browser.ts';
import { nextBuildOf } from '../../support/changed-package.ts';
import { visitorAddress } from '../../support/visitor-address.ts';

const FEED_MAX_MS = 6_000;
/** Tabs ask for releases every so often, and the worker is looked for by a newer tab. */
const HEARD_MS = 35_000;
const TABS_AT_ONCE = 3;

const story = openStory();
const named = process.argv.slice(2);
const wanted = OPEN_TABS.filter(
  ({ name }) => named.length === 0 || named.some((word) => name.includes(word)),
);

interface Visitor {
  readonly tab: OpenTab;
  readonly context: BrowserContext;
  readonly watched: WatchedTab;
  readonly goOn: () => Promise<void>;
}

/** A few at a time: most of a tab is waiting. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: TABS_AT_ONCE }, worker));
}

async function settle(browser: Browser, siteUrl: string, tab: OpenTab): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'es-ES',
    baseURL: siteUrl,
    serviceWorkers: 'allow',
    extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
  });
  const page = await context.newPage();
  const watched = await watchTab(page);
  const goOn = await tab.open(page);
  await watched.markDocument();
  return { tab, context, watched, goOn };
}

/** What a newer tab of the same visitor does to the older one: it brings the new worker. */
async function openNewerTab({ context }: Visitor) {
  const newer = await context.newPage();
  await newer.goto('/es/articulos');
  await newer.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await newer.waitForTimeout(2_000);
  await newer.close();
}

async function missingFiles(siteUrl: string, builds: readonly Build[]): Promise<string[]> {
  const addresses = builds.flatMap(({ name, build, files }) =>
    files
      .filter(({ role }) => role !== 'server')
      .map(({ path }) => (name === 'shell' ? `/assets/${path}` : `/r/${name}/${build}/${path}`)),
  );
  const missing: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(new URL(address, siteUrl));
    if (!reply.ok) missing.push(`${reply.status} ${address}`);
    await reply.arrayBuffer();
  }
  return missing;
}

const dataFolder = temporaryFolder('deploy');
const before = await buildAll();
const packages = ['shell', ...remoteDirectories().map((directory) => basename(directory))];
const changed = packages.map((name) => ({ name, ...nextBuildOf(name) }));
let isHeld = false;
try {
  story.chapter('The next build of everything is ready');
  const next: { build: Build; folder: string }[] = [];
  for (const { name, folder } of changed)
    next.push({ folder, build: await (name === 'shell' ? buildShell({}, folder) : buildRemote(folder)) });
  const earlier = [before.shell, ...before.remotes];
  story.check(
    'and is another one',
    next.every(({ build }) => earlier.every((each) => each.build !== build.build)),
  );

  const stack = await startStack({ profile: 'test', ports: 'ephemeral', dataFolder, builds: before });
  const browser = await chromium.launch(browserLaunch());
  try {
    story.chapter(`${wanted.length} visitors are on the site`);
    const visitors: Visitor[] = [];
    await forEach(wanted, async (tab) => {
      try {
        visitors.push(await settle(browser, stack.siteUrl, tab));
      } catch (fault) {
        story.check(`${tab.name}: ${String(fault).split('\n')[0]}`, false);
      }
    });

    story.chapter('Shell and remotes are deployed');
    const access = {
      feedFolder: stack.feedFolder,
      trustedFolder: join(dataFolder, 'keys/trusted'),
      key: openSigningKey(join(dataFolder, 'keys')),
    };
    const [shell, ...remotes] = next;
    for (const { build, folder } of remotes) await publish(access, build, folder);
    if (shell) await stack.deployShell(shell.build);
    const ask = askReleases(stack.siteUrl);
    const isLive = await timeUntil(
      async () =>
        (await ask('mfe-flights', 0))?.build ===
        remotes.find(({ build }) => build.name === 'mfe-flights')?.build.build,
      FEED_MAX_MS,
    );
    story.check(`new documents have the new builds after ${seconds(isLive)}`, isLive !== null);
    const missing = await missingFiles(stack.siteUrl, earlier);
    story.check(`every file of the earlier builds is still there ${missing.join(' ')}`, missing.length === 0);
    await forEach(visitors, openNewerTab);
    await new Promise((resolve) => setTimeout(resolve, HEARD_MS));

    story.chapter('Everybody goes on');
    await forEach(visitors, async ({ tab, context, watched, goOn }) => {
      const isSame = !tab.keepsDocument || (await watched.isSameDocument());
      const end = await goOn().then(
        () => '',
        (fault: unknown) => String(fault).split('\n')[0] ?? '',
      );
      const faults = [...(end ? [end] : []), ...(isSame ? [] : ['was reloaded']), ...watched.faults];
      story.check([tab.name, ...faults].join('\n            '), faults.length === 0);
      await context.close();
    });
  } finally {
    await browser.close();
    await stack.stop();
  }
  isHeld = story.faults() === 0;
} finally {
  for (const { remove } of changed) remove();
}
story.line(isHeld ? 'All checks passed.' : `${story.faults()} checks failed.`);
process.exitCode = isHeld ? 0 : 1;
