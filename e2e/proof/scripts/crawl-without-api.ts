/**
 * `node e2e/proof/scripts/crawl-without-api.ts`: a crawler reads every page of the sitemap at twenty a second and is
 * never refused (R-01). Then the api stops, and the same pages are read again, word for word, as are those that a
 * visitor reads (R-02).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startStack } from '@travesia/deploy/stack';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { readPage } from '../../crawl/read-page.ts';
import { readSitemap } from '../../crawl/read-sitemap.ts';
import { newTally, openPerson, quantileOf, type Person } from '../campaigns/crowd/person.ts';

const PAGES_A_SECOND = 20;
const say = (text: string) => process.stdout.write(`${text}\n`);
const faults: string[] = [];

/** Every page, begun at this pace whether or not the ones before it have arrived. */
async function crawl(
  { fetch: get }: Person,
  siteUrl: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const running = paths.map(async (path, place) => {
    await pause((place * 1_000) / PAGES_A_SECOND);
    const reply = await get(siteUrl + path);
    const html = await reply.text();
    if (reply.status === 200) pages.set(path, html);
    else faults.push(`${path}: ${reply.status}`);
  });
  await Promise.all(running);
  return pages;
}

const crawler = { 'user-agent': 'Examplebot/1.0 (crawler)' };
function openReader(address: string, headers: Readonly<Record<string, string>> = {}) {
  const tally = newTally();
  const person = openPerson(address, tally, { keepsCookies: false });
  const reader: Person = { fetch: (input, init) => person.fetch(input, { ...init, headers }) };
  return {
    reader,
    told: () =>
      `${[...tally.statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}; p50 ${quantileOf(tally.tookMs, 0.5).toFixed(0)} ms, p95 ${quantileOf(tally.tookMs, 0.95).toFixed(0)} ms`,
  };
}

const stack = await startStack({
  profile: 'test',
  ports: 'ephemeral',
  dataFolder: temporaryFolder('crawl'),
  environment: { LOG_LEVEL: 'error' },
  onProgress: say,
});
try {
  const { siteUrl } = stack;
  const listed = await readSitemap(async (path) => (await fetch(siteUrl + path)).text());
  const paths = listed.map(({ address }) => new URL(address).pathname);
  if (paths.length === 0) faults.push('the sitemap is empty');
  const first = openReader('198.51.100.77', crawler);
  const before = await crawl(first.reader, siteUrl, paths);
  say(`${paths.length} pages at ${PAGES_A_SECOND} a second: ${first.told()}`);

  await stack.children.find(({ name }) => name === 'api')?.stop();
  const second = openReader('198.51.100.77', crawler);
  const after = await crawl(second.reader, siteUrl, paths);
  say(`the same without the api: ${second.told()}`);
  for (const path of paths) {
    if (before.get(path) !== after.get(path)) faults.push(`${path}: another page than with the api`);
  }
  const third = openReader('203.0.113.9');
  const seen = await crawl(third.reader, siteUrl, paths);
  say(`and as a visitor whose country nobody can tell: ${third.told()}`);
  for (const [path, html] of seen) {
    const [now, then] = [readPage(html), readPage(before.get(path) ?? '')];
    if (now.title !== then.title || now.headings !== then.headings || now.links.length < then.links.length)
      faults.push(`${path}: a visitor gets less than with the api`);
  }
} finally {
  await stack.stop();
}
for (const fault of faults.slice(0, 40)) say(`!! ${fault}`);
say(faults.length === 0 ? 'Nobody was refused, and every page was read.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
