import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, openRemote, type RemoteStory } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { noOtherDays } from '../results/testing/no-other-days.ts';
import { direct, offer, reply } from '../results/testing/offers.ts';

const PATH =
  '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&return=2026-12-04&adults=2&children=1&ages=7&cabin=economy&trip=2';
const server = setupServer();
let sent: object[];
let found = [offer('one', 51_230, [direct])];

beforeAll(async () => {
  server.listen();
  await import('../../pages/results-route.tsx');
});
beforeEach(() => {
  sent = [];
  found = [offer('one', 51_230, [direct])];
  server.use(
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.post('*/api/air/flight-offer/search', () => {
      const searched = reply(found);
      return HttpResponse.json({
        ...searched,
        meta: { ...searched.meta, expiresAt: '2999-01-01T00:00:00Z' },
      });
    }),
    noOtherDays,
    http.get('*/api/currencyExchange', () =>
      HttpResponse.json({
        success: true,
        data: { base: 'USD', asOf: '2026-11-20', rates: { USD: 1, MXN: 18.4 } },
      }),
    ),
    http.post('*/api/price-alerts', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ data: { id: 'one' } }, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function openAlert(story: RemoteStory = {}) {
  const opened = openRemote(remote, { path: PATH, locale: 'en', ...story });
  const name = story.locale === 'es' ? 'Avisarme' : 'Price alert';
  await opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

describe('a price alert from the results (Q-14)', () => {
  it('takes the journey of the search, a fall and an address, and says that a mail has to be confirmed', async () => {
    const { user, dialog, container } = await openAlert();
    expect(dialog.getByText(/From MAD to BOG, .*27.* Now from US\$512\.30 in total\./)).toBeVisible();
    const falls = dialog.getByRole('combobox', { name: /drops by/ });
    expect(
      within(falls)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['US$20.00 or more', 'US$50.00 or more', 'US$100.00 or more']);
    await expectAccessible(container);
    await user.selectOptions(falls, 'US$100.00 or more');
    await fillIn(user, dialog.getByRole('textbox', { name: /Your email/ }), 'lucia@example.com');
    await user.click(dialog.getByRole('button', { name: 'Set the alert' }));
    expect(await dialog.findByText(/We sent an email to lucia@example\.com/)).toBeVisible();
    expect(sent).toEqual([
      {
        email: 'lucia@example.com',
        locale: 'en',
        from: 'MAD',
        to: 'BOG',
        cabin: 'economy',
        travelerInfo: { adult: 2, child: 1, infant: 0, ages: [30, 30, 7] },
        day: { departureDate: '2026-11-27', returnDate: '2026-12-04' },
        fall: { amount: 10_000, currency: 'USD' },
      },
    ]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the fall is in the currency that prices are looked at in', async () => {
    const { user, dialog } = await openAlert({ locale: 'es', currency: 'MXN' });
    await waitFor(() => expect(dialog.getByText(/Ahora desde .*9\.426,32/)).toBeVisible());
    await fillIn(user, dialog.getByRole('textbox', { name: /Tu correo/ }), 'lucia@example.com');
    await user.click(dialog.getByRole('button', { name: 'Pedir el aviso' }));
    await dialog.findByText(/Te enviamos un correo/);
    expect(sent).toMatchObject([{ locale: 'es', fall: { amount: 100_000, currency: 'MXN' } }]);
  });

  it('an address that is missing or wrong is said at its field, which gets the focus', async () => {
    const { user, dialog } = await openAlert();
    const email = dialog.getByRole('textbox', { name: /Your email/ });
    await user.click(dialog.getByRole('button', { name: 'Set the alert' }));
    expect(email).toHaveAccessibleDescription(/Enter your email/);
    expect(email).toHaveFocus();
    await fillIn(user, email, 'lucia@');
    await user.keyboard('{Enter}');
    expect(email).toHaveAccessibleDescription(/Check this email address/);
    expect(sent).toEqual([]);
  });

  it('a failure is said, and what was typed stays for another press', async () => {
    server.use(
      http.post(
        '*/api/price-alerts',
        () =>
          HttpResponse.json(
            { error: { code: 'too_many_requests', message: '', requestId: 'r', fields: [] } },
            { status: 429 },
          ),
        { once: true },
      ),
    );
    const { user, dialog } = await openAlert();
    await fillIn(user, dialog.getByRole('textbox', { name: /Your email/ }), 'lucia@example.com');
    await user.click(dialog.getByRole('button', { name: 'Set the alert' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Set the alert' }));
    expect(await dialog.findByText(/We sent an email/)).toBeVisible();
  });

  it('without a price there is nothing to compare with, and no alert', async () => {
    found = [];
    openRemote(remote, { path: PATH, locale: 'en' });
    await screen.findByRole('region', { name: 'Prices on nearby days' });
    await screen.findByRole('heading', { name: /no flights for your search/ });
    expect(screen.queryByRole('button', { name: 'Price alert' })).not.toBeInTheDocument();
  });
});
