import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingProgress, DeskPerson } from '@travesia/contracts';
import { addDays, todayIn } from '@travesia/domain';
import PostalMime from 'postal-mime';
import { createDeskCalls } from '../payments/testing/desk-calls.ts';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers } from '../payments/testing/travellers.ts';
import { useShop } from '../payments/testing/use-shop.ts';
import { createShoppers, mailedCode } from '../payments/testing/shopper.ts';

const DAY_MS = 86_400_000;
const LEAD = { role: 'lead', id: 'leo', name: 'Leo' } as const;
const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });

const { openBrowser } = createShoppers(shop);
const { bookFlight } = createTravellers(shop);
const { call: desk } = createDeskCalls(shop);

async function book() {
  const { browser, referenceId } = await bookFlight({
    opened: await openBrowser(randomUUID()),
    set: { market: 'ES' },
    lastName: 'Ferrer',
  });
  const { id } = await shop()
    .dependencies.database.selectFrom('bookings')
    .select('id')
    .where('reference', '=', referenceId)
    .executeTakeFirstOrThrow();
  const own = (path: string, more: object = {}) => browser.call(`/booking/${path}`, { referenceId, ...more });
  const code = async (purpose: string) => {
    expect((await own('cancellation/code', { purpose })).status).toBeLessThan(300);
    return mailedCode(shop().dependencies.database);
  };
  const ask = async (kind: 'export' | 'erasure') =>
    own('data-request', { kind, code: await code(kind === 'export' ? 'export_data' : 'erase_data') });
  const requests = async () => ((await own('progress')).body.data as BookingProgress).dataRequests;
  const waiting = async () =>
    ((await desk('queues', {})).body.data.items as { queue: string; reason: string }[])
      .filter(({ queue }) => queue === 'privacy')
      .map(({ reason }) => reason);
  const release = () => desk('person/export', { id });
  return { id, referenceId, own, code, ask, requests, waiting, release };
}

async function mailsOf(kind: string): Promise<string[]> {
  const mails = await shop()
    .dependencies.database.selectFrom('mails')
    .select('message')
    .where('kind', '=', kind as never)
    .execute();
  return Promise.all(mails.map(async ({ message }) => (await PostalMime.parse(message)).text ?? ''));
}

describe('the copy of the data of a booking', () => {
  it('D-19: is asked for with a code, released by the desk once, mailed as a link and read with another code', async () => {
    const { own, code, ask, requests, waiting, release, referenceId } = await book();
    await shop().api.app.inject({
      method: 'POST',
      url: '/price-alerts',
      payload: {
        email: 'Ana@example.com',
        locale: 'es',
        from: 'MAD',
        to: 'LIM',
        travelerInfo: { adult: 1, child: 0, infant: 0 },
        day: { departureDate: addDays(todayIn(Date.now()), 60), returnDate: null },
        fall: { amount: 2_000, currency: 'USD' },
      },
    });
    expect(await own('data-request', { kind: 'export', code: '000000' })).toMatchObject({
      body: { error: { code: 'code_wrong' } },
    });
    expect(await waiting()).toEqual([]);
    expect((await ask('export')).status).toBe(200);
    await ask('export');
    expect(await requests()).toMatchObject([{ kind: 'export', state: 'open' }]);
    expect(await waiting()).toEqual(['export_asked']);
    const early = await own('data-export', { format: 'json', code: await code('export_data') });
    expect(early.status).toBe(404);

    await Promise.all([release(), release()]);
    expect(await waiting()).toEqual([]);
    expect(await requests()).toMatchObject([{ kind: 'export', state: 'ready' }]);
    const [mail = '', ...more] = await mailsOf('data-ready');
    expect(more).toEqual([]);
    expect(mail).toContain('/user/my-journey/');
    const log = await desk('audit', { action: 'person.export' }, LEAD);
    expect(log.body.data).toMatchObject([{ reference: referenceId, staffName: 'Inés' }]);

    expect((await own('data-export', { format: 'json', code: '000000' })).status).not.toBe(200);
    const json = await own('data-export', { format: 'json', code: await code('export_data') });
    expect(json.status).toBe(200);
    const data = (typeof json.body === 'string' ? JSON.parse(json.body) : json.body) as {
      bookings: object[];
      travellers: object[];
      priceAlerts: object[];
    };
    expect(data.bookings).toMatchObject([{ reference: referenceId }]);
    expect(data.travellers[0]).toMatchObject({ lastName: 'Ferrer' });
    expect(data.priceAlerts).toMatchObject([{ from: 'MAD', to: 'LIM', confirmedAt: null }]);
    expect(JSON.stringify(data)).not.toMatch(/sealedDocument|providerToken|provider_token/);
    // By its reference and address: whoever has the code reads it on any device.
    const text = await shop().api.app.inject({
      method: 'POST',
      url: '/booking/data-export',
      headers: { 'accept-language': 'es' },
      payload: { referenceId, email: 'ana@example.com', format: 'text', code: await code('export_data') },
    });
    expect(text.headers['content-type']).toMatch(/^text\/plain/);
    expect(text.body).toMatch(/Nombre: .*Ferrer/);
    expect(text.body).toContain(referenceId);
    expect(text.body).toMatch(/Avisos de precio\n-+\n[\s\S]*Viaje: MAD – LIM/);

    shop().clock.setOffsetMs(31 * DAY_MS);
    expect(await requests()).toMatchObject([{ kind: 'export', state: 'over' }]);
  });

  it('D-19: without a request nothing is released and nothing is mailed', async () => {
    const { release, requests } = await book();
    expect((await release()).status).toBe(200);
    expect(await requests()).toEqual([]);
    expect(await mailsOf('data-ready')).toEqual([]);
  });
});

describe('the erasure of the data of a booking', () => {
  it('D-19: is asked for with a code, waits in the queue, is refused while the trip is ahead, and answered after it', async () => {
    const { id, ask, own, waiting } = await book();
    await ask('erasure');
    expect(await waiting()).toEqual(['erasure_asked']);
    const erase = () => desk('person/erase', { id, basis: 'booking_page' }, LEAD);
    expect((await erase()).status).toBe(409);
    expect(await waiting()).toEqual(['erasure_asked']);
    shop().clock.setOffsetMs(60 * DAY_MS);
    await shop().settleDue();
    expect((await erase()).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const person = (await desk('person', { id, why: '' }, LEAD)).body.data as DeskPerson;
    expect(person).toMatchObject({ requests: [{ kind: 'erasure', state: 'over' }] });
    expect((await own('progress')).status).toBe(404);
  });
});
