import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const WORDS = {
  es: {
    open: 'Avisarme',
    dialog: 'Aviso de precio',
    email: /Tu correo/,
    invalid: 'Revisa este correo.',
    fall: /cuando el precio baje/,
    set: 'Pedir el aviso',
    sent: /Te enviamos un correo a/,
    confirm: 'Confirmar el aviso',
    confirmed: /^Listo: te escribiremos/,
    stop: 'Parar el aviso',
    stopped: /^Listo: ya no te escribiremos/,
  },
  en: {
    open: 'Price alert',
    dialog: 'Price alert',
    email: /Your email/,
    invalid: 'Check this email address.',
    fall: /when the price drops by/,
    set: 'Set the alert',
    sent: /We sent an email to/,
    confirm: 'Confirm the alert',
    confirmed: /^Done: we'll email you when/,
    stop: 'Stop the alert',
    stopped: /^Done: we won't email you/,
  },
} as const;

for (const device of ['@phone', 'desktop'] as const) {
  inLanguages(device === '@phone' ? 'es' : 'en', (language) => {
    const words = WORDS[language];
    test(`${language}: a price alert is set beside the prices of other days, confirmed from its mail, and stopped ${device} (Q-14)`, async ({
      page,
      journey,
      sandbox,
    }) => {
      const email = `${language}-${device.replace('@', '')}-${Date.now()}@example.com`;
      await journey.openResults({ to: 'BOG', departInDays: 49, returnInDays: 58 });
      await journey.results.otherDays.getByRole('button', { name: words.open }).click({ timeout: 20_000 });
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await expectAccessible(page);
      await dialog.getByRole('combobox', { name: words.fall }).selectOption({ index: 0 });
      const field = dialog.getByRole('textbox', { name: words.email });
      await field.fill('lucia@');
      await dialog.getByRole('button', { name: words.set }).click();
      await expect(dialog.getByText(words.invalid)).toBeVisible();
      await field.fill(email);
      await dialog.getByRole('button', { name: words.set }).click();
      await expect(dialog.getByText(words.sent)).toBeVisible();
      await expectAccessible(page);

      const [confirmation, stop] = await sandbox.alertLinksMailedTo(email);
      await page.goto(confirmation);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.confirmed)).toBeVisible();
      await page.goto(stop);
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByText(words.stopped)).toBeVisible();
      // A second press finds nothing, and says the same.
      await page.goto(stop);
      await page.getByRole('button', { name: words.stop }).click();
      await expect(page.getByText(words.stopped)).toBeVisible();
    });
  });
}
