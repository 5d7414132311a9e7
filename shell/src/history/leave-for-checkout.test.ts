import { describe, expect, it, jest } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { leaveForCheckout } from './leave-for-checkout.ts';

const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
const transition = () => ({ ready: skipped(), finished: skipped() });
const openPage = (activeViewTransition: object | null) =>
  Object.assign(new EventTarget(), { document: { activeViewTransition } });
const page = openPage(null);

/** The browser is about to show another document. */
function swapFor(url: string | null) {
  const aborted = Promise.reject(new DOMException('opt-in disabled', 'InvalidStateError'));
  const viewTransition = { skipTransition: jest.fn(), ready: aborted, finished: aborted };
  const activation = url === null ? null : { entry: { url } };
  page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }));
  return viewTransition.skipTransition;
}

describe('a document gives way to another one', () => {
  leaveForCheckout(page as unknown as Window);

  it.each([
    ['the checkout', 'https://travesia.example/es/booking/BillingSummary?offer=1', 1],
    ['the checkout in other letters', 'https://travesia.example/en/BOOKING/billingsummary', 1],
    ['a file', 'https://travesia.example/sitemap.xml', 1],
    ['the owner’s page', 'https://travesia.example/ops', 1],
    ['another page', 'https://travesia.example/es/hoteles', 0],
    ['a site that is not ours', null, 0],
  ])('S-01 %s', (_what, url, times) => {
    expect(swapFor(url)).toHaveBeenCalledTimes(times);
  });

  it('a transition into this document that the browser skips is no error, whenever the code arrives', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const revealed = openPage(transition());
    leaveForCheckout(revealed as unknown as Window);
    revealed.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: transition() }));
    revealed.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: null }));
    await setImmediate();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
