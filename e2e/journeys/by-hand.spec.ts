import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { DeskPage } from '../pages/desk-page.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const EMAIL = 'ana.cruceros@example.com';
const WORDS = {
  es: {
    reference: 'Referencia de la reserva',
    email: 'Correo con el que reservaste',
    find: 'Buscar la reserva',
    paidThere: 'Pagado directamente a MSC Cruceros, no a Travesía',
    cancelled: /^Cancelada/,
  },
  en: {
    reference: 'Booking reference',
    email: 'Email you booked with',
    find: 'Find the booking',
    paidThere: 'Paid directly to MSC Cruceros, not to Travesía',
    cancelled: /^Canceled/,
  },
} as const;

inLanguages('es', (language) => {
  const words = WORDS[language];

  async function find(page: Page, reference: string) {
    await page.goto(`/${language}/user/my-journey`);
    await page.getByLabel(words.reference).fill(reference);
    await page.getByLabel(words.email).fill(EMAIL);
    await page.getByRole('button', { name: words.find }).click();
    await expect(page.getByText('MSC Cruceros').first()).toBeVisible();
  }

  const written = (name: string) => ({
    supplierRef: `${name}${language}${Date.now().toString(36)}`.toUpperCase(),
    lastName: 'Ferrer',
    email: EMAIL,
  });

  test(`${language}: a cruise that was paid to the line is written down, mailed, found by its traveller, and cancelled by hand (D-18)`, async ({
    elsewhere,
    sandbox,
  }) => {
    test.slow();
    const agent = await elsewhere();
    const desk = new DeskPage(agent, language);
    await desk.signIn('Inés');
    const cruise = written('LINE');
    await desk.bookByHand('supplier', cruise);
    const title = agent.getByRole('heading', { level: 1, name: /^\w{10} · Crucero Islas Griegas/ });
    await expect(title).toBeVisible();
    const reference = /^\w{10}/.exec(await title.innerText())?.[0] ?? '';
    await expectAccessible(agent);

    const traveller = await elsewhere({ isPhone: true });
    await find(traveller, reference);
    await expect(traveller.getByText(words.paidThere).first()).toBeVisible();
    await expect(traveller.getByText(cruise.supplierRef).first()).toBeVisible();
    await expectAccessible(traveller);

    // The mail leads to the same booking without typing.
    const mailed = await elsewhere();
    const link = await sandbox.linkMailedFor(reference);
    await mailed.goto(`/${language}/user/my-journey/booking-detail#${link}`);
    await expect(mailed.getByText(words.paidThere).first()).toBeVisible();
    await expectAccessible(mailed);

    await desk.cancelByHand('0');
    await expect(async () => {
      await find(traveller, reference);
      await expect(traveller.getByText(words.cancelled).first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  });

  test(`${language}: a cruise that is paid to us by the mailed link, then cancelled and given back (D-18)`, async ({
    elsewhere,
    sandbox,
    words: siteWords,
  }) => {
    test.slow();
    const agent = await elsewhere();
    const desk = new DeskPage(agent, language);
    // What Inés gave back is counted in the report of the service desk's own story.
    await desk.signIn('Leo');
    const cruise = written('OURS');
    await desk.bookByHand('us', cruise);
    await expect(desk.acts.getByRole('button', { name: desk.words.sendLinkAgain })).toBeVisible();

    const traveller = await elsewhere({ isPhone: true });
    const checkout = new Journey(traveller, language, siteWords);
    await traveller.goto(await sandbox.paymentLinkMailed(EMAIL, language));
    await expect(checkout.billing.heading).toBeVisible();
    await expectAccessible(traveller);
    await checkout.billing.fillAddress();
    await checkout.pay(cards.accepted);
    await expect(checkout.confirmation.heading).toBeVisible({ timeout: 40_000 });
    await expectAccessible(traveller);
    const reference = await checkout.confirmation.reference.innerText();

    await desk.search(cruise.supplierRef);
    await agent.getByRole('button', { name: new RegExp(reference) }).click();
    await expect(agent.getByRole('heading', { level: 1, name: new RegExp(reference) })).toBeVisible();
    await desk.cancelByHand('2000');
    await desk.act(desk.words.refund, 'as the line promised', () =>
      desk.acts.getByLabel(desk.words.amount).fill('150'),
    );
    await expect(desk.acts.getByText(desk.words.givenBack)).toBeVisible();
    await expect
      .poll(async () => (await sandbox.paymentsBy(cards.accepted)).map(({ refunded }) => refunded))
      .toContain(15_000);

    await find(traveller, reference);
    await expect(traveller.getByText(words.cancelled).first()).toBeVisible();
    await expectAccessible(traveller);
  });
});
