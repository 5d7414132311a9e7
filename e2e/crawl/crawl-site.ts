import type { APIRequestContext } from '@playwright/test';
import { visitorAddress } from '../support/visitor-address.ts';
import { pageFaults, repeatedWords, type ListedPage } from './page-faults.ts';
import { readPage, type ReadPage } from './read-page.ts';
import { htmlFaults } from './validate-html.ts';

export interface CrawlReport {
  readonly pages: number;
  readonly links: number;
  /** Faults by page, and those of the site as a whole. */
  readonly faults: readonly string[];
}

const AT_ONCE = 4;

async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/**
 * Reads pages as a search engine without scripts does: status, head, language, valid HTML, and where every
 * link and file leads. What the sitemap lists is there: reading all of `listed` proves that.
 */
export async function crawlSite(
  request: APIRequestContext,
  pages: readonly ListedPage[],
  listed: readonly ListedPage[],
): Promise<CrawlReport> {
  const origin = new URL(pages[0]?.address ?? '').origin;
  const known = new Set(listed.map(({ address }) => new URL(address).pathname));
  // Each read as somebody else: what one address may read in a minute is not the question here.
  const get = (path: string) =>
    request.get(path, { maxRedirects: 0, headers: { 'x-forwarded-for': visitorAddress() } });
  const faults: string[] = [];
  const read: { address: string; locale: ListedPage['locale']; page: ReadPage }[] = [];
  /** Where a link leads, and the page it was found on first. */
  const targets = new Map<string, string>();
  const idsOf = new Map<string, ReadonlySet<string>>();

  await inTurns(pages, async (listed) => {
    const { address, locale } = listed;
    const reply = await get(new URL(address).pathname);
    if (reply.status() !== 200) {
      faults.push(`${address}: status ${reply.status()}`);
      return;
    }
    const html = await reply.text();
    const page = readPage(html);
    read.push({ address, locale, page });
    idsOf.set(new URL(address).pathname, page.ids);
    faults.push(...pageFaults(page, listed).map((fault) => `${address}: ${fault}`));
    faults.push(...(await htmlFaults(html)).map((fault) => `${address}: ${fault}`));
    const image = page.properties.get('og:image');
    for (const link of [...page.links, ...page.files, ...(image ? [image] : [])]) {
      const target = new URL(link, address);
      if (target.origin === origin && !targets.has(target.href)) targets.set(target.href, address);
    }
  });

  await inTurns([...targets], async ([target, from]) => {
    const { pathname, search, hash } = new URL(target);
    const isListed = known.has(pathname) && search === '';
    if (!idsOf.has(pathname) && !(isListed && !hash)) {
      const reply = await get(pathname + search);
      const isPage = reply.headers()['content-type']?.startsWith('text/html') ?? false;
      if (reply.status() !== 200) faults.push(`${from}: a link to ${target} meets ${reply.status()}`);
      else if (isPage && hash) idsOf.set(pathname, readPage(await reply.text()).ids);
    }
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor && !idsOf.get(pathname)?.has(anchor)) faults.push(`${from}: nothing is at ${target}`);
  });

  return { pages: read.length, links: targets.size, faults: [...faults, ...repeatedWords(read)] };
}
