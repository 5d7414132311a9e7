import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DRAFT_KEY } from '@travesia/booking';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { aDraft, findCardFrame, openCheckout, type CheckoutStory } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';

const PATH = '/booking/BillingSummary';
const PAY = '/user/session/payment-direction';
const payButton = () => screen.getByRole('button', { name: /^(Pagar|Pay) / });

const typedBilling = {
  cardHolderName: 'Luz Gil',
  emailId: 'luz@example.com',
  addressLine1: 'Calle Sol 2',
  addressLine2: '',
  addressLine3: '',
  city: 'Sevilla',
  region: '',
  postCode: '41001',
  country: 'ES',
  cardHolderStaysHome: true,
};

async function fillBilling(user: UserEvent) {
  await user.type(screen.getByLabelText(/Código postal|Postal code/), '28001');
  await user.type(screen.getByLabelText(/^(Dirección|Address)\*/), 'Calle Mayor 1');
  await user.type(screen.getByLabelText(/^(Ciudad|Town or city)\*/), 'Madrid');
}

describe('opening the payment', () => {
  it('F-34: shows trip, fare break-up and the total beside the forms, and passes axe', async () => {
    openCheckout({ path: PATH, server: createFakeServer() });
    expect(screen.getByText('Abriendo el pago')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pago' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Madrid – Bogotá' })).toBeVisible();
    expect(screen.getByText('Tarifa base, adulto')).toBeInTheDocument();
    expect(payButton()).toHaveTextContent(/824,60/);
    expect(
      within(screen.getByRole('main')).getByText(
        'Todos los cargos a la tarjeta se realizan en dólares estadounidenses.',
      ),
    ).toBeVisible();
    await expectAccessible();
  });

  it('says who travels, by name where it is saved, next to the trip', async () => {
    const server = createFakeServer();
    const [first] = anOrder.travellers;
    if (!first) throw new Error('nobody travels');
    const travellers = [
      { ...first, name: 'Lucía Ferrer' },
      { ...first, id: 'second' },
    ];
    const unit = { amount: 1_800, currency: 'USD' as const };
    const seat = { label: 'Asiento 9A, vuelo AV 27', travellerId: 'second', quantity: 1, unit, total: unit };
    const priceLines = [...anOrder.priceLines, { ...seat, code: 'service' as const }];
    server.answer('/user/session/order-view', data({ ...anOrder, travellers, priceLines }));
    openCheckout({ path: PATH, server });
    const trip = await screen.findByRole('complementary', { name: 'Tu viaje' });
    const names = within(within(trip).getByRole('list', { name: 'Viajeros' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Lucía Ferrer',
      'Viajero 2Asiento 9A, vuelo AV 27',
    ]);
    const line = screen.getByRole('rowheader', { name: /^Asiento 9A, vuelo AV 27/ });
    expect(line).toHaveTextContent(/Viajero 2$/);
  });

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
        /Flight until now.*December 21.*12:40 PM Madrid/,
        /New flight.*December 23.*9:05 AM Madrid/,
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
        /Vuelo hasta ahora.*21 de diciembre.*12:40 Madrid/,
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

  it('K-03: a package that lands when the reception may be closed says so before Pay', async () => {
    const server = createFakeServer();
    const [journey] = anOrder.sections;
    if (journey?.kind !== 'journey') throw new Error('the order has no journey');
    const segments = journey.segments.map((each) => ({ ...each, arrivalAt: '2026-12-21T23:40' }));
    server.answer(
      '/user/session/order-view',
      data({
        ...anOrder,
        orderKind: 'package',
        sections: [{ ...journey, segments }],
        policies: [{ code: 'arrival_1', title: 'Llegada tarde', text: 'La recepción cierra a las 22:00.' }],
      }),
    );
    openCheckout({ path: PATH, server });
    const warning = await screen.findByText('Aterrizas a las 23:40. Comprueba que la recepción esté abierta');
    expect(screen.getByText('El alojamiento dice: «La recepción cierra a las 22:00.»')).toBeVisible();
    expect(warning.compareDocumentPosition(payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('H-11: what is paid at the property stands below the total, in its currency and not in it', async () => {
    const server = createFakeServer();
    const payAtProperty = { amount: 1200, currency: 'EUR' };
    server.answer('/user/session/order-view', data({ ...anOrder, payAtProperty }));
    openCheckout({ path: PATH, server });
    const row = await screen.findByRole('row', {
      name: /Cargo que se paga en el alojamiento No incluido en el total/,
    });
    expect(row).toHaveTextContent('12,00 €');
    expect(payButton()).toHaveTextContent(/824,60/);
  });

  it('X-14: a press on Pay inserts no error before it is released, so that the button stays under the pointer', async () => {
    const { user } = openCheckout({ path: PATH, server: createFakeServer() });
    const city = await screen.findByLabelText(/^Ciudad\*/);
    await user.click(city);
    await user.pointer({ target: payButton(), keys: '[MouseLeft>]' });
    expect(city).toHaveFocus();
    expect(city).not.toHaveAccessibleDescription();
    await user.pointer({ target: payButton(), keys: '[/MouseLeft]' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(city).toHaveAccessibleDescription();
  });

  it('F-34: the path is matched in any case', async () => {
    openCheckout({ path: '/booking/billingsummary', server: createFakeServer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pago' })).toBeVisible();
  });

  it('S-14: holder, email and country are filled in from the step before', async () => {
    openCheckout({ path: PATH, server: createFakeServer() });
    expect(await screen.findByLabelText(/Nombre para el recibo/)).toHaveValue('Lucía Ferrer');
    expect(screen.getByLabelText(/Correo/)).toHaveValue('lucia@example.com');
    expect(screen.getByLabelText(/^País\*/)).toHaveValue('ES');
  });

  it('P-43: without a chosen flight the visitor goes home', async () => {
    const { opened } = openCheckout({ path: PATH, server: createFakeServer(), draft: null });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it('X-16: a failure to open says that nothing was charged, and opens on retry', async () => {
    const server = createFakeServer();
    server.answer('/user/session/order-view', failure(503, 'unavailable'), data(anOrder));
    const { user } = openCheckout({ path: PATH, server, locale: 'en' });
    expect(await screen.findByRole('alert')).toHaveTextContent("You haven't been charged.");
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/Name on the receipt/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
  });

  it('P-16: a session that was lost is told the flight again', async () => {
    const server = createFakeServer();
    server.answer('/user/session/order-view', failure(409, 'order_missing'), data(anOrder));
    server.answer(
      '/user/session/set/flight-order',
      data({ id: 'off_1', baggageUrl: '/b', bookingId: 'bkg_2' }),
    );
    openCheckout({ path: PATH, server });
    expect(await screen.findByLabelText(/Nombre para el recibo/)).toBeVisible();
    expect(server.callsOf('/user/session/set/flight-order')).toHaveLength(1);
  });

  it('a flight that is gone says so and offers another search', async () => {
    const server = createFakeServer();
    server.answer('/user/session/order-view', failure(409, 'order_missing'));
    server.answer('/user/session/set/flight-order', failure(404, 'offer_not_found'));
    openCheckout({ path: PATH, server });
    expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/es');
    expect(screen.getByText(/No se ha cobrado nada/)).toBeVisible();
  });

  it('S-40: where another currency is shown, the dollars stand beside pay', async () => {
    const server = createFakeServer();
    server.answer('/currencyExchange', {
      body: { success: true, data: { base: 'USD', asOf: '2026-11-20', rates: { EUR: 0.9 } } },
    });
    openCheckout({ path: PATH, server, currency: 'EUR' });
    expect(await screen.findByText('Se cargarán 824,60 US$ en dólares estadounidenses.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar 742,14\s€ \(824,60\sUS\$\)$/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Total/ })[0]).toHaveAccessibleName(
      /742,14\s€ \(824,60\sUS\$\)$/,
    );
  });
});

describe('what is still missing', () => {
  it.each([
    [
      'es',
      'Antes de pagar falta:',
      [
        'Escribe el código postal.',
        'Escribe la dirección.',
        'Escribe la ciudad o localidad.',
        'Completa los datos de la tarjeta.',
      ],
    ],
    [
      'en',
      'To pay, please complete:',
      [
        'Enter the postal code.',
        'Enter the address.',
        'Enter the town or city.',
        'Complete the card details.',
      ],
    ],
  ] as const)(
    'S-31 (%s): pay lists it in the order of the form and goes to the first',
    async (locale, title, items) => {
      const server = createFakeServer();
      const { user } = openCheckout({ path: PATH, server, locale });
      const card = await findCardFrame();
      card.leaveEmpty();
      await user.click(payButton());
      const summary = await screen.findByRole('alert', { name: title });
      const links = within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent);
      expect(links).toEqual(items);
      await waitFor(() => expect(screen.getByLabelText(/Código postal|Postal code/)).toHaveFocus());
      expect(screen.getByLabelText(/Código postal|Postal code/)).toBeInvalid();
      expect(server.callsOf(PAY)).toHaveLength(0);
      await expectAccessible();
    },
  );

  it('S-24: where only the card is missing, the frame shows which field', async () => {
    const { user } = openCheckout({ path: PATH, server: createFakeServer() });
    const card = await findCardFrame();
    card.leaveEmpty();
    await fillBilling(user);
    await user.click(payButton());
    await screen.findByRole('alert', { name: 'Antes de pagar falta:' });
    await waitFor(() => expect(card.heard).toContainEqual({ type: 'travesia-card-submit@1' }));
  });

  it.each([
    ['Correo para el recibo', 'no es un correo', /Correo/],
    ['Código postal', '1', 'El código postal no tiene el formato de ese país. Ejemplo: 28013'],
  ])('X-14: %s is checked when it is left', async (label, typed, message) => {
    const { user } = openCheckout({ path: PATH, server: createFakeServer() });
    const field = await screen.findByLabelText(new RegExp(label));
    await user.clear(field);
    await user.type(field, typed);
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveAccessibleDescription(message);
  });

  it('S-31: what the step before still owes is said at once, with the way back', async () => {
    const server = createFakeServer({ missing: ['passengers', 'billing', 'payment'] });
    openCheckout({ path: PATH, server });
    expect(await screen.findByRole('link', { name: 'Los datos de los viajeros' })).toHaveAttribute(
      'href',
      '/es/booking/summary',
    );
  });

  const sent = (server: ReturnType<typeof createFakeServer>) => server.calls.map(({ path }) => path);
  const passengers = { passengers: [{ id: 'p1', firstName: 'Lucía', passportNumber: '' }] };

  it('S-29: what this tab still holds of the steps before is sent again, and nothing is asked for twice', async () => {
    const server = createFakeServer();
    server.answer(
      '/user/session/order-view',
      data({ ...anOrder, missing: ['customer', 'passengers', 'billing', 'payment'] }),
      data(anOrder),
    );
    server.answer('/user/session/customer', data({ id: 'cus_1' }));
    server.answer('/user/session/create-passenger', data({ passengers: [] }));
    const draft = { ...aDraft, payloads: { customer: { email: 'lucia@example.com' }, passengers } };
    openCheckout({ path: PATH, server, draft });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pago' })).toBeVisible();
    expect(sent(server)).toEqual(
      expect.arrayContaining(['/user/session/customer', '/user/session/create-passenger']),
    );
    expect(screen.queryByText('Falta completar el paso anterior')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Los datos de los viajeros' })).not.toBeInTheDocument();
  });

  it('S-02: a document that this browser does not keep has to be typed again, and the page says why', async () => {
    const server = createFakeServer({ missing: ['passengers', 'billing', 'payment'] });
    const known = { id: 'p1', firstName: 'Lucía', keepSavedDocument: true } as { id: string };
    openCheckout({ path: PATH, server, draft: { ...aDraft, passengers: [known] } });
    expect(await screen.findByText(/este navegador nunca guarda el número del documento/)).toBeVisible();
  });
});

describe('saving', () => {
  it('S-16: billing is saved once it is whole, and says so', async () => {
    const server = createFakeServer();
    const { user } = openCheckout({ path: PATH, server });
    await screen.findByLabelText(/Nombre para el recibo/);
    await fillBilling(user);
    expect(await screen.findByText('Guardado', {}, { timeout: 3000 })).toBeVisible();
    const [save] = server.callsOf('/user/session/create-billing-info');
    expect(save?.body['billingInformation']).toMatchObject({
      city: 'Madrid',
      country: { code: 'ES', Name: 'España' },
    });
  });

  it('S-30: a save that failed keeps what was typed, and pay does not start', async () => {
    const server = createFakeServer();
    server.answer('/user/session/create-billing-info', failure(503, 'unavailable'));
    const { user } = openCheckout({ path: PATH, server });
    const card = await findCardFrame();
    card.typeCard();
    await fillBilling(user);
    await user.click(payButton());
    expect(await screen.findByText(/no hemos empezado el pago. No se ha cobrado nada./)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByLabelText(/^Ciudad/)).toHaveValue('Madrid');
    expect(server.callsOf(PAY)).toHaveLength(0);
  });

  it('S-29: what was typed before a reload is saved again without a key press', async () => {
    const server = createFakeServer();
    openCheckout({ path: PATH, server, draft: { ...aDraft, billingInformation: typedBilling } });
    expect(await screen.findByLabelText(/Nombre para el recibo/)).toHaveValue('Luz Gil');
    await screen.findByText('Guardado', {}, { timeout: 3000 });
    expect(server.callsOf('/user/session/create-billing-info')[0]?.body['billingInformation']).toMatchObject({
      isCardHolderTraveling: false,
    });
  });
});

async function readyToPay(server = createFakeServer(), more: Partial<CheckoutStory> = {}) {
  const tab = openCheckout({ path: PATH, server, ...more });
  const card = await findCardFrame();
  card.typeCard();
  await fillBilling(tab.user);
  return { ...tab, card, server };
}

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
      await user.type(screen.getByLabelText(/^Ciudad/), ' Norte');
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
    await user.click(await screen.findByRole('button', { name: /Rechazar|otro vuelo/ }));
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
    await user.type(screen.getByLabelText(/^Ciudad/), ' Norte');
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
    await user.type(screen.getByLabelText(/^Ciudad/), ' Norte');
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

describe('beside the pay button', () => {
  it.each([
    [
      'es',
      /^Esta tarifa no es reembolsable\.$/,
      /Pagas .* ahora con la tarjeta y 12,50.€ en el alojamiento\./,
    ],
    ['en', /^Esta tarifa no es reembolsable\.$/, /You pay .* now by card and €12\.50.* at the property\./],
  ] as const)(
    '%s: the terms of a cancellation and what is paid where are read without opening anything',
    async (locale, terms, where) => {
      const server = createFakeServer({ payAtProperty: { amount: 1_250, currency: 'EUR' } });
      openCheckout({ path: PATH, server, locale });
      await screen.findByRole('button', { name: /^(Pagar|Pay) / });
      const shown = (pattern: RegExp) =>
        screen.getByText((_text, element) => element?.tagName === 'P' && pattern.test(element.textContent));
      expect(shown(terms)).toBeVisible();
      expect(shown(where)).toBeVisible();
    },
  );

  it('K-03: of a package each says which part it is about', async () => {
    const policies = [
      { code: 'refund', title: 'Vuelo: Reembolso', text: 'Todo el importe menos 60,00 €.' },
      { code: 'cancellation', title: 'Hotel: Cancelación', text: 'No reembolsable.' },
    ];
    openCheckout({ path: PATH, server: createFakeServer({ policies }) });
    await screen.findByRole('button', { name: /^Pagar / });
    const shown = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(shown).toEqual(
      expect.arrayContaining([
        'Vuelo: Reembolso. Todo el importe menos 60,00 €.',
        'Hotel: Cancelación. No reembolsable.',
      ]),
    );
  });
});

describe('the clock', () => {
  it('S-44, S-45: at zero the card goes, what was typed stays, and three ways are offered', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    expect(await screen.findByRole('dialog', { name: 'Tu sesión ha expirado.' })).toBeVisible();
    expect(screen.getByLabelText(/Nombre para el recibo/)).toHaveValue('Lucía Ferrer');
    await user.click(screen.getByRole('button', { name: 'Volver a los resultados' }));
    expect(opened).toEqual(['/es/mad-bog/results?from=MAD&to=BOG']);
  });

  it('S-45: "refresh selected" leads to the product’s own summary, which asks for the price', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    await user.click(await screen.findByRole('button', { name: 'Actualizar el vuelo seleccionado' }));
    expect(opened).toEqual(['!/es/booking/summary']);
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('"firstName":"Lucía"');
  });

  it('S-45: "refresh results" leads to results that are asked for anew', async () => {
    const server = createFakeServer({ clock: { secondsLeft: 0 } });
    const { user, opened } = openCheckout({ path: PATH, server });
    await user.click(await screen.findByRole('button', { name: 'Actualizar resultados' }));
    expect(opened).toEqual(['/es/mad-bog/results?from=MAD&to=BOG&fresh=1']);
  });

  it.each([
    ['is shown', 'in the last three minutes of the offer', 90, /^1:(30|29)La aerolínea/],
    ['is not shown', 'before', 400, null],
  ] as const)('S-43: it %s %s, as the server tells it', async (_shown, _when, secondsLeft, words) => {
    openCheckout({ path: PATH, server: createFakeServer({ clock: { secondsLeft } }) });
    await screen.findByRole('heading', { name: 'Datos de facturación' });
    if (words) expect(screen.getByRole('timer')).toHaveTextContent(words);
    else expect(screen.queryByRole('timer')).not.toBeInTheDocument();
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
      expect(main.getByText(/tu banco no necesita nada más de ti/)).toBeVisible();
    },
  );
});
