import type { LayoutFaultKind } from '../support/layout/find-layout-faults.ts';
import { layoutFaultsOf } from '../support/layout/expect-layout.ts';
import { expect, test } from '../support/test.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Pages with one fault each: what the gate does not find here, it would not find on the site either. */
const PLANTED: readonly (readonly [LayoutFaultKind, string])[] = [
  ['page scrolls sideways', '<div style="width: 3000px; height: 40px"></div>'],
  ['beyond the edge', '<p style="position: absolute; left: -40px">Departs 10:45</p>'],
  [
    'layer beyond the window',
    '<div role="dialog" style="position: fixed; top: 200px; left: 0; height: 4000px">Choose dates</div>',
  ],
  [
    'stuck beyond the window',
    '<div style="height: 9000px"><div style="position: sticky; top: 16px; height: 3000px">Your trip</div></div>',
  ],
  ['cut off', '<p style="width: 60px; overflow: hidden; white-space: nowrap">1,234,567.00 USD</p>'],
  [
    'covered',
    '<div style="position: relative"><button style="width: 90px; height: 40px">Pay</button><i style="position: absolute; inset: 0; background: red"></i></div>',
  ],
  [
    'overlapping text',
    '<div style="height: 40px"><p style="position: absolute; top: 8px">10:45</p><p style="position: absolute; top: 12px">23:05</p></div>',
  ],
  [
    'words broken letter by letter',
    '<p style="width: 1.2em; overflow-wrap: anywhere; font: 1rem/1.2 sans-serif">Castillo</p>',
  ],
  ['too small to touch', '<button style="width: 20px; height: 20px; padding: 0">×</button>'],
  ['unfinished words', '<p>For example {example}</p>'],
  [
    'same picture side by side',
    `<img alt="Ship" width="60" height="40" src="${PIXEL}"><img alt="Harbour" width="60" height="40" src="${PIXEL}">`,
  ],
  [
    'row of unequal heights',
    '<form style="display: flex; align-items: end"><input aria-label="From" style="height: 48px; box-sizing: border-box; width: 90px"><button style="height: 56px">Search</button></form>',
  ],
];

test('the layout gate finds every planted fault, and nothing on a page without one @core (X-15)', async ({
  page,
}) => {
  const open = (html: string) =>
    page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${html}`);
  for (const [kind, html] of PLANTED) {
    await open(html);
    const kinds = (await layoutFaultsOf(page)).map((fault) => fault.slice(0, fault.indexOf(' at ')));
    expect.soft(new Set(kinds), kind).toEqual(new Set([kind]));
  }
  await open(
    '<form style="display: flex; flex-wrap: wrap; gap: 1rem"><input aria-label="From" style="min-height: 3rem"><button style="min-height: 3rem">Search</button></form><p>Departs 10:45</p><p style="width: 4em">Mon 5 Dec 10:45 Madrid</p>',
  );
  expect(await layoutFaultsOf(page)).toEqual([]);
});
