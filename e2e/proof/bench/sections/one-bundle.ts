import { measureFirstLoad, type FirstLoad } from '../first-load.ts';
import { measureHops } from '../hops.ts';
import { kilobytes, table } from '../markdown.ts';
import { pathOf, type BenchedPage } from '../pages.ts';
import { missesOf, type Section } from '../section.ts';
import { oneBundle, shippedTwin } from '../world.ts';

const BENCHED: readonly BenchedPage[] = ['home', 'results'];
const BYTES_MAX = 1.15;
const MORE_REQUESTS_MAX = 2;

const codeOf = ({ bytes }: FirstLoad) => bytes.script + bytes.style;
const allOf = ({ bytes }: FirstLoad) => Object.values(bytes).reduce((sum, each) => sum + each, 0);

/** What independence weighs. */
export const oneBundleWeight: Section = {
  name: 'one-bundle',
  title: 'First visit against the same sources as one bundle, same server HTML',
  async measure(world) {
    const [shipped, twin] = await world.only(shippedTwin, oneBundle);
    const browser = await world.browser();
    const rows: (string | number)[][] = [];
    const misses: string[] = [];
    for (const page of BENCHED) {
      const ours = await measureFirstLoad(browser, shipped.siteUrl + pathOf(page));
      const theirs = await measureFirstLoad(browser, twin.siteUrl + pathOf(page));
      const hops = await measureHops(browser, shipped.siteUrl + pathOf(page));
      const ratio = allOf(ours) / allOf(theirs);
      const moreRequests = ours.requests - theirs.requests;
      rows.push([
        page,
        `${kilobytes(codeOf(ours))} / ${kilobytes(codeOf(theirs))}`,
        (codeOf(ours) / codeOf(theirs)).toFixed(2),
        `${kilobytes(allOf(ours))} / ${kilobytes(allOf(theirs))}`,
        ratio.toFixed(2),
        `${ours.requests} / ${theirs.requests}`,
        hops,
      ]);
      misses.push(
        ...missesOf([
          { what: `${page}: bytes of the first visit / one bundle`, value: ratio, atMost: BYTES_MAX },
          { what: `${page}: requests more than one bundle`, value: moreRequests, atMost: MORE_REQUESTS_MAX },
          { what: `${page}: hops to the first module of a remote`, value: hops, atMost: 1 },
        ]),
      );
    }
    const head = [
      'page',
      'code, kB',
      'ratio',
      'everything, kB',
      'ratio (≤ 1.15)',
      'requests (≤ +2)',
      'hops to the remote (1)',
    ];
    return { body: table(head, rows), misses };
  },
};
