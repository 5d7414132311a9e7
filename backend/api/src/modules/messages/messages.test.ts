import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingMessage } from '@travesia/contracts';
import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILE_PART_BYTES } from '@travesia/domain';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers, type Booked } from '../payments/testing/travellers.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { createShoppers } from '../payments/testing/shopper.ts';
import { deleteUnsentBefore } from './repository.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');
const DAY_MS = 86_400_000;

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const { openBrowser } = createShoppers(shop);
const { bookFlight: booked } = createTravellers(shop);

const call = ({ browser, referenceId }: Booked, path: string, body: object = {}) =>
  browser.call(`/booking/messages${path}`, { referenceId, ...body });
const send = (of: Booked, text: string, fileIds: readonly string[] = [], id = randomUUID()) =>
  call(of, '/send', { id, text, fileIds });
const thread = async (of: Booked): Promise<BookingMessage[]> => (await call(of, '')).body.data;

/** The whole file, part by part, as the page sends it. */
async function upload(of: Booked, content: Buffer, fileId = randomUUID()) {
  for (let offset = 0; ; offset += MESSAGE_FILE_PART_BYTES) {
    const data = content.subarray(offset, offset + MESSAGE_FILE_PART_BYTES).toString('base64');
    const part = { fileId, name: 'visa.png', sizeBytes: content.length, offset, data };
    const reply = await call(of, '/file-part', part);
    if (reply.status !== 200 || offset + MESSAGE_FILE_PART_BYTES >= content.length)
      return { fileId, ...reply };
  }
}

const { call: desk, inject } = createDeskCalls(shop);
/** How many bookings wait for an answer. */
const waiting = async (): Promise<number> =>
  (await desk('queues', {})).body.data.items.filter(({ queue }: { queue: string }) => queue === 'message')
    .length;
async function idOf({ referenceId }: Booked): Promise<string> {
  const { id } = await shop()
    .dependencies.database.selectFrom('bookings')
    .select('id')
    .where('reference', '=', referenceId)
    .executeTakeFirstOrThrow();
  return id;
}

async function mailsOf(kind: 'booking-message' | 'traveller-message') {
  const rows = await shop()
    .dependencies.database.selectFrom('mails')
    .select(['message', 'recipient'])
    .where('kind', '=', kind)
    .execute();
  return Promise.all(
    rows.map(async ({ message, recipient }) => ({
      recipient,
      text: (await PostalMime.parse(message)).text ?? '',
    })),
  );
}

describe('messages about a booking (M-09)', () => {
  it('go both ways, each with a mail to the other side', async () => {
    const of = await booked();
    const id = randomUUID();
    await send(of, '  Can the bag go on the way back?  ', [], id);
    await send(of, 'Can the bag go on the way back?', [], id);
    expect(await waiting()).toBe(1);
    expect(await mailsOf('traveller-message')).toMatchObject([
      { text: expect.stringContaining('Can the bag go on the way back?') },
    ]);
    const bookingId = await idOf(of);
    expect((await desk('messages', { id: bookingId, why: '' })).body.data).toHaveLength(1);

    const answer = { id: bookingId, key: randomUUID(), text: 'Yes.' };
    for (let times = 0; times < 2; times += 1)
      expect((await desk('messages/answer', answer)).status).toBe(200);
    expect(await waiting()).toBe(0);
    expect(await thread(of)).toMatchObject([
      { from: 'traveller', author: null, text: 'Can the bag go on the way back?' },
      { from: 'desk', author: 'Inés', text: 'Yes.' },
    ]);
    const notices = await mailsOf('booking-message');
    expect(notices).toMatchObject([{ recipient: 'ana@example.com' }]);
    expect(notices[0]?.text).toMatch(/Yes\.[^]*booking-detail#[\w-]+/);
  });

  it('open to nobody but its traveller and whoever is signed in at the desk', async () => {
    const of = await booked();
    await send(of, 'Hello');
    const unknown = await desk('messages', { id: randomUUID(), why: '' });
    expect(unknown.body.error.code).toBe('booking_not_found');
    const stranger = await openBrowser('0b7c5d0e-9a39-4c3b-9d0c-0f7b9c2f6a22');
    const reply = await stranger.call('/booking/messages', { referenceId: of.referenceId });
    expect([reply.status, reply.body.error]).toMatchObject([404, { code: 'booking_not_found' }]);
  });

  it('say nothing where nothing is written, and are limited per booking', async () => {
    const of = await booked();
    expect(await send(of, '   ')).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
    expect((await send(of, 'x'.repeat(4_001))).status).toBe(400);
    for (let count = 0; count < 30; count += 1) expect((await send(of, `${count}`)).status).toBe(200);
    expect(await send(of, 'one more')).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    });
  });
});

describe('files of messages (M-09)', () => {
  it('arrive in parts, and leave as a file to be saved', async () => {
    const of = await booked();
    const content = Buffer.concat([PNG, Buffer.alloc(MESSAGE_FILE_PART_BYTES, 7)]);
    const { fileId, body } = await upload(of, content);
    expect(body.data).toEqual({ receivedBytes: content.length });
    // A part that comes twice changes nothing.
    await call(of, '/file-part', {
      fileId,
      name: 'visa.png',
      sizeBytes: content.length,
      offset: 0,
      data: PNG.toString('base64'),
    });
    await send(of, '', [fileId]);
    expect(await thread(of)).toMatchObject([
      { text: '', files: [{ id: fileId, name: 'visa.png', sizeBytes: content.length }] },
    ]);
    for (const reply of [
      await shop().app.inject({
        method: 'POST',
        url: '/booking/messages/file',
        cookies: { ...of.browser.cookies },
        headers: { host: 'localhost:3000' },
        payload: { referenceId: of.referenceId, agentId: '6c84fb90-12c4-4e1f-8f5a-2b0a4b7f3c11', fileId },
      }),
      await inject('messages/file', { id: await idOf(of), fileId }),
    ]) {
      expect(reply.rawPayload.equals(content)).toBe(true);
      expect(reply.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': "attachment; filename*=UTF-8''visa.png",
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['a signature that begins later', Buffer.concat([Buffer.from(' '), PNG])],
  ])('%s is refused by its content', async (_what, content) => {
    const of = await booked();
    const { status: code, body, fileId } = await upload(of, content);
    expect([code, body.error]).toMatchObject([422, { code: 'file_refused' }]);
    expect((await send(of, 'with it', [fileId])).body.error).toMatchObject({ code: 'file_refused' });
    expect(await thread(of)).toEqual([]);
  });

  it('are not larger than five megabytes, whatever is said of them', async () => {
    const of = await booked();
    const part = { fileId: randomUUID(), name: 'x.png', offset: 0, data: PNG.toString('base64') };
    const declared = await call(of, '/file-part', { ...part, sizeBytes: MESSAGE_FILE_MAX_BYTES + 1 });
    expect(declared.status).toBe(400);
    const small = await call(of, '/file-part', { ...part, sizeBytes: 4 });
    expect(small.body.data).toEqual({ receivedBytes: 0 });
  });

  it('of another booking cannot be sent along, nor read; what was never sent is gone after a day', async () => {
    const of = await booked();
    const { fileId } = await upload(of, PNG);
    const { database } = shop().dependencies;
    const other = await database.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    const id = randomUUID();
    await database
      .insertInto('bookings')
      .values({ ...other, id, reference: 'ZZZZZZZZZZ', closed: true } as never)
      .execute();
    const elsewhere = { ...of, referenceId: 'ZZZZZZZZZZ' };
    expect((await send(elsewhere, 'mine now', [fileId])).body.error).toMatchObject({ code: 'file_refused' });
    expect((await call(elsewhere, '/file', { fileId })).body.error).toMatchObject({ code: 'not_found' });
    shop().clock.setOffsetMs(DAY_MS + 1000);
    await deleteUnsentBefore(database, shop().clock.nowMs() - DAY_MS);
    expect(await database.selectFrom('booking_files').select('id').execute()).toEqual([]);
  });
});
