import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DRAFT_KEY, EMPTY_DRAFT } from '@travesia/booking';
import { ContinueElsewhere } from './index.ts';
import { useBookingSession } from '../session/index.ts';
import { SdkPage } from '@travesia/page';
import { defineRemote } from '@travesia/platform/react';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => sessionStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const BOOKING = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';

function Section() {
  return <ContinueElsewhere booking={useBookingSession()} />;
}

const remote = defineRemote({
  name: 'mfe-continue-elsewhere',
  texts: [],
  routes: () => (
    <SdkPage>
      <Section />
    </SdkPage>
  ),
  widgets: {},
});

/** A tab that has an order; the server answers with each of these in turn. */
function open(locale: 'es' | 'en', answers: readonly (readonly [status: number, body: object])[]) {
  const sent: unknown[] = [];
  sessionStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({ ...EMPTY_DRAFT, bookingId: BOOKING, customerDetails: { email: 'ana@example.com' } }),
  );
  server.use(
    http.post('*/user/session/start', () =>
      HttpResponse.json({ data: { expiresAt: '2027-01-01T00:00:00Z' } }, { status: 201 }),
    ),
    http.post('*/user/session/trip-link', async ({ request }) => {
      const [status, body] = answers[sent.length] ?? [500, {}];
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return { sent, ...openRemote(remote, { locale }) };
}

const done = [200, { data: { expiresAt: '2026-11-25T12:00:00.000Z' } }] as const;
const failed = (status: number, code: string) =>
  [status, { error: { code, message: code, requestId: 'r', fields: [] } }] as const;

describe('a link to oneself, to continue the trip on another device (Q-13)', () => {
  it.each([
    ['es', 'Enviarme el enlace', /Enviamos el enlace a ana@example\.com/, 'Enviar otro enlace'],
    ['en', 'Email me the link', /We sent the link to ana@example\.com/, 'Send another link'],
  ] as const)(
    'Q-13: %s: goes to the contact by a press, and can be sent again',
    async (locale, ask, told, again) => {
      const { user, sent } = open(locale, [done]);
      expect(screen.getByRole('textbox')).toHaveValue('ana@example.com');
      await user.click(screen.getByRole('button', { name: ask }));
      expect(await screen.findByText(told)).toBeVisible();
      expect(screen.getByRole('button', { name: again })).toBeVisible();
      expect(sent).toMatchObject([{ bookingId: BOOKING, email: 'ana@example.com' }]);
    },
  );

  it('Q-13: an address that is none, or not that of the contact, is said at its field', async () => {
    const { user, sent } = open('en', [failed(400, 'invalid_request')]);
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'ana@{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/complete email address/);
    expect(sent).toEqual([]);
    await user.type(field, 'example.org{Enter}');
    expect(await screen.findByText(/the email address from your contact details/)).toBeVisible();
    expect(field).toHaveAccessibleDescription(/contact details/);
  });

  it('Q-13: what stands in the way is said, and the next press sends it', async () => {
    const { user } = open('es', [failed(429, 'too_many_requests'), done]);
    await user.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
    expect(await screen.findByText(/Enviamos el enlace/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
