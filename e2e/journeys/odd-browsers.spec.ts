import { contact, lucia } from '../fixtures/travellers.ts';
import { cards } from '../fixtures/cards.ts';
import { Journey } from '../pages/journey.ts';
import { expectAccessible } from '../support/axe.ts';
import { isBeforeRelease } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 86_400_000;
const PAID = { timeout: 40_000 };

test('a browser that refuses to store anything says so before a form is filled in (P-15, S-02)', async ({
  page,
  journey,
  watch,
}) => {
  // Without a session there are no trips to list: the lookup stands alone.
  watch.allow(/401 .*api\/booking\?userId/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await journey.openHome();
  await expect(journey.search.submit).toBeVisible();
  await journey.openResults({ to: 'BCN' });
  await expect(page.getByText('Aquí puedes comparar precios, pero no llegar al pago.')).toBeVisible();
  await journey.results.chooseFirst('chooseFlight');
  const heading = page.getByRole('heading', { name: 'Tu navegador no guarda nada de este sitio', level: 1 });
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Comprobar otra vez' }).click();
  await expect(heading).toBeVisible({ timeout: 20_000 });
  await page.getByRole('main').getByRole('link', { name: 'Mis viajes' }).click();
  await expect(page.getByRole('textbox', { name: /referencia/i })).toBeVisible();
});

test.describe('before a release', () => {
  test.skip(!isBeforeRelease, 'runs in npm run test:long');

  test('what a browser stored and nobody can read any more is as if it were not there (S-02)', async ({
    page,
    journey,
    watch,
  }) => {
    // A visitor id that cannot be read is a new visitor, who has no trips here.
    watch.allow(/403 .*api\/booking\?userId/);
    await page.goto('/es?utm_source=news');
    await journey.toSummary({ to: 'BCN' });
    await journey.summary.fillContact();
    const spoil = () =>
      page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage])
          for (const key of Object.keys(storage)) storage.setItem(key, '{"');
        return localStorage.length + sessionStorage.length;
      });
    // The visitor, the attribution and the draft.
    expect(await spoil()).toBeGreaterThanOrEqual(3);
    await page.reload();
    await expect(journey.summary.heading).toBeVisible({ timeout: 20_000 });
    await journey.summary.fillContact();
    await journey.summary.fillTraveller(1, lucia);
    await journey.summary.goToPayment();
    await spoil();
    await page.goto('/es/user/my-journey');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await journey.openHome();
    await expect(journey.search.submit).toBeVisible();
  });

  test.describe('en', () => {
    test.use({ language: 'en' });

    test('a clock that is a day ahead ends nothing early (S-43)', async ({ page, journey }) => {
      await page.clock.install({ time: Date.now() + DAY_MS });
      await journey.toPayment({ to: 'BCN' });
      await expect(page.getByRole('dialog')).toBeHidden();
      await journey.pay(cards.accepted);
      await expect(journey.confirmation.heading).toBeVisible(PAID);
    });

    test('a tab that was doubled pays once (S-39)', async ({
      page,
      context,
      journey,
      words,
      language,
      sandbox,
      watch,
    }) => {
      watch.allow(/create-(billing|payment)-info/);
      await journey.toPayment({ to: 'BCN' });
      const [doubled] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => void window.open(window.location.href)),
      ]);
      const other = new Journey(doubled, language, words);
      await other.billing.fillAddress();
      await other.pay(cards.doubledTab);
      await expect(other.confirmation.heading).toBeVisible(PAID);
      const reference = await other.confirmation.reference.innerText();
      await journey.pay(cards.doubledTab);
      await expect(journey.confirmation.reference).toHaveText(reference, PAID);
      expect(await sandbox.paymentsBy(cards.doubledTab)).toHaveLength(1);
    });
  });

  test('a browser that refuses cookies is told so, and what was typed stays (P-16)', async ({
    page,
    context,
    journey,
    watch,
  }) => {
    watch.allow(/40[13]/);
    await page.route('**/*', async (route) => {
      await context.clearCookies();
      await route.continue();
    });
    await journey.toSummary({ to: 'BCN' });
    await journey.summary.fillContact();
    await journey.summary.fillTraveller(1, lucia);
    await journey.summary.continue.click();
    await expect(page.getByText(/permite las cookies de este sitio/).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(journey.summary.email).toHaveValue(contact.email);
  });
});
