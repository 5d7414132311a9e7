import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startStack, type Stack } from '@travesia/deploy/stack';
import { brokenBudgets, BUDGETS, type BenchedPage } from '../bench/budgets.ts';
import { measureFirstLoad, type FileKind, type FirstLoad } from '../bench/first-load.ts';
import { measureLargestPaint } from '../bench/largest-paint.ts';
import { pairedRatio, type PairedRatio } from '../bench/paired-ratio.ts';
import { browserLaunch } from '../support/browser.ts';
import { daysAhead } from '../support/dates.ts';

/** `npm run bench`: what the first visit weighs, and what server HTML is worth. Writes docs/bench.md. */
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
async function comparePaints(browser: Browser, drawn: Stack, empty: Stack): Promise<PairedRatio> {
  const address = (stack: Stack) => stack.siteUrl + pathOf('home');
  await measureLargestPaint(browser, address(drawn));
  await measureLargestPaint(browser, address(empty));
  const pairs: [number, number][] = [];
  for (let round = 0; round < PAIRS; round += 1) {
    const isDrawnFirst = round % 2 === 0;
    const first = await measureLargestPaint(browser, address(isDrawnFirst ? drawn : empty));
    const second = await measureLargestPaint(browser, address(isDrawnFirst ? empty : drawn));
    pairs.push(isDrawnFirst ? [first, second] : [second, first]);
    say(`pair ${round + 1} of ${PAIRS}: ${pairs.at(-1)?.map(Math.round).join(' and ')} ms`);
  }
  return pairedRatio(pairs);
}

function report(loads: ReadonlyMap<BenchedPage, FirstLoad>, paint: PairedRatio): string {
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
`;
}

const folder = mkdtempSync(join(tmpdir(), 'travesia-bench-'));
const drawn = await open(folder, 'on');
const empty = await open(folder, 'off');
const browser = await chromium.launch(browserLaunch());
try {
  const loads = new Map<BenchedPage, FirstLoad>();
  for (const page of Object.keys(BUDGETS) as BenchedPage[]) {
    loads.set(page, await measureFirstLoad(browser, drawn.siteUrl + pathOf(page)));
  }
  const paint = await comparePaints(browser, drawn, empty);
  const text = report(loads, paint);
  writeFileSync(REPORT, text);
  process.stdout.write(`\n${text}`);
  const broken = [...loads].flatMap(([page, load]) => brokenBudgets(page, load));
  for (const words of broken) process.stderr.write(`over budget: ${words}\n`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await drawn.stop();
  await empty.stop();
  rmSync(folder, { recursive: true, force: true });
}
