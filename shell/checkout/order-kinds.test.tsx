import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import type { ConfirmedBooking, Locale, OrderKind } from '@travesia/contracts';
import { createFakeServer, failure, outcome } from './testing/fake-server.ts';
import { aPayment, openCheckout } from './testing/open-checkout.tsx';
import { aBooking } from './testing/orders.ts';

const STATUS = '/user/session/provider/status';
const RETURN = '/booking/authenticate/waiting?cartId=cart_1';

const KINDS = [
  ['hotel', '/hoteles/booking'],
  ['walk', '/walks/booking'],
] as const;
const LABEL = 'Referencia del alojamiento';
const ON_THE_DAY = 'Enseña esta referencia en recepción.';

function bookingOf(kind: OrderKind): ConfirmedBooking {
  return {
    ...aBooking,
    kind,
    heading: 'Casa del Parque, Bogotá',
    supplierReference: 'HB-77102',
    supplierReferences: [{ part: kind, label: LABEL, locator: 'HB-77102' }],
    onTheDay: ON_THE_DAY,
    ticketing: null,
    travellers: aBooking.travellers.map((traveller) => ({
      ...traveller,
      documentMask: null,
      passportIssuanceDate: null,
      passportExpiryDate: null,
      mealPreference: null,
      specialAssistance: null,
    })),
    sections: [
      {
        kind: 'facts',
        heading: 'Tu reserva',
        facts: [
          { label: 'Entrada', value: 'lun 21 dic 2026, desde las 15:00' },
          { label: 'Bono', value: 'Enseña este número al llegar.' },
        ],
      },
    ],
    priceLines: [
      {
        code: 'stay',
        label: '4 noches',
        quantity: 1,
        unit: { amount: 82_460, currency: 'USD' },
        total: { amount: 82_460, currency: 'USD' },
      },
    ],
    additionalServices: { baggages: [] },
  };
}
const confirmed = (kind: OrderKind) => outcome({ paymentStatus: 'confirmed', booking: bookingOf(kind) });
const paymentOf = (orderKind: OrderKind, base: string) => ({
  ...aPayment,
  orderKind,
  summaryPath: `${base}/summary`,
});

describe.each(KINDS)('the end of an order: %s', (kind, base) => {
  it('S-37, H-14, T-07: the provider’s return goes on to its own waiting and success page', async () => {
    const server = createFakeServer();
    server.answer(STATUS, confirmed(kind));
    const { where } = openCheckout({ path: RETURN, server, payment: paymentOf(kind, base) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
    expect(where()).toBe(`/es${base}/success`);
    expect(server.callsOf(STATUS)).toHaveLength(1);
    expect(screen.getByText('Enseña este número al llegar.')).toBeVisible();
    expect(screen.getByText('HB-77102')).toBeVisible();
    expect(screen.getByText(LABEL)).toBeVisible();
    expect(screen.getByText(ON_THE_DAY)).toBeVisible();
    expect(screen.queryByText(/aerolínea/i)).toBeNull();
  });

  it.each(['es', 'en'] as const)(
    'P-39, X-11: a reload of the success page (%s) asks the server',
    async (locale) => {
      const server = createFakeServer();
      server.answer(STATUS, confirmed(kind));
      openCheckout({
        path: `${base}/success`,
        server,
        locale: locale satisfies Locale,
        payment: { ...paymentOf(kind, base), outcome: 'confirmed' },
      });
      const main = await screen.findByRole('main');
      expect(await within(main).findByText('9RF9EN27RB')).toBeVisible();
      expect(screen.getByText(LABEL)).toBeVisible();
      await expectAccessible(main);
    },
  );

  it.each(['waiting', 'success'])('P-39: opening %s as a stranger leads home', async (page) => {
    const { opened } = openCheckout({ path: `${base}/${page}?cartId=cart_1`, server: createFakeServer() });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it('P-40: from success back to waiting leads home', async () => {
    const { opened } = openCheckout({
      path: `${base}/waiting`,
      server: createFakeServer(),
      payment: { ...paymentOf(kind, base), outcome: 'confirmed' },
    });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it('S-38: a booking that failed leads to its own summary', async () => {
    const server = createFakeServer();
    server.answer(STATUS, failure(422, 'booking_failed'));
    const { opened } = openCheckout({
      path: `${base}/waiting`,
      server,
      payment: paymentOf(kind, base),
    });
    await waitFor(() => expect(opened).toEqual([`!/es${base}/summary`]));
    expect(sessionStorage.getItem('travesia.payment-failed')).toBe('failed');
  });

  it.each([
    ['es', 'Tu lugar está por confirmar', /no se cobra nada hasta que lo confirme/],
    ['en', 'Your place is being confirmed', /be charged until they confirm/],
  ] as const)(
    'T-07: what the supplier has yet to confirm is waited for as such (%s)',
    async (locale, title, money) => {
      const server = createFakeServer();
      server.answer(STATUS, outcome({ paymentStatus: 'pending', awaitsSupplier: true }, 202));
      openCheckout({ path: `${base}/waiting`, server, locale, payment: paymentOf(kind, base) });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(money)).toBeVisible();
    },
  );

  it('a confirmation opened while the payment is still decided waits on its own page', async () => {
    const server = createFakeServer();
    server.answer(STATUS, outcome({ paymentStatus: 'pending' }, 202));
    const { where } = openCheckout({ path: `${base}/success`, server, payment: paymentOf(kind, base) });
    expect(await screen.findByText(/No vuelvas a pagar/)).toBeVisible();
    expect(where()).toBe(`/es${base}/waiting`);
  });
});
