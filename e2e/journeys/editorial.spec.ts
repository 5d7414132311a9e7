import { editorialWords } from '../fixtures/editorial-words.ts';
import { longText } from '../fixtures/long-text.ts';
import { expectAccessible } from '../support/axe.ts';
import { widerThanPage } from '../support/wider-than-page.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

const IBERIA = '/airlines/iberia-airline-IB';

inLanguages('es', (language) => {
  const words = editorialWords[language];

  test.describe('scripts on', () => {
    test(`${language}: from the list of airlines to one, its airport, and a search that is filled in @phone (E-01, E-09)`, async ({
      page,
      watch,
    }) => {
      await page.goto(`/${language}/aerolineas`);
      await expect(page.getByRole('heading', { name: words.airlines, level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Iberia', exact: true }).click();

      await expect(page).toHaveURL(new RegExp(`/${language}${IBERIA}$`));
      await expect(page.getByRole('heading', { name: 'Iberia', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Iberia', level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^Iberia.* · Travesía$/);
      await expect(page.getByText(words.independent)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.bags, level: 2 })).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('link', { name: words.madridAirport }).click();
      await expect(page.getByRole('heading', { name: words.madridTitle, level: 1 })).toBeVisible();
      await expect(page.getByText(words.timeZone)).toBeVisible();
      await expectAccessible(page);

      await page.goBack();
      await expect(page).toHaveTitle(/^Iberia.* · Travesía$/);
      await page.getByRole('link', { name: words.madridMexico }).first().click();
      await expect(page).toHaveURL(/\/mad-mex\/results\?from=MAD&to=MEX/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Madrid');
      expect(watch.unexpected()).toEqual([]);
    });

    test(`${language}: a fare that a search has found stands on the airport's page with its age (E-02)`, async ({
      page,
      journey,
    }) => {
      await journey.openHome();
      await journey.openResults({ to: 'BOG' });
      await journey.results.tickets.first().waitFor();
      // The document's reads are kept for a minute: an address nobody has asked for yet is read anew.
      await page.goto(`/${language}/AEROPUERTOS/madrid-mad`);
      await expect(page.getByText(words.seen).first()).toBeVisible();
      await expect(page.getByRole('link', { name: words.madridBogota }).first()).toHaveAttribute(
        'href',
        /\/mad-bog\/results\?from=MAD&to=BOG&depart=\d{4}-\d{2}-\d{2}/,
      );
    });

    test(`${language}: a list is paged through (E-01)`, async ({ page }) => {
      await page.goto(`/${language}/aeropuertos`);
      const first = await page.locator('main li h2').first().textContent();
      await page.getByRole('link', { name: words.next }).click();
      await expect(page).toHaveURL(/aeropuertos\?page=2$/);
      await expect(page.locator('main li h2').first()).not.toHaveText(first ?? '');
      await expect(page.locator('main li h2')).toHaveCount(12);
      await expectAccessible(page);
    });

    test(`${language}: articles, news, countries and legal pages are read with nothing in their way (E-03)`, async ({
      page,
    }) => {
      for (const path of [
        '/articulos',
        '/articulos/spirit-airlines',
        '/noticias',
        '/noticias/las-guias-de-travesia',
        '/espana',
        '/politica-de-privacidad',
        '/terminos-y-condiciones',
      ]) {
        await page.goto(`/${language}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
      }
    });

    test(`${language}: five thousand words are read at 320 px, with letters twice the size, without sideways scrolling (X-15)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${language}/articulos`);
      const link = page.locator('main h2').getByRole('link').first();
      const path = ((await link.getAttribute('href')) ?? '').replace(/^\/(es|en)/, '');
      await page.route('**/api/graphql', async (route) => {
        if (route.request().postDataJSON().variables?.path !== path) return route.fallback();
        const none = { es: null, en: null, und: null };
        return route.fulfill({ json: { data: { ...none, [language]: longText(path, language) } } });
      });
      await link.click();
      await expect(page.getByRole('heading', { level: 2, name: 'Parte 20' })).toBeAttached();
      expect(await widerThanPage(page)).toEqual([]);
      await expectAccessible(page);
      // Read with letters twice the size, header and footer too.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await widerThanPage(page)).toEqual([]);
    });

    test(`${language}: a message is checked, kept when sending fails, and sent @phone (E-11, E-15)`, async ({
      page,
      watch,
    }) => {
      watch.allow(/form not sent|status of 503/);
      await page.goto(`/${language}/contacta-con-nosotras`);
      await expect(page.getByRole('heading', { name: words.contact, level: 1 })).toBeVisible();
      const panel = page.getByRole('tabpanel', { name: words.messageTab });
      await panel.getByRole('button', { name: words.sendMessage }).click();
      const summary = panel.getByRole('alert').filter({ hasText: words.checkThese });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link', { name: new RegExp(words.nameMissing) })).toBeVisible();
      await expectAccessible(page);

      await panel.getByLabel(words.name).fill('Lucía Gómez');
      await panel.getByLabel(words.email).fill('lucia@example.com');
      await panel.getByLabel(words.country).selectOption('ES');
      await panel.getByLabel(words.phone).fill('12');
      await panel.getByLabel(words.bestTime).selectOption('10-12');
      await panel.getByRole('textbox', { name: words.message, exact: true }).fill('Hola');
      await expect(panel.getByText(words.phoneInvalid).last()).toBeVisible();
      await panel.getByLabel(words.phone).fill('600 111 222');

      await page.route('**/api/contact/message', (route) =>
        route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
      );
      await panel.getByRole('button', { name: words.sendMessage }).click();
      await expect(panel.getByText(words.kept)).toBeVisible();
      await expect(panel.getByLabel(words.name)).toHaveValue('Lucía Gómez');
      await page.unroute('**/api/contact/message');
      const sent = page.waitForResponse('**/api/contact/message');
      await panel.getByRole('button', { name: words.again }).click();
      expect((await sent).status()).toBe(201);
      expect((await sent).request().postDataJSON()).toMatchObject({ phone: '+34600111222' });
      await expect(panel.getByText(words.thanks)).toBeVisible();
      await expectAccessible(page);
    });

    test(`${language}: the footer subscribes an address to the newsletter (E-14)`, async ({ page }) => {
      await page.goto(`/${language}/articulos`);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link').last().scrollIntoViewIfNeeded();
      await footer.getByLabel(words.letters).fill('ana@example.com');
      await footer.getByRole('button', { name: words.subscribe }).click();
      await expect(footer.getByText(words.subscribed)).toBeVisible();
    });

    test(`${language}: a text that does not exist is a 404, reached by a link or by its address @core (E-05)`, async ({
      page,
      words: siteWords,
      watch,
    }) => {
      watch.allow(/status of 404/);
      for (const path of ['/nunca-escrito', '/articulos/nunca-escrito', '/airlines/nadie', '/a/b/c']) {
        const reply = await page.goto(`/${language}${path}`);
        expect(reply?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { name: siteWords.notFound, level: 1 })).toBeVisible();
        await expect(page.getByText(path)).toBeVisible();
      }
    });
  });

  test.describe('scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test(`${language}: an enquiry is sent without scripts, and comes back whole when a field is wrong @core (E-12, E-15)`, async ({
      page,
      watch,
    }) => {
      watch.allow(/status of 400/);
      await page.goto(`/${language}/contacta-con-nosotras`);
      const form = page.locator('#form-enquiry');
      await form.getByLabel(words.name).fill('Lucía Gómez');
      await form.getByLabel(words.email).fill('lucia@example');
      await form.getByLabel(words.message).fill('Hola');
      await form.getByRole('button', { name: words.sendEnquiry }).click();
      await expect(form.getByText(words.emailInvalid)).toBeVisible();
      await expect(form.getByLabel(words.name)).toHaveValue('Lucía Gómez');
      await expect(form.getByLabel(words.message)).toHaveValue('Hola');
      await form.getByLabel(words.email).fill('lucia@example.com');
      await form.getByRole('button', { name: words.sendEnquiry }).click();
      await expect(page).toHaveURL(/contacta-con-nosotras\?sent=enquiry#sent$/);
      await expect(page.locator('#sent')).toContainText(words.thanks);
    });

    test(`${language}: one click unsubscribes from the newsletter (E-14)`, async ({ page }) => {
      await page.goto(`/${language}/novedades/baja?key=00000000-0000-4000-8000-000000000000`);
      await page.getByRole('button', { name: words.leave }).click();
      await expect(page.getByText(words.left)).toBeVisible();
    });

    test(`${language}: every kind of page is read whole without scripts @core (E-02)`, async ({ page }) => {
      for (const path of [
        '/aerolineas',
        IBERIA,
        '/aeropuertos/madrid-mad',
        '/articulos/spirit-airlines',
        '/espana',
        '/politica-de-privacidad',
        '/contacta-con-nosotras',
      ]) {
        await page.goto(`/${language}${path}`);
        const words = (await page.locator('main').innerText()).split(/\s+/).length;
        expect(words, path).toBeGreaterThan(60);
      }
    });
  });
});

test('a misspelt address leads to the corrected one, and letter case does not matter @core (P-37, E-10)', async ({
  request,
}) => {
  const misspelt = await request.get('/es/articulos/spirt-airlines', { maxRedirects: 0 });
  expect(misspelt.status()).toBe(301);
  expect(misspelt.headers()['location']).toBe('/es/articulos/spirit-airlines');
  const page = await (await request.get('/es/aerolineas/IBERIA-airline-ib')).text();
  expect(page).toContain(`/es${IBERIA}"`);
});
