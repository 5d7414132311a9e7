import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { STARTUP_MS } from '../../testing.ts';
import { openShop, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers, PAYS } from './testing/shopper.ts';

let shop: Shop;
const { openBrowser, readyToPay, pay, status } = createShoppers(() => shop);

beforeAll(async () => {
  shop = await openShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
}, STARTUP_MS);
beforeEach(() => shop.testDatabase.truncate());
afterAll(() => shop.close());

async function booked() {
  const browser = await openBrowser();
  const ready = await readyToPay(browser, PAYS);
  const { body } = await status(browser, cartOf(await pay(browser, ready)));
  const { referenceId } = body.data as { referenceId: string };
  const share = (to: string, access: object = {}) =>
    browser.call('/booking/itinerary/share', { referenceId, to, ...access });
  return { referenceId, total: ready.order.total.amount, share };
}
const itineraries = () =>
  shop.dependencies.database
    .selectFrom('mails')
    .select(['recipient', 'message'])
    .where('kind', '=', 'itinerary')
    .execute();

it('M-10: a fellow traveller gets the itinerary once, without prices and without what opens the booking', async () => {
  const { share, referenceId } = await booked();
  expect(await share('mateo@example.com')).toMatchObject({
    status: 202,
    body: { data: { sentTo: 'mateo@example.com' } },
  });
  await share('Mateo@example.com');
  const [mail, ...more] = await itineraries();
  expect(more).toEqual([]);
  const { text = '', html = '', attachments } = await PostalMime.parse(mail?.message ?? '');
  expect(text).toContain('Ana Pérez sends you the itinerary of this trip.');
  expect(text).toContain('Departs:');
  for (const words of [text, html]) {
    expect(words).not.toMatch(/[$€]|USD/);
    expect(words).not.toContain(referenceId);
    expect(words).not.toContain('ana@example.com');
  }
  expect(attachments).toEqual([]);
});

it('M-10: nobody else sends it, and nobody sends it to many', async () => {
  const { share } = await booked();
  const stranger = await share('mateo@example.com', { agentId: undefined, email: 'eva@example.com' });
  expect(stranger.status).toBe(404);
  expect((await share('mateo@')).status).toBe(400);
  for (let place = 0; place < 10; place += 1) {
    expect((await share(`mateo${place}@example.com`)).status).toBe(202);
  }
  expect((await share('one-too-many@example.com')).status).toBe(429);
  expect(await itineraries()).toHaveLength(10);
});
