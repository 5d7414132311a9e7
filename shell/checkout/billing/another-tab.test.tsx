import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DRAFT_KEY } from '@travesia/booking';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { aDraft, openCheckout } from '../testing/open-checkout.tsx';
import { fillIn } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { PATH, PAY, payButton, readyToPay } from '../testing/billing-page.ts';

describe('another tab is about another booking', () => {
  const ORDER = '/user/session/order-view';
  const draft = { ...aDraft, bookingId: 'bkg_1' };
  const otherTrip = { ...anOrder, bookingId: 'bkg_2', orderKey: 'key_2', heading: 'Madrid – Lima' };
  const takeUp = () => screen.findByRole('button', { name: 'Seguir con este viaje' });

  /** The server of two tabs: this one's booking is set aside until it is taken up. */
  function serverOfTwo() {
    const server = createFakeServer();
    let open = 'bkg_2';
    server.answer(ORDER, ({ bookingId }) => {
      if (bookingId === undefined) return data(otherTrip);
      return bookingId === open
        ? data(open === 'bkg_1' ? anOrder : otherTrip)
        : failure(409, 'other_booking_open');
    });
    server.answer('/user/session/take-up', ({ bookingId }) => {
      open = String(bookingId);
      return data({ bookingId });
    });
    return server;
  }

  it('says so when the page is opened, names the other trip, and opens neither by itself', async () => {
    const server = serverOfTwo();
    openCheckout({ path: PATH, server, draft });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Tienes otra reserva abierta en otra pestaña.*No se ha hecho ningún cargo/,
    );
    expect(await screen.findByText(/^El otro viaje: Madrid – Lima, \d/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Madrid – Lima' })).toBeNull();
    await expectAccessible();
    expect(server.callsOf(ORDER).map(({ body }) => body['bookingId'])).toEqual(['bkg_1', undefined]);
    expect(server.callsOf('/user/session/set/flight-order')).toEqual([]);
  });

  it('goes on with the trip of this tab, as it was', async () => {
    const server = serverOfTwo();
    const { user } = openCheckout({ path: PATH, server, draft });
    await user.click(await takeUp());
    expect(await screen.findByRole('heading', { name: 'Madrid – Bogotá' })).toBeVisible();
    expect(server.callsOf('/user/session/take-up').map(({ body }) => body['bookingId'])).toEqual(['bkg_1']);
  });

  it('opens the other trip, without what was typed for this one', async () => {
    const { user } = openCheckout({ path: PATH, server: serverOfTwo(), draft });
    await user.click(await screen.findByRole('button', { name: 'Abrir el otro viaje' }));
    expect(await screen.findByRole('heading', { name: 'Madrid – Lima' })).toBeVisible();
    expect(screen.getByLabelText(/Nombre para el recibo/)).toHaveValue('');
    expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({
      bookingId: 'bkg_2',
      passengers: [],
    });
  });

  it('pay is refused, nothing is tried again by itself, and the next press pays what this tab shows', async () => {
    const server = createFakeServer();
    server.answer(
      PAY,
      failure(409, 'other_booking_open'),
      data({ worldpayTransactionUrl: 'http://localhost/api/payments/go?cartId=cart_1' }),
    );
    server.answer('/user/session/take-up', data({ bookingId: 'bkg_1' }));
    const { user, where } = await readyToPay(server, { draft });
    await user.click(payButton());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Tienes otra reserva abierta en otra pestaña');
    expect(server.callsOf(PAY)).toHaveLength(1);
    await user.click(await takeUp());
    await waitFor(() => expect(screen.queryByText(/otra reserva abierta/)).toBeNull());
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
    expect(server.callsOf(PAY).at(-1)?.body).toMatchObject({
      bookingId: 'bkg_1',
      orderKey: 'key_1',
      flightOfferId: 'off_1',
    });
  });

  it('Q-13: a trip that was continued on another device is not paid here before it is taken back', async () => {
    const server = createFakeServer();
    server.answer(
      PAY,
      failure(409, 'order_elsewhere'),
      data({ worldpayTransactionUrl: 'http://localhost/api/payments/go?cartId=cart_1' }),
    );
    const { user, where } = await readyToPay(server, { draft });
    server.answer(ORDER, failure(409, 'order_elsewhere'));
    server.answer('/user/session/take-up', () => {
      server.answer(ORDER, data(anOrder));
      return data({ bookingId: 'bkg_1' });
    });
    await user.click(payButton());
    expect(await screen.findByText('Continuaste este viaje en otro dispositivo')).toBeVisible();
    expect(server.callsOf(PAY)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByText(/en otro dispositivo/)).toBeNull());
    await user.click(payButton());
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
  });

  it('a trip that the other tab changed is not paid as this page showed it', async () => {
    const server = createFakeServer();
    const { user, card } = await readyToPay(server, { draft });
    server.answer(ORDER, data({ ...anOrder, orderKey: 'key_changed' }));
    card.refuse('handle_invalid');
    await user.click(payButton());
    expect(await screen.findByText('Tienes otra reserva abierta en otra pestaña')).toBeVisible();
    expect(server.callsOf(PAY)).toEqual([]);
  });

  it.each([
    ['another trip is open', failure(409, 'other_booking_open'), /Tienes otra reserva abierta/],
    ['this trip was changed', data({ ...anOrder, orderKey: 'key_changed' }), /Tienes otra reserva abierta/],
    ['it went on elsewhere', failure(409, 'order_elsewhere'), /Continuaste este viaje en otro dispositivo/],
    [
      'its price is another one',
      data({ ...anOrder, total: { ...anOrder.total, amount: anOrder.total.amount + 100 } }),
      /El precio cambió/,
    ],
  ] as const)(
    'S-39: whoever comes back to this tab is told before Pay that %s',
    async (_what, order, words) => {
      const server = createFakeServer();
      const { user } = await readyToPay(server, { draft });
      const city = screen.getByLabelText(/^Ciudad/);
      await user.click(city);
      server.answer(ORDER, order);
      document.dispatchEvent(new Event('visibilitychange'));
      expect(await screen.findByText(words)).toBeVisible();
      expect(city).toHaveFocus();
      expect(server.callsOf(PAY)).toEqual([]);
    },
  );

  it('an autosave that is refused for it says it once, with the choice and no "could not save"', async () => {
    const server = createFakeServer();
    const { user } = await readyToPay(server, { draft });
    server.answer('/user/session/create-billing-info', failure(409, 'other_booking_open'));
    await fillIn(user, screen.getByLabelText(/^Ciudad/), ' Norte');
    expect(await takeUp()).toBeVisible();
    expect(screen.getByLabelText(/^Ciudad/)).toHaveFocus();
    expect(screen.queryByText(/No pudimos guardar/)).toBeNull();
    server.answer(ORDER, failure(409, 'other_booking_open'));
    await user.click(payButton());
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(/Tienes otra reserva abierta en otra pestaña/);
    expect(screen.queryByText(/No pudimos guardar/)).toBeNull();
  });

  it('a trip that cannot be taken up says why', async () => {
    const server = serverOfTwo();
    server.answer('/user/session/take-up', failure(409, 'payment_in_progress'));
    const { user } = openCheckout({ path: PATH, server, draft });
    await user.click(await takeUp());
    expect(await screen.findByText(/Espera|en curso/)).toBeVisible();
    expect(await takeUp()).toBeEnabled();
  });
});

describe('a payment that is under way already', () => {
  it('S-39: a second tab or the back button goes on with it and never pays again', async () => {
    const server = createFakeServer({ state: 'pay_started', cartId: 'cart_5' });
    const { user, where, sentTo } = openCheckout({ path: PATH, server });
    expect(await screen.findByRole('heading', { name: 'Ya hay un pago en curso' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
    const ways = within(screen.getByRole('main')).getAllByRole('button');
    expect(ways.map((way) => way.textContent)).toEqual(['Seguir en el banco', 'Comprobar el pago']);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Seguir en el banco' }));
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/authorize'));
    expect(sentTo).toEqual(['/api/payments/go?cartId=cart_5']);
  });

  it.each(['authorised', 'order_unknown', 'manual_review'] as const)(
    'S-39: in the state %s nothing leads back to the bank, and nothing is cancelled there',
    async (state) => {
      openCheckout({ path: PATH, server: createFakeServer({ state, cartId: 'cart_5' }) });
      expect(await screen.findByRole('heading', { name: 'Ya hay un pago en curso' })).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getAllByRole('button').map((way) => way.textContent)).toEqual(['Comprobar el pago']);
      expect(main.queryByRole('link', { name: 'Cancelar ese pago' })).not.toBeInTheDocument();
      expect(main.getByText(/: .*US\$\. Tu banco no necesita nada más de ti/)).toBeVisible();
    },
  );
});
