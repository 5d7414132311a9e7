import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const AT = '2026-11-20T12:10:00.000Z';
const server = setupServer();
let heard: Record<string, string>[] = [];
let codes = 0;

beforeAll(() => server.listen());
beforeEach(() => {
  heard = [];
  codes = 0;
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: aProgress() })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/cancellation/code', () => {
      codes += 1;
      return HttpResponse.json({ data: { sentTo: 'a•••@example.com', expiresAt: AT } });
    }),
    http.post('*/api/booking/contact/change', async ({ request }) => {
      const asked = (await request.json()) as Record<string, string>;
      heard.push(asked);
      const passenger = { ...aBooking().passenger, email: asked['newEmail'] ?? '' };
      return HttpResponse.json({ data: aBooking({ passenger }) });
    }),
    http.post('*/api/booking/name/correct', async ({ request }) => {
      heard.push((await request.json()) as Record<string, string>);
      const event = { code: 'name_correction_asked', at: AT, part: null, amount: null } as const;
      return HttpResponse.json({ data: aProgress({ events: [...aProgress().events, event] }) });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function openDialog(button: string, story: RemoteStory = {}) {
  const opened = openRemote(bookingLookup, {
    path: '/user/my-journey/booking-detail',
    locale: 'en',
    ...story,
  });
  await opened.user.click(await screen.findByRole('button', { name: button }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('correcting the details of a booking (M-07)', () => {
  it('a new address is checked, allowed by a code, and said', async () => {
    const { user, dialog } = await openDialog('Change email or phone');
    const email = dialog.getByRole('textbox', { name: /Email/ });
    expect(email).toHaveValue('ana@example.com');
    await user.clear(email);
    await fillIn(user, email, 'ana@');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    expect(email).toBeInvalid();
    expect(email).toHaveFocus();
    expect(codes).toBe(0);
    await fillIn(user, email, 'new.example');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '204817');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. We have written to ana@new.example.')).toBeVisible();
    expect(heard).toMatchObject([{ newEmail: 'ana@new.example', newPhone: '+34600112233', code: '204817' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the right spelling of a name is asked for, and the status says so', async () => {
    const { user, dialog } = await openDialog('Corregir un nombre', { locale: 'es' });
    await user.click(dialog.getByRole('button', { name: /código/ }));
    expect(dialog.getByRole('textbox', { name: /Nombres/ })).toBeInvalid();
    await fillIn(user, dialog.getByRole('textbox', { name: /Nombres/ }), 'Ana María');
    await fillIn(user, dialog.getByRole('textbox', { name: /Apellidos/ }), 'Pérez Ruiz');
    await user.click(dialog.getByRole('button', { name: /código/ }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Código/ }), '204817');
    await user.click(dialog.getByRole('button', { name: 'Pedir la corrección' }));
    expect(await screen.findByText(/Pediste corregir un nombre/)).toBeVisible();
    expect(heard).toMatchObject([
      { travellerId: 'guest-1', firstName: 'Ana María', lastName: 'Pérez Ruiz', code: '204817' },
    ]);
  });

  it('N-06: who agreed to short messages takes it back; nobody else is asked where the market has none', async () => {
    const { passenger } = aBooking();
    server.use(
      http.post('*/api/booking/mine', () =>
        HttpResponse.json({ data: aBooking({ passenger: { ...passenger, textMessages: true } }) }),
      ),
    );
    const { user, dialog } = await openDialog('Change email or phone');
    const box = dialog.getByRole('checkbox', { name: /text codes and flight changes/ });
    expect(box).toBeChecked();
    await user.click(box);
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '204817');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(heard).toMatchObject([{ newTextMessages: false }]));
  });

  it('a wrong code keeps what was typed', async () => {
    server.use(
      http.post('*/api/booking/contact/change', () =>
        HttpResponse.json({ error: { code: 'code_wrong', message: '', requestId: 'r' } }, { status: 422 }),
      ),
    );
    const { user, dialog } = await openDialog('Change email or phone');
    const phone = dialog.getByRole('textbox', { name: /Phone/ });
    await user.clear(phone);
    await fillIn(user, phone, '+34 600 11 22 44');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This code is wrong');
    await waitFor(() => expect(phone).toHaveValue('+34 600 11 22 44'));
  });
});
