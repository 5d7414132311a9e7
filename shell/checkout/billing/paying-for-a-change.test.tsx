import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { PATH, payButton, typedBilling } from '../testing/billing-page.ts';

describe('paying for a change of a booking', () => {
  it('of a change: says that the bags that were paid stay with the new flights', async () => {
    const server = createFakeServer();
    const bags = { ...anOrder.bags, carriedOver: 6 };
    server.answer('/user/session/order-view', data({ ...anOrder, orderKind: 'flight-change', bags }));
    openCheckout({ path: PATH, server });
    const trip = within(await screen.findByRole('complementary', { name: 'Tu viaje' }));
    expect(
      trip.getByText('Tus 6 maletas registradas ya pagadas siguen con los vuelos nuevos.'),
    ).toBeVisible();
  });

  it.each([
    ['en', 'Back to your booking', /^Pay .*1[.,]484[.,]280 COP/],
    ['es', 'Volver a tu reserva', /^Pagar .*1\.484\.280 COP/],
  ] as const)(
    'M-05: what changes a booking is in its currency, whatever the visitor looks at, and leads back to it (%s)',
    async (locale, back, pay) => {
      const server = createFakeServer();
      const amends = {
        totalPaid: { amount: 100_000, currency: 'USD' },
        totalShown: { amount: 180_000_000, currency: 'COP' },
      };
      const summaryPath = '/user/my-journey/booking-detail';
      server.answer('/user/session/order-view', data({ ...anOrder, amends, summaryPath }));
      openCheckout({ path: PATH, server, currency: 'EUR', locale });
      expect(await screen.findByRole('link', { name: back })).toHaveAttribute(
        'href',
        `/${locale}${summaryPath}`,
      );
      expect(payButton()).toHaveTextContent(pay);
      expect(screen.queryByText(/€/)).not.toBeInTheDocument();
    },
  );

  describe.each([
    {
      locale: 'en',
      title: 'Pay for the change',
      stays: /^Your booking 9RF9EN27RB stays as it is until this is paid/,
      what: 'What you pay for',
      facts: [
        /Current flight.*21 December.*12:40 Madrid/,
        /New flight.*23 December.*09:05 Madrid/,
        /To pay now.*90\.00/,
      ],
      known: /^As in your booking\./,
      total: 'To pay now',
    },
    {
      locale: 'es',
      title: 'Paga el cambio',
      stays: /^Tu reserva 9RF9EN27RB sigue como está hasta que esto se pague/,
      what: 'Qué pagas',
      facts: [
        /Vuelo actual.*21 de diciembre.*12:40 Madrid/,
        /Vuelo nuevo.*23 de diciembre.*0?9:05 Madrid/,
        /Pagas ahora.*90,00/,
      ],
      known: /^Son los de tu reserva\./,
      total: 'Pagas ahora',
    },
  ] as const)('paying for a change ($locale)', ({ locale, title, stays, what, facts, known, total }) => {
    const [dropped] = anOrder.sections;
    if (dropped?.kind !== 'journey') throw new Error('the order has no journey');
    const flown = {
      ...dropped,
      segments: dropped.segments.map((each) => ({
        ...each,
        departureAt: '2026-12-23T09:05',
        arrivalAt: '2026-12-23T13:45',
      })),
    };
    const price = { amount: 9_000, currency: 'USD' };
    const totalPaid = { amount: 82_460, currency: 'USD' };
    const amendment = { dropped: [dropped], flown: [flown], added: null, priceLines: [], total: price };
    const { cardHolderStaysHome: _stays, country: _country, ...paid } = typedBilling;
    const billing = { ...paid, country: { code: 'ES', Name: 'España' }, isCardHolderTraveling: true };
    const amends = { totalPaid, referenceId: '9RF9EN27RB', title, amendment, billing };
    const serverWith = (more: object) => {
      const server = createFakeServer();
      server.answer(
        '/user/session/order-view',
        data({ ...anOrder, total: price, amends: { ...amends, ...more } }),
      );
      return server;
    };

    it('says what is paid and that the booking stays as it is, without the steps of a purchase', async () => {
      openCheckout({ path: PATH, server: serverWith({}), locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(document.title).toBe(`${title} · Travesía`);
      expect(screen.getByText(stays)).toBeVisible();
      const block = screen.getByRole('region', { name: what });
      for (const fact of facts) expect(block).toHaveTextContent(fact);
      expect(document.querySelector('[aria-current="step"]')).toBeNull();
      expect(screen.getAllByRole('rowheader', { name: total })).not.toHaveLength(0);
      await expectAccessible();
    });

    it('begins with the billing details of the booking and sends them', async () => {
      const server = serverWith({});
      openCheckout({ path: PATH, server, locale });
      expect(await screen.findByText(known)).toBeVisible();
      expect(screen.getByDisplayValue('Calle Sol 2')).toBeVisible();
      await waitFor(() =>
        expect(server.callsOf('/user/session/create-billing-info')).toMatchObject([
          { body: { billingInformation: { addressLine1: 'Calle Sol 2', postCode: '41001' } } },
        ]),
      );
    });

    it('says what is added, and for whom', async () => {
      const added = {
        baggages: [{ journeyType: 'onward' as const, quantity: 1, amount: price, travellerId: 'p1' }],
        seats: [{ travellerId: 'p1', designator: '12A', flight: 'AV 27', departureAt: '2026-12-21T12:40' }],
      };
      const server = serverWith({ amendment: { ...amendment, dropped: [], flown: [], added } });
      openCheckout({ path: PATH, server, locale });
      expect(await screen.findByRole('region', { name: what })).toHaveTextContent(/12A .* AV 27/);
    });
  });
});
