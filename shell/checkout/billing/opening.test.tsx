import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/orders.ts';
import { createFakeServer, data, failure } from '../testing/fake-server.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { PATH, payButton } from '../testing/billing-page.ts';

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
    expect(await screen.findByText('Se cargarán 824,60 US$.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Pagar 742,14\s€ \(824,60\sUS\$\)$/ })).toBeVisible();
    expect(screen.getAllByRole('row', { name: /^Total/ })[0]).toHaveAccessibleName(
      /742,14\s€ \(824,60\sUS\$\)$/,
    );
  });
});
