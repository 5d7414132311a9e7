import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { createFakeServer, data } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { mailLinkOf } from './mail-link-of.ts';

const OPEN = '/user/session/open-payment-link';
const open = (outcome: object, locale: 'es' | 'en' = 'es') => {
  const server = createFakeServer();
  server.answer(OPEN, data(outcome));
  const page = openCheckout({
    path: '/booking/BillingSummary',
    server,
    locale,
    draft: null,
    paymentLink: 'link-of-the-mail',
  });
  return { server, ...page };
};

describe('a payment link in the checkout (D-16)', () => {
  it('D-16: the order comes into this tab, ready to be paid', async () => {
    const payer = { email: 'ana@example.com', firstName: 'Ana', lastName: 'Ferrer' };
    const { server } = open({ outcome: 'opened', isForDesk: false, payer });
    expect(await screen.findByRole('button', { name: /^Pagar/ })).toBeVisible();
    expect(screen.getByDisplayValue(payer.email)).toBeVisible();
    expect(screen.getByDisplayValue('Ana Ferrer')).toBeVisible();
    expect(server.callsOf(OPEN)[0]?.body).toMatchObject({ link: 'link-of-the-mail' });
    expect(server.callsOf(OPEN)).toHaveLength(1);
  });

  it.each([
    ['invalid', 'es', /no es nuestro/],
    ['invalid', 'en', /not ours/],
    ['expired', 'es', /ya no vale/],
    ['expired', 'en', /no longer valid/],
    ['used', 'es', /otro dispositivo/],
    ['used', 'en', /another device/],
    ['paid', 'es', /ya está pagada/],
    ['paid', 'en', /is paid/],
    ['under-way', 'es', /en curso/],
    ['under-way', 'en', /under way/],
  ] as const)(
    'D-16: a link that is %s is told in %s, with what to do next',
    async (outcome, locale, words) => {
      open({ outcome, isForDesk: false }, locale);
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      const isPaid = outcome === 'paid' || outcome === 'under-way';
      const next = isPaid ? /Mis viajes|mis viajes|My trips|my trips/ : /900 555 010/;
      expect(screen.getAllByRole('link', { name: next }).length).toBeGreaterThan(0);
      expect(screen.queryByRole('button', { name: /^(?:Pagar|Pay)/ })).toBeNull();
      await expectAccessible();
    },
  );

  it('D-16: a link that could not be asked for is tried again by a press', async () => {
    const server = createFakeServer();
    server.answer(OPEN, { status: 500, body: {} }, data({ outcome: 'opened', isForDesk: false }));
    const { user } = openCheckout({
      path: '/booking/BillingSummary',
      server,
      draft: null,
      paymentLink: 'link',
    });
    await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('button', { name: /^Pagar/ })).toBeVisible();
  });

  it('D-16: the link leaves the address with its order', () => {
    window.history.replaceState({ kept: 1 }, '', '/es/booking/BillingSummary#pay=abc_DEF-1');
    const link = mailLinkOf(window);
    expect(link.read()).toEqual({ kind: 'pay', link: 'abc_DEF-1' });
    link.clear();
    expect([link.read(), window.location.hash, window.history.state]).toEqual([null, '', { kept: 1 }]);
  });
});
