import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../testing/orders.ts';
import { createFakeServer, data, failure, outcome } from '../testing/fake-server.ts';
import { aDraft, aPayment, openCheckout } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';

const WAITING = '/booking/authenticate/waiting';
const STATUS = '/user/session/provider/status';
const CART_STATUS = '/payments/cart-status';
const confirmed = outcome({
  paymentStatus: 'confirmed',
  booking: aBooking,
  referenceId: aBooking.referenceId,
});
const pending = outcome({ paymentStatus: 'pending', referenceId: '9RF9EN27RB' }, 202);

describe('the hand-over to the bank', () => {
  it('S-35: authenticate starts it, authorize sends the browser on', async () => {
    const { where, sentTo } = openCheckout({
      path: '/booking/authenticate',
      server: createFakeServer(),
      payment: aPayment,
    });
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
    expect(sentTo).toEqual(['/api/payments/go?cartId=cart_1']);
  });

  it('S-33: a stored address that is not ours is not followed, the outcome is asked instead', async () => {
    const server = createFakeServer();
    server.answer(STATUS, pending);
    const { where, sentTo } = openCheckout({
      path: '/booking/authenticate/authorize',
      server,
      payment: { ...aPayment, providerUrl: 'https://evil.example/api/payments/go?cartId=cart_1' },
    });
    await waitFor(() => expect(where()).toBe(`/es${WAITING}`));
    expect(sentTo).toEqual([]);
  });

  it.each([
    '/booking/authenticate',
    '/booking/authenticate/authorize',
    WAITING,
    '/booking/authenticate/cancel',
  ])('P-42: %s without a payment leads home', async (path) => {
    const { opened } = openCheckout({ path, server: createFakeServer() });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });
});

describe('waiting', () => {
  it('S-37, P-40: a confirmed payment shows the booking, and Back leads home, not to waiting or to the bank', async () => {
    const server = createFakeServer();
    server.answer(STATUS, pending, confirmed);
    jest.useFakeTimers({ advanceTimers: true });
    const { history, where, opened, unmount } = openCheckout({
      path: `${WAITING}?cartId=cart_1`,
      server,
      payment: aPayment,
    });
    expect(await screen.findByText(/No vuelvas a pagar/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toHaveFocus();
    expect(where()).toBe('/es/booking/confirm');
    expect(server.callsOf(STATUS)[0]?.body['worldpayResponseData']).toEqual({ cartId: 'cart_1' });
    expect(opened).toEqual([]);
    await act(async () => history.go(-1));
    await waitFor(() => expect(opened).toEqual(['!/es']));
    unmount();
    jest.useRealTimers();
  });

  it('P-40: from the confirmation to waiting leads home', async () => {
    const { opened } = openCheckout({
      path: WAITING,
      server: createFakeServer(),
      payment: { ...aPayment, outcome: 'confirmed' },
    });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it.each([
    ['payment_cancelled', 402, 'cancelled'],
    ['booking_failed', 422, 'failed'],
    ['order_expired', 410, 'expired'],
  ])('S-38: %s leads to the summary, which says it', async (code, status, reason) => {
    const server = createFakeServer();
    server.answer(STATUS, failure(status, code));
    const { opened } = openCheckout({ path: WAITING, server, payment: aPayment });
    await waitFor(() => expect(opened).toEqual(['!/es/booking/summary']));
    expect(sessionStorage.getItem('travesia.payment-failed')).toBe(reason);
    expect(sessionStorage.getItem('travesia.pending-payment')).toBeNull();
  });

  it.each([
    ['payment_declined', { declineReason: 'insufficient_funds' }, /saldo o límite suficiente/],
    ['payment_declined', { declineReason: 'incorrect_cvc' }, /código de seguridad/],
    ['payment_declined', undefined, /no nos dice por qué/],
  ])('S-38: %s (%j) stays at the card, says why and keeps what was typed', async (code, details, why) => {
    const server = createFakeServer();
    server.answer(STATUS, failure(402, code, details));
    const draft = { ...aDraft, billingInformation: { city: 'Madrid', cardHolderName: 'Ana Ruiz' } };
    openCheckout({ path: WAITING, server, payment: aPayment, draft });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByText(/No se ha realizado ningún cargo/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Pago' })).toBeVisible();
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Madrid');
    expect(sessionStorage.getItem('travesia.pending-payment')).toBeNull();
  });

  it('P-42: another tab of the same browser is told its booking, too', async () => {
    const server = createFakeServer();
    server.answer(STATUS, confirmed);
    openCheckout({ path: `${WAITING}?cartId=cart_1`, server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  });

  describe('that takes long', () => {
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => void jest.useRealTimers());

    it.each([
      ['es', /Tarda más de lo normal/, 'Tu referencia es 9RF9EN27RB.', 'Comprobar otra vez'],
      ['en', /taking longer than usual/, 'Your reference is 9RF9EN27RB.', 'Check again'],
    ] as const)(
      'S-39 (%s): after 60 s gives reference, phone and another try',
      async (locale, long, reference, again) => {
        const server = createFakeServer();
        server.answer(STATUS, pending);
        const { user, unmount } = openCheckout({ path: WAITING, server, payment: aPayment, locale });
        await screen.findByRole('heading', { level: 1 });
        await act(() => jest.advanceTimersByTimeAsync(62_000));
        expect(await screen.findByText(long)).toBeVisible();
        expect(screen.getByText(reference)).toBeVisible();
        expect(screen.getByRole('link', { name: '+34 900 555 010' })).toHaveAttribute(
          'href',
          'tel:+34900555010',
        );
        server.answer(STATUS, confirmed);
        await user.click(screen.getByRole('button', { name: again }));
        expect(await screen.findByRole('heading', { level: 1, name: /confirm/i })).toBeVisible();
        unmount();
      },
    );

    it('while the bank waits, a few seconds show what is awaited, the way back to the bank, and the phone', async () => {
      const server = createFakeServer();
      server.answer(STATUS, outcome({ paymentStatus: 'pending', awaitsBank: true }, 202));
      const { unmount } = openCheckout({ path: WAITING, server, payment: aPayment });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('link', { name: 'Seguir en el banco' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(screen.getByText('Tu banco espera a que confirmes este pago.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Seguir en el banco' })).toHaveAttribute(
        'href',
        '/api/payments/go?cartId=cart_1',
      );
      expect(screen.getByRole('link', { name: '+34 900 555 010' })).toBeVisible();
      server.answer(STATUS, pending);
      await act(() => jest.advanceTimersByTimeAsync(2500));
      expect(screen.queryByRole('link', { name: 'Seguir en el banco' })).toBeNull();
      unmount();
    });

    it('S-39: without a connection it says that the payment goes on and where the result arrives, until it is back', async () => {
      const server = createFakeServer();
      const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
      server.answer(STATUS, pending, unreachable, unreachable, pending, confirmed);
      const { unmount } = openCheckout({ path: WAITING, server, payment: aPayment });
      await screen.findByRole('heading', { level: 1 });
      const lost = /Sin conexión\. El pago sigue su curso sin esta página.*correo de la reserva/;
      expect(screen.queryByText(lost)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(2500));
      expect(screen.getByText(lost)).toBeVisible();
      await expectAccessible();
      await act(() => jest.advanceTimersByTimeAsync(4000));
      expect(screen.queryByText(lost)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
      unmount();
    });

    it('S-39: a browser that knows it is offline says so at once, and asks again as soon as it is not', async () => {
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const server = createFakeServer();
      server.answer(STATUS, () => Promise.reject(new TypeError('Failed to fetch')));
      const { unmount } = openCheckout({ path: WAITING, server, payment: aPayment });
      expect(await screen.findByText(/Sin conexión/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(62_000));
      expect(await screen.findByText(/Tarda más de lo normal/)).toBeVisible();
      server.answer(STATUS, confirmed);
      online.mockReturnValue(true);
      act(() => void dispatchEvent(new Event('online')));
      expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
      online.mockRestore();
      unmount();
    });

    it('S-39: a server that is down says nothing about the money', async () => {
      const server = createFakeServer();
      server.answer(STATUS, failure(503, 'unavailable'), failure(500, 'internal_error'), confirmed);
      const { opened, unmount } = openCheckout({ path: WAITING, server, payment: aPayment });
      await screen.findByRole('heading', { level: 1 });
      await act(() => jest.advanceTimersByTimeAsync(4500));
      expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
      expect(opened).toEqual([]);
      unmount();
    });
  });

  it('passes axe', async () => {
    const server = createFakeServer();
    server.answer(STATUS, pending);
    const { unmount } = openCheckout({ path: WAITING, server, payment: aPayment });
    await screen.findByText(/No vuelvas a pagar/);
    await expectAccessible();
    unmount();
  });
});

describe('cancel', () => {
  it('S-35: leads to the summary with the failed payment shown', async () => {
    const server = createFakeServer();
    server.answer(STATUS, failure(402, 'payment_cancelled'));
    const { opened } = openCheckout({ path: '/booking/authenticate/cancel', server, payment: aPayment });
    await waitFor(() => expect(opened).toEqual(['!/es/booking/summary']));
    expect(server.callsOf(STATUS)).toHaveLength(1);
  });

  it('S-37: a payment that went through all the same is a booking', async () => {
    const server = createFakeServer();
    server.answer(STATUS, confirmed);
    openCheckout({ path: '/booking/authenticate/cancel', server, payment: aPayment });
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
  });

  it('S-39: while nothing is decided it goes on asking', async () => {
    const server = createFakeServer();
    server.answer(STATUS, pending);
    const { where, unmount } = openCheckout({
      path: '/booking/authenticate/cancel',
      server,
      payment: aPayment,
    });
    await waitFor(() => expect(where()).toBe(`/es${WAITING}`));
    unmount();
  });
});

describe('a bank’s app that came back in another browser', () => {
  it.each([
    ['paid', /El pago está hecho/, ['Buscar mi reserva', 'Ir al inicio']],
    ['not-paid', /El pago no se completó. No se ha realizado ningún cargo./, ['Ir al inicio']],
  ])('P-42: is told %s, nothing personal, and where to go on', async (status, words, ways) => {
    const server = createFakeServer();
    server.answer(STATUS, failure(404, 'not_found'));
    server.answer(CART_STATUS, data({ status }));
    openCheckout({ path: `${WAITING}?cartId=cart_1`, server, draft: null });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Estado del pago' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(expect.arrayContaining(ways));
    expect(main.queryAllByRole('link', { name: 'Buscar mi reserva' })).toHaveLength(ways.length - 1);
    expect(document.body).not.toHaveTextContent(/Ferrer|lucia@/);
    await expectAccessible();
  });

  it('P-42: a cart that nobody knows leads home', async () => {
    const server = createFakeServer();
    server.answer(STATUS, failure(404, 'not_found'));
    server.answer(CART_STATUS, failure(404, 'not_found'));
    const { opened } = openCheckout({ path: `${WAITING}?cartId=cart_x`, server, draft: null });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it('P-42: an address that is no cart leads home without a question', async () => {
    const server = createFakeServer();
    const { opened } = openCheckout({ path: `${WAITING}?cartId=%3Cb%3E`, server, draft: null });
    await waitFor(() => expect(opened).toEqual(['!/es']));
    expect(server.calls).toEqual([]);
  });
});
