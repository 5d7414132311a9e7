import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { FareDay } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { fareStore, seen, usd, type FareStore } from './testing/fare-store.ts';
import { direct, offer, reply } from '../results/testing/offers.ts';

const server = setupServer();
const HOUR = 60;

/** What the store knows, by departure (`11-28`) or by both days (`11-28 12-05`). */
let store: FareStore;
const nameOf = ({ departureDate, returnDate }: FareDay) =>
  [departureDate, returnDate].flatMap((date) => date?.slice(5) ?? []).join(' ');

beforeAll(async () => {
  server.listen();
  await import('../../pages/results-route.tsx');
  await import('./calendar.tsx');
});
beforeEach(() => {
  store = fareStore(nameOf);
  server.use(
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.get('*/api/air/flight-search/*/bags', () =>
      HttpResponse.json({ data: { one: 5_000 }, meta: { currency: 'USD' } }),
    ),
    http.post('*/api/air/flight-offer/search', () => {
      const found = reply([offer('one', 40_000, [direct])]);
      return HttpResponse.json({ ...found, meta: { ...found.meta, expiresAt: '2999-01-01T00:00:00Z' } });
    }),
    ...store.handlers,
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const ONE_WAY = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&adults=2&cabin=economy&trip=1';
const RETURN = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&return=2026-12-04&adults=1&trip=2';
const open = (story: RemoteStory = {}) => openRemote(remote, { path: ONE_WAY, locale: 'en', ...story });
const strip = () => screen.findByRole('region', { name: 'Prices on nearby days' });
const days = async () => within(await strip()).getAllByRole('listitem');
const dayWith = async (name: RegExp) =>
  (await days()).find((day) => name.test(day.textContent ?? '')) as HTMLElement;

describe('the strip of a one-way search (Q-02)', () => {
  it('has three days before and after, with price and age, and says what it does not know', async () => {
    store.known = {
      '11-25': seen(35_000, 2 * HOUR),
      '11-26': { state: 'old', ageMinutes: 5 * 24 * HOUR },
      '11-28': { state: 'none', ageMinutes: 30 },
      '11-29': seen(52_000, 26 * HOUR),
    };
    open();
    expect(await within(await strip()).findByText(/350/)).toBeVisible();
    const words = (await days()).map((day) => day.textContent);
    expect(words).toEqual([
      expect.stringMatching(/^Tue 24 Nov See flights no price yet/),
      expect.stringMatching(/^Wed 25 Nov .*350.*lowest 2h ago/),
      expect.stringMatching(/^Thu 26 Nov See flights last seen 5d ago/),
      expect.stringMatching(/^Fri 27 Nov .*400.* this search/),
      expect.stringMatching(/^Sat 28 Nov No flights 30m ago/),
      expect.stringMatching(/^Sun 29 Nov .*520.* 1d ago high price/),
      expect.stringMatching(/^Mon 30 Nov See flights no price yet/),
    ]);
    expect(within(await strip()).getByRole('link', { current: 'date' })).toHaveTextContent('Fri 27 Nov');
    expect(screen.queryByRole('button', { name: 'All dates' })).not.toBeInTheDocument();
  });

  it('a day changes the search and keeps cabin, party and bag', async () => {
    store.known = { '11-28': seen(41_000, 10, 41_000) };
    const { user, path } = open({ path: `${ONE_WAY}&bag=checked` });
    // With a bag: the flight of the search with its own, the other day with a fare that includes one.
    expect(await within(await strip()).findByText(/450/)).toBeVisible();
    const other = await dayWith(/28 Nov/);
    expect(other).toHaveTextContent(/410/);
    await user.click(within(other).getByRole('link'));
    const query = new URLSearchParams(path().split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      ...Object.fromEntries(new URLSearchParams(ONE_WAY.split('?')[1])),
      depart: '2026-11-28',
      bag: 'checked',
    });
  });

  it('with a bag, all prices are without one where one of them is known only so, and it says so (Q-04)', async () => {
    store.known = {
      '11-25': seen(30_000, 10),
      '11-26': seen(44_000, 10, 44_000),
      '11-28': seen(90_000, 10),
      '11-29': seen(46_000, 10, 46_000),
    };
    open({ path: `${ONE_WAY}&bag=checked` });
    expect(await screen.findByText(/^All prices here are without a checked bag/)).toBeVisible();
    expect(await dayWith(/25 Nov/)).toHaveTextContent(/300\.00 lowest 10m ago$/);
    expect(await dayWith(/27 Nov/)).toHaveTextContent(/400\.00 this search/);
    expect(await dayWith(/28 Nov/)).toHaveTextContent(/900\.00 10m ago high price$/);
  });

  it('with a bag, prices are with one where each of them is known so (Q-04)', async () => {
    store.known = { '11-26': seen(40_000, 10, 44_000), '11-29': seen(46_000, 10, 46_000) };
    open({ path: `${ONE_WAY}&bag=checked` });
    expect(await within(await strip()).findByText(/450/)).toBeVisible();
    expect(await dayWith(/26 Nov/)).toHaveTextContent(/440\.00 lowest 10m ago$/);
    expect(await dayWith(/29 Nov/)).toHaveTextContent(/460\.00 10m ago high price$/);
    expect(screen.queryByText(/^All prices here are without a checked bag/)).not.toBeInTheDocument();
  });

  it('one press has every missing price checked, and none that is known', async () => {
    store.known = { '11-28': seen(35_000, 10), '11-29': { state: 'none', ageMinutes: 30 } };
    store.onCheck = () => ({ state: 'checking' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check 4 prices' }));
    expect(store.checks.map((check) => check.days.map(nameOf))).toEqual([
      ['11-24', '11-25', '11-26', '11-30'],
    ]);
    expect(store.checks[0]).toMatchObject({
      from: 'MAD',
      to: 'BOG',
      cabin: 'economy',
      travelerInfo: { adult: 2 },
    });
    const button = await screen.findByRole('button', { name: 'Checking 4 prices…' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(store.checks).toHaveLength(1);
    for (const [day, fare] of Object.entries(store.known))
      if (fare.state === 'checking') store.known[day] = seen(30_000, 0);
    await waitFor(() => expect(button).not.toBeInTheDocument(), { timeout: 4000 });
    expect(await dayWith(/30 Nov/)).toHaveTextContent(/300/);
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Price calendar' }));
    expect(screen.getByText('Prices checked')).toBeInTheDocument();
  });

  it('of two prices one is the lowest, and the other is not called high', async () => {
    store.known = { '11-28': seen(35_000, 10) };
    open();
    expect(await within(await strip()).findByText(/350/)).toBeVisible();
    expect(await dayWith(/28 Nov/)).toHaveTextContent('lowest');
    expect(await dayWith(/27 Nov/)).not.toHaveTextContent(/lowest|high|middle/);
  });

  it('a check that found nothing out says so and can be repeated', async () => {
    store.onCheck = (day) => (day === '11-30' ? { state: 'unknown' } : seen(30_000, 0));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check 6 prices' }));
    expect(await within(await strip()).findByText('not found')).toBeVisible();
    store.onCheck = () => ({ state: 'none', ageMinutes: 0 });
    await user.click(screen.getByRole('button', { name: 'Try 1 price again' }));
    expect(await within(await strip()).findByText('No flights')).toBeVisible();
    expect(store.checks.at(-1)?.days.map(nameOf)).toEqual(['11-30']);
  });

  it('a budget that is used up is said, with the time it is back, and every day can still be opened', async () => {
    store.onCheck = () => ({ state: 'unknown' });
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Check 6 prices' });
    store.meta = { ...store.meta, budgetBackInSeconds: 1_250 };
    await user.click(button);
    expect(await screen.findByText(/You can check more in 21 minutes/)).toBeVisible();
    expect(within(await dayWith(/30 Nov/)).getByRole('link')).toHaveTextContent('See flights no price yet');
    expect(within(await strip()).queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
  });

  it('a search without flights says so on its own day', async () => {
    server.use(http.post('*/api/air/flight-offer/search', () => HttpResponse.json(reply([]))));
    open();
    expect(await within(await strip()).findByText('No flights')).toBeVisible();
    expect(within(await strip()).getByRole('link', { current: 'date' })).toHaveTextContent('No flights');
  });

  it('never shows days before today', async () => {
    open({ path: ONE_WAY.replace('11-27', '11-22') });
    await within(await strip()).findByText(/400/);
    expect(await days()).toHaveLength(5);
  });
});

describe('the table of a return trip (Q-02)', () => {
  it('pairs departures with returns, with one tab stop and arrow keys, and a pair changes the search', async () => {
    store.known = { '11-28 12-05': seen(30_000, 60), '11-27 12-05': seen(60_000, 60) };
    const { user, path } = open({ path: RETURN });
    await user.click(await screen.findByRole('button', { name: 'All dates' }));
    const table = await screen.findByRole('grid', { name: 'Departure and return dates' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Return', 'Departure', 'Tue 24 Nov', ...Array.from({ length: 6 }, () => expect.any(String))]);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toContain('Fri 4 Dec');
    expect(await within(table).findByText(/300(?!\.)/)).toBeVisible();
    const stops = within(table)
      .getAllByRole('cell')
      .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[tabindex="0"]')]);
    expect(stops).toEqual([within(table).getByRole('link', { current: 'date' })]);
    stops[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveTextContent(/300.*lowest.*300.00/);
    expect(document.activeElement).toHaveAccessibleName(/Sat 28 Nov – Sat 5 Dec/);
    await user.keyboard('{Enter}');
    expect(path()).toContain('depart=2026-11-28&return=2026-12-05');
  });

  it('says how old its prices are, and marks those of a day ago', async () => {
    store.known = { '11-28 12-05': seen(30_000, 5), '11-28 12-04': seen(60_000, 2 * 24 * HOUR) };
    const { user } = open({ path: RETURN });
    await user.click(await screen.findByRole('button', { name: 'All dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Departure and return dates' });
    expect(await within(dialog).findByText(/Prices seen between 2d ago and 5m ago/)).toBeVisible();
    expect(within(dialog).getByText('seen a day ago or more')).toBeVisible();
    const aged = within(dialog).getByRole('link', { name: /600\.00/ });
    expect(aged).toHaveAttribute('data-aged');
    expect(within(dialog).getByRole('link', { name: /300\.00/ })).not.toHaveAttribute('data-aged');
  });

  it('with a bag, says that all its prices are without one where one of them is known only so', async () => {
    store.known = { '11-28 12-05': seen(30_000, 5), '11-28 12-04': seen(60_000, 5, 60_000) };
    const { user } = open({ path: `${RETURN}&bag=checked` });
    await user.click(await screen.findByRole('button', { name: 'All dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Departure and return dates' });
    expect(await within(dialog).findByRole('link', { name: /300\.00/ })).toHaveTextContent('lowest');
    expect(within(dialog).getByRole('link', { current: 'date' })).toHaveTextContent(/400/);
    expect(within(dialog).getByText(/^All prices here are without a checked bag/)).toBeVisible();
  });

  it('one press has every missing pair checked', async () => {
    store.known = { '11-28 12-05': seen(30_000, 60) };
    const { user } = open({ path: RETURN });
    await user.click(await screen.findByRole('button', { name: 'All dates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Departure and return dates' });
    await user.click(await within(dialog).findByRole('button', { name: 'Check 47 prices' }));
    expect(store.checks.map(({ days: asked }) => asked.length)).toEqual([47]);
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /^Check/ })).toBeNull());
    expect(within(dialog).getAllByRole('link', { name: /300\.00, just now/ }).length).toBeGreaterThan(40);
  });

  it('has no pairs that come back before they leave', async () => {
    const { user } = open({ path: RETURN.replace('12-04', '11-28') });
    await user.click(await screen.findByRole('button', { name: 'All dates' }));
    const table = await screen.findByRole('grid', { name: 'Departure and return dates' });
    const first = within(table).getByRole('row', { name: /^Wed 25 Nov/ });
    expect(first.querySelectorAll('a')).toHaveLength(2);
  });

  it('is not offered while the return of a day is being picked', async () => {
    open({ path: `${RETURN}&outbound=IB1` });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Prices on nearby days' })).not.toBeInTheDocument();
  });
});

describe('the calendar of the search (Q-01)', () => {
  async function openCalendar(story: RemoteStory = {}) {
    const opened = open(story);
    await opened.user.click(await screen.findByText('Edit search'));
    await opened.user.click(screen.getByRole('button', { name: /^Dates/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Choose/ });
    await within(dialog).findAllByRole('grid');
    return { ...opened, dialog };
  }

  it('says the price of each departure with its age, and what is not known', async () => {
    store.known = {
      '11-28': seen(35_000, 2 * HOUR),
      '11-29': { state: 'none', ageMinutes: 30 },
      '11-30': { state: 'old', ageMinutes: 5 * 24 * HOUR },
      '12-01': seen(90_000, 26 * HOUR),
      '12-02': seen(50_000, 26 * HOUR),
    };
    const { user, dialog } = await openCalendar();
    expect(await within(dialog).findByText('Your date, Fri 27 Nov: no price yet')).toBeVisible();
    const next = async () => {
      await user.keyboard('{ArrowRight}');
      return within(dialog).getByText(/^Another date, /).textContent;
    };
    expect(await next()).toMatch(/^Another date, Sat 28 Nov: .*350.00.*, seen 2h ago, lowest$/);
    expect(await next()).toBe('Another date, Sun 29 Nov: No flights, seen 30m ago');
    expect(await next()).toBe('Another date, Mon 30 Nov: last seen 5d ago');
    expect(await next()).toMatch(/^Another date, Tue 1 Dec: .*900.00.*, seen 1d ago, high price$/);
    expect(within(dialog).getByText('Prices seen 2h ago.')).toBeVisible();
    expect(
      within(dialog).getByText(/Lowest total in \w{3}, by day of departure · 2 travelers · One way/),
    ).toBeVisible();
  });

  it('the days of a month are checked by one button, those that are known are not', async () => {
    store.known = { '12-24': seen(90_000, 3), '12-25': { state: 'none', ageMinutes: 3 } };
    store.onCheck = () => ({ state: 'checking' });
    const { user, dialog } = await openCalendar();
    await user.click(
      await within(dialog).findByRole('button', { name: 'Find prices for 29 days in December 2026' }),
    );
    expect(store.checks.map(({ days: asked }) => asked.length)).toEqual([29]);
    expect(
      await within(dialog).findByRole('button', { name: 'Finding prices for 29 days in December 2026…' }),
    ).toHaveFocus();
    for (const [day, fare] of Object.entries(store.known))
      if (fare.state === 'checking')
        store.known[day] = day === '12-31' ? { state: 'unknown' } : seen(30_000, 0);
    const again = await within(dialog).findByRole(
      'button',
      { name: 'Try 1 day in December 2026 again' },
      { timeout: 4000 },
    );
    expect(again).toHaveFocus();
    store.onCheck = () => ({ state: 'none', ageMinutes: 0 });
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent('Prices seen between 3m ago and just now.');
  });

  it('days without a price stay so when the budget is used up, and can be chosen', async () => {
    store.onCheck = () => ({ state: 'unknown' });
    const { user, dialog } = await openCalendar();
    store.meta = { ...store.meta, budgetBackInSeconds: 1_250 };
    await user.click(await within(dialog).findByRole('button', { name: /^Find .* in December/ }));
    expect(await within(dialog).findByText(/You can check more in 21 minutes/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Find / })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /10 December 2026/ }));
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent('Thu 10 Dec');
  });

  it('of a return trip shows stays as long as the chosen one, then what each return of the chosen departure costs', async () => {
    store.known = {
      '11-28 12-05': seen(35_000, 10),
      '12-02 12-09': seen(30_000, 10),
      '11-28 12-08': seen(42_000, 10),
      '12-08 12-18': seen(31_000, 10),
    };
    const { user, dialog } = await openCalendar({ path: RETURN });
    expect(await within(dialog).findByText(/7 nights/)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await within(dialog).findByText(/^Other dates, Sat 28 Nov – Sat 5 Dec: .*350.00/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(
      await within(dialog).findByText(
        /Lowest total in \w{3}, by day of return, departing Sat 28 Nov · 1 traveler$/,
      ),
    ).toBeVisible();
    // The first day moves the focus on to the next one.
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(await within(dialog).findByText(/^Other dates, Sat 28 Nov – Sat 5 Dec: .*350.00/)).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(
      await within(dialog).findByText(/^Other dates, Sat 28 Nov – Tue 8 Dec: .*420.00.*, seen 10m ago$/),
    ).toBeVisible();
    const find = { name: 'Find prices for 29 days in December 2026' };
    await user.click(await within(dialog).findByRole('button', find));
    await waitFor(() => expect(within(dialog).queryByRole('button', find)).not.toBeInTheDocument());
    expect(store.checks.at(-1)?.days[0]).toMatchObject({
      departureDate: '2026-11-28',
      returnDate: '2026-12-01',
    });
    expect(within(dialog).getByText('Now choose the return')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: /\b8 December 2026/ }));
    expect(await within(dialog).findByText(/10 nights/)).toBeVisible();
    // The line speaks of the dates that were chosen, not of those that would begin on the day of return.
    expect(await within(dialog).findByText(/^Your dates, Sat 28 Nov – Tue 8 Dec: .*420.00/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveTextContent('Sat 28 Nov – Tue 8 Dec');
  });

  it('prices that cannot be read are not called unknown', async () => {
    server.use(http.post('*/api/air/fare-days', () => HttpResponse.json({}, { status: 503 })));
    const { dialog } = await openCalendar();
    expect(await within(dialog).findByText('Your date, Fri 27 Nov: not found')).toBeVisible();
    expect(
      within(dialog).getByRole('button', { name: /^Try \d+ days in November 2026 again/ }),
    ).toBeVisible();
  });

  it.each([
    ['es', 'Elige origen y destino, y cada día mostrará su precio más bajo.'],
    ['en', 'Choose where you leave from and where you are going, and each day shows its lowest price.'],
  ] as const)('%s: without a route it is a calendar', async (locale, words) => {
    const { user } = open({ path: '/vuelos', locale });
    await user.click(await screen.findByRole('button', { name: /^(Dates|Fechas)/ }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('the price calendar as a page (Q-01)', () => {
  const PAGE = '/vuelos/calendario?';
  const openPage = (query: string, story: RemoteStory = {}) => open({ path: PAGE + query, ...story });
  const query = (path: string) => path.split('?')[1] ?? '';
  const chosen = () => screen.findByRole('region', { name: 'Chosen day' });

  it('is where the strip of a one-way search leads, and leads back to the flights of the chosen day', async () => {
    store.known = { '11-28': seen(35_000, 2 * HOUR), '11-29': seen(52_000, 10) };
    const { user, path } = open();
    await user.click(await within(await strip()).findByRole('link', { name: 'Price calendar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'MAD to BOG, day by day' })).toBeVisible();
    expect(path()).toMatch(/^\/vuelos\/calendario/);
    expect(await chosen()).toHaveTextContent('Fri 27 Nov no price yet');
    await user.click(screen.getByRole('button', { name: /28 November 2026/ }));
    expect(await chosen()).toHaveTextContent(/Sat 28 Nov.*350.00.*seen 2h ago · lowest/);
    await user.click(within(await chosen()).getByRole('link', { name: 'See flights' }));
    expect(path()).toBe(`/mad-bog/results?${query(ONE_WAY).replace('11-27', '11-28')}`);
  });

  it('keeps the nights of a return trip, which can be changed, and checks a single day', async () => {
    store.known = { '11-27 12-05': seen(35_000, 10) };
    store.onCheck = () => seen(61_000, 0);
    const { user, path } = openPage(query(RETURN));
    expect(await within(await chosen()).findByText('no price yet')).toBeVisible();
    expect(await chosen()).toHaveTextContent('Fri 27 Nov – Fri 4 Dec');
    await user.click(screen.getByRole('button', { name: 'One night more' }));
    expect(path()).toContain('depart=2026-11-27&return=2026-12-05');
    expect(await within(await chosen()).findByText(/350.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /10 December 2026/ }));
    expect(path()).toContain('depart=2026-12-10&return=2026-12-18');
    await user.click(within(await chosen()).getByRole('button', { name: 'Check' }));
    expect(store.checks.map((check) => check.days.map(nameOf))).toEqual([['12-10 12-18']]);
    expect(await within(await chosen()).findByText(/610.00/)).toBeVisible();
  });

  it.each([
    ['from=MAD', 'without a destination'],
    ['from=MAD&to=MAD&depart=2026-11-27', 'to where it begins'],
    ['', 'without anything'],
  ])('an address %s (%s) leads to the search', async (wrong) => {
    openPage(wrong, { locale: 'es' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Calendario de precios' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute(
      'href',
      expect.stringMatching(/vuelos$/),
    );
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('what is usual (Q-09)', () => {
  const usual = (low: number, high: number) => ({
    low: usd(low),
    high: usd(high),
    count: 24,
    firstSeenOn: '2026-11-02',
    lastSeenOn: '2026-11-19',
  });
  it.each([
    ['en', 45_000, 60_000, 'Lower than usual.'],
    ['en', 40_000, 60_000, 'About the usual price.'],
    ['es', 30_000, 39_900, 'Más alto de lo habitual.'],
  ] as const)('%s: between %i and %i a price of 40,000 is "%s"', async (locale, low, high, words) => {
    store.meta = { ...store.meta, usual: usual(low, high) };
    open({ locale });
    const line = (await screen.findByText(words)).closest('p');
    expect(line).toHaveTextContent(/24 .* 2 *[–-] *19|24 .* 2–19/);
  });

  it('is silent where too little is known', async () => {
    open();
    await within(await strip()).findByText(/400/);
    expect(screen.queryByText(/usual/)).not.toBeInTheDocument();
  });
});
