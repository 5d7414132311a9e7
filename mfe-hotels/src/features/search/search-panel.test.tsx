import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Place } from '@travesia/contracts';
import { fillIn, openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hotels as remote } from '../../hotels.tsx';

const city = (id: string, name: string): Place => ({
  type: 'city',
  id,
  name,
  cityName: name,
  countryCode: 'ES',
  countryName: 'Spain',
  location: { lat: 40.4, lon: -3.7 },
});
const PLACES: readonly Place[] = [
  city('MAD', 'Madrid'),
  city('MAH', 'Mahón'),
  { ...city('hot_1', 'Hotel Madrid Sol'), type: 'hotel', cityName: 'Madrid' },
];
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const server = setupServer();
beforeAll(async () => {
  server.listen();
  await import('@travesia/ui/calendar');
});
beforeEach(() =>
  server.use(
    http.get('*/api/search/places', ({ request }) => {
      const term = plain(new URL(request.url).searchParams.get('term') ?? '');
      const data = PLACES.filter(({ name }) => plain(name).includes(term));
      return HttpResponse.json({ data, meta: { complete: true } });
    }),
  ),
);
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => server.close());

const open = () => openRemote(remote, { target: 'search', locale: 'en' });
const place = () => screen.getByRole('combobox', { name: 'City or hotel' });
const submit = () => screen.getByRole('button', { name: 'Search hotels' });
const rooms = () => screen.getByRole('button', { name: /^Rooms and guests/ });
const dates = () => screen.getByRole('button', { name: /^Check-in and check-out/ });
const query = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('H-02: where', () => {
  it('an empty place is asked for in words, takes the focus, and is mended by a pick from the list', async () => {
    const { user, path } = open();
    await user.click(submit());
    expect(await screen.findByText('Choose a city or a hotel from the list.')).toBeVisible();
    await waitFor(() => expect(place()).toHaveFocus());
    expect(place()).toBeInvalid();
    expect(path()).toBe('/');
    await user.type(place(), 'madrid');
    await user.click(await screen.findByRole('option', { name: /^Hotel Madrid Sol/ }));
    expect(place()).toBeValid();
    await user.click(submit());
    await waitFor(() => expect(path()).toMatch(/^\/hoteles\/result\?/));
    expect(query(path()).get('type')).toBe('hotel');
    expect(query(path()).get('id')).toBe('hot_1');
  });

  it('cities and hotels stand under their own headings, each with where it is', async () => {
    const { user } = open();
    await user.type(place(), 'madrid');
    expect(await screen.findByRole('option', { name: /^Hotel Madrid Sol\s*Madrid · Spain/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Madrid\s*Spain/ })).toBeVisible();
    expect(screen.getByText('Cities')).toBeVisible();
    expect(screen.getByText('Places to stay')).toBeVisible();
  });

  it.each([
    ['the name of one place', 'mahon', 'MAH'],
    ['a name that others contain', 'madrid', 'MAD'],
  ])('%s (%s) is taken without a pick', async (_what, typed, id) => {
    const { user, path } = open();
    await fillIn(user, place(), typed);
    await user.click(submit());
    await waitFor(() => expect(query(path()).get('id')).toBe(id));
  });

  it.each(['ma', 'nowhere'])(
    'words that stand for several places or for none (%s) are not guessed and stay',
    async (typed) => {
      const { user, path } = open();
      await fillIn(user, place(), typed);
      await user.click(submit());
      expect(await screen.findByText('Choose a city or a hotel from the list.')).toBeVisible();
      expect(place()).toHaveValue(typed);
      expect(path()).toBe('/');
    },
  );

  it('no place of that name, and a lookup that fails, are told apart; typing on asks again', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = open();
    await user.type(place(), 'nowhere');
    // Once in the list, once for a screen reader.
    expect(await screen.findAllByText('No matches. Try a city or hotel name.')).toHaveLength(2);
    server.use(http.get('*/api/search/places', () => HttpResponse.json({}, { status: 502 })));
    await user.clear(place());
    await user.type(place(), 'madri');
    expect(await screen.findAllByText(/^Suggestions aren't loading/)).toHaveLength(2);
    server.resetHandlers();
    server.use(
      http.get('*/api/search/places', () => HttpResponse.json({ data: PLACES, meta: { complete: true } })),
    );
    await user.type(place(), 'd');
    expect(await screen.findByRole('option', { name: /^Madrid\s*Spain/ })).toBeVisible();
    expect(place()).toHaveValue('madrid');
  });
});

describe('H-02: when', () => {
  it('two days of the calendar are the nights, and the same day twice is one night', async () => {
    const { user } = open();
    await user.click(dates());
    await user.click(await screen.findByRole('button', { name: /24 December/ }));
    expect(screen.getByText('Now choose the check-out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /27 December/ }));
    expect(screen.getByText('3 nights')).toBeVisible();
    expect(dates()).toHaveTextContent(/24 Dec – .*27 Dec/);
    await user.click(screen.getByRole('button', { name: /24 December/ }));
    await user.click(screen.getByRole('button', { name: /24 December/ }));
    expect(screen.getByText('1 night')).toBeVisible();
    expect(dates()).toHaveTextContent(/24 Dec – .*25 Dec/);
  });

  it('more than 30 nights are refused with what to do instead, and go once they fit', async () => {
    const { user, path } = open();
    await user.type(place(), 'mahon');
    await user.click(dates());
    await user.click(await screen.findByRole('button', { name: /10 December/ }));
    const [next] = screen.getAllByRole('button', { name: 'Next' });
    await user.click(next as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /20 January/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    const problem = /^You can book up to 30 nights in a row/;
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => expect(dates()).toHaveFocus());
    expect(dates()).toHaveTextContent(/10 Dec – .*20 Jan/);
    expect(path()).toBe('/');
    await user.click(dates());
    await user.click(await screen.findByRole('button', { name: /11 December/ }));
    await user.click(screen.getByRole('button', { name: /13 December/ }));
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    await waitFor(() => expect(path()).toMatch(/in=2026-12-11&out=2026-12-13/));
  });
});

describe('H-03: rooms and guests', () => {
  const openRooms = async () => {
    const page = open();
    await page.user.type(place(), 'mahon');
    await page.user.click(rooms());
    return page;
  };
  const room = (number: number) => within(screen.getByRole('group', { name: `Room ${number}` }));

  it('up to five rooms; each can be removed again, the last one not', async () => {
    const { user } = await openRooms();
    expect(screen.queryByRole('button', { name: 'Remove room 1' })).not.toBeInTheDocument();
    for (let count = 1; count < 5; count += 1)
      await user.click(screen.getByRole('button', { name: 'Add another room' }));
    expect(screen.queryByRole('button', { name: 'Add another room' })).not.toBeInTheDocument();
    expect(screen.getByText('You can book up to 5 rooms at a time.')).toBeVisible();
    expect(rooms()).toHaveTextContent('5 rooms, 6 guests');
    await user.click(screen.getByRole('button', { name: 'Remove room 1' }));
    expect(rooms()).toHaveTextContent('4 rooms, 4 guests');
    expect(screen.getByRole('button', { name: 'Add another room' })).toBeVisible();
  });

  it("a search waits for a child's age, which nobody assumes, and keeps what was chosen", async () => {
    const { user, path } = await openRooms();
    await user.click(screen.getByRole('button', { name: 'Add a child to room 1' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    expect(await screen.findByText(/^Tell us the age of each child/)).toBeVisible();
    expect(path()).toBe('/');
    expect(rooms()).toHaveTextContent('1 room, 3 guests');
    await waitFor(() => expect(rooms()).toHaveFocus());
    await user.click(rooms());
    await user.selectOptions(room(1).getByRole('combobox', { name: /child 1/ }), '0');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    await waitFor(() => expect(query(path()).get('rooms')).toBe('2-0'));
  });

  it('three adults in one of two rooms are explained at once, with a way to share them out', async () => {
    const { user, path } = await openRooms();
    await user.click(screen.getByRole('button', { name: 'Add an adult to room 1' }));
    expect(screen.queryByText(/two adults/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add another room' }));
    expect(screen.getByText(/two adults/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suggested split: 2 + 2' }));
    expect(screen.queryByText(/two adults/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    await waitFor(() => expect(query(path()).get('rooms')).toBe('2,2'));
  });
});
