import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { FareDay, NearbyAirport } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { fareStore, seen, type FareStore } from './testing/fare-store.ts';
import { direct, offer, reply } from '../results/testing/offers.ts';
import { keptFlightForm } from '../search/model/kept-forms.ts';

const server = setupServer();
const near = (airportCode: string, name: string, distanceKm: number): NearbyAirport => ({
  airportCode,
  name,
  cityName: name,
  cityCode: airportCode,
  countryCode: 'ES',
  location: { lat: 41, lon: -4 },
  distanceKm,
});

/** What the store knows, by the ends that are not the asked ones and by the days: `VLL- 11-27`, `- 11-28 12-05`. */
let store: FareStore;
let around: Record<string, NearbyAirport[] | 'no reply'>;
let lowest: number | null;
const nameOf = ({ departureDate, returnDate, from, to }: FareDay) =>
  [
    `${from === 'MAD' ? '' : (from ?? '')}-${to === 'BOG' ? '' : (to ?? '')}`,
    departureDate.slice(5),
    ...(returnDate ? [returnDate.slice(5)] : []),
  ].join(' ');

beforeAll(async () => {
  server.listen();
  await import('../../pages/results-route.tsx');
  await import('../nearby/index.ts');
});
beforeEach(() => {
  store = fareStore(nameOf);
  lowest = 40_000;
  around = { MAD: [near('VLL', 'Valladolid', 160.4), near('SLM', 'Salamanca', 180)], BOG: [] };
  server.use(
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.get('*/api/airports/around', ({ request }) => {
      const data = around[new URL(request.url).searchParams.get('place') ?? ''];
      return data === 'no reply' ? HttpResponse.error() : HttpResponse.json({ data });
    }),
    http.get('*/api/air/flight-search/*/bags', () =>
      HttpResponse.json({ data: { one: 5_000 }, meta: { currency: 'USD' } }),
    ),
    http.post('*/api/air/flight-offer/search', () => {
      const found = reply(lowest === null ? [] : [offer('one', lowest, [direct])]);
      return HttpResponse.json({ ...found, meta: { ...found.meta, expiresAt: '2999-01-01T00:00:00Z' } });
    }),
    ...store.handlers,
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
  keptFlightForm.set(null);
});
afterAll(() => server.close());

const SEARCH = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&adults=1&cabin=economy&trip=1';
const RETURN = '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&return=2026-12-04&adults=1&trip=2';
const NEAR = '&near=MAD-BOG';
const open = (path: string, story: RemoteStory = {}) => openRemote(remote, { path, locale: 'en', ...story });
const airports = (name = 'Nearby airports') => screen.findByRole('region', { name });
const lines = async () => within(await airports()).findAllByRole('listitem');
const words = async () => (await lines()).map(({ textContent }) => textContent);
const strip = () => screen.findByRole('region', { name: 'Prices on nearby days' });
const checks = () => store.checks.map(({ days }) => days.map(nameOf));

describe('nearby airports of a search (Q-11)', () => {
  it('are checked without a press, and say how far they are and what they save or cost', async () => {
    store.known = { 'VLL- 11-27': seen(35_000, 120) };
    store.onCheck = () => seen(42_000, 0);
    around['BOG'] = [near('IBE', 'Ibagué', 114.2)];
    open(SEARCH + NEAR);
    await waitFor(async () => expect((await words()).join(' ')).not.toMatch(/…|no price yet/));
    expect(await words()).toEqual([
      expect.stringMatching(
        /^Leave from Valladolid \(VLL\) 160 km from MAD .*350\.00 saves .*50\.00 · 2h ago$/,
      ),
      expect.stringMatching(
        /^Leave from Salamanca \(SLM\) 180 km from MAD .*420\.00 .*20\.00 more · just now$/,
      ),
      expect.stringMatching(/^Land at Ibagué \(IBE\) 114 km from BOG .*420\.00 .*20\.00 more · just now$/),
    ]);
    expect(checks()).toEqual([['SLM- 11-27', '-IBE 11-27']]);
    expect(screen.getByText(/Distances are in a straight line/)).toBeVisible();
  });

  it('are compared in Spanish, and a return trip says that both of its flights are there', async () => {
    store.known = { 'VLL- 11-27 12-04': seen(40_000), 'SLM- 11-27 12-04': { state: 'none', ageMinutes: 30 } };
    open(RETURN + NEAR, { locale: 'es' });
    const shown = await within(await airports('Aeropuertos cercanos')).findAllByRole('listitem');
    await waitFor(() => expect(shown[0]).toHaveTextContent('mismo precio'));
    expect(shown[0]).toHaveTextContent(/^Salir de Valladolid \(VLL\) y volver allí a 160 km de MAD/);
    expect(shown[1]).toHaveTextContent('Sin vuelos');
    expect(checks()).toEqual([]);
  });

  it('one opens its flights, which say where they leave from and lead back to what was asked', async () => {
    store.known = { '- 11-27': seen(40_000), 'VLL- 11-27': seen(35_000), 'SLM- 11-27': seen(42_000) };
    const { user, path } = open(SEARCH + NEAR);
    const asked = path();
    await user.click(await screen.findByRole('link', { name: /^Leave from Valladolid/ }));
    expect(path()).toMatch(/^\/vll-bog\/results\?from=VLL&to=BOG.*near=MAD-BOG$/);
    expect(
      await screen.findByText('These flights leave from Valladolid (VLL), 160 km from MAD.'),
    ).toBeVisible();
    const current = within(await airports()).getByRole('link', { current: true });
    expect(current).toHaveTextContent(/^Leave from Valladolid .*this search$/);
    const [back] = await lines();
    expect(back).toHaveTextContent(/^As you searched: MAD – BOG/);
    expect(back).toHaveTextContent(/400\.00/);
    await user.click(within(back as HTMLElement).getByRole('link'));
    expect(path()).toBe(asked);
    expect(checks()).toEqual([]);
  });

  it('with a bag, all prices are without one where one of them is known only so', async () => {
    store.known = { 'VLL- 11-27': seen(20_000), 'SLM- 11-27': seen(39_000, 5, 41_000) };
    open(`${SEARCH}${NEAR}&bag=checked`);
    await waitFor(async () => expect((await words())[1]).toMatch(/390\.00 saves .*10\.00/));
    expect((await words())[0]).toMatch(/200\.00 saves .*200\.00/);
    expect(within(await airports()).getByText(/^All prices here are without a checked bag/)).toBeVisible();
  });

  it('a search without airports around says so', async () => {
    around = { MAD: [], BOG: [] };
    open(SEARCH + NEAR);
    expect(
      await screen.findByText('No other airport with regular flights is within 120 km of MAD or BOG.'),
    ).toBeVisible();
    expect(checks()).toEqual([]);
  });

  it('airports that did not load can be loaded again, and the flights are there without them', async () => {
    const loaded = around['MAD'] ?? [];
    around['MAD'] = 'no reply';
    const { user } = open(SEARCH + NEAR);
    expect(await screen.findByText(/Nearby airports aren’t loading/)).toBeVisible();
    expect(await screen.findByRole('article')).toBeVisible();
    around['MAD'] = loaded;
    await user.click(within(await airports()).getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(2);
  });

  it('a budget that is used up is said, and every airport can still be opened', async () => {
    store.onCheck = () => ({ state: 'unknown' });
    store.meta = { ...store.meta, budgetBackInSeconds: 600 };
    open(SEARCH + NEAR);
    expect(await within(await airports()).findByText(/You can check more in 10 minutes/)).toBeVisible();
    expect((await words())[0]).toMatch(/See flights no price yet$/);
    expect(within(await airports()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are not looked for unless the search wants them, nor in a package', async () => {
    open(SEARCH);
    expect(await within(await strip()).findByText(/400/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Nearby airports' })).not.toBeInTheDocument();
    expect(checks()).toEqual([]);
  });

  it('are offered where a search finds no flights', async () => {
    lowest = null;
    const { user, path } = open(SEARCH);
    await user.click(await screen.findByRole('button', { name: 'Compare nearby airports' }));
    expect(path()).toContain('near=MAD-BOG');
    await waitFor(async () => expect((await words())[0]).toMatch(/300\.00 just now$/));
  });
});

describe('flexible dates of a search (Q-11)', () => {
  it('have the days around checked without a press, and name the cheapest with what it saves', async () => {
    store.known = { '- 11-25': seen(35_000), '- 11-26': { state: 'none', ageMinutes: 3 } };
    store.onCheck = (day) => (day === '- 11-29' ? seen(28_000, 0) : seen(52_000, 0));
    const { user, path } = open(`${SEARCH}&flex=1`);
    const saving = await screen.findByText(/saves .*120\.00/);
    expect(saving.parentElement).toHaveTextContent(
      /^Cheapest within 3 days: Sun 29 Nov, .*280\.00, saves .*120\.00 \(seen just now\)\. We have prices for 5 of 6 other dates\.$/,
    );
    expect(checks()).toEqual([['- 11-24', '- 11-28', '- 11-29', '- 11-30']]);
    await user.click(within(saving.parentElement as HTMLElement).getByRole('link'));
    expect(path()).toMatch(/depart=2026-11-29.*flex=1/);
  });

  it('of a return trip are all pairs within reach, of which only the strip is checked', async () => {
    store.known = { '- 11-26 12-02': seen(39_000, 60) };
    store.onCheck = () => seen(45_000, 0);
    open(`${RETURN}&flex=1`);
    const saving = await screen.findByText(/saves .*10\.00/);
    expect(saving.parentElement).toHaveTextContent(/We have prices for 7 of 48 other dates\.$/);
    expect(checks().map((days) => days.length)).toEqual([6]);
  });

  it('that save nothing say so', async () => {
    store.onCheck = () => seen(45_000, 0);
    open(`${SEARCH}&flex=1`, { locale: 'es' });
    expect(
      await screen.findByText(
        'Ningún precio visto a 3 días o menos es más bajo. Hay precio para 6 de las otras 6 fechas.',
      ),
    ).toBeVisible();
  });
});

describe('the form (Q-11)', () => {
  it.each([
    ['en', 'Nearby airports too', 'Flexible dates (± 3 days)', 'Edit search', 'Search flights'],
    [
      'es',
      'También aeropuertos cercanos',
      'Fechas flexibles (± 3 días)',
      'Cambiar la búsqueda',
      'Buscar vuelos',
    ],
  ] as const)('has both as choices, which stay in the address (%s)', async (...story) => {
    const [locale, nearby, flexible, edit, submit] = story;
    const { user, path } = open(SEARCH, { locale });
    await user.click(await screen.findByText(edit));
    await user.click(screen.getAllByRole('combobox')[0] as HTMLElement);
    await user.click(await screen.findByRole('checkbox', { name: nearby }));
    await user.click(screen.getByRole('checkbox', { name: flexible }));
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(path()).toContain('near=MAD-BOG&flex=1'));
    await user.click(await screen.findByText(edit));
    expect(await screen.findByRole('checkbox', { name: nearby })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: nearby }));
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(path()).not.toContain('near='));
    expect(path()).toContain('flex=1');
  });
});
