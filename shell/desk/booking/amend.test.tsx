import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { aBooking } from '../../checkout/testing/orders.ts';
import { createFakeDesk } from '../testing/fake-desk.ts';
import { openDesk } from '../testing/open-desk.tsx';

describe('a change that the desk makes for a traveller', () => {
  it.each([
    [
      'en',
      ['Change the flight', 'New date', 'Find flights', 'Choose a date.'],
      /^Choose AV 27 MAD .* for \$120\.00/,
      ['Reason', 'Send payment link', 'Choose something else'],
      /payment link is on its way/,
    ],
    [
      'es',
      ['Cambiar el vuelo', 'Nueva fecha', 'Buscar vuelos', 'Elige una fecha.'],
      /^Elegir AV 27 MAD .* por 120,00/,
      ['Motivo', 'Enviar enlace de pago', 'Elegir otra cosa'],
      /enlace de pago está en camino/,
    ],
  ] as const)(
    'D-14: %s: a flight is changed: offers of a day, the price, and the link by which the traveller pays',
    async (locale, [press, date, find, missing], offer, [reason, send, again], sent) => {
      const desk = createFakeDesk();
      desk.mayAmend = true;
      desk.shown = aBooking;
      const { user } = openDesk(desk, { locale });
      await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
      await user.click(await screen.findByRole('button', { name: press }));
      await user.click(screen.getByRole('button', { name: find }));
      expect(screen.getByLabelText(new RegExp(`^${date}`))).toHaveAccessibleDescription(missing);
      await user.type(screen.getByLabelText(new RegExp(`^${date}`)), '2026-12-23');
      await user.click(screen.getByRole('button', { name: find }));
      await user.click(await screen.findByRole('button', { name: offer }));
      await user.click(await screen.findByRole('button', { name: again }));
      await user.click(await screen.findByRole('button', { name: offer }));
      await user.click(await screen.findByRole('button', { name: send }));
      expect(screen.getByLabelText(new RegExp(`^${reason}`))).toHaveFocus();
      expect(desk.calls.filter(({ path }) => path === '/amend/make')).toEqual([]);
      await expectAccessible();
      await user.keyboard('by phone{Enter}');
      expect(await screen.findByText(sent)).toBeVisible();
      expect(desk.calls.find(({ path }) => path === '/amend/make')?.body).toMatchObject({
        changeId: expect.any(String),
        reason: 'by phone',
      });
      await expectAccessible();
    },
  );

  it('D-14: a cheaper flight is made at once; a quote that is over says so and leaves the reason', async () => {
    const desk = createFakeDesk();
    desk.mayAmend = true;
    desk.shown = aBooking;
    desk.changeTotal = { amount: -4_000, currency: 'USD' };
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Change the flight' }));
    await user.type(screen.getByLabelText(/^New date/), '2026-12-23');
    await user.click(screen.getByRole('button', { name: 'Find flights' }));
    await user.click(await screen.findByRole('button', { name: /^Choose AV 27/ }));
    const form = within(await screen.findByRole('form', { name: 'Make the change' }));
    expect(form.getByText('To give back')).toBeVisible();
    expect(form.getByText(/^\$40\.00/)).toBeVisible();
    desk.faster = 'Leo';
    await user.type(form.getByLabelText(/^Reason/), 'by phone{Enter}');
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByLabelText(/^Reason/)).toHaveValue('by phone');
    desk.faster = null;
    await user.click(form.getByRole('button', { name: 'Make the change' }));
    expect(await screen.findByText(/airline is making the change/)).toBeVisible();
  });

  it('D-14: bags and seats are chosen, priced and paid by a link; nothing chosen is not sent', async () => {
    const desk = createFakeDesk();
    desk.mayAmend = true;
    desk.shown = aBooking;
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await user.click(await screen.findByRole('button', { name: 'Add bags and seats' }));
    await user.click(await screen.findByRole('button', { name: 'See the price' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a bag or a seat.');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Bag for Lucía Ferrer, outbound/ }), '2');
    await user.selectOptions(
      screen.getByRole('combobox', { name: /^Seat for Lucía Ferrer, AV 27/ }),
      'seat-14B',
    );
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    const form = within(await screen.findByRole('form', { name: 'Make the change' }));
    await user.type(form.getByLabelText(/^Reason/), 'by phone{Enter}');
    expect(await screen.findByText(/payment link is on its way/)).toBeVisible();
    expect(desk.calls.find(({ path }) => path === '/amend/services-quote')?.body).toMatchObject({
      services: [
        { serviceId: 'bag-1', quantity: 2 },
        { serviceId: 'seat-14B', quantity: 1 },
      ],
      shown: { amount: 6_500, currency: 'USD' },
    });
  });

  it('D-14: who may only read is offered no change', async () => {
    const desk = createFakeDesk({ id: 'raul', name: 'Raúl', role: 'read-only' });
    desk.mayAmend = true;
    const { user } = openDesk(desk);
    await user.click(await screen.findByRole('button', { name: 'SW179FQ5ZA' }));
    await screen.findByRole('heading', { name: 'Money' });
    expect(screen.queryByRole('button', { name: 'Change the flight' })).toBeNull();
  });
});
