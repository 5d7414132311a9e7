import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { STARTUP_MS } from '../../testing.ts';
import { readMarketRules } from '../booking/markets.ts';
import { createOrderKinds } from '../booking/index.ts';
import { mailText, type Mail } from '../mail/index.ts';
import { createConfirmationMail } from './confirmation-mail.ts';
import { openShop, SITE, type Shop } from './testing/open-shop.ts';
import { cartOf, createShoppers } from './testing/shopper.ts';

let shop: Shop;
const { openBrowser, pricedOffer, fillIn, pay, status } = createShoppers(() => shop);
beforeAll(async () => {
  shop = await openShop();
}, STARTUP_MS);
afterAll(() => shop.close());

/** The mails of a confirmed flight whose traveller wished for this. */
async function mailsOf(
  wishes: Record<string, string>,
  { payingIn = 'en' }: { payingIn?: string } = {},
): Promise<Mail[]> {
  const browser = await openBrowser(randomUUID());
  const offer = await pricedOffer();
  const set = await browser.call('/user/session/set/flight-order', { flightOffer: { id: offer.id } });
  const { id, bookingId } = set.body.data as { id: string; bookingId: string };
  const ready = await fillIn(browser, id, { wishes });
  browser.speak(payingIn);
  await status(browser, cartOf(await pay(browser, ready)));
  const mails: Mail[] = [];
  const sendMails = createConfirmationMail(
    {
      db: shop.dependencies.database,
      market: readMarketRules('', () => ({})),
      kinds: createOrderKinds([]),
    },
    {
      mailing: { isOn: true, queue: async (mail) => void mails.push(mail) },
      addressOf: () => `${SITE}/es/user/my-journey/booking-detail#link`,
      officeAddress: 'mesa@travesia.example',
    },
  );
  expect(await sendMails({ bookingId } as Parameters<typeof sendMails>[0])).toBe(true);
  return mails;
}

it('F-40: meals and assistance are mailed to the desk, with what the airline knows the booking by', async () => {
  const [confirmation, desk] = await mailsOf({ mealPreference: 'VGML', specialAssistance: 'WCHR' });
  expect(confirmation?.to).toBe('ana@example.com');
  expect(desk).toMatchObject({ to: 'mesa@travesia.example', replyTo: 'ana@example.com', language: 'es' });
  expect(mailText(desk?.body ?? [])).toMatch(/^Localizador: [A-Z0-9]{6}$/m);
  expect(mailText(desk?.body ?? [])).toMatch(/^Ana Pérez: comida VGML, asistencia WCHR$/m);
});

it('F-40: nobody is written to where nobody asked', async () => {
  expect(await mailsOf({})).toHaveLength(1);
});

it('the confirmation is in the language of the page that paid, whatever the trip was chosen in', async () => {
  const [mail] = await mailsOf({}, { payingIn: 'es' });
  expect(mail).toMatchObject({ language: 'es', subject: expect.stringContaining('confirmada') });
});
