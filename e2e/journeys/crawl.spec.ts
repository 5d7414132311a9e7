import { crawlSite } from '../crawl/crawl-site.ts';
import { readSitemap, sampleOf } from '../crawl/read-sitemap.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { visitorAddress } from '../support/visitor-address.ts';

/** `CRAWL=whole` (npm run test:long) reads every page there is; else some of each kind. */
const isWhole = process.env.CRAWL === 'whole';
const EVERY = isWhole ? 1 : 120;
const PAGES_IN_A_BROWSER = isWhole ? 8 : 0;
const WHOLE_MS = 30 * 60_000;

test('every page of the sitemap is valid, has a description and no dead links @core (P-13, P-48, X-11)', async ({
  request,
}) => {
  if (isWhole) test.setTimeout(WHOLE_MS);
  const get = async (path: string) => (await request.get(path)).text();
  const listed = await readSitemap(get);
  expect(listed.length).toBeGreaterThan(600);
  const pages = sampleOf(listed, EVERY);
  const { faults, ...counted } = await crawlSite(request, pages, listed);
  process.stdout.write(
    `  ${counted.pages} of ${listed.length} pages read, ${counted.links} links followed\n`,
  );
  expect(faults).toEqual([]);
  expect(counted.pages).toBe(pages.length);
});

if (PAGES_IN_A_BROWSER > 0) {
  test('sampled pages hydrate without console errors, and axe finds nothing (X-11)', async ({
    page,
    request,
    watch,
  }) => {
    test.setTimeout(WHOLE_MS);
    const get = async (path: string) => (await request.get(path)).text();
    for (const { address } of sampleOf(await readSitemap(get), PAGES_IN_A_BROWSER)) {
      // Each page is somebody else's, as above: one reader's limits are not the question.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': visitorAddress() });
      const before = watch.unexpected().length;
      await page.goto(new URL(address).pathname, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      expect.soft(watch.unexpected().slice(before), address).toEqual([]);
    }
  });
}
