import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { cards } from '../fixtures/cards.ts';
import { OwnersPage } from '../pages/owners-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** Markets that no other story shops in; two stories at once change two products. */
const STORIES = [
  {
    size: '',
    market: 'PE',
    name: 'Perú',
    remote: 'mfe-hotels',
    product: 'Hoteles',
    path: '/es/hoteles/result',
  },
  {
    size: ' @phone',
    market: 'CL',
    name: 'Chile',
    remote: 'mfe-flights',
    product: 'Vuelos',
    path: '/es/vuelos',
  },
] as const;
const PERU = { id: 'PE', name: 'Perú' } as const;

const token = () => {
  const own = process.env.E2E_OPERATOR_TOKEN;
  test.skip(!own, 'needs an operator of the site');
  return own ?? '';
};

/** What a visitor of a market gets; the site follows a change within 5 seconds. */
const visit = (page: Page, market: string, path: string) =>
  page.request.get(path, { headers: { cookie: `market=${market}` }, failOnStatusCode: false });

for (const { size, market, name, remote, product, path } of STORIES) {
  test(`an owner turns a product off in one market and on again, and the history tells it${size} (P-02)`, async ({
    page,
  }) => {
    const owner = new OwnersPage(page);
    const statusThere = async () => (await visit(page, market, path)).status();
    await page.goto('/ops');
    await expectAccessible(page);
    await owner.signIn(token());
    await expectAccessible(page);

    await owner.choose(remote, name, 'Apagar ahora', `${name}: el proveedor está caído`);
    await expectAccessible(page);
    await owner.lookAndApply(`${product} en ${name}: apagado`);
    await expect(owner.cell(remote, name)).toContainText('Apagado');
    await expect.poll(statusThere, { timeout: 5_000 }).toBe(404);
    expect((await visit(page, 'ES', path)).status()).toBe(200);

    await owner.choose(remote, name, 'Encender ahora', `${name}: el proveedor volvió`);
    await owner.lookAndApply(`${product} en ${name}: a la venta`);
    await expect.poll(statusThere, { timeout: 5_000 }).toBe(200);

    await owner.goTo('Historial');
    await expect(page.getByText(`${name}: el proveedor está caído`).first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('an owner sets the number of her market, sees it on the site, and undoes it (P-49)', async ({
  page,
  watch,
}) => {
  // Nothing runs in a preview, not even what a test would put there.
  watch.allow(/frame is sandboxed/);
  const owner = new OwnersPage(page);
  await owner.signIn(token());
  await owner.goTo('Mercados');
  await page.getByLabel('Mercado', { exact: true }).selectOption(PERU.id);
  const phone = page.getByRole('textbox', { name: /Teléfono/ });
  const before = await phone.inputValue();
  await phone.fill('+51 1 555 9999');
  await page.getByRole('textbox', { name: /Por qué/ }).fill('Nueva centralita');
  await expectAccessible(page);
  await owner.look();
  await expect(page.getByText(`Perú, Teléfono: ${before} → +51 1 555 9999`)).toBeVisible();
  await expect.poll(owner.preview).toMatch(/\+51 1 555 9999[^]*Ahorra más por teléfono/);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect.poll(owner.preview).toMatch(/\+51 1 555 9999[^]*Save more by phone/);
  await owner.apply();
  await expect
    .poll(async () => (await visit(page, PERU.id, '/es')).text(), { timeout: 5_000 })
    .toContain('+51 1 555 9999');

  await page.getByRole('button', { name: 'Deshacer el último cambio' }).click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(phone).toHaveValue(before);
  await expect
    .poll(async () => (await visit(page, PERU.id, '/es')).text(), { timeout: 5_000 })
    .toContain(before);
});

test('where a market asks for it, an owner’s change waits for a second owner, who reads it in English (O-10)', async ({
  page,
  elsewhere,
  watch,
}) => {
  // Two people, each on a page of their own.
  test.slow();
  watch.allow(/frame is sandboxed/);
  const cruises = async () => (await visit(page, 'AR', '/es/cruceros')).status();
  const olga = new OwnersPage(page);
  const secondPerson = page.getByRole('checkbox', { name: 'Lo confirma una segunda persona' });
  const openMarket = async () => {
    await olga.goTo('Mercados');
    await page.getByLabel('Mercado', { exact: true }).selectOption('AR');
  };
  await olga.signInAs('Olga');
  await openMarket();
  await secondPerson.check();
  await page.getByRole('textbox', { name: /Por qué/ }).fill('Dos personas deciden');
  await olga.lookAndApply('Argentina, Lo confirma una segunda persona: no → sí');

  await olga.goTo('Productos');
  await olga.choose('mfe-cruises', 'Argentina', 'Apagar ahora', 'Fin de temporada');
  await olga.look();
  await expectAccessible(page);
  await olga.propose('Cruceros en Argentina: apagado');
  await olga.goTo('Por confirmar');
  await expect(page.getByText('Lo propusiste tú: lo tiene que confirmar otra persona.')).toBeVisible();
  await expectAccessible(page);
  expect(await cruises()).toBe(200);

  const second = await elsewhere({ locale: 'en' });
  await new OwnersPage(second).signInAs('Marta');
  const confirm = async (line: string) => {
    await second.reload();
    await second.getByRole('navigation').getByRole('button', { name: 'To confirm' }).click();
    const proposal = second.getByRole('listitem').filter({ hasText: line });
    await expect(proposal.first()).toContainText('Olga Peña (olga) proposed it');
    await proposal.getByRole('button', { name: 'Confirm' }).click();
    await expect(second.getByRole('status').getByText(/Confirmed/)).toBeVisible();
  };
  await confirm('Cruises in Argentina: off');
  await expectAccessible(second);
  await expect.poll(cruises, { timeout: 5_000 }).toBe(404);

  // On again needs nobody else; that nobody else is needed does.
  await page.reload();
  await olga.choose('mfe-cruises', 'Argentina', 'Encender ahora', 'Empieza la temporada');
  await olga.lookAndApply('Cruceros en Argentina: a la venta');
  await expect.poll(cruises, { timeout: 5_000 }).toBe(200);
  await openMarket();
  await secondPerson.uncheck();
  await page.getByRole('textbox', { name: /Por qué/ }).fill('Vuelve a decidir una');
  await olga.look();
  await olga.propose('Argentina, Lo confirma una segunda persona: sí → no');
  await expect(secondPerson).toBeChecked();
  await confirm('Argentina, A second person confirms: yes → no');
  await second.getByRole('navigation').getByRole('button', { name: 'History' }).click();
  await expect(second.getByText('Proposed by Olga Peña (olga), confirmed').first()).toBeVisible();
  await expectAccessible(second);
});

test('a booking is in the funnel of where its visitor came from; who refuses to be counted is not (O-03)', async ({
  page,
  journey,
  context,
  baseURL,
  elsewhere,
}) => {
  test.slow();
  const source = `boletin-${randomUUID().slice(0, 8)}`;
  const mexico = { name: 'market', value: 'MX', url: baseURL ?? '' };
  await context.addCookies([mexico]);
  await page.goto(`/es?utm_source=${source}`);
  await journey.toPayment({ to: 'BOG' });
  await journey.pay(cards.accepted);
  await expect(journey.confirmation.heading).toBeVisible({ timeout: 40_000 });

  const open = async (options: BrowserContextOptions = {}) => {
    const other = await elsewhere(options);
    await other.context().addCookies([mexico]);
    return other;
  };
  await (await open({ extraHTTPHeaders: { 'sec-gpc': '1' } })).goto(`/es?utm_source=${source}`);
  const refusing = await open();
  await refusing.goto('/es/politica-de-privacidad');
  await refusing.getByRole('radio', { name: 'No contar mis visitas' }).check();
  await expectAccessible(refusing);
  await refusing.context().clearCookies({ name: 'visit' });
  await refusing.goto(`/es?utm_source=${source}`);

  const figures = await open();
  const owner = new OwnersPage(figures);
  await owner.signIn(token());
  await owner.goTo('Embudo');
  await figures.getByLabel('Por', { exact: true }).selectOption('source');
  await figures.getByLabel('Mercado', { exact: true }).selectOption('MX');
  const row = figures.getByRole('row', { name: new RegExp(`^${source}`) });
  // The site sends its sums every five seconds.
  await expect(async () => {
    await figures.getByRole('button', { name: 'Mostrar' }).click();
    // Visits, and what became of them: selections, payments, bookings, and bookings per visit.
    for (const [column, text] of [
      [0, '1'],
      [3, '1'],
      [5, '1'],
      [6, '1'],
      [7, /^100/],
    ] as const)
      await expect(row.getByRole('cell').nth(column)).toHaveText(text, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(figures);
  const download = figures.waitForEvent('download');
  await figures.getByRole('button', { name: 'Guardar como CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(new RegExp(`,${source},1,\\d,1,1,\\d,1,1,USD,[1-9]\\d*\\.\\d\\d,`));
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a reload keeps the session, another tab has none (X-20)', async ({ page, context }) => {
    await page.goto('/ops');
    await page.getByLabel(/Your access token/).fill(token());
    await page.getByRole('button', { name: 'Sign in' }).click();
    const heading = page.getByRole('heading', { level: 2, name: 'Products by market' });
    await expect(heading).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading).toBeVisible();
    const other = await context.newPage();
    await other.goto('/ops');
    await expect(other.getByRole('heading', { name: 'Sign in to run the site' })).toBeVisible();
  });

  test('code that runs on the site cannot use what an operator may do (X-20)', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/401|\/ops\/api/);
    await page.goto('/ops');
    await page.getByLabel(/Your access token/).fill(token());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Products by market' })).toBeVisible();

    const victim = await context.newPage();
    await victim.goto('/en');
    expect(
      await victim.evaluate(async () => (await fetch('/ops/api/overview', { referrer: '/ops' })).status),
    ).toBe(401);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      victim.evaluate(() => {
        Object.assign(globalThis, { stolen: window.open('/ops') });
      }),
    ]);
    // It is loaded at once, with nothing in it; the page that cuts the windows apart comes after that.
    await opened.waitForURL('**/ops');
    expect(
      await victim.evaluate(
        () => (globalThis as unknown as { stolen: Window | null }).stolen?.closed ?? true,
      ),
    ).toBe(true);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    // The remote's own document after the operator's, in the very tab: nothing of it is left to read.
    await page.goto('/en');
    expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toMatch(
      /proof/,
    );
  });
});
