import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { aDraft, findCardFrame, openCheckout } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { PATH, PAY, payButton, typedBilling, fillBilling } from '../testing/billing-page.ts';

describe('what is still missing', () => {
  it.each([
    [
      'es',
      'Antes de pagar falta:',
      [
        'Completa los datos de la tarjeta.',
        'Escribe el código postal.',
        'Escribe la dirección.',
        'Escribe la ciudad o localidad.',
      ],
    ],
    [
      'en',
      'To pay, please complete:',
      [
        'Complete the card details.',
        'Enter the postal code.',
        'Enter the address.',
        'Enter the town or city.',
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
      await waitFor(() => expect(screen.getByTitle(/Datos de la tarjeta|Card details/)).toHaveFocus());
      expect(card.heard).toContainEqual({ type: 'travesia-card-submit@1' });
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

  it('S-29: a card that is typed while the steps before are sent is not paid with: Pay was pressed without one', async () => {
    const server = createFakeServer();
    const owed = data({ ...anOrder, missing: ['customer', 'billing', 'payment'] });
    server.answer('/user/session/order-view', owed);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.answer('/user/session/customer', failure(503, 'unavailable'), async () => {
      await held;
      return data({ id: 'cus_1' });
    });
    const draft = { ...aDraft, payloads: { customer: { email: 'lucia@example.com' } } };
    const { user } = openCheckout({ path: PATH, server, draft });
    const card = await findCardFrame();
    card.leaveEmpty();
    await fillBilling(user);
    await user.click(payButton());
    await waitFor(() => expect(server.callsOf('/user/session/customer')).toHaveLength(2));
    card.typeCard();
    server.answer('/user/session/order-view', data(anOrder));
    release();
    await waitFor(() => expect(screen.queryByText('Falta completar el paso anterior')).toBeNull());
    expect(server.callsOf(PAY)).toEqual([]);
    await user.click(payButton());
    await waitFor(() => expect(server.callsOf(PAY)).toHaveLength(1));
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
