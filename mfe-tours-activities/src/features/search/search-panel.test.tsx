import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { found } from '../../testing/activities.ts';
import { toursActivities as remote } from '../../tours-activities.tsx';

const CANCUN = {
  type: 'city',
  id: 'CUN',
  name: 'Cancún',
  cityName: 'Cancún',
  countryCode: 'MX',
  countryName: 'Mexico',
  location: { lat: 21.16, lon: -86.85 },
};
const server = setupServer();
beforeAll(async () => {
  server.listen();
  await import('@travesia/booking-ui/range-days');
});
beforeEach(() =>
  server.use(
    http.get('*/api/search/places', () => HttpResponse.json({ data: [CANCUN], meta: { complete: true } })),
    http.post('*/api/:kind/search', () => HttpResponse.json(found([]))),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (story: RemoteStory = {}) =>
  openRemote(remote, { target: 'search-activities', path: '/', locale: 'en', today: '2026-11-21', ...story });
const city = () => screen.getByRole('combobox', { name: 'City' });
const dates = () => screen.getByRole('button', { name: /^Days/ });
const submit = () => screen.getByRole('button', { name: 'Search activities' });
const day = (name: RegExp) => screen.findByRole('button', { name });
const query = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('T-03: when something is to be done', () => {
  it('from the first to the last day of the calendar, and one day alone', async () => {
    const { user, path } = open();
    await user.type(city(), 'cancun');
    await user.click(dates());
    await user.click(await day(/24 December/));
    expect(screen.getByText('Now choose the last day')).toBeVisible();
    await user.click(await day(/27 December/));
    expect(screen.getByText('4 days')).toBeVisible();
    await user.click(await day(/26 December/));
    await user.click(await day(/26 December/));
    expect(screen.getByText('1 day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    await waitFor(() => expect(path()).toMatch(/^\/activities\/result\?/));
    expect([query(path()).get('from'), query(path()).get('to')]).toEqual(['2026-12-26', '2026-12-26']);
  });

  it('more than 31 days are refused with what to do instead, and go once they fit', async () => {
    const { user, path } = open();
    await user.type(city(), 'cancun');
    await user.click(dates());
    await user.click(await day(/10 December/));
    await user.click(screen.getAllByRole('button', { name: 'Next' })[0] as HTMLElement);
    await user.click(await day(/20 January/));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    expect(await screen.findByText('Choose up to 31 days.')).toBeVisible();
    await waitFor(() => expect(dates()).toHaveFocus());
    expect(path()).toBe('/');
    await user.click(dates());
    await user.click(await day(/11 December/));
    await user.click(await day(/13 December/));
    expect(screen.queryByText('Choose up to 31 days.')).toBeNull();
  });
});

describe('T-02: with whom', () => {
  const people = () => screen.getByRole('button', { name: /^Participants/ });

  it('the home asks for no children where the market sells to adults only', async () => {
    const { user } = open();
    await user.click(people());
    expect(screen.getByRole('button', { name: 'Add an adult' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
  });

  it('the home takes children with their ages where it does', async () => {
    const { user, path } = open({ market: { activities: { children: true, pageLanguage: true } } });
    await user.type(city(), 'cancun');
    await user.click(people());
    await user.click(screen.getByRole('button', { name: 'Add a child' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Age of child 1' }), '8');
    expect(people()).toHaveTextContent(/2 adults.*1 child/);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(submit());
    await waitFor(() => expect(query(path()).get('paxes')).toBe('30-30-8'));
  });

  it('the form passes axe, open and with what is missing', async () => {
    const { user } = open();
    await user.click(submit());
    expect(await screen.findByText('Choose a city from the list.')).toBeVisible();
    await expectAccessible();
    await user.click(people());
    await expectAccessible();
  });
});
