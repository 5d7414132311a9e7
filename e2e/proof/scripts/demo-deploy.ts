/** `npm run demo:deploy`: a team's day and an owner's, on a site of their own that runs all the while. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { askReleases, cookiesOf, digestOfFolder } from '../demo/site-facts.ts';
import { openStory, seconds, timeUntil } from '../demo/story.ts';
import { browserLaunch } from '../../support/browser.ts';
import { changePackage } from '../../support/changed-package.ts';

const REMOTE = 'mfe-flights';
const WORDS = { before: 'Buscar vuelos', after: 'Encontrar vuelos' } as const;
const NEW_DOCUMENT_MAX_MS = 5_000;
const OPEN_TAB_MAX_MS = 60_000;
const VISITORS = 2_000;

const WORKSPACE = join(import.meta.dirname, '../../..');
const dataFolder = temporaryFolder('demo');
const run = promisify(execFile);
const story = openStory();

/** The same command line that a team types. */
async function releases(...words: string[]) {
  story.line(`$ npm run releases -- ${words.join(' ')}`);
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'deploy/tasks/releases.ts', ...words],
    { cwd: WORKSPACE, env: { ...process.env, DATA_FOLDER: dataFolder } },
  );
  for (const line of stdout.trimEnd().split('\n')) story.line(`  ${line}`);
}

async function openTab(browser: Browser, siteUrl: string, visitor: number, path = '/es') {
  const context = await browser.newContext({ locale: 'es-ES', baseURL: siteUrl, serviceWorkers: 'block' });
  await context.addCookies(cookiesOf(siteUrl, visitor));
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

const says = (page: Page, words: string) => page.getByRole('button', { name: words }).isVisible();

/** Goes to another page and home again, by links, as a visitor would. */
async function walk(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /artículos/i })
    .first()
    .click();
  await page.waitForURL('**/articulos');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(/\/es\/?$/);
  await page.getByRole('button', { name: /(Buscar|Encontrar) vuelos/ }).waitFor();
}

const stack = await startStack({ profile: 'development', ports: 'ephemeral', dataFolder });
const browser = await chromium.launch(browserLaunch());
const changed = changePackage(REMOTE, {
  'src/locales/es/search.json': (source) => source.replace(WORDS.before, WORDS.after),
  'src/locales/en/search.json': (source) => source.replace('Search flights', 'Find flights'),
});
const ask = askReleases(stack.siteUrl);
const shellFolder = join(dataFolder, 'shell');

try {
  story.chapter('The site runs; a visitor has a tab open');
  const shellBefore = digestOfFolder(shellFolder);
  const others = async () => (await ask('mfe-hotels', 0))?.build;
  const hotelsBefore = await others();
  const first = (await ask(REMOTE, 0))?.build ?? '';
  const tab = await openTab(browser, stack.siteUrl, 0);
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  story.check(`the open tab says "${WORDS.before}" (build ${first})`, await says(tab, WORDS.before));

  story.chapter('The flights team changes a word, and ships it to 10 of 100 visitors');
  await releases('publish', REMOTE, '--from', changed.folder, '--canary', '10', '--reason', 'a shorter word');
  const answers: (string | undefined)[] = [];
  const isThere = await timeUntil(async () => {
    answers.length = 0;
    for (let visitor = 0; visitor < 200; visitor += 1) answers.push((await ask(REMOTE, visitor))?.build);
    return answers.some((build) => build !== first);
  }, NEW_DOCUMENT_MAX_MS);
  story.check(`new documents follow within 5 s: ${seconds(isThere)}`, isThere !== null);
  const second = answers.find((build) => build !== first) ?? '';
  const among = answers.indexOf(second);
  for (let visitor = answers.length; visitor < VISITORS; visitor += 1)
    answers.push((await ask(REMOTE, visitor))?.build);
  const share = (answers.filter((build) => build === second).length / VISITORS) * 100;
  story.check(`of ${VISITORS} visitors ${share.toFixed(1)} % get ${second}`, Math.abs(share - 10) < 2.5);
  const trying = await openTab(browser, stack.siteUrl, among);
  story.check(`one of them reads "${WORDS.after}"`, await says(trying, WORDS.after));

  story.chapter('It sells: everybody gets it. The tab that was open follows, without a reload');
  await releases('promote', REMOTE, '--reason', 'more searches');
  const follows = await timeUntil(
    async () => {
      await walk(tab);
      return says(tab, WORDS.after);
    },
    OPEN_TAB_MAX_MS,
    2_000,
  );
  story.check(`the open tab says "${WORDS.after}" after ${seconds(follows)}`, follows !== null);
  story.check('and is the same document', await tab.evaluate(() => 'sameDocument' in window));

  story.chapter('Something is wrong after all: one command back');
  await releases('rollback', REMOTE, '--reason', 'calls about the word');
  const isBack = await timeUntil(
    async () => (await ask(REMOTE, among))?.build === first,
    NEW_DOCUMENT_MAX_MS,
  );
  story.check(`new documents are back within 5 s: ${seconds(isBack)}`, isBack !== null);
  const returns = await timeUntil(
    async () => {
      await walk(tab);
      return says(tab, WORDS.before);
    },
    OPEN_TAB_MAX_MS,
    2_000,
  );
  story.check(`the open tab says "${WORDS.before}" again after ${seconds(returns)}`, returns !== null);
  story.check('and is still the same document', await tab.evaluate(() => 'sameDocument' in window));

  story.chapter('The owner of Mexico takes flights off there, and pins Colombia to the new build');
  await releases('toggle', REMOTE, 'MX', 'off', '--by', 'marta', '--reason', 'no licence yet');
  await releases('pin', REMOTE, 'CO', second, '--by', 'marta', '--reason', 'asked for it');
  const isOff = await timeUntil(
    async () => (await ask(REMOTE, 0, 'MX'))?.enabled === false,
    NEW_DOCUMENT_MAX_MS,
  );
  story.check(`off in Mexico after ${seconds(isOff)}`, isOff !== null);
  story.check('on in Spain', (await ask(REMOTE, 0, 'ES'))?.enabled === true);
  const isPinned = await timeUntil(
    async () => (await ask(REMOTE, 0, 'CO'))?.build === second,
    NEW_DOCUMENT_MAX_MS,
  );
  story.check(`the new build in Colombia after ${seconds(isPinned)}`, isPinned !== null);
  const mexican = await fetch(`${stack.siteUrl}/es/vuelos`, {
    headers: { cookie: 'market=MX', 'user-agent': 'a browser' },
  });
  story.check(
    `/es/vuelos answers ${mexican.status} in Mexico, with a page that says so`,
    mexican.status === 404,
  );

  story.chapter('What nobody touched');
  story.check('every file of the shell is the same', digestOfFolder(shellFolder) === shellBefore);
  story.check('mfe-hotels is the same build', (await others()) === hotelsBefore);
  await releases('history', REMOTE);
  await releases('verify');
} finally {
  changed.remove();
  await browser.close();
  await stack.stop();
}
story.line(story.faults() === 0 ? 'All checks passed.' : `${story.faults()} checks failed.`);
process.exitCode = story.faults() === 0 ? 0 : 1;
