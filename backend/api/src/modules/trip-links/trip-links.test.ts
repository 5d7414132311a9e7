import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { OrderView, TypedSteps } from '@travesia/contracts';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createCallers } from '../payments/testing/callers.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers, mailedCode, passenger, type Browser } from '../payments/testing/shopper.ts';

const HOUR_MS = 3_600_000;
const ANA = 'ana@example.com';

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });

const { openBrowser, pricedOffer } = createShoppers(shop);
const { viewOf, typeIn, chosen, payIn } = createCallers(shop);

const codeOf = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code ?? 'ok';

interface Opened {
  readonly refusal: string | null;
  readonly typed: TypedSteps | null;
}

const ask = (browser: Browser, bookingId: string, email = ANA) =>
  browser.call('/user/session/trip-link', { bookingId, email });

/** Newest last. */
async function mailsTo(email: string, kind: 'trip-link' | 'one-time-code' = 'trip-link') {
  const rows = await shop()
    .dependencies.database.selectFrom('mails')
    .select('message')
    .where('kind', '=', kind)
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
  return Promise.all(rows.map(async ({ message }) => (await PostalMime.parse(message)).text ?? ''));
}

async function linkTo(email = ANA): Promise<string> {
  const text = (await mailsTo(email)).at(-1) ?? '';
  return /#trip=([\w-]+)/.exec(text)?.[1] ?? '';
}

const askCode = async (browser: Browser, link: string) =>
  (await browser.call('/user/session/trip-link/code', { link })).body.data as {
    refusal: string | null;
    sent: { sentTo: string } | null;
  };

const open = (browser: Browser, link: string, code: string) =>
  browser.call('/user/session/trip-link/open', { link, code });

/** A link that was opened with its code. */
async function opened(browser: Browser, link: string): Promise<Opened> {
  expect(await askCode(browser, link)).toMatchObject({ refusal: null });
  return (await open(browser, link, await mailedCode(shop().dependencies.database))).body.data as Opened;
}

/** Somebody with a trip on the screen, who mailed the link to themselves. */
async function begun({ isTyped = true }: { readonly isTyped?: boolean } = {}) {
  const { browser: laptop, bookingId } = await chosen();
  if (isTyped) await typeIn(laptop);
  expect((await ask(laptop, bookingId)).status).toBe(200);
  return { laptop, bookingId, link: await linkTo(), phone: await openBrowser(randomUUID()) };
}

const view = (browser: Browser, bookingId: string) => browser.call('/user/session/order-view', { bookingId });

describe('a trip that is continued on another device (Q-13)', () => {
  it('Q-13: the link and a code open what was typed, without documents, and the other device pays it', async () => {
    const { browser: laptop, bookingId } = await chosen();
    const { orderId, travellers } = await viewOf(laptop);
    await typeIn(laptop);
    const document = { passportNumber: 'XK7654321', passportExpiryDate: '2035-01-31' };
    await laptop.call('/user/session/create-passenger', {
      orderId,
      passengers: travellers.map(({ id }) => ({ ...passenger(id, 'Pérez'), ...document })),
    });
    const before = await viewOf(laptop);
    await ask(laptop, bookingId);
    const phone = await openBrowser(randomUUID());
    const { refusal, typed } = await opened(phone, await linkTo());
    expect(refusal).toBeNull();
    expect(typed).toMatchObject({
      customer: { email: ANA, phone: '+34600112233' },
      travellers: [{ lastName: 'Pérez', keepSavedDocument: true }],
      billing: null,
    });
    expect(JSON.stringify(typed)).not.toMatch(/XK7654321|2035-01-31|sealed/);
    const after = await viewOf(phone);
    expect(after).toMatchObject({ bookingId, orderKey: before.orderKey, missing: ['billing', 'payment'] });
    expect(after.savedDocuments).toHaveLength(1);
    await payIn(phone);
    expect((await view(phone, bookingId)).body.data).toMatchObject({ state: 'confirmed' });
  });

  it('Q-13: neither link nor mail has anything of the traveller, and without the code nothing is shown', async () => {
    const { link, phone } = await begun();
    const [text = ''] = await mailsTo(ANA);
    expect(text).toContain('Madrid');
    expect(text).not.toMatch(/Pérez|600112233/);
    expect(Buffer.from(link, 'base64url')).toHaveLength(32);
    const asked = await askCode(phone, link);
    expect(asked).toEqual({
      refusal: null,
      sent: { sentTo: 'a•••a@example.com', expiresAt: expect.any(String) },
    });
    expect(codeOf(await phone.call('/user/session/order-view', {}))).toBe('order_missing');
  });

  it('Q-13: the first device is told, changes and pays nothing, and takes the trip back by a press', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    const { orderId, setOrderBody } = await viewOf(laptop);
    await opened(phone, link);
    const refused = [
      await view(laptop, bookingId),
      await laptop.call('/user/session/customer', {
        bookingId,
        orderId,
        customerDetails: { email: 'eva@example.com', phone: '+34600112233' },
      }),
      await laptop.call('/user/session/set/flight-order', { ...setOrderBody, bookingId }),
      await ask(laptop, bookingId),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'order_elsewhere'));
    expect((await laptop.call('/user/session/take-up', { bookingId })).status).toBe(200);
    expect((await view(laptop, bookingId)).status).toBe(200);
    expect(codeOf(await view(phone, bookingId))).toBe('order_elsewhere');
    const { count } = await shop()
      .dependencies.database.selectFrom('bookings')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('Q-13: what the second device saves first is newer than what the first one saved last', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    const { orderId } = await viewOf(laptop);
    const save = (browser: Browser, email: string, sequence: number) =>
      browser.call('/user/session/customer', {
        bookingId,
        orderId,
        sequence,
        customerDetails: { email, phone: '+34600112233' },
      });
    await save(laptop, ANA, 40);
    await opened(phone, link);
    await save(phone, 'eva@example.com', 1);
    const { data } = await shop()
      .dependencies.database.selectFrom('booking_saves')
      .select('data')
      .where('kind', '=', 'customer')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ details: { email: 'eva@example.com' } });
  });

  it('Q-13: a device whose trip went on elsewhere begins another one without a question', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    await opened(phone, link);
    const other = await pricedOffer('LIM');
    const set = await laptop.call('/user/session/set/flight-order', {
      bookingId,
      flightOffer: { id: other.id },
    });
    expect(set.status).toBe(200);
    expect((set.body.data as { bookingId: string }).bookingId).not.toBe(bookingId);
    expect((await view(phone, bookingId)).status).toBe(200);
  });

  it('Q-13: the trip that the second device had open is kept beside it', async () => {
    const { link, phone } = await begun();
    const own = await pricedOffer('LIM');
    const set = await phone.call('/user/session/set/flight-order', { flightOffer: { id: own.id } });
    const { bookingId } = set.body.data as { bookingId: string };
    await opened(phone, link);
    expect(codeOf(await view(phone, bookingId))).toBe('other_booking_open');
    expect((await phone.call('/user/session/take-up', { bookingId })).status).toBe(200);
  });

  it('Q-13: a wrong code opens nothing, five of them end it, and a new one works once', async () => {
    const { link, phone } = await begun();
    await askCode(phone, link);
    const right = await mailedCode(shop().dependencies.database);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect(codeOf(await open(phone, link, wrong))).toBe('code_wrong');
    expect(codeOf(await open(phone, link, right))).toBe('code_wrong');
    expect(await opened(phone, link)).toMatchObject({ refusal: null });
    const third = await openBrowser(randomUUID());
    const used = await mailedCode(shop().dependencies.database);
    expect(codeOf(await open(third, link, used))).toBe('code_wrong');
  });

  it('Q-13: two devices with one code: one has the trip, the other is told that the code is used', async () => {
    const { link, phone, bookingId } = await begun();
    const tablet = await openBrowser(randomUUID());
    await askCode(phone, link);
    const code = await mailedCode(shop().dependencies.database);
    const both = await Promise.all([open(phone, link, code), open(tablet, link, code)]);
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
    const [winner, loser] = both[0].status === 200 ? [phone, tablet] : [tablet, phone];
    expect((await view(winner, bookingId)).status).toBe(200);
    expect(codeOf(await view(loser, bookingId))).toBe('order_missing');
  });

  it('Q-13: forged, replaced, old links and those of a deleted trip open nothing', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    for (const forged of ['', 'x', link.slice(0, -1), `A${link.slice(1)}`, `${link}${link}`])
      expect([forged, (await askCode(phone, forged)).refusal]).toEqual([forged, 'invalid']);
    await ask(laptop, bookingId);
    expect(await askCode(phone, link)).toEqual({ refusal: 'expired', sent: null });
    const second = await linkTo();
    expect(second).not.toBe(link);
    shop().clock.setOffsetMs(24 * HOUR_MS);
    const later = await openBrowser(randomUUID());
    expect(await askCode(later, second)).toEqual({ refusal: 'expired', sent: null });
    await shop().dependencies.database.deleteFrom('bookings').where('id', '=', bookingId).execute();
    expect(await askCode(later, second)).toEqual({ refusal: 'expired', sent: null });
    expect(await mailsTo(ANA, 'one-time-code')).toEqual([]);
  });

  it('Q-13: of a trip that is being paid or is paid only that is said', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    const setState = (state: 'pay_started' | 'priced') =>
      shop()
        .dependencies.database.updateTable('bookings')
        .set({ state })
        .where('id', '=', bookingId)
        .execute();
    await setState('pay_started');
    expect(await askCode(phone, link)).toEqual({ refusal: 'under-way', sent: null });
    await setState('priced');
    await askCode(phone, link);
    const code = await mailedCode(shop().dependencies.database);
    await payIn(laptop);
    expect((await open(phone, link, code)).body.data).toEqual({ refusal: 'paid', typed: null });
    expect(codeOf(await ask(laptop, bookingId))).toBe('already_paid');
  });

  it('Q-13: what was typed goes to the address of the contact and to no other', async () => {
    const { laptop, bookingId, link, phone } = await begun({ isTyped: false });
    await typeIn(laptop);
    expect((await ask(laptop, bookingId, 'mallory@example.com')).body.error).toMatchObject({
      code: 'invalid_request',
      fields: [{ path: 'email', code: 'email_of_contact' }],
    });
    expect(await mailsTo('mallory@example.com')).toEqual([]);
    await askCode(phone, link);
    const code = await mailedCode(shop().dependencies.database);
    const { orderId } = await viewOf(laptop);
    await laptop.call('/user/session/customer', {
      orderId,
      customerDetails: { email: 'eva@example.com', phone: '+34600112233' },
    });
    expect((await open(phone, link, code)).body.data).toEqual({ refusal: 'other-mail', typed: null });
    expect(await askCode(phone, link)).toEqual({ refusal: 'other-mail', sent: null });
  });

  it('Q-13: a code of a trip does nothing for the booking that it becomes', async () => {
    const { laptop, link, phone } = await begun();
    await askCode(phone, link);
    const code = await mailedCode(shop().dependencies.database);
    const referenceId = await payIn(laptop);
    const quote = (await laptop.call('/booking/cancellation/quote', { referenceId })).body.data as {
      quoteId: string;
    };
    const confirmed = await laptop.call('/booking/cancellation/confirm', { referenceId, ...quote, code });
    expect(codeOf(confirmed)).toBe('code_wrong');
  });

  it('Q-13: nobody writes to strangers with it: five links an hour for a trip, and only for one of this browser', async () => {
    const { laptop, bookingId, phone } = await begun({ isTyped: false });
    expect(codeOf(await ask(phone, bookingId, 'eva@example.com'))).toBe('order_missing');
    const statuses: number[] = [];
    for (const name of ['one', 'two', 'three', 'four'])
      statuses.push((await ask(laptop, bookingId, `${name}@example.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    shop().clock.setOffsetMs(HOUR_MS + 1000);
    expect((await ask(laptop, bookingId, 'four@example.com')).status).toBe(200);
  });

  it('Q-13: a process that dies while it writes has sent nothing, and the earlier link still works', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    await shop().testDatabase.pool.query('ALTER TABLE mails RENAME TO mails_gone');
    const died = await ask(laptop, bookingId);
    await shop().testDatabase.pool.query('ALTER TABLE mails_gone RENAME TO mails');
    expect(died.status).toBe(500);
    expect(await opened(phone, link)).toMatchObject({ refusal: null });
  });
});

describe('the first device takes the trip back', () => {
  it('Q-13: at the same moment as the second one pays: one of the two, and one payment at most', async () => {
    const { laptop, bookingId, link, phone } = await begun();
    await opened(phone, link);
    const [taken, paid] = await Promise.all([
      laptop.call('/user/session/take-up', { bookingId }),
      payIn(phone).catch(() => null),
    ]);
    const holder = taken.status === 200 ? laptop : phone;
    const { state } = (await view(holder, bookingId)).body.data as OrderView;
    expect(state === 'confirmed').toBe(paid !== null);
    const attempts = await shop()
      .dependencies.database.selectFrom('payment_attempts')
      .select('id')
      .where('booking_id', '=', bookingId)
      .execute();
    expect(attempts.length).toBe(paid === null ? 0 : 1);
  });
});
