import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Stack } from '@travesia/deploy/stack';
import { siteWords } from '../../fixtures/words.ts';
import { Journey } from '../../pages/journey.ts';
import { visitorAddress } from '../../support/visitor-address.ts';
import { PHONE, slowable, type Net } from './phone.ts';
import { watchSupplierTime } from './supplier-time.ts';

const LONGEST_MS = 60_000;

/** Bodies over the wire. */
export interface Fetched {
  readonly script: number;
  readonly all: number;
  readonly requests: number;
}

/** Somebody with a phone, a stopwatch and nothing cached. */
export interface Traveller {
  readonly page: Page;
  readonly journey: Journey;
  /** From the last press, or from opening an address, until something is seen; the suppliers' time taken off. */
  waitFor(sight: Locator, begin: () => Promise<unknown>): Promise<number>;
  fetched(): Fetched;
  readonly context: BrowserContext;
}

/** Every press with the moment at which the browser had it. */
async function followPresses(page: Page): Promise<() => number> {
  let pressedMs = 0;
  await page.exposeBinding('benchPressed', (_source, atMs: number) => {
    pressedMs = atMs;
  });
  await page.addInitScript(() => {
    const tell = ({ timeStamp }: Event) =>
      (window as unknown as { benchPressed(atMs: number): void }).benchPressed(
        performance.timeOrigin + timeStamp,
      );
    addEventListener('click', tell, { capture: true });
  });
  return () => pressedMs;
}

/** `net` holds while the traveller waits; what is typed in between is typed on a free one. */
export async function sendTraveller(browser: Browser, stack: Stack, net: Net): Promise<Traveller> {
  const supplier = watchSupplierTime(stack);
  const context = await browser.newContext({
    ...PHONE,
    baseURL: stack.siteUrl,
    extraHTTPHeaders: { 'x-forwarded-for': visitorAddress() },
  });
  const page = await context.newPage();
  const { session, slow } = await slowable(page);
  const fetched = { script: 0, all: 0, requests: 0 };
  const replies = new Map<string, { isScript: boolean; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    fetched.requests += 1;
    replies.set(requestId, { isScript: type === 'Script', headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const reply = replies.get(requestId);
    const bytes = Math.max(0, encodedDataLength - (reply?.headerBytes ?? 0));
    fetched.all += bytes;
    if (reply?.isScript) fetched.script += bytes;
  });
  const lastPressMs = await followPresses(page);
  return {
    page,
    context,
    journey: new Journey(page, 'es', siteWords.es),
    fetched: () => ({ ...fetched }),
    async waitFor(sight, begin) {
      await page.waitForLoadState('networkidle');
      await slow(net);
      const beforeMs = Date.now();
      await begin();
      await sight.waitFor({ timeout: LONGEST_MS });
      const untilMs = Date.now();
      // Opening an address is no press.
      const fromMs = Math.max(lastPressMs(), beforeMs);
      await slow('free');
      return untilMs - fromMs - supplier.between(fromMs, untilMs);
    },
  };
}
