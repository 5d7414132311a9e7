import { expectAccessible } from '../support/axe.ts';
import { inLanguages } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

const WORDS = {
  es: {
    share: 'Compartir',
    close: 'Cerrar',
    seen: /^Visto el \d{1,2} \w+ 20\d\d$/,
    today: 'Ver el precio de hoy',
    people: /1 adulto/,
    nights: /3 noches · 1 habitación · 2 adultos/,
  },
  en: {
    share: 'Share',
    close: 'Close',
    seen: /^Seen on \w+ \d{1,2}, 20\d\d$/,
    today: 'See today’s price',
    people: /1 adult/,
    nights: /3 nights · 1 room · 2 adults/,
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** Presses Share and takes the link from the dialog; a desktop and this phone have no sheet of their own. */
async function linkOf(page: Page, words: Words): Promise<string> {
  await page.getByRole('button', { name: words.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.share });
  const address = dialog.getByRole('link', { name: /\/compartido\/[\w-]{16}$/ });
  await expect(address).toBeVisible();
  await expectAccessible(page);
  const link = (await address.getAttribute('href')) ?? '';
  await dialog.getByRole('button', { name: words.close }).click();
  return link;
}

/** What a chat program reads: the document, without running it. */
async function previewOf(page: Page, link: string): Promise<Record<string, string>> {
  const reply = await page.request.get(link, { headers: { 'user-agent': 'WhatsApp/2.23' } });
  expect(reply.status()).toBe(200);
  const html = await reply.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  return Object.fromEntries(
    [...html.matchAll(/<meta property="(og:[a-z_]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );
}

inLanguages('en', (language) => {
  const words = WORDS[language];
  test(`${language}: a flight is shared with its price, previewed, opened by somebody else and searched again (Q-15)`, async ({
    page,
    journey,
    browser,
    baseURL,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await journey.openResults({ to: 'BOG', departInDays: 47, returnInDays: 55 });
    await expect(journey.results.tickets.first()).toBeVisible({ timeout: 20_000 });
    await journey.results.chooseFirst('chooseOutbound');
    await journey.results.openFares();
    const link = await linkOf(page, words);

    const preview = await previewOf(page, link);
    expect(preview['og:title']).toMatch(/^Madrid – Bogot[aá]: .*\d/);
    expect(preview['og:description']).toMatch(words.people);
    const picture = await page.request.get(preview['og:image'] ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');

    const other = await browser.newContext({ baseURL: baseURL ?? '', locale: language });
    const theirs = await other.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1, name: /^Madrid – Bogot[aá]$/ })).toBeVisible();
    await expect(theirs.getByText(words.seen)).toBeVisible();
    await expectAccessible(theirs);
    await theirs.reload();
    await theirs.getByRole('link', { name: words.today }).click();
    await expect(theirs).toHaveURL(/\/mad-bog\/results\?.*depart=/);
    await expect(theirs.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    await theirs.goBack();
    await expect(theirs.getByRole('link', { name: words.today })).toBeVisible();
    await other.close();
  });
});

inLanguages('es', (language) => {
  const words = WORDS[language];
  test.describe('in Mexico', () => {
    test.use({ market: 'MX' });
    test(`${language}: a hotel is shared on a phone with its picture, in pesos @phone (Q-15)`, async ({
      page,
      hotels,
    }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await hotels.openResults({ place: 'madrid' });
      await expect(hotels.tickets.first()).toBeVisible({ timeout: 20_000 });
      await hotels.openHotel(hotels.tickets.first());
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      const link = await linkOf(page, words);
      expect((await previewOf(page, link))['og:image']).toMatch(/\/api\/pictures\/|\/share\/es\//);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(words.nights)).toBeVisible();
      await expect(page.getByText(/MXN/).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.today }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
    });
  });
});

inLanguages('es', (language) => {
  const words = WORDS[language];
  test(`${language}: an activity is shared with its cheapest day (Q-15)`, async ({ page, activities }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await activities.openResults({ place: 'cancun' });
    await activities.openActivity(activities.tickets.first());
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto(await linkOf(page, words));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(words.seen)).toBeVisible();
    await page.getByRole('link', { name: words.today }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });
  });

  test(`${language}: an address that nobody shared is the page for what is not there (Q-15)`, async ({
    page,
    watch,
    words: site,
  }) => {
    watch.allow(/status of 404/);
    const reply = await page.goto(`/${language}/compartido/aaaaaaaaaaaaaaaa`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: site.notFound, level: 1 })).toBeVisible();
  });
});
