import { lucia } from '../fixtures/travellers.ts';
import { expectAccessible } from '../support/axe.ts';
import { countDocuments } from '../support/count-documents.ts';
import { expect, test } from '../support/test.ts';

test('a remote that cannot be loaded costs only its place, and the page heals when it is opened again (P-06)', async ({
  page,
  watch,
}) => {
  watch.allow(/remote failed|Failed to load resource|ERR_FAILED|Failed to fetch|requested twice|Script/);
  let isDown = true;
  await page.route('**/r/mfe-flights/**', (route) => (isDown ? route.abort() : route.continue()));
  const documents = countDocuments(page);
  await page.goto('/es/mad-bog/results?from=MAD&to=BOG&adults=1&trip=1');
  // The page tries one reload by itself before it leaves it at that (P-07).
  await expect.poll(documents, { timeout: 8_000 }).toBe(2);
  const notice = page.getByText('Esta sección no está disponible en este momento.');
  await expect(notice).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page);
  isDown = false;
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Vuelos de/ })).toBeVisible({ timeout: 15_000 });
});

test('a search that fails is not "no flights", and recovers (F-30)', async ({ page, journey, watch }) => {
  watch.allow(/Failed to load resource/);
  let isDown = true;
  await page.route('**/api/air/flight-offer/search', (route) =>
    isDown
      ? route.fulfill({
          status: 502,
          json: { error: { code: 'supplier_failed', message: '', requestId: 'r' } },
        })
      : route.continue(),
  );
  await journey.openResults({ to: 'BOG' });
  await expect(page.getByText('No pudimos completar la búsqueda. Inténtalo de nuevo.')).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page);
  isDown = false;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
});

test('leaving for a page that is not there and coming back loses nothing typed (S-02, P-44)', async ({
  page,
  journey,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  await journey.openResults({ to: 'BOG' });
  await journey.results.chooseFirst('chooseFlight');
  await journey.summary.fillContact();
  await journey.summary.fillTraveller(1, lucia);
  await page.goto('/es/no-existe');
  await expect(page.getByText('Página no encontrada: /no-existe')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(lucia.firstName);
});
