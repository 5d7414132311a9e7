import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { keptFlightForm, keptPackageForm } from './model/kept-forms.ts';

const RECENT = 'travesia.recent-searches';
const airport = (airportCode: string, cityName: string) => ({
  airportCode,
  cityCode: airportCode,
  name: cityName,
  cityName,
  countryCode: 'CO',
  countryName: 'Colombia',
  location: { lat: 4, lon: -74 },
  timeZone: 'America/Bogota',
});
const AIRPORTS = [airport('BOG', 'Bogotá'), airport('MAD', 'Madrid'), airport('CTG', 'Cartagena')];
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const server = setupServer();
beforeAll(async () => {
  server.listen();
  await Promise.all([import('@travesia/ui/calendar'), import('../nearby/index.ts')]);
});
beforeEach(() =>
  server.use(
    http.get('*/api/search/airports', ({ request }) => {
      const term = plain(new URL(request.url).searchParams.get('term') ?? '');
      const data = AIRPORTS.filter(({ airportCode, cityName }) =>
        [airportCode, cityName].some((each) => plain(each).startsWith(term)),
      );
      return HttpResponse.json({ data });
    }),
    http.get('*/api/search/am/airports', () => HttpResponse.json({ data: [] })),
  ),
);
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  keptFlightForm.set(null);
  keptPackageForm.set(null);
});
afterAll(() => server.close());

const open = (target: 'search' | 'package-search') =>
  openRemote(remote, { target, path: '/', locale: 'en', today: '2026-11-21' });
type User = ReturnType<typeof open>['user'];
const field = (name: string) => screen.getByRole('combobox', { name });
async function fly(user: User, from: string, to: string) {
  await user.type(field('From'), from);
  await fillIn(user, field('To'), to);
}

describe('K-01: the tab of packages', () => {
  const submit = () => screen.getByRole('button', { name: 'Search packages' });

  it('asks for flight and hotel as one: no kind of trip, a place to sleep, rooms; and passes axe', async () => {
    open('package-search');
    expect(screen.getByRole('search', { name: 'Flight + hotel' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'One way' })).toBeNull();
    expect(field('Hotel in')).toHaveAttribute('placeholder', 'Same as flight destination');
    await expectAccessible();
  });

  it('leads to flights there and back, which are marked as the first half', async () => {
    const { user, path } = open('package-search');
    await fly(user, 'madrid', 'bogota');
    await user.click(submit());
    await waitFor(() => expect(path()).toMatch(/^\/mad-bog\/results\?/));
    const query = new URLSearchParams(path().split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({ flow: 'package', trip: '2', rooms: '1' });
    expect(query.get('return')).not.toBeNull();
    expect(localStorage.getItem(RECENT)).toBeNull();
  });

  it('may sleep elsewhere than it flies to', async () => {
    const { user, path } = open('package-search');
    await fly(user, 'madrid', 'bogota');
    await user.type(field('Hotel in'), 'cartagena');
    await user.click(submit());
    await waitFor(() => expect(path()).toMatch(/=CTG(&|$)/));
  });

  it('K-02: never more rooms than adults, who sleep in each of them', async () => {
    const { user } = open('package-search');
    const rooms = () =>
      within(screen.getByRole('combobox', { name: 'Rooms' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(rooms()).toEqual(['1 room']);
    await user.click(screen.getByRole('button', { name: /^Travelers and class/ }));
    await user.click(await screen.findByRole('button', { name: /^Add an adult/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(rooms()).toEqual(['1 room', '2 rooms']);
  });

  it('without a destination says what is missing, and stays', async () => {
    const { user, path } = open('package-search');
    await user.type(field('From'), 'madrid');
    await user.click(submit());
    expect(await screen.findByText('Choose where you are going.')).toBeVisible();
    await waitFor(() => expect(field('To')).toHaveFocus());
    expect(path()).toBe('/');
  });
});

describe('searches that were made in this browser', () => {
  const search = (own: object) => ({
    address: '/mad-bog/results?from=MAD&to=BOG&depart=2026-12-01',
    fromCity: 'Madrid',
    toCity: 'Bogotá',
    departureDate: '2026-12-01',
    lastDate: '2026-12-09',
    ...own,
  });
  const links = async () =>
    within(await screen.findByRole('navigation', { name: 'Recent searches' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('are offered again with their days; what is past or broken is not', async () => {
    localStorage.setItem(
      RECENT,
      JSON.stringify([
        search({}),
        search({ toCity: 'Lima', address: '/mad-lim/results', lastDate: null }),
        search({ toCity: 'Quito', departureDate: '2026-11-20' }),
      ]),
    );
    open('search');
    expect(await links()).toEqual([
      [
        expect.stringMatching(/^Madrid – Bogotá, 1.*9 Dec/),
        '/en/mad-bog/results?from=MAD&to=BOG&depart=2026-12-01',
      ],
      [expect.stringMatching(/^Madrid – Lima, 1 Dec$/), '/en/mad-lim/results'],
    ]);
  });

  it.each(['{', '[{"address":1}]', 'null'])('%s is as good as none', async (stored) => {
    localStorage.setItem(RECENT, stored);
    open('search');
    expect(await screen.findByRole('search', { name: 'Find your flight' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Recent searches' })).toBeNull();
  });

  it('are remembered by the cities that were searched', async () => {
    const { user, path, unmount } = open('search');
    await fly(user, 'madrid', 'bogota');
    await user.click(screen.getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(path()).toMatch(/^\/mad-bog\/results/));
    unmount();
    keptFlightForm.set(null);
    open('search');
    expect((await links()).map(([words]) => words)).toEqual([expect.stringMatching(/^Madrid – Bogotá, /)]);
  });
});
