import { describe, expect, it, jest } from '@jest/globals';
import { leaveForCheckout } from './leave-for-checkout.ts';

const page = new EventTarget();

/** The browser is about to show another document. */
function swapFor(url: string | null) {
  const aborted = Promise.reject(new DOMException('opt-in disabled', 'InvalidStateError'));
  const viewTransition = { skipTransition: jest.fn(), ready: aborted, finished: aborted };
  const activation = url === null ? null : { entry: { url } };
  page.dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition, activation }));
  return viewTransition.skipTransition;
}

describe('a document gives way to another one', () => {
  leaveForCheckout(page as Window);

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
});
