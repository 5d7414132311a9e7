import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: {
    send: 'Enviarme el enlace',
    sent: /Enviamos el enlace a/,
    sendCode: 'Enviarme el código',
    codeMail: 'sigues en otro dispositivo',
    code: /^Código/,
    open: 'Seguir aquí',
    elsewhere: 'Continuaste este viaje en otro dispositivo',
    back: 'Volver a los viajeros',
    paid: 'Esta reserva ya está pagada',
  },
  en: {
    send: 'Email me the link',
    sent: /We sent the link to/,
    sendCode: 'Email me the code',
    codeMail: 'on another device',
    code: /^Code/,
    open: 'Continue here',
    elsewhere: 'You continued this trip on another device',
    back: 'Back to traveler details',
    paid: 'This booking is already paid',
  },
} as const;

inLanguages('es', (language) => {
  test(`${language}: a trip is begun on a laptop, continued on a phone by a link and a code, taken back, and paid on the phone (Q-13)`, async ({
    page,
    elsewhere,
    journey,
    words,
    sandbox,
    watch,
  }) => {
    test.slow();
    watch.allow(/status of 409/);
    const said = WORDS[language];
    await journey.toSummary({ to: 'LIM' });
    const email = `otro.movil.${language}@example.com`;
    await journey.summary.fillContact(email);
    await journey.summary.fillTraveller(1, lucia);
    await page.getByRole('button', { name: said.send }).click();
    await expect(page.getByText(said.sent)).toBeVisible();
    await expectAccessible(page);

    const phone = await elsewhere({ isPhone: true });
    const onPhone = new Journey(phone, language, words);

    await test.step('the link opens nothing without the code of the mailbox', async () => {
      await phone.goto(await sandbox.tripLinkMailed(email, language));
      await phone.getByRole('button', { name: said.sendCode }).tap();
      const field = phone.getByRole('textbox', { name: said.code });
      await expect(field).toBeFocused();
      await expect(phone.getByText(email)).toBeHidden();
      await expectAccessible(phone);
      await field.fill(await sandbox.codeMailedFor(email, said.codeMail));
      await phone.getByRole('button', { name: said.open }).tap();
      await expect(onPhone.billing.heading).toBeVisible({ timeout: 20_000 });
    });
    await test.step('back on its summary, everything is as it was typed', async () => {
      await phone.getByRole('link', { name: said.back }).tap();
      await expect(onPhone.summary.email).toHaveValue(email);
      const surname = onPhone.summary.traveller(1).getByRole('textbox', { name: words.lastName });
      await expect(surname).toHaveValue(lucia.lastName);
    });
    await test.step('the laptop says so instead of saving, and takes it back by a press', async () => {
      await journey.summary.phone.fill('611222333');
      await expect(page.getByText(said.elsewhere)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: said.open }).click();
      await expect(page.getByText(said.elsewhere)).toBeHidden();
    });
    await test.step('the phone says so after a reload, takes it back, and pays', async () => {
      await phone.reload();
      await expect(phone.getByText(said.elsewhere)).toBeVisible();
      await phone.getByRole('button', { name: said.open }).tap();
      await expect(phone.getByText(said.elsewhere)).toBeHidden();
      await onPhone.summary.goToPayment();
      await onPhone.billing.fillAddress();
      await onPhone.pay(cards.accepted);
      await expect(onPhone.confirmation.heading).toBeVisible({ timeout: 40_000 });
      const reference = await onPhone.confirmation.reference.innerText();
      expect((await sandbox.orderOf(reference))?.route).toContain('LIM');
    });
    await test.step('the laptop cannot pay it a second time', async () => {
      await page.reload();
      await page.getByRole('button', { name: said.open }).click();
      await expect(page.getByRole('alert').filter({ hasText: said.elsewhere })).toContainText(said.paid);
    });
  });
});
