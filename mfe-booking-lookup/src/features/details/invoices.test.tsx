import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BookingProgress } from '@travesia/contracts';
import { fillIn, openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const OFFER = { name: 'NIF', pattern: '^[0-9]{8}[A-Z]$', example: '12345678Z' };
const ISSUED = aProgress({
  invoices: {
    offer: null,
    issued: [
      {
        id: '7d0e2d6c-6a0b-4c86-9a51-0f2f1f3f9b11',
        kind: 'invoice',
        number: 'ES-2026-000017',
        total: { amount: 24_000, currency: 'USD' },
      },
    ],
  },
});
const server = setupServer();
let progress: BookingProgress;
let asked: unknown[] = [];

beforeAll(() => server.listen());
beforeEach(() => {
  progress = aProgress({ invoices: { offer: OFFER, issued: [] } });
  asked = [];
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: progress })),
    http.post('*/api/booking/cancellation/code', () =>
      HttpResponse.json({ data: { sentTo: 'a•••@example.com', expiresAt: '2026-11-20T12:10:00.000Z' } }),
    ),
    http.post('*/api/booking/invoice/issue', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ data: ISSUED });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
const open = () => openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en' });

describe('M-10: the invoice of a booking', () => {
  it('is asked for with a tax id of the market and the mailed code; then it can be fetched', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Request an invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request an invoice' }));
    await fillIn(user, dialog.getByRole('textbox', { name: /Name or company/ }), 'Talleres Núñez');
    await fillIn(user, dialog.getByRole('textbox', { name: /NIF/ }), 'abc');
    await fillIn(user, dialog.getByRole('textbox', { name: /Full address/ }), 'Calle Mayor 1, Madrid');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    expect(dialog.getByText('Enter a number such as 12345678Z.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /NIF/ }));
    await fillIn(user, dialog.getByRole('textbox', { name: /NIF/ }), '12.345.678z');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Issue the invoice' }));
    expect(await screen.findByRole('button', { name: 'Invoice ES-2026-000017, US$240.00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request an invoice' })).not.toBeInTheDocument();
    expect(asked).toMatchObject([{ name: 'Talleres Núñez', taxId: '12.345.678z', code: '123456' }]);
  });

  it.each([
    ['the market gives none', aProgress()],
    ['the page was opened by the link of a mail', aProgress({ ...ISSUED, mayAct: false })],
  ])('where %s the page does not show any', async (_why, state) => {
    progress = state;
    open();
    expect(await screen.findByRole('heading', { name: 'Status' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Invoice' })).not.toBeInTheDocument();
  });
});
