import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../testing/orders.ts';
import { createFakeServer, failure, outcome } from '../testing/fake-server.ts';
import { aPayment, openCheckout } from '../testing/open-checkout.tsx';
import { expectAccessible } from '@travesia/testing/expect-accessible';

const PATH = '/booking/confirm';
const STATUS = '/user/session/provider/status';
const confirmed = outcome({
  paymentStatus: 'confirmed',
  booking: aBooking,
  referenceId: aBooking.referenceId,
});
const paid = { ...aPayment, outcome: 'confirmed' as const };

function serverWithBooking() {
  const server = createFakeServer();
  server.answer(STATUS, confirmed);
  return server;
}

describe('the confirmation', () => {
  it('S-47, P-39: after a reload it shows everything again', async () => {
    openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    expect(await screen.findByRole('heading', { level: 1, name: 'Reserva confirmada' })).toBeVisible();
    expect(screen.getByText('Confirmada')).toBeVisible();
    expect(screen.getByText('9RF9EN27RB')).toBeVisible();
    expect(screen.getByText('Tu referencia es 9RF9EN27RB.').closest('header')).not.toBeNull();
    expect(screen.getByText('4K3VTS')).toBeVisible();
    expect(screen.getByText(/Documento ••••123, válido del .*2022 al .*2032/)).toBeVisible();
    expect(screen.getByText('2 maletas en la ida')).toBeVisible();
    expect(screen.getByText('Añadido para Lucía Ferrer: 2 maletas registradas')).toBeVisible();
    expect(screen.getByText('Visa terminada en 4242')).toBeVisible();
    expect(screen.getAllByText(/824,60/)).not.toHaveLength(0);
    expect(screen.getByText('Facturado a Lucía Ferrer, Madrid, España')).toBeVisible();
    expect(screen.getByText('Operación txn_77')).toBeVisible();
    expect(screen.getByText(/Emisión pendiente hasta/)).toHaveTextContent('22 nov 2026');
    expect(screen.getByText('Esta tarifa no es reembolsable.')).toBeVisible();
    expect(screen.getByText('Vegana')).toBeVisible();
    await expectAccessible();
  });

  it('S-47 (en): speaks the language of the page', async () => {
    openCheckout({ path: PATH, server: serverWithBooking(), payment: paid, locale: 'en' });
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.getByText('2 bags on the outbound flight')).toBeVisible();
    expect(screen.getByText(/If anything looks wrong/)).toBeVisible();
    await expectAccessible();
  });

  it('K-05 W-14: says beside the total what the property takes, and what of the total no refund has', async () => {
    const server = createFakeServer();
    const booking = {
      ...aBooking,
      payAtProperty: { amount: 2_400, currency: 'EUR' },
      keptByUs: { amount: 720, currency: 'USD' },
    };
    server.answer(STATUS, outcome({ paymentStatus: 'confirmed', booking, referenceId: 'x' }));
    openCheckout({ path: PATH, server, payment: paid });
    const ticket = await screen.findByRole('region', { name: 'Referencia de la reserva' });
    expect(ticket).toHaveTextContent(
      /Total pagado.*Cargo que se paga en el alojamiento\s*24,00\s€\s*No incluido en el total/,
    );
    expect(
      screen.getByText(
        /^De este total, 7,20\sUS\$ son nuestros cargos de servicio, que no se devuelven si cancelas/,
      ),
    ).toBeVisible();
  });

  it('P-41: this browser remembers its booking, and the draft is done', async () => {
    const { host } = openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    const heard: string[] = [];
    host.bus.on('booking-confirmed@1', ({ referenceId }) => void heard.push(referenceId));
    await screen.findByText('9RF9EN27RB');
    expect(localStorage.getItem('travesia.last-booking')).toBe(
      '{"referenceId":"9RF9EN27RB","isHidden":false}',
    );
    expect(sessionStorage.getItem('travesia.booking-draft')).toBeNull();
    expect(heard).toEqual(['9RF9EN27RB']);
  });

  it.each([
    ['en', "That's done, Lucía.", 'What was changed', /New flight.*Paid now/, 'See your booking'],
    ['es', 'Listo, Lucía.', 'Qué ha cambiado', /Vuelo nuevo.*Pagaste/, 'Ver tu reserva'],
  ] as const)(
    'M-05: of a change says what was changed and paid (%s)',
    async (locale, thanks, what, facts, see) => {
      const total = { amount: 9_000, currency: 'USD' };
      const amendment = { dropped: [], flown: aBooking.sections, added: null, priceLines: [], total };
      const revised = { sequence: 1, at: '2026-11-21T10:00:00.000Z', dropped: [], amendment };
      const server = createFakeServer();
      server.answer(
        STATUS,
        outcome({
          paymentStatus: 'confirmed',
          booking: { ...aBooking, title: 'T', revised },
          referenceId: 'x',
        }),
      );
      openCheckout({ path: PATH, server, payment: paid, locale });
      expect(await screen.findByRole('region', { name: what })).toHaveTextContent(facts);
      expect(screen.getByText(new RegExp(`^${thanks}`))).toBeVisible();
      await waitFor(() => expect(document.title).toBe('T · Travesía'));
      expect(screen.getByRole('link', { name: see })).toHaveAttribute(
        'href',
        `/${locale}/user/my-journey/booking-detail?booking=${aBooking.referenceId}`,
      );
    },
  );

  it.each([
    ['en', /^You're going to .+, Lucía\./, 'Paid and booked', 'Your trip begins'],
    ['es', /^Te vas a .+, Lucía\./, 'Pagado y reservado', 'Empieza tu viaje'],
  ] as const)(
    'says where one is going, and what comes until then (%s)',
    async (locale, going, first, last) => {
      openCheckout({ path: PATH, server: serverWithBooking(), payment: paid, locale });
      expect(await screen.findByText(going)).toBeVisible();
      const life = screen.getByText(first).closest('ol');
      expect(life?.lastElementChild).toHaveTextContent(last);
    },
  );

  it('leads to the booking on the pages of its owner', async () => {
    openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    expect(await screen.findByRole('link', { name: 'Ver tu reserva' })).toHaveAttribute(
      'href',
      `/es/user/my-journey/booking-detail?booking=${aBooking.referenceId}`,
    );
  });

  it('S-47: of several payments says how much was paid with which card', async () => {
    const { paymentInformation } = aBooking;
    const transactions = [
      ...paymentInformation.transactions,
      {
        amount: { amount: 9_000, currency: 'USD' },
        transactionId: 'txn_78',
        paidWith: 'Mastercard terminada en 4444',
      },
    ];
    const booking = { ...aBooking, paymentInformation: { ...paymentInformation, transactions } };
    const server = createFakeServer();
    server.answer(STATUS, outcome({ paymentStatus: 'confirmed', booking, referenceId: booking.referenceId }));
    openCheckout({ path: PATH, server, payment: paid });
    expect(await screen.findByText(/824,60.*, Visa terminada en 4242/)).toBeVisible();
    expect(screen.getByText(/90,00.*, Mastercard terminada en 4444/)).toBeVisible();
  });

  it.each([
    ['es', 'Pago', 'Pagado directamente a MSC Cruceros, no a Travesía'],
    ['en', 'Payment', 'Paid directly to MSC Cruceros, not to Travesía'],
  ] as const)(
    'D-18: in %s, what was paid to its supplier says to whom, and bills nobody',
    async (locale, payment, paidWith) => {
      const booking = {
        ...aBooking,
        priceLines: [],
        totalPaid: { amount: 240_000, currency: 'EUR' },
        billingInformation: null,
        paymentInformation: { transactions: [], paidWith, card: null },
      };
      const server = createFakeServer();
      server.answer(
        STATUS,
        outcome({ paymentStatus: 'confirmed', booking, referenceId: booking.referenceId }),
      );
      openCheckout({ path: PATH, server, payment: paid, locale });
      const heading = await screen.findByRole('heading', { name: payment });
      const paidFor = within(heading.closest('section') ?? document.body);
      expect(paidFor.getByText(paidWith)).toBeVisible();
      expect(paidFor.getByText(/2[.,]?400[.,]00/)).toBeVisible();
      expect(paidFor.queryByText(/Facturado|Billed|txn_/)).toBeNull();
      await expectAccessible();
    },
  );

  it('links to my trips where it says to go there', async () => {
    openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    const links = await screen.findAllByRole('link', { name: 'Mis viajes' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/es/user/my-journey');
  });

  it('S-47: the reference is copied with one press', async () => {
    const { user } = openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    await user.click(await screen.findByRole('button', { name: 'Copiar la referencia' }));
    expect(await screen.findAllByText('Copiada')).not.toHaveLength(0);
  });

  it('P-13: another language asks for the booking in that language', async () => {
    const server = serverWithBooking();
    const { user } = openCheckout({ path: PATH, server, payment: paid });
    await screen.findByText('Confirmada');
    // In the header, and in the menu that holds it where there is no room.
    await user.click(screen.getAllByRole('link', { name: 'English' })[0] as HTMLElement);
    expect(await screen.findByText('Confirmed')).toBeVisible();
    await waitFor(() => expect(server.callsOf(STATUS)).toHaveLength(2));
  });

  it('what is folded on the screen is open on paper', async () => {
    openCheckout({ path: PATH, server: serverWithBooking(), payment: paid });
    await screen.findByText('9RF9EN27RB');
    expect(screen.queryByRole('listitem', { name: /Avianca/ })).not.toBeInTheDocument();
    await waitFor(() => {
      // Nobody hears it until effects have run, a moment after the reference is on the page.
      window.dispatchEvent(new Event('beforeprint'));
      expect(screen.getByText(/Avianca AV 27/, { selector: 'b' })).toBeVisible();
    });
  });
});

describe('who may see it', () => {
  it('P-39: a tab without a payment of its own goes home', async () => {
    const server = createFakeServer();
    const { opened } = openCheckout({ path: PATH, server });
    await waitFor(() => expect(opened).toEqual(['!/es']));
    expect(server.calls).toEqual([]);
  });

  it('P-39: a cart of another session goes home', async () => {
    const server = createFakeServer();
    server.answer(STATUS, failure(404, 'not_found'));
    const { opened } = openCheckout({ path: PATH, server, payment: paid });
    await waitFor(() => expect(opened).toEqual(['!/es']));
  });

  it('S-39: a payment that is not decided yet is waited for', async () => {
    const server = createFakeServer();
    server.answer(STATUS, outcome({ paymentStatus: 'pending' }, 202));
    const { where, unmount } = openCheckout({ path: PATH, server, payment: aPayment });
    await waitFor(() => expect(where()).toBe('/es/booking/authenticate/waiting'));
    unmount();
  });

  it('X-16: when the server does not answer, the booking is safe and can be asked for again', async () => {
    const server = createFakeServer();
    server.answer(STATUS, failure(503, 'unavailable'), confirmed);
    const { user } = openCheckout({ path: PATH, server, payment: paid });
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu reserva no cambia');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByText('9RF9EN27RB')).toBeVisible();
  });
});
