import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { aBooking } from '../../checkout/testing/orders.ts';
import { createFakeDesk } from '../testing/fake-desk.ts';
import { openDesk } from '../testing/open-desk.tsx';

describe('bookings by hand', () => {
  async function fillForm(user: ReturnType<typeof userEvent.setup>) {
    const type = async (name: RegExp | string, text: string) => user.type(screen.getByLabelText(name), text);
    await type(/Name of the trip/, 'Greek islands, MSC Musica');
    await type(/^Supplier\b(?!'s)/, 'MSC');
    await type(/Supplier's reference/, 'MSC90210');
    await type(/First day/, '2027-06-01');
    await type(/Last day/, '2027-06-08');
    await type(/First name 1/, 'Ana');
    await type(/Last name 1/, 'Pérez');
    await type(/Email/, 'ana@example.com');
    await type(/Phone with/, '+34600112233');
    await user.selectOptions(screen.getByLabelText(/^Market/), 'Spain');
    await type(/^Price/, '2400');
  }

  it('D-18: what was booked with a line is written down from the keyboard, and opened', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'Book by hand' }));
    await screen.findByRole('heading', { name: 'Book by hand' });
    await fillForm(user);
    await user.clear(screen.getByLabelText(/Currency/));
    await user.type(screen.getByLabelText(/Currency/), 'eur');
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Recorded. The traveler gets an email./)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/sales/by-hand')?.body).toMatchObject({
      title: 'Greek islands, MSC Musica',
      supplierRef: 'MSC90210',
      travellers: [{ firstName: 'Ana', lastName: 'Pérez' }],
      paidTo: 'supplier',
      price: { amount: 240_000, currency: 'EUR' },
      cost: null,
    });
    expect(screen.getByLabelText(/Name of the trip/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Open the booking' }));
    expect(await screen.findByRole('heading', { name: /SW179FQ5ZA/ })).toBeVisible();
  });

  it('D-18: what is missing is said at its field and nothing is sent', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk, { locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'Reservar a mano' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar la reserva' }));
    expect(screen.getByLabelText(/Nombre del viaje/)).toHaveAccessibleDescription('Escribe qué se reservó.');
    expect(screen.getByLabelText(/Nombre del viaje/)).toHaveFocus();
    expect(screen.getByLabelText(/Nombre 1/)).toHaveAccessibleDescription(/como en el documento/);
    expect(desk.calls.some(({ path }) => path === '/sales/by-hand')).toBe(false);
  });

  it('D-18: paid to us, the amounts are in dollars what was typed stays where the reference is known, and the page says that a link was sent', async () => {
    const desk = createFakeDesk();
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'Book by hand' }));
    await screen.findByRole('heading', { name: 'Book by hand' });
    await fillForm(user);
    await user.selectOptions(screen.getByLabelText(/Who is paid/), 'us');
    await user.type(screen.getByLabelText(/What the supplier gets/), '2500');
    await user.click(screen.getByRole('button', { name: 'Record booking' }));
    expect(screen.getByLabelText(/What the supplier gets/)).toHaveAccessibleDescription(
      /not above the price/,
    );
    await user.clear(screen.getByLabelText(/What the supplier gets/));
    await user.type(screen.getByLabelText(/What the supplier gets/), '2210,50');
    desk.faster = 'Leo';
    await user.click(screen.getByRole('button', { name: 'Record booking' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/written down already/);
    expect(screen.getByLabelText(/Supplier's reference/)).toHaveValue('MSC90210');
    desk.faster = null;
    await user.click(screen.getByRole('button', { name: 'Record booking' }));
    expect(await screen.findByText(/payment link is on its way/)).toBeVisible();
    expect(desk.calls.at(-1)?.body).toMatchObject({
      price: { amount: 240_000, currency: 'USD' },
      cost: 221_050,
    });
  });

  it('D-18: the link of one that nobody has paid is sent again', async () => {
    const desk = createFakeDesk();
    desk.kind = 'by-hand';
    const about = 'Greek islands · MSC Cruceros MSC90210';
    desk.shown = aBooking;
    desk.reference = null;
    desk.ways = [{ act: 'send-link', subjectId: 'booking-1', about, money: null, keeps: null }];
    const { user } = openDesk(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Madrid – Bogotá/ })).toBeVisible();
    // Its traveller has no page to write to us from.
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the payment link again' }));
    const form = within(screen.getByRole('form', { name: 'Send the payment link again' }));
    expect(form.getByText(about)).toBeVisible();
    expect(form.getByText(/ones before open nothing/)).toBeVisible();
    await expectAccessible();
    await user.type(form.getByLabelText(/^Reason/), 'not paid yet{Enter}');
    expect(await screen.findByText(/: done$/)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/act/send-link')?.body).toMatchObject({
      subjectId: 'booking-1',
      reason: 'not paid yet',
    });
  });

  it('D-18: to cancel it the agent says what the supplier gives back, and is told that no money moves yet', async () => {
    const desk = createFakeDesk();
    desk.kind = 'by-hand';
    const { user } = openDesk(desk);
    await user.type(await screen.findByRole('searchbox'), 'Ferrer{Enter}');
    await user.click(await screen.findByRole('button', { name: /SW179FQ5ZA/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
    const form = screen.getByRole('form', { name: 'Cancel the booking' });
    expect(within(form).getByText(/moves no money to the traveler/)).toBeVisible();
    expect(desk.calls.some(({ path }) => path === '/cancel-quote')).toBe(false);
    await user.type(within(form).getByLabelText(/gives back to us/), '2000');
    await user.click(within(form).getByRole('button', { name: 'See what it does' }));
    expect(await within(form).findByText(/Paid \$2,500.00/)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/cancel-quote')?.body).toMatchObject({
      supplierGives: 200_000,
    });
    // Another amount needs another look.
    await user.type(within(form).getByLabelText(/gives back to us/), '0');
    expect(within(form).queryByText(/Paid \$2,500.00/)).not.toBeInTheDocument();
    expect(within(form).getByRole('button', { name: 'Cancel the booking' })).toBeDisabled();
  });
});
