import type { Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { openSandbox } from '../support/sandbox.ts';
import { openOwnSite, type Site } from '../support/stack.ts';
import { expect, test as base } from '../support/test.ts';

const WORDS = {
  es: {
    other: /^Aparta el viaje y paga hasta/,
    hold: /^Apartar hasta el /,
    fixed: /El precio queda fijo hasta el/,
    notFixed: /No se apartan asientos numerados ni maletas/,
    held: 'Tu viaje está apartado',
    left: /Quedan? .*\d/,
    reference: /referencia es (\w{10})/,
    status: 'Apartada sin pagar',
    sendAgain: 'Enviarme el enlace otra vez',
    sent: /Enviamos el enlace a/,
    sendCode: 'Enviarme el código',
    codeMail: 'sigues en otro dispositivo',
    code: /^Código/,
    goOn: 'Seguir aquí',
    over: 'Tu viaje ya no está apartado',
    overMail: 'Tu viaje apartado terminó',
    overText: /El plazo para pagar terminó/,
  },
  en: {
    other: /^Hold the trip and pay until/,
    hold: /^Hold until /,
    fixed: /Held: the price, until/,
    notFixed: /Not held: specific seats and bags/,
    held: 'Your trip is held',
    left: /\d.* left/,
    reference: /reference is (\w{10})/,
    status: 'Held unpaid',
    sendAgain: 'Email me the link again',
    sent: /We emailed the link to/,
    sendCode: 'Email me the code',
    codeMail: 'on another device',
    code: /^Code/,
    goOn: 'Continue here',
    over: 'Your trip is no longer on hold',
    overMail: 'Your hold has ended',
    overText: /The time to pay is up/,
  },
} as const;

/** Mails of other stories go to other addresses. */
const emailOf = (language: string) => `apartado.${language}@example.com`;

/** A trip is held from the payment page: what is fixed, what is not, and the screen of the held trip. */
async function holdIt(journey: Journey, page: Page, language: 'es' | 'en', to: string) {
  const said = WORDS[language];
  await journey.toPayment({ to }, lucia, emailOf(language));
  await page.getByText(said.other).click({ timeout: 20_000 });
  const hold = page.getByRole('button', { name: said.hold });
  await expect(hold).toBeVisible();
  await expect(page.getByText(said.fixed)).toBeVisible();
  await expect(page.getByText(said.notFixed)).toBeVisible();
  await expectAccessible(page);
  await hold.click();
  // A second press at the same place must not pay.
  await expect(page.getByRole('heading', { level: 1, name: said.held })).toBeInViewport({ timeout: 40_000 });
  await expect(page.getByText(said.left).first()).toBeVisible();
}

inLanguages('es', (language) => {
  base(
    `${language}: a trip is held without a payment, found in my trips, and paid on a phone by its mailed link @phone (Q-12)`,
    async ({ page, elsewhere, journey, words, sandbox, watch }) => {
      base.slow();
      watch.allow(/status of 409/);
      // The page that stays open asks for messages of a trip that has gone to the phone.
      watch.allow(/status of 404 .*booking\/messages/);
      const said = WORDS[language];
      await holdIt(journey, page, language, 'BOG');
      await expectAccessible(page);
      const reference = said.reference.exec(await page.getByRole('main').innerText())?.[1] ?? '';
      expect(await sandbox.orderOf(reference)).toMatchObject({ paidCents: 0, cancelledAt: null });

      await base.step('a reload shows the same, and my trips have it unpaid', async () => {
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: said.held })).toBeVisible({
          timeout: 20_000,
        });
        await page.goto(`/${language}/user/my-journey`);
        const trip = page.getByRole('article').filter({ hasText: reference });
        await expect(trip).toContainText(said.status, { timeout: 20_000 });
        await trip.getByRole('button').click();
        await expect(page.getByRole('button', { name: said.sendAgain })).toBeVisible({ timeout: 20_000 });
        await expectAccessible(page);
        const first = await sandbox.tripLinkMailed(emailOf(language), language);
        await page.getByRole('button', { name: said.sendAgain }).click();
        await expect(page.getByText(said.sent)).toBeVisible();
        // The link before is worth nothing from now on.
        await expect
          .poll(() => sandbox.tripLinkMailed(emailOf(language), language), { timeout: 20_000 })
          .not.toBe(first);
      });

      const phone = await elsewhere({ isPhone: true });
      const onPhone = new Journey(phone, language, words);
      await base.step(
        'the link of the mail opens it on a phone, by a code, and it is paid there',
        async () => {
          await phone.goto(await sandbox.tripLinkMailed(emailOf(language), language));
          await phone.getByRole('button', { name: said.sendCode }).tap();
          await phone
            .getByRole('textbox', { name: said.code })
            .fill(await sandbox.codeMailedFor(emailOf(language), said.codeMail));
          await phone.getByRole('button', { name: said.goOn }).tap();
          await expect(phone.getByRole('heading', { level: 1, name: said.held })).toBeVisible({
            timeout: 20_000,
          });
          await expectAccessible(phone);
          await onPhone.billing.fillAddress();
          await onPhone.pay(cards.accepted);
          await expect(onPhone.confirmation.heading).toBeVisible({ timeout: 60_000 });
          expect((await onPhone.confirmation.reference.innerText()).replaceAll(/\W/g, '')).toContain(
            reference,
          );
          const order = await sandbox.orderOf(reference);
          expect(order?.paidCents).toBeGreaterThan(0);
        },
      );
    },
  );
});

/** A site whose clock this story moves: no other story is on it. */
const test = base.extend<object, { timedSite: Site }>({
  timedSite: [
    async ({}, use) => {
      const site = await openOwnSite({});
      await use(site);
      await site.stop();
    },
    // A stack starts in ten seconds, on a busy machine in a minute.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ timedSite }, use) => use(timedSite.siteUrl),
  sandbox: async ({ timedSite }, use) => use(openSandbox(timedSite.sandboxUrl ?? '')),
});

/** Of the api and of the airline. */
async function moveClock({ controlUrl, sandboxUrl }: Site, offsetMs: number): Promise<void> {
  for (const address of [`${controlUrl ?? ''}/clock`, `${sandboxUrl ?? ''}/_control/clock`])
    await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
}

inLanguages('en', (language) => {
  test(`${language}: nobody pays a held trip in time: it is given back, and page and mail say so (Q-12)`, async ({
    page,
    journey,
    sandbox,
    timedSite,
  }) => {
    test.slow();
    const said = WORDS[language];
    // In both languages it is the same site, whose clock the test before has moved.
    await moveClock(timedSite, 0);
    // To be paid within two hours.
    await sandbox.setSwitch('short_hold', 'MAD-BOG');
    await holdIt(journey, page, language, 'BOG');
    const reference = said.reference.exec(await page.getByRole('main').innerText())?.[1] ?? '';
    await moveClock(timedSite, 2 * 3_600_000 - 15_000);
    await expect
      .poll(async () => (await sandbox.orderOf(reference))?.cancelledAt ?? null, { timeout: 40_000 })
      .not.toBeNull();
    expect((await sandbox.orderOf(reference))?.paidCents).toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: said.over })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(said.overText)).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(async () => (await fetch(new URL('/mailbox', timedSite.sandboxUrl ?? ''))).text(), {
        timeout: 20_000,
      })
      .toContain(said.overMail);
  });
});
