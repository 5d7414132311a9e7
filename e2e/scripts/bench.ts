import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteDirectories } from '@travesia/tooling';
import { chromium, type Browser } from '@playwright/test';
import { startStack, type Stack } from '@travesia/deploy/stack';
import { publishCrowd, twentyMarkets } from '../bench/crowd.ts';
import { brokenBudgets, BUDGETS, type BenchedPage } from '../bench/budgets.ts';
import { measureFilterDelay, type FilterDelay, type FilteredPage } from '../bench/filter-delay.ts';
import { measureFirstLoad, type FileKind, type FirstLoad } from '../bench/first-load.ts';
import { measureLargestPaint } from '../bench/largest-paint.ts';
import { measureLighthouse } from '../bench/lighthouse-scores.ts';
import { withManyFlights } from '../bench/many-flights.ts';
import { pairedRatio, type PairedRatio } from '../bench/paired-ratio.ts';
import { filtersSection, lighthouseSection } from '../bench/sections.ts';
import { browserLaunch } from '../support/browser.ts';
import { timeUntil } from '../demo/story.ts';
import { daysAhead } from '../support/dates.ts';

/** `npm run bench`: what the first visit weighs, and what server HTML is worth. Writes docs/bench.md. */
const CROWD = 24;
const MANY_RESULTS = 1_000;
const PAIRS = Number(process.env.BENCH_PAIRS ?? 11);
const REPORT = join(import.meta.dirname, '../../docs/bench.md');
const KINDS: readonly FileKind[] = ['document', 'script', 'style', 'font', 'image', 'data'];

const say = (text: string) => process.stdout.write(`  ${text}\n`);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function pathOf(page: BenchedPage): string {
  if (page === 'home') return '/es';
  const query = new URLSearchParams({
    from: 'MAD',
    to: 'BOG',
    depart: daysAhead(30),
    adults: '1',
    trip: '1',
  });
  return `/es/mad-bog/results?${query.toString()}`;
}

/** The same site with four times the verticals, in twenty markets. */
async function openCrowded(folder: string): Promise<Stack> {
  const dataFolder = join(folder, 'crowded');
  const stack = await startStack({
    profile: 'test',
    ports: 'ephemeral',
    dataFolder,
    environment: { MARKETS_FOLDER: twentyMarkets(join(folder, 'markets')) },
    onProgress: say,
  });
  await publishCrowd(stack, dataFolder, remoteDirectories().length, CROWD);
  await waitForRemotes(stack, CROWD);
  return stack;
}

async function waitForRemotes({ siteUrl }: Stack, count: number) {
  const seen = async () =>
    ((await (await fetch(`${siteUrl}/releases.json`)).json()) as unknown[]).length === count;
  if ((await timeUntil(seen, 15_000)) === null) throw new Error(`the site never saw ${count} remotes`);
}

async function open(folder: string, serverHtml: 'on' | 'off'): Promise<Stack> {
  return startStack({
    profile: 'test',
    ports: 'ephemeral',
    dataFolder: join(folder, serverHtml),
    environment: { SERVER_HTML: serverHtml },
    onProgress: say,
  });
}

/** Once unmeasured, so that neither side pays for waking up; then one after the other, taking turns to begin. */
async function comparePaints(browser: Browser, one: Stack, other: Stack): Promise<PairedRatio> {
  const address = (stack: Stack) => stack.siteUrl + pathOf('home');
  await measureLargestPaint(browser, address(one));
  await measureLargestPaint(browser, address(other));
  const pairs: [number, number][] = [];
  for (let round = 0; round < PAIRS; round += 1) {
    const isOneFirst = round % 2 === 0;
    const first = await measureLargestPaint(browser, address(isOneFirst ? one : other));
    const second = await measureLargestPaint(browser, address(isOneFirst ? other : one));
    pairs.push(isOneFirst ? [first, second] : [second, first]);
    say(`pair ${round + 1} of ${PAIRS}: ${pairs.at(-1)?.map(Math.round).join(' and ')} ms`);
  }
  return pairedRatio(pairs);
}

/** Where the sandbox has thousands of houses. */
const A_STAY = { place: 'Valladolid', type: 'city', id: 'VLL', at: '41.6523,-4.7245', rooms: '2' };

/** Lists of a thousand: hotels as the sandbox has them, flights repeated. */
async function measureFilters(browser: Browser, { siteUrl }: Stack): Promise<Map<string, FilterDelay>> {
  const stay = new URLSearchParams({ ...A_STAY, in: daysAhead(30), out: daysAhead(33) });
  const pages: Record<string, FilteredPage> = {
    flights: {
      address: siteUrl + pathOf('results'),
      prepare: (page) => withManyFlights(page, MANY_RESULTS),
      results: MANY_RESULTS,
    },
    hotels: { address: `${siteUrl}/es/hoteles/result?${stay.toString()}`, results: MANY_RESULTS },
  };
  const delays = new Map<string, FilterDelay>();
  for (const [name, page] of Object.entries(pages)) {
    delays.set(name, await measureFilterDelay(browser, page));
    say(`filters of ${name}: ${delays.get(name)?.longest.toFixed(0)} ms`);
  }
  return delays;
}

/** An article, an airline, a country and a sailing. */
async function pathsToRead({ siteUrl }: Stack): Promise<string[]> {
  const list = await (await fetch(`${siteUrl}/es/cruceros`)).text();
  const sailing = /href="(\/es\/cruceros\/[a-z0-9-]+)"/.exec(list)?.[1];
  if (!sailing) throw new Error('no sailing to read');
  return ['/es/articulos/equipaje-de-mano', '/es/airlines/iberia-airline-IB', '/es/espana', sailing];
}

function report(
  loads: ReadonlyMap<BenchedPage, FirstLoad>,
  paint: PairedRatio,
  crowd: { readonly load: FirstLoad; readonly paint: PairedRatio },
): string {
  const home = loads.get('home') as FirstLoad;
  const { load } = crowd;
  const rows = [...loads].map(([page, { bytes, requests, elements }]) =>
    [page, ...KINDS.map((kind) => kilobytes(bytes[kind])), requests, elements].join(' | '),
  );
  const budgets = Object.entries(BUDGETS).map(
    ([page, limits]) =>
      `- ${page}: ${Object.entries(limits)
        .map(([kind, limit]) => `${kind} ≤ ${limit / 1000} kB`)
        .join(', ')}`,
  );
  return `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores. Bytes, requests and elements are exact and decide; times belong to the machine, so only their ratio in one run is told.

## First visit, phone, nothing cached (kB of body as sent, Brotli)

| page | ${KINDS.join(' | ')} | requests | elements |
| --- | ${KINDS.map(() => '---').join(' | ')} | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}

Budgets:

${budgets.join('\n')}

## Largest paint of the home with and without server HTML (slow 4G, 4× CPU)

| pairs | with, ms | without, ms | ratio | 95 % interval |
| --- | --- | --- | --- | --- |
| ${paint.pairs} | ${paint.first.toFixed(0)} | ${paint.second.toFixed(0)} | ${paint.ratio.toFixed(2)} | ${paint.low.toFixed(2)} – ${paint.high.toFixed(2)} |

## The home among ${CROWD} remotes in 20 markets, against the ${remoteDirectories().length} of this workspace

| document, kB more | requests more | ratio of the largest paint | 95 % interval |
| --- | --- | --- | --- |
| ${kilobytes(load.bytes.document - home.bytes.document)} (≤ 3) | ${load.requests - home.requests} (0) | ${crowd.paint.ratio.toFixed(2)} (≤ 1.03) | ${crowd.paint.low.toFixed(2)} – ${crowd.paint.high.toFixed(2)} |
`;
}

const folder = mkdtempSync(join(tmpdir(), 'travesia-bench-'));
const drawn = await open(folder, 'on');
const empty = await open(folder, 'off');
const crowded = await openCrowded(folder);
const browser = await chromium.launch(browserLaunch());
try {
  const loads = new Map<BenchedPage, FirstLoad>();
  for (const page of Object.keys(BUDGETS) as BenchedPage[]) {
    loads.set(page, await measureFirstLoad(browser, drawn.siteUrl + pathOf(page)));
  }
  const paint = await comparePaints(browser, drawn, empty);
  const crowd = {
    load: await measureFirstLoad(browser, crowded.siteUrl + pathOf('home')),
    paint: await comparePaints(browser, crowded, drawn),
  };
  const filters = await measureFilters(browser, drawn);
  const lighthouse = await measureLighthouse(drawn.siteUrl, await pathsToRead(drawn));
  const text = report(loads, paint, crowd) + filtersSection(filters) + lighthouseSection(lighthouse);
  writeFileSync(REPORT, text);
  process.stdout.write(`\n${text}`);
  const broken = [...loads].flatMap(([page, load]) => brokenBudgets(page, load));
  for (const words of broken) process.stderr.write(`over budget: ${words}\n`);
  const misses = lighthouse.flatMap((page) => page.misses.map((miss) => `${page.path}: ${miss}`));
  for (const words of misses) process.stderr.write(`${words}\n`);
  process.exitCode = broken.length + misses.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await drawn.stop();
  await empty.stop();
  await crowded.stop();
  rmSync(folder, { recursive: true, force: true });
}
