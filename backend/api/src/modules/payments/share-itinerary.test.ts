import { expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { temporaryFolder } from '@travesia/testing/temporary-folder';
import { createTravellers } from './testing/travellers.ts';
import { useShop } from './testing/use-shop.ts';

const shop = useShop({}, { environment: { MAIL_FOLDER: temporaryFolder('mails') } });
const { bookFlight, call } = createTravellers(shop);

async function booked() {
  const booking = await bookFlight();
  const share = (to: string, access: object = {}) => call(booking, 'itinerary/share', { to, ...access });
  return { ...booking, share };
}
const itineraries = () =>
  shop()
    .dependencies.database.selectFrom('mails')
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
