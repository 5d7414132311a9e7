import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { lucia } from '../fixtures/travellers.ts';

/** References of the bookings that the browser keeps for a day without a connection; none before there is a first. */
async function keptReferences(): Promise<unknown[]> {
  const name = 'travesia-bookings';
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return [];
  const settled = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error(name));
    });
  const database = await settled(indexedDB.open(name));
  try {
    return await settled(database.transaction('snapshots').objectStore('snapshots').getAllKeys());
  } finally {
    database.close();
  }
}

test.use({ serviceWorkers: 'allow' });

test.describe('the site as an app', () => {
  test.beforeEach(({ watch }) => {
    watch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|status of 503|not known|Failed to fetch/);
  });

  for (const [locale, title] of [
    ['es', 'Sin conexión'],
    ['en', 'No connection'],
  ] as const) {
    test(`${locale}: without a connection there is a page that says so, and the site is back with it @phone (P-25, P-26)`, async ({
      page,
      context,
    }) => {
      await page.goto(`/${locale}`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      await page.goto(`/${locale}/vuelos`).catch(() => {});
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: /^\+/ })).toBeVisible();
      await expectAccessible(page);
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('heading', { name: title })).toBeHidden();
    });
  }

  test('what a script plants in the caches and storages of the worker is never served (A7)', async ({
    page,
    context,
    journey,
  }) => {
    const reload = async () => {
      await page.goto('/es');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    };
    await reload();
    await reload();
    await expect(page.getByRole('search')).toBeVisible();
    const planted = await page.evaluate(async () => {
      const script = 'document.title = "planted"; globalThis.planted = true;';
      const poison = (type: string, body: string) =>
        new Response(body, { headers: { 'content-type': type } });
      let count = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          await cache.put(request, poison('text/javascript', script));
          count += 1;
        }
        for (const path of ['/offline/es', '/es', '/es/vuelos'])
          await cache.put(path, poison('text/html', `<h1>planted</h1><script>${script}</script>`));
      }
      return count;
    });
    expect(planted).toBeGreaterThan(5);

    await reload();
    await journey.search.choosePlace(journey.search.origin, 'madrid', 'MAD');
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);

    await context.setOffline(true);
    const reply = await page.goto('/es/vuelos').catch(() => null);
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByText('planted')).toBeHidden();
    expect(reply?.headers()['content-security-policy']).toContain("default-src 'none'");
  });

  test('a confirmed booking is read without a connection; payment stays outside the worker (P-26, S-01)', async ({
    page,
    context,
    journey,
  }) => {
    await page.goto('/es');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await journey.toPayment({ to: 'BCN' });
    await journey.pay('4242424242424242');
    await expect(journey.confirmation.heading).toBeVisible({ timeout: 30_000 });
    const reference = await journey.confirmation.reference.innerText();
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    await expect.poll(() => page.evaluate(keptReferences)).toContain(reference);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    // Code may be named after what it is for; it has nothing of anybody in it.
    const data = kept.filter((path) => !/^\/(assets|r)\/.*\.(js|css)$/.test(path));
    expect(data.filter((path) => /user|booking|payment|checkout/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto('/es/vuelos').catch(() => {});
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByText(lucia.lastName)).toBeHidden();
    await expectAccessible(page);
  });
});

for (const [locale, button, done] of [
  ['es', 'Borrar todo de este navegador', /Borrado\./],
  ['en', 'Erase everything from this browser', /All cleared\./],
] as const) {
  test(`${locale}: the visitor sees what is stored and erases it (privacy)`, async ({ page, context }) => {
    await page.goto(`/${locale}/politica-de-privacidad?utm_source=news`);
    const section = page.getByRole('region', { name: /navegador|browser/ });
    await expect(section).toBeVisible();
    await expectAccessible(page);
    const id = () => page.evaluate(() => localStorage.getItem('travesia.agent-id'));
    await page.evaluate(() => localStorage.setItem('travesia.agent-id', 'old'));
    await section.getByRole('button', { name: button }).click();
    await expect(section.getByText(done)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['travesia.agent-id']);
    expect(await id()).toMatch(/^[\da-f]{8}-/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('bucket');
  });
}
