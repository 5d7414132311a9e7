import { fillIn } from '@travesia/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { DRAFT_KEY } from '@travesia/booking';
import type { OrderView } from '@travesia/contracts';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';

const CODE = '/user/session/trip-link/code';
const OPEN = '/user/session/trip-link/open';
const SENT = { refusal: null, sent: { sentTo: 'a•••@example.com', expiresAt: '2026-11-24T12:10:00.000Z' } };
const TYPED = {
  customer: { email: 'ana@example.com', phone: '+34600112233' },
  travellers: [{ id: 'p1', firstName: 'Ana', lastName: 'Ruiz', keepSavedDocument: true }],
  answers: [{ code: 'pickup', text: 'Hotel' }],
  billing: null,
};

function open(order: Partial<OrderView> = {}, locale: 'es' | 'en' = 'es') {
  const server = createFakeServer(order);
  server.answer(CODE, data(SENT));
  server.answer(OPEN, data({ refusal: null, typed: TYPED }));
  const page = openCheckout({
    path: '/booking/BillingSummary',
    server,
    locale,
    draft: null,
    tripLink: 'link-of-the-mail',
  });
  return { server, ...page };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the link of a trip that was begun on another device (Q-13)', () => {
  it('Q-13: nothing is sent or shown before a press; the code opens the trip with what was typed', async () => {
    const { user, server } = open();
    await button('Enviarme el código');
    expect([server.callsOf(CODE), server.callsOf('/user/session/order-view')]).toEqual([[], []]);
    await expectAccessible();
    await user.click(await button('Enviarme el código'));
    expect(await screen.findByText(/a•••@example\.com/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Código/ })).toHaveFocus();
    await expectAccessible();
    await user.keyboard('12a3456{Enter}');
    expect(await screen.findByRole('button', { name: /^Pagar/ })).toBeVisible();
    expect(screen.getByDisplayValue('ana@example.com')).toBeVisible();
    expect(screen.getByDisplayValue('Ana Ruiz')).toBeVisible();
    expect(server.callsOf(OPEN)).toMatchObject([{ body: { link: 'link-of-the-mail', code: '123456' } }]);
    expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({
      bookingId: 'bkg_1',
      passengers: [{ id: 'p1', keepSavedDocument: true }],
      answers: { pickup: 'Hotel' },
      // The picker beside the number says its prefix.
      customerDetails: { phoneCountry: 'ES', phone: '600112233' },
      payloads: { customer: { email: 'ana@example.com' } },
    });
  });

  it('Q-13: another link in the address of this tab opens that trip, without a reload', async () => {
    const { user, server } = open();
    await user.click(await button('Enviarme el código'));
    await screen.findByRole('textbox', { name: /Código/ });
    act(() => void (window.location.hash = '#trip=link-of-a-later-mail'));
    await user.click(await button('Enviarme el código'));
    expect(server.callsOf(CODE).map(({ body }) => body)).toMatchObject([
      { link: 'link-of-the-mail' },
      { link: 'link-of-a-later-mail' },
    ]);
  });

  it('Q-13: where forms are missing, the summary comes first', async () => {
    const { user, opened } = open({ missing: ['passengers', 'billing', 'payment'] }, 'en');
    await user.click(await button('Email me the code'));
    await fillIn(user, await screen.findByRole('textbox', { name: /Code/ }), '123456');
    await user.click(await button('Continue here'));
    await waitFor(() => expect(opened).toEqual(['!/en/booking/summary']));
  });

  it('Q-13: a code that is short or wrong is said at its field, and a new one can be sent', async () => {
    const { user, server } = open();
    server.answer(OPEN, failure(422, 'code_wrong'), data({ refusal: null, typed: TYPED }));
    await user.click(await button('Enviarme el código'));
    const field = await screen.findByRole('textbox', { name: /Código/ });
    await user.type(field, '12{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe las seis cifras del código.');
    expect(server.callsOf(OPEN)).toEqual([]);
    await user.type(field, '3456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/código/);
    expect(field).toHaveFocus();
    await user.click(await button('Enviar otro código'));
    expect(field).toHaveValue('');
    await user.type(field, '654321{Enter}');
    expect(await screen.findByRole('button', { name: /^Pagar/ })).toBeVisible();
    expect(server.callsOf(CODE)).toHaveLength(2);
  });

  it('Q-13: a code is used once: where the order could not be read, the next press only reads it', async () => {
    const { user, server } = open();
    server.answer('/user/session/order-view', failure(503, 'unavailable'));
    await user.click(await button('Enviarme el código'));
    await user.type(await screen.findByRole('textbox', { name: /Código/ }), '123456{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    const asked = server.callsOf('/user/session/order-view').length;
    await user.click(await button('Seguir aquí'));
    await waitFor(() => expect(server.callsOf('/user/session/order-view').length).toBeGreaterThan(asked));
    expect(server.callsOf(OPEN)).toHaveLength(1);
  });

  it.each([
    ['invalid', 'es', /no es nuestro/],
    ['invalid', 'en', /not ours/],
    ['expired', 'es', /ya no vale/],
    ['expired', 'en', /no longer valid/],
    ['other-mail', 'es', /otro correo/],
    ['other-mail', 'en', /another email address/],
    ['paid', 'es', /ya está pagado/],
    ['paid', 'en', /is paid/],
    ['under-way', 'es', /en curso/],
    ['under-way', 'en', /under way/],
  ] as const)(
    'Q-13: a link that is %s is told in %s, with what to do next',
    async (refusal, locale, words) => {
      const { user, server } = open({}, locale);
      server.answer(CODE, data({ refusal, sent: null }));
      await user.click(await button(locale === 'es' ? 'Enviarme el código' : 'Email me the code'));
      expect(await screen.findByText(words)).toBeVisible();
      const isPaid = refusal === 'paid' || refusal === 'under-way';
      const next = isPaid ? /mis viajes|my trips/i : /Buscar un viaje|Search for a trip/;
      expect(screen.getAllByRole('link', { name: next }).length).toBeGreaterThan(0);
      expect(screen.queryByRole('textbox')).toBeNull();
      await expectAccessible();
    },
  );

  it('Q-13: too many codes, or no way out for mail, are said', async () => {
    const { user, server } = open({}, 'en');
    server.answer(CODE, failure(429, 'too_many_requests'), data(SENT));
    await user.click(await button('Email me the code'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(await button('Email me the code'));
    expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveFocus();
  });
});
