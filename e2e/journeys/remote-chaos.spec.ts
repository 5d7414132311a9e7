import { breakFiles, NETWORK_FAULTS } from '../proof/chaos/network-faults.ts';
import { tryCell } from '../proof/chaos/try-cell.ts';
import { expect, test } from '../support/test.ts';

/** The short form of `npm run chaos`: every remote once, every kind of fault once or nearly. */
const CELLS: readonly (readonly [string, string])[] = [
  ['mfe-flights', 'entry cut in half'],
  ['mfe-hotels', 'chunk cut in half'],
  ['mfe-cruises', 'hangs'],
  ['mfe-content', 'HTML with 200'],
  ['mfe-booking-lookup', '404'],
];

test.describe('a remote that comes broken (P-06, P-07)', () => {
  for (const [remote, name] of CELLS) {
    test(`${remote}, ${name}: the shell goes on, the place says so and heals by itself`, async ({
      browser,
      baseURL,
    }) => {
      const fault = NETWORK_FAULTS.find((each) => each.name === name);
      if (!fault) throw new Error(`no fault is called ${name}`);
      const { faults, healMs } = await tryCell(browser, {
        siteUrl: baseURL ?? '',
        remote,
        expected: 'notice',
        breakIt: (page) => breakFiles(page, remote, fault),
      });
      expect(faults).toEqual([]);
      expect(healMs).not.toBeNull();
    });
  }
});
