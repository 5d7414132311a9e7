import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BookingProgress } from '@travesia/contracts';
import { fillIn, openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const AT = '2026-11-20T12:10:00.000Z';
const server = setupServer();
let progress: BookingProgress;
let sent: { path: string; body: object }[] = [];

beforeAll(() => server.listen());
beforeEach(() => {
  progress = aProgress();
  sent = [];
  const keep = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as object });
  };
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: progress })),
    http.post('*/api/booking/cancellation/code', async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ data: { sentTo: 'a•••@example.com', expiresAt: AT } });
    }),
    http.post('*/api/booking/data-request', async ({ request }) => {
      const { kind } = (await request.clone().json()) as { kind: 'export' | 'erasure' };
      await keep(request);
      progress = aProgress({ dataRequests: [{ kind, state: 'open', at: AT }] });
      return HttpResponse.json({ data: progress });
    }),
    http.post('*/api/booking/data-export', async ({ request }) => {
      await keep(request);
      return HttpResponse.json(
        { error: { code: 'code_wrong', message: '', requestId: 'r' } },
        { status: 422 },
      );
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (locale: 'en' | 'es' = 'en') =>
  openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale });

describe('the data of a traveller (D-19)', () => {
  it.each([
    [
      'en',
      ['Request a copy', 'Email me a code', /Code/, 'Send the request'],
      'export',
      'export_data',
      /^You asked for a copy on/,
    ],
    [
      'es',
      ['Pedir que se borren mis datos', 'Enviarme un código', /Código/, 'Enviar la petición'],
      'erasure',
      'erase_data',
      /pediste que borremos tus datos/,
    ],
  ] as const)(
    'D-19: in %s, it is asked for with a code from the mailbox, and the page says so',
    async (locale, [press, mail, field, confirm], kind, purpose, words) => {
      const { user } = open(locale);
      await user.click(await screen.findByRole('button', { name: press }));
      const dialog = within(await screen.findByRole('dialog', { name: press }));
      await user.click(dialog.getByRole('button', { name: mail }));
      await fillIn(user, await dialog.findByRole('textbox', { name: field }), '204817');
      await user.click(dialog.getByRole('button', { name: confirm }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: press })).not.toBeInTheDocument();
      expect(sent).toMatchObject([{ body: { purpose } }, { body: { kind, code: '204817' } }]);
    },
  );

  it('D-19: a copy that was released is downloaded in a format, with another code; a wrong code is said', async () => {
    progress = aProgress({ dataRequests: [{ kind: 'export', state: 'ready', at: AT }] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Download the copy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download the copy' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'json');
    await user.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await fillIn(user, await dialog.findByRole('textbox', { name: /Code/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Download the copy' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This code is wrong');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { format: 'json', code: '000000' } }));
  });

  it('D-19: whoever opened the page by a forwarded link is offered nothing of it', async () => {
    progress = aProgress({ mayAct: false });
    open();
    expect(await screen.findByRole('heading', { name: 'Status' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your data' })).not.toBeInTheDocument();
  });
});
