import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { addDays } from '@travesia/domain';
import { fillIn, openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { reply } from '../results/testing/offers.ts';
import { keptFlightForm } from './model/kept-forms.ts';

const airport = (airportCode: string, cityName: string, name = cityName, cityCode = airportCode) => ({
  airportCode,
  cityCode,
  name,
  cityName,
  countryCode: 'CO',
  countryName: 'Colombia',
  location: { lat: 4, lon: -74 },
  timeZone: 'America/Bogota',
});
const AIRPORTS = [
  airport('BOG', 'Bogotá'),
  airport('MAD', 'Madrid'),
  airport('SJO', 'San José'),
  airport('SCL', 'Santiago de Chile'),
  airport('SDQ', 'Santo Domingo'),
];
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const server = setupServer();
beforeAll(async () => {
  server.listen();
  await import('@travesia/ui/calendar');
  await import('../nearby/index.ts');
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
    http.post('*/api/air/flight-offer/search', () => HttpResponse.json(reply([]))),
    http.get('*/api/search/am/airports', () => HttpResponse.json({ data: [] })),
  ),
);
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  keptFlightForm.set(null);
});
afterAll(() => server.close());

const open = () => openRemote(remote, { path: '/vuelos', locale: 'en' });
const field = (name: 'From' | 'To') => screen.getByRole('combobox', { name });
const submit = () => screen.getByRole('button', { name: 'Search flights' });

it.each([
  ['the name of a city', 'madrid', 'bogota'],
  ['a part that fits one place only', 'madr', 'bogo'],
])('F-10: %s is taken without a pick from the list', async (_what, from, to) => {
  const { user, path } = open();
  await user.type(field('From'), from);
  await fillIn(user, field('To'), to);
  await user.click(submit());
  await screen.findByRole('heading', { level: 1 });
  expect(path()).toMatch(/^\/mad-bog\/results\?from=MAD&to=BOG/);
});

it.each(['sant', 'nowhere'])(
  'F-10: words that stand for several places or for none (%s) are not guessed: the field says so',
  async (typed) => {
    const { user, path } = open();
    await user.type(field('From'), 'madrid');
    await fillIn(user, field('To'), typed);
    await user.click(submit());
    expect(await screen.findByText(/Choose a place from the list/)).toBeVisible();
    expect(field('From')).toHaveValue('MAD · Madrid');
    expect(field('To')).toHaveValue(typed);
    expect(path()).toBe('/vuelos');
  },
);

it('F-10: a lookup that fails asks for a place from the list', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  server.use(http.get('*/api/search/airports', () => HttpResponse.json({}, { status: 502 })));
  const { user } = open();
  await fillIn(user, field('From'), 'madrid');
  await user.click(submit());
  expect(await screen.findByText(/Choose a place from the list/)).toBeVisible();
  warn.mockRestore();
});

it('F-05: with one way, a later departure pushes the hidden return along', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'One way' }));
  await user.click(screen.getByRole('button', { name: /Dates/ }));
  await user.click(await screen.findByRole('button', { name: /24 December/ }));
  expect(screen.getByRole('button', { name: /Dates/ })).toHaveTextContent(/24 Dec/);
  await user.click(screen.getByRole('radio', { name: 'Round trip' }));
  expect(screen.getByRole('button', { name: /Dates/ })).toHaveTextContent(/24 Dec – .*24 Dec/);
});

it("W-04: a search waits for a child's age, which nobody assumes, and says so", async () => {
  const { user, path } = open();
  await user.type(field('From'), 'madrid');
  await fillIn(user, field('To'), 'bogota');
  await user.click(screen.getByRole('button', { name: /^Travelers and class/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(submit());
  expect(await screen.findByText(/Tell us the age of everyone under 18/)).toBeVisible();
  expect(path()).toBe('/vuelos');
  await user.click(screen.getByRole('button', { name: /^Travelers and class/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Age of child 1' }), '5');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(submit());
  await screen.findByRole('heading', { level: 1 });
  expect(path()).toMatch(/children=1&.*ages=5/);
});

it('W-04: a child who is added after an attempt is no error until the next one', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Search flights' }));
  expect(await screen.findByText(/Choose where you are going/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Travelers and class/ }));
  await user.click(await screen.findByRole('button', { name: 'Add a child' }));
  expect(screen.queryByText(/Tell us the age/)).toBeNull();
});

it('the form is filled in when its page is opened again', async () => {
  const first = open();
  await first.user.type(field('From'), 'madrid');
  await first.user.click(await screen.findByRole('option', { name: /Madrid/ }));
  await first.user.click(screen.getByRole('radio', { name: 'One way' }));
  first.unmount();
  open();
  expect(field('From')).toHaveValue('MAD · Madrid');
  expect(screen.getByRole('radio', { name: 'One way' })).toBeChecked();
});

describe('several cities (Q-10)', () => {
  const leg = (name: string) => screen.findByRole('combobox', { name });

  it('are legs of their own, each from where the one before ends, up to five', async () => {
    const { user, path } = open();
    await user.click(screen.getByRole('radio', { name: 'Several cities' }));
    await user.type(field('From'), 'mad');
    await fillIn(user, field('To'), 'bog');
    await user.type(await leg('Flight 2, to'), 'sjo');
    await user.click(screen.getByRole('button', { name: 'Add a flight' }));
    await user.type(await leg('Flight 3, to'), 'scl');
    await user.click(screen.getByRole('button', { name: 'Add a flight' }));
    await user.click(screen.getByRole('button', { name: 'Add a flight' }));
    expect(screen.queryByRole('button', { name: 'Add a flight' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove flight 5' }));
    await user.click(screen.getByRole('button', { name: 'Remove flight 4' }));
    await user.click(screen.getByRole('button', { name: /^Flight 3, date/ }));
    await user.click(await screen.findByRole('button', { name: /24 December/ }));
    await user.click(submit());
    await screen.findByRole('heading', { level: 1 });
    const query = new URLSearchParams(path().split('?')[1]);
    expect(query.getAll('leg')).toEqual([
      `BOG.SJO.${addDays(query.get('depart') ?? '', 3)}`,
      'SJO.SCL.2026-12-24',
    ]);
    expect(query.get('trip')).toBe('3');
  });

  it('say which leg lacks its place, and a leg before the one that it follows', async () => {
    const { user, path } = open();
    await user.click(screen.getByRole('radio', { name: 'Several cities' }));
    await user.type(field('From'), 'mad');
    await fillIn(user, field('To'), 'bog');
    await user.click(screen.getByRole('button', { name: /^Depart/ }));
    await user.click(await screen.findByRole('button', { name: /28 December/ }));
    expect(await screen.findByRole('button', { name: /^Flight 2, date.*28 Dec/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Flight 2, date/ }));
    await user.click(await screen.findByRole('button', { name: /24 December/ }));
    await user.click(submit());
    expect(await leg('Flight 2, to')).toHaveAccessibleDescription(/Choose where you are going/);
    expect(screen.getByText('A flight cannot leave before the one that it follows.')).toBeVisible();
    expect(path()).toBe('/vuelos');
  });
});
