import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { aDraft, findCardFrame, openCheckout } from '../testing/open-checkout.tsx';
import { fillIn } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { PATH, PAY, payButton, typedBilling, readyToPay } from '../testing/billing-page.ts';

describe('pressing pay', () => {
  it('S-33: saves, sends the card, begins the payment and goes to the bank by our own address', async () => {
    const { user, server, where, sentTo } = await readyToPay();
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
    expect(server.callsOf(PAY)[0]?.body).toMatchObject({
      flightOfferId: 'off_1',
      transactionId: 'txn_1',
      amount: 82_460,
      currency: 'USD',
      returnUrl: 'http://localhost/es/booking/authenticate/waiting',
      cancelUrl: 'http://localhost/es/booking/authenticate/cancel',
    });
    expect(server.calls.findIndex(({ path }) => path.endsWith('create-billing-info'))).toBeLessThan(
      server.calls.findIndex(({ path }) => path === PAY),
    );
    expect(sentTo).toEqual(['/api/payments/go?cartId=cart_1']);
    expect(await screen.findByRole('heading', { name: 'Te llevamos a tu banco' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ir ahora al banco' })).toHaveAttribute(
      'href',
      '/api/payments/go?cartId=cart_1',
    );
    await expectAccessible();
  });

  it('S-39: a double click and the Enter key pay once, with one key', async () => {
    const server = createFakeServer();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.answer(PAY, async () => {
      await held;
      return data({ worldpayTransactionUrl: 'http://localhost/api/payments/go?cartId=cart_1' });
    });
    const { user, where } = await readyToPay(server);
    await user.dblClick(payButton());
    await screen.findByRole('button', { name: 'Preparando el pago…' });
    await user.type(screen.getByLabelText(/^Ciudad/), '{Enter}');
    await act(async () => release());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
    expect(server.callsOf(PAY).map(({ key }) => key)).toEqual(['key-1']);
  });

  it.each(['right after a change', 'while a change is being saved', 'as the save is answered'] as const)(
    'S-29: Pay pressed %s sends the change first and pays once',
    async (when) => {
      const BILLING = '/user/session/create-billing-info';
      const server = createFakeServer();
      const { user, where } = openCheckout({
        path: PATH,
        server,
        draft: { ...aDraft, billingInformation: typedBilling },
      });
      (await findCardFrame()).typeCard();
      await screen.findByText('Guardado', {}, { timeout: 3000 });
      const saved = data({ id: 'bil_1', cardHandle: `handle-${'a'.repeat(20)}` });
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      server.answer(BILLING, () => answered.then(() => saved));
      await fillIn(user, screen.getByLabelText(/^Ciudad/), ' Norte');
      if (when !== 'right after a change') await screen.findByText('Guardando…', {}, { timeout: 3000 });

      const button = payButton();
      await user.pointer({ target: button, keys: '[MouseLeft>]' });
      if (when === 'as the save is answered') {
        await act(async () => answer());
        await screen.findByText('Guardado');
      }
      expect(payButton()).toBe(button);
      await user.pointer({ target: button, keys: '[/MouseLeft]' });
      if (when !== 'as the save is answered') {
        await user.click(await screen.findByRole('button', { name: 'Preparando el pago…' }));
        expect(server.callsOf(PAY)).toEqual([]);
        await act(async () => answer());
      }

      await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
      expect(server.callsOf(PAY)).toHaveLength(1);
      expect(server.callsOf(BILLING).slice(1)).toMatchObject([
        { body: { billingInformation: { city: 'Sevilla Norte' } } },
      ]);
    },
  );

  it('S-33: an address that is not ours is never followed', async () => {
    const server = createFakeServer();
    server.answer(
      PAY,
      data({ worldpayTransactionUrl: 'https://evil.example/api/payments/go?cartId=cart_1' }),
    );
    const { user, sentTo, opened } = await readyToPay(server);
    await user.click(payButton());
    expect(await screen.findByText(/nunca se cobra dos veces/)).toBeVisible();
    expect([...sentTo, ...opened]).toEqual([]);
  });

  it('S-46: another price needs consent; the next press pays the new one', async () => {
    const server = createFakeServer();
    const dearer = { amount: 90_000, currency: 'USD' };
    server.answer(
      PAY,
      failure(409, 'price_changed', {
        previous: { total: anOrder.total },
        current: { total: dearer, priceLines: [] },
      }),
      data({ worldpayTransactionUrl: '/api/payments/go?cartId=cart_1' }),
    );
    const { user, where } = await readyToPay(server, { locale: 'en' });
    await user.click(payButton());
    expect(await screen.findByText(/The price is now \D*900\.00.* \(was \D*824\.60/)).toBeVisible();
    await user.click(payButton());
    expect(server.callsOf(PAY)).toHaveLength(1);
    server.answer('/user/session/order-view', data({ ...anOrder, total: dearer }));
    await user.click(screen.getByRole('button', { name: /^Continue at/ }));
    await waitFor(() => expect(payButton()).toHaveTextContent('900.00'));
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/en/booking/authenticate/authorize'));
    expect(server.callsOf(PAY)[1]).toMatchObject({ key: 'key-2', body: { amount: 90_000 } });
  });

  it('S-46: a price that is refused leads back to the results, nothing is paid', async () => {
    const server = createFakeServer();
    server.answer(
      PAY,
      failure(409, 'price_changed', {
        previous: { total: anOrder.total },
        current: { total: { amount: 90_000, currency: 'USD' } },
      }),
    );
    const { user, opened } = await readyToPay(server);
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: /otros vuelos/ }));
    expect(opened).toEqual(['/es/mad-bog/results?from=MAD&to=BOG']);
    expect(server.callsOf(PAY)).toHaveLength(1);
  });

  it('S-27: a card that the vault refuses is said, with what it means for the money', async () => {
    const tab = await readyToPay();
    tab.card.refuse('card_refused');
    await tab.user.click(payButton());
    expect(await screen.findAllByText(/La tarjeta no fue aceptada. No se ha cobrado nada./)).not.toHaveLength(
      0,
    );
    expect(tab.server.callsOf(PAY)).toHaveLength(0);
    expect(payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('S-39: when the answer is lost the server is asked, and the payment is gone on with', async () => {
    const server = createFakeServer();
    server.answer(PAY, () => {
      server.answer('/user/session/order-view', data({ ...anOrder, state: 'pay_started', cartId: 'cart_9' }));
      return failure(500, 'internal_error');
    });
    const { user, where } = await readyToPay(server);
    server.answer(
      '/user/session/provider/status',
      data(
        {
          paymentStatus: 'pending',
          booking: null,
          referenceId: null,
          cartId: 'cart_9',
          summaryPath: '/booking/summary',
        },
        202,
      ),
    );
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/waiting'));
    expect(
      await screen.findByText('Estamos comprobando el estado de tu pago. No vuelvas a pagar.'),
    ).toBeVisible();
  });

  it.each([
    ['a gateway that gave up waiting', 504, 'supplier_timeout'],
    ['a gateway without an answer', 502, 'supplier_failed'],
    ['a provider without an answer', 502, 'provider_failed'],
    ['a reply that nobody knows', 500, 'internal_error'],
  ])(
    'S-39: %s is an unknown outcome, neither a decline nor "nothing charged"',
    async (_story, status, code) => {
      const server = createFakeServer();
      server.answer(PAY, failure(status, code));
      const { user } = await readyToPay(server);
      await user.click(payButton());
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(/^Aún no tenemos respuesta sobre tu pago y estamos comprobando/);
      expect(notice).not.toHaveTextContent(/cargo|cobrado nada|banco|tarjeta/);
      expect(screen.getByRole('button', { name: 'Comprobar y seguir' })).toBeVisible();
    },
  );

  it('S-39: pressed again after a lost answer, the server is asked before a card is sent', async () => {
    const server = createFakeServer();
    server.answer(PAY, () => {
      server.answer('/user/session/order-view', failure(503, 'unavailable'));
      return failure(500, 'internal_error');
    });
    const { user, where, card } = await readyToPay(server);
    await user.click(payButton());
    await screen.findByRole('button', { name: 'Comprobar y seguir' });
    card.refuse('unavailable');
    server.answer('/user/session/order-view', data({ ...anOrder, state: 'pay_started', cartId: 'cart_9' }));
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/waiting'));
    expect(server.callsOf(PAY)).toHaveLength(1);
  });

  it.each([
    ['es', /No hay conexión con el sitio.*No se ha hecho ningún cargo/, 'Madrid'],
    ['en', /We cannot reach the site.*Nothing has been charged/, 'Madrid'],
  ] as const)(
    'X-16 (%s): a lost network is named, takes the focus, and nothing typed is lost',
    async (locale, words, city) => {
      const server = createFakeServer();
      const { user, card } = await readyToPay(server, { locale });
      card.refuse('unavailable');
      server.answer('/user/session/order-view', () => {
        throw new TypeError('network');
      });
      await user.click(payButton());
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent(words);
      expect(notice.parentElement).toHaveFocus();
      for (const status of screen.getAllByRole('status'))
        expect(status).not.toHaveTextContent(/Preparando|Preparing/);
      expect(screen.getByLabelText(/^(Ciudad|Town or city)/)).toHaveValue(city);
      expect(server.callsOf(PAY)).toEqual([]);
    },
  );

  it('S-39: what another tab has paid meanwhile is told instead of a card that could not be stored', async () => {
    const server = createFakeServer();
    const { user, where, card } = await readyToPay(server);
    card.refuse('unavailable');
    server.answer('/user/session/order-view', data({ ...anOrder, state: 'confirmed', cartId: 'cart_7' }));
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/confirm'));
    expect(server.callsOf(PAY)).toEqual([]);
  });

  it('S-39: and instead of an address that could not be saved', async () => {
    const server = createFakeServer();
    const { user, where } = await readyToPay(server);
    server.answer('/user/session/create-billing-info', failure(409, 'already_paid'));
    server.answer('/user/session/order-view', data({ ...anOrder, state: 'confirmed', cartId: 'cart_7' }));
    await fillIn(user, screen.getByLabelText(/^Ciudad/), ' Norte');
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/waiting'));
    expect(server.callsOf(PAY)).toEqual([]);
  });

  it('S-34: in card mode a payment that is through opens the confirmation at once', async () => {
    const server = createFakeServer({ paymentMode: 'card' });
    const { aBooking } = await import('../testing/orders.ts');
    server.answer(
      '/user/session/card/success',
      data({
        paymentStatus: 'confirmed',
        booking: aBooking,
        referenceId: aBooking.referenceId,
        cartId: 'cart_1',
        summaryPath: '/booking/summary',
      }),
    );
    const { user } = await readyToPay(server);
    await user.click(payButton());
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toHaveFocus();
  });

  it('S-36: in card mode a decline stays at the card and says why and that nothing was charged', async () => {
    const server = createFakeServer({ paymentMode: 'card' });
    const details = { declineReason: 'expired_card' };
    server.answer('/user/session/card/success', failure(402, 'payment_declined', details));
    const { user, opened } = await readyToPay(server);
    await user.click(payButton());
    expect(await screen.findByText(/La tarjeta está caducada/)).toBeVisible();
    expect(screen.getByText(/No se ha realizado ningún cargo/)).toBeVisible();
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Madrid');
    expect(opened).toEqual([]);
    await waitFor(() => expect(payButton()).toBeEnabled());
  });

  it('S-38: "Use another card" leads to the card, which gets the holder that is known', async () => {
    const server = createFakeServer({ paymentMode: 'card' });
    const details = { declineReason: 'expired_card' };
    server.answer('/user/session/card/success', failure(402, 'payment_declined', details));
    const { user, card } = await readyToPay(server);
    await user.click(payButton());
    await user.click(await screen.findByRole('button', { name: 'Usar otra tarjeta' }));
    expect(card.frame).toHaveFocus();
    card.leaveEmpty();
    expect(card.heard.at(-1)).toEqual({ type: 'travesia-card-another@1', cardName: 'Lucía Ferrer' });
  });

  it('W-01: Enter in a field of the card does what Pay does', async () => {
    const server = createFakeServer();
    const { card } = await readyToPay(server);
    card.say({ type: 'travesia-card-enter@1' });
    await waitFor(() => expect(server.callsOf(PAY)).toHaveLength(1));
  });
});
