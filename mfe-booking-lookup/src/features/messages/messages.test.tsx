import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { BookingMessage } from '@travesia/contracts';
import { MESSAGE_FILE_PART_BYTES } from '@travesia/domain';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const AT = '2026-11-20T12:10:00.000Z';
const ANSWER: BookingMessage = {
  id: 'm-1',
  from: 'desk',
  author: 'Inés',
  text: 'Yes, and at the same price.',
  at: AT,
  files: [],
};

const server = setupServer();
let thread: BookingMessage[] = [];
let sent: { id: string; text: string; fileIds: string[] }[] = [];
let parts: { name: string; sizeBytes: number; offset: number; data: string }[] = [];
let mayAct = true;

beforeAll(() => server.listen());
beforeEach(() => {
  thread = [ANSWER];
  sent = [];
  parts = [];
  mayAct = true;
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: aBooking() })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: aProgress({ mayAct }) })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: thread })),
    http.post('*/api/booking/messages/file-part', async ({ request }) => {
      parts.push((await request.json()) as (typeof parts)[number]);
      return HttpResponse.json({ data: { receivedBytes: 1 } });
    }),
    http.post('*/api/booking/messages/send', async ({ request }) => {
      const message = (await request.json()) as (typeof sent)[number];
      sent.push(message);
      const files = message.fileIds.map((id) => ({ id, name: 'visa.png', sizeBytes: 4 }));
      thread = [
        ...thread,
        { id: message.id, from: 'traveller', author: null, text: message.text, at: AT, files },
      ];
      return HttpResponse.json({ data: thread });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const open = (story: RemoteStory = {}) =>
  openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en', ...story });
const file = (name: string, type: string, size = 4) => new File([new Uint8Array(size)], name, { type });

describe('messages in a booking (M-09)', () => {
  it('shows what was written, and writes', async () => {
    const { user } = open();
    expect(await screen.findByText('Yes, and at the same price.')).toBeVisible();
    expect(screen.getByText('Inés, Travesía')).toBeVisible();
    const field = await screen.findByRole('textbox', { name: 'Write to us about this booking' });
    await user.type(field, 'Yes, please.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Yes, please.', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/We have your message/)).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('an empty message is not sent, and the field says so', async () => {
    const { user } = open({ locale: 'es' });
    await user.click(await screen.findByRole('button', { name: 'Enviar el mensaje' }));
    const field = screen.getByRole('textbox', { name: 'Escríbenos sobre esta reserva' });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('sends files in parts, and the message that names them', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Attach a file' });
    const size = MESSAGE_FILE_PART_BYTES + 1;
    await user.upload(screen.getByLabelText('Attach a file', { selector: 'input' }), [
      file('visa.png', 'image/png', size),
    ]);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('button', { name: 'Save visa.png' })).toBeVisible();
    expect(parts).toMatchObject([
      { name: 'visa.png', sizeBytes: size, offset: 0 },
      { offset: MESSAGE_FILE_PART_BYTES, data: 'AA==' },
    ]);
    expect(sent[0]?.fileIds).toHaveLength(1);
  });

  it.each([
    ['too large', [file('big.pdf', 'application/pdf', 5 * 1024 * 1024 + 1)], /up to 5 MB/],
    ['too many', ['1', '2', '3', '4'].map((name) => file(`${name}.png`, 'image/png')), /three files at most/],
  ])('says that files are %s', async (_what, files, words) => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Attach a file' });
    await user.upload(screen.getByLabelText('Attach a file', { selector: 'input' }), [...files]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('a failure keeps what was written, and the next try is the same message', async () => {
    const tried: string[] = [];
    server.use(
      http.post(
        '*/api/booking/messages/send',
        async ({ request }) => {
          tried.push(((await request.json()) as { id: string }).id);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Write to us about this booking' });
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sent.map(({ id }) => id)).toEqual(tried));
  });

  it('whoever has only a link reads', async () => {
    mayAct = false;
    open();
    const messages = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await messages.findByText('Yes, and at the same price.')).toBeVisible();
    expect(messages.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('messages that do not come are an error with a retry', async () => {
    server.use(
      http.post('*/api/booking/messages', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = open();
    expect(await screen.findByText("We couldn't load the messages")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Yes, and at the same price.')).toBeVisible();
  });
});
