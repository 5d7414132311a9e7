import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { DeskCall } from '@travesia/contracts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers, type Browser } from '../payments/testing/shopper.ts';
import { readCallCode } from './call-codes.ts';

const HOUR_MS = 3_600_000;

const shop = useShop();

const { call } = createDeskCalls(shop);
const { openBrowser, pricedOffer } = createShoppers(shop);

const PAGE = {
  bookingId: null,
  market: 'ES',
  currency: 'EUR',
  page: '/es/flights/results?from=MAD&to=BOG',
  title: 'Vuelos de Madrid a Bogotá',
};

async function codeOf(browser: Browser, page: object = {}): Promise<string> {
  const { status, body } = await browser.call('/user/session/call-code', { ...PAGE, ...page });
  expect(status).toBe(200);
  return (body.data as { code: string }).code;
}

async function chosen(browser: Browser): Promise<string> {
  const offer = await pricedOffer();
  const { body } = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  return (body.data as { bookingId: string }).bookingId;
}

describe('a call code (D-08)', () => {
  it('D-08: shows the agent the page, its search and the chosen offer, in market and currency of the caller', async () => {
    const browser = await openBrowser(randomUUID());
    browser.speak('es');
    const first = await codeOf(browser);
    expect(readCallCode(first)).toBe(first);
    expect((await call('call', { code: first })).body.data).toMatchObject({
      locale: 'es',
      market: 'ES',
      currency: 'EUR',
      page: PAGE.page,
      title: PAGE.title,
      order: null,
    });

    const bookingId = await chosen(browser);
    // The agent may be looking at it: the code stays, and shows what is on the screen now.
    expect(await codeOf(browser, { bookingId, title: 'Tu viaje' })).toBe(first);
    const typed = ` ${first.slice(0, 3).toLowerCase()}-${first.slice(3)} `;
    const { order } = (await call('call', { code: typed })).body.data as DeskCall;
    expect(order?.view).toMatchObject({ bookingId, orderKind: 'flight', state: 'priced' });
    expect(order?.total).toMatch(/\d/);
  });

  it('D-08: two agents may look at one code; each look is in the audit log', async () => {
    const code = await codeOf(await openBrowser(randomUUID()));
    const looks = await Promise.all([
      call('call', { code }),
      call('call', { code }, { id: 'raquel', name: 'Raquel' }),
    ]);
    expect(looks.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await call('audit', { action: 'call.read' }, { role: 'lead' });
    expect(
      (body.data as { staffName: string; why: string }[]).map(({ staffName }) => staffName).toSorted(),
    ).toEqual(['Inés', 'Raquel']);
  });

  it('D-08: a code that does not exist, is no code, or is over is answered the same', async () => {
    const browser = await openBrowser(randomUUID());
    const code = await codeOf(browser);
    shop().clock.setOffsetMs(HOUR_MS);
    for (const typed of [code, 'ZZZZZZ', 'no code', "'; DROP TABLE bookings", '<script>alert(1)</script>']) {
      const { status, body } = await call('call', { code: typed });
      expect([typed, status, body.error.code, body.error.details]).toEqual([
        typed,
        404,
        'call_code_unknown',
        undefined,
      ]);
    }
    expect(await codeOf(browser)).not.toBe(code);
  });

  it('D-08: nobody tries codes one after another', async () => {
    const tries = await Promise.all(Array.from({ length: 61 }, () => call('call', { code: 'ZZZZZZ' })));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('D-08: a code shows no order of another browser, and takes no address of another site', async () => {
    const stranger = await openBrowser(randomUUID());
    const browser = await openBrowser(randomUUID());
    const code = await codeOf(browser, { bookingId: await chosen(stranger) });
    expect(((await call('call', { code })).body.data as DeskCall).order).toBeNull();
    for (const page of ['https://example.com/', '//example.com', '/\\example.com', '/es#one', 'javascript:1'])
      expect((await browser.call('/user/session/call-code', { ...PAGE, page })).status).toBe(400);
  });
});
