/** A new mfe-content while its pages are being read: no page fails, none is made of two builds (npm run test:long). */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { readSitemap, sampleOf } from '../../crawl/read-sitemap.ts';
import { pageFaults, readBuilds } from '../demo/read-document.ts';
import { sendReaders, type Reading } from '../demo/readers.ts';
import { askReleases } from '../demo/site-facts.ts';
import { openStory, seconds, timeUntil } from '../demo/story.ts';
import { changePackage } from '../../support/changed-package.ts';

const REMOTE = 'mfe-content';
/** Stand above every page of the remote but the legal ones, which have no way back to show. */
const WORDS = { before: 'Dónde estás', after: 'Estás aquí' } as const;
const READERS = 8;
const EVERY = 60;
const CALM_MS = 8_000;
const FOLLOW_MAX_MS = 5_000;
const FAULTS_SHOWN = 12;

const WORKSPACE = join(import.meta.dirname, '../../..');
const dataFolder = temporaryFolder('deploy');
const run = promisify(execFile);
const story = openStory();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function releases(...words: string[]) {
  story.line(`$ npm run releases -- ${words.join(' ')}`);
  await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'deploy/tasks/releases.ts', ...words],
    {
      cwd: WORKSPACE,
      env: { ...process.env, DATA_FOLDER: dataFolder },
    },
  );
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const stack = await startStack({
  profile: 'test',
  ports: 'ephemeral',
  dataFolder,
  // Builds and readers share this machine: pages wait for their rendering, however busy it is.
  environment: { RENDER_DEADLINE_MS: '5000' },
});
const changed = changePackage(REMOTE, {
  'src/locales/es/content.json': (source) => source.replace(WORDS.before, WORDS.after),
});
const ask = askReleases(stack.siteUrl);
const get = async (path: string) => (await fetch(new URL(path, stack.siteUrl))).text();

try {
  const first = (await ask(REMOTE, 0))?.build ?? '';
  const listed = sampleOf(await readSitemap(get), EVERY).filter(({ locale }) => locale === 'es');
  const paths: string[] = [];
  for (const { address } of listed) {
    const { pathname } = new URL(address);
    const html = await get(pathname);
    if (readBuilds(html, REMOTE).rendered !== null && html.includes(WORDS.before)) paths.push(pathname);
  }

  const readings: { atMs: number; tookMs: number; build: string | null }[] = [];
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const speech = { firstBuild: first, ...WORDS };
  function judge({ path, atMs, tookMs, status, html }: Reading) {
    const isPage = status === 200;
    const build = isPage ? readBuilds(html, REMOTE).named : null;
    readings.push({ atMs, tookMs, build });
    for (const [file, owner = ''] of html.matchAll(new RegExp(`/r/${REMOTE}/([^/"]+)/[^"]+`, 'g')))
      seen.set(file, owner);
    const wrong = isPage
      ? pageFaults(html, REMOTE, speech)
      : [status === 0 ? 'no answer' : `status ${status}`];
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
  }
  const isServed = (build: string) => async () => (await ask(REMOTE, 0))?.build === build;

  story.chapter(`${READERS} readers at once read ${paths.length} pages of ${REMOTE}, over and over`);
  const fromMs = Date.now();
  const readers = sendReaders(stack.siteUrl, paths, { atOnce: READERS, onRead: judge });
  await pause(CALM_MS);
  story.check(`${readers.count()} pages read of ${first}`, readers.count() > paths.length);

  story.chapter('A new build is made, checked, signed and live, all on the machine that serves them');
  await releases('publish', REMOTE, '--from', changed.folder, '--reason', 'a clearer word');
  const follows = await timeUntil(async () => !(await isServed(first)()), FOLLOW_MAX_MS);
  const second = (await ask(REMOTE, 0))?.build ?? '';
  story.check(`documents follow within 5 s: ${seconds(follows)}, ${first} → ${second}`, follows !== null);
  await pause(CALM_MS);

  story.chapter('And back again');
  await releases('rollback', REMOTE, '--reason', 'the word was better');
  const returns = await timeUntil(isServed(first), FOLLOW_MAX_MS);
  story.check(`documents are back within 5 s: ${seconds(returns)}`, returns !== null);
  await pause(CALM_MS);
  await readers.stop();

  story.chapter('What the readers met');
  const tookMs = readings.map((each) => each.tookMs).toSorted((a, b) => a - b);
  const rate = (readings.length / (Date.now() - fromMs)) * 1000;
  const of = (build: string) => readings.filter((each) => each.build === build).length;
  story.line(
    `${readings.length} pages, ${rate.toFixed(0)} a second; half within ${quantile(tookMs, 0.5)} ms, 99 of 100 within ${quantile(tookMs, 0.99)} ms`,
  );
  story.check(`${of(first)} pages of ${first}, ${of(second)} of ${second}`, of(first) > 0 && of(second) > 0);
  story.check(`${faults.length} failed or mixed pages`, faults.length === 0);
  for (const fault of faults.slice(0, FAULTS_SHOWN)) story.line(`  ${fault}`);
  const missing: string[] = [];
  for (const file of seen.keys())
    if ((await fetch(new URL(file, stack.siteUrl))).status !== 200) missing.push(file);
  story.check(
    `all ${seen.size} files of ${new Set(seen.values()).size} builds that the pages named are there`,
    missing.length === 0,
  );
} finally {
  changed.remove();
  await stack.stop();
}
story.line(story.faults() === 0 ? 'All checks passed.' : `${story.faults()} checks failed.`);
process.exitCode = story.faults() === 0 ? 0 : 1;
