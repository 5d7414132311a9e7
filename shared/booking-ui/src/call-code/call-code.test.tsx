import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { BookingSession } from '@travesia/booking';
import type { Locale } from '@travesia/i18n';
import { SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CallCode, type CallCodeProps } from './index.ts';

const asked: Record<string, unknown>[] = [];
let isAway = false;
const server = setupServer(
  http.post('*/api/user/session/start', () =>
    HttpResponse.json({ data: { expiresAt: '2026-11-22T12:00:00Z' } }),
  ),
  http.post('*/api/user/session/call-code', async ({ request }) => {
    if (isAway) return HttpResponse.error();
    asked.push((await request.json()) as Record<string, unknown>);
    const code = asked.length === 1 ? 'ABC234' : 'DEF567';
    return HttpResponse.json({ data: { code, expiresAt: '2026-11-21T15:30:00Z' } });
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked.length = 0;
  isAway = false;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/en/booking/summary?offer=off_1');
  document.title = 'Your trip';
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => server.close());

function open(props: CallCodeProps = {}, locale: Locale = 'en') {
  const page = () => (
    <SdkPage>
      <CallCode {...props} />
    </SdkPage>
  );
  return openRemote(defineRemote({ name: 'mfe-call', texts: [], routes: page, widgets: {} }), {
    locale,
    currency: 'USD',
  });
}
const press = (name = 'Get a call code') => screen.getByRole('button', { name });

describe('D-08: a booking by phone', () => {
  it.each([
    ['es', 'Obtener un código', /^Tu código: ABC234.*:30/, /No hemos podido darte/],
    ['en', 'Get a call code', /^Your code: ABC234.*:30/, /could not give you/],
  ] as const)('%s: is given by a press, and says so where it fails', async (locale, ask, code, failed) => {
    isAway = true;
    const { user } = open({}, locale);
    expect(screen.getByRole('link', { name: '+34 900 555 010' })).toHaveAttribute('href', 'tel:+34900555010');
    await user.click(press(ask));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expect(asked).toEqual([]);
    isAway = false;
    await user.click(press(ask));
    await screen.findByText('ABC234');
    expect(screen.getByRole('status')).toHaveTextContent(code);
    expect(screen.queryByRole('alert')).toBeNull();
    await expectAccessible();
  });

  it('the desk gets the page as the caller sees it, and its own booking', async () => {
    const flushed: string[] = [];
    const session = {
      flush: async () => void flushed.push('flushed before the code'),
      getSnapshot: () => ({ draft: { bookingId: 'bkg_1' } }),
    } as unknown as BookingSession;
    const { user } = open({ session });
    await user.click(press());
    await screen.findByText('ABC234');
    expect(flushed).toEqual(['flushed before the code']);
    expect(asked).toEqual([
      {
        agentId: '7d9f4f34-1b6a-4c53-9c2e-0d6f5b1f7a10',
        bookingId: 'bkg_1',
        market: 'ES',
        currency: 'USD',
        page: '/en/booking/summary?offer=off_1',
        title: 'Your trip',
      },
    ]);
  });

  it('a new code takes the place of the old one', async () => {
    const { user } = open();
    await user.click(press());
    await screen.findByText('ABC234');
    await user.click(press('Get a new code'));
    expect(await screen.findByText('DEF567')).toBeVisible();
    expect(screen.queryByText('ABC234')).toBeNull();
  });

  it('leaves the number out where the page has it above already', () => {
    open({ isBelowNumber: true });
    expect(screen.queryByRole('link')).toBeNull();
    expect(press()).toBeVisible();
  });
});
