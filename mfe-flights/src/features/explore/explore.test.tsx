import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type {
  Airport,
  ExploreCheckPayload,
  ExploredPlace,
  ExplorePayload,
  ExploreReply,
} from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { noOtherDays } from '../results/testing/no-other-days.ts';
import { reply as offersReply } from '../results/testing/offers.ts';

const server = setupServer();
const usd = (amount: number) => ({ amount, currency: 'USD' });
const BOGOTA: Airport = {
  airportCode: 'BOG',
  name: 'El Dorado',
  cityName: 'Bogota',
  cityCode: 'BOG',
  countryCode: 'CO',
  countryName: 'Colombia',
  location: { lat: 4.7, lon: -74.1 },
};
const place = (more: Partial<ExploredPlace> & Pick<ExploredPlace, 'code' | 'cityName'>): ExploredPlace => ({
  countryName: 'Colombia',
  latitude: 10.4,
  longitude: -75.5,
  state: 'seen',
  departureDate: '2027-02-09',
  returnDate: '2027-02-16',
  price: null,
  ageMinutes: null,
  highC: 31,
  ...more,
});
const CARTAGENA = place({ code: 'CTG', cityName: 'Cartagena', price: usd(18_000), ageMinutes: 180 });
const CANCUN = place({
  code: 'CUN',
  cityName: 'Cancun',
  countryName: 'Mexico',
  latitude: 21,
  longitude: -86.9,
  price: usd(26_800),
  ageMinutes: 5 * 24 * 60,
  state: 'old',
  highC: 29,
});
const unseen = (code: string, cityName: string) => place({ code, cityName, state: 'unknown' });

let data: ExploredPlace[];
let meta: ExploreReply['meta'];
let reads: ExplorePayload[];
let checks: ExploreCheckPayload[];
let onCheck: (code: string) => Partial<ExploredPlace>;
let status: number;
const reply = (): ExploreReply => ({ data, meta });

beforeAll(async () => {
  server.listen();
  await import('../../pages/results-route.tsx');
});
beforeEach(() => {
  data = [CARTAGENA, CANCUN, unseen('MDE', 'Medellin'), unseen('CLO', 'Cali')];
  meta = {
    from: { code: 'BOG', cityName: 'Bogota', latitude: 4.7, longitude: -74.1 },
    overBudget: { count: 0, lowest: null },
    budgetBackInSeconds: null,
  };
  reads = [];
  checks = [];
  status = 200;
  onCheck = () => ({ state: 'seen', price: usd(9_900), ageMinutes: 0 });
  server.use(
    http.get('*/api/search/airports', ({ request }) => {
      const term = new URL(request.url).searchParams.get('term')?.toLowerCase() ?? '';
      return HttpResponse.json({ data: 'bogota'.startsWith(term) ? [BOGOTA] : [] });
    }),
    http.get('*/api/search/am/airports', () => HttpResponse.json({ data: [] })),
    http.post('*/api/air/explore', async ({ request }) => {
      reads.push((await request.json()) as ExplorePayload);
      return status === 200
        ? HttpResponse.json(reply())
        : HttpResponse.json({ error: { code: 'internal_error', fields: [] } }, { status });
    }),
    http.post('*/api/air/explore/check', async ({ request }) => {
      const asked = (await request.json()) as ExploreCheckPayload;
      checks.push(asked);
      data = data.map((each) => (asked.to.includes(each.code) ? { ...each, ...onCheck(each.code) } : each));
      return HttpResponse.json(reply());
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const WARM = '/vuelos/explorar?from=BOG&month=2027-02&nights=5-9&budget=300&currency=USD&climate=warm';
const open = (story: RemoteStory = {}) => openRemote(remote, { path: WARM, locale: 'en', ...story });
const lineOf = async (city: string) =>
  (await screen.findByRole('heading', { level: 3, name: city })).closest('li') as HTMLElement;

describe('Q-03: somewhere warm in February from Bogotá under 300', () => {
  it('asks for what the address says, and lists places with days, price, age and warmth', async () => {
    open();
    const line = await lineOf('Cartagena');
    expect(reads[0]).toMatchObject({
      from: 'BOG',
      month: '2027-02',
      isOneWay: false,
      nights: { min: 5, max: 9 },
      budget: usd(30_000),
      climate: 'warm',
    });
    expect(line).toHaveTextContent('Colombia · 31 °C');
    expect(line).toHaveTextContent('9 – 16 Feb 2027 · 7 nights');
    expect(line).toHaveTextContent(/180\.00/);
    expect(line).toHaveTextContent('seen 3h ago');
    expect(screen.getByRole('heading', { level: 2, name: '2 destinations with a price' })).toBeVisible();
    expect(screen.getByText(/Total for one adult in economy, taxes included/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Anywhere from Bogota$/);
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2027-02');
    expect(screen.getByRole('combobox', { name: 'Climate' })).toHaveDisplayValue('Warm (25 °C or more)');
    expect(screen.getByRole('textbox', { name: 'Budget per adult (USD)' })).toHaveValue('300');
    await expectAccessible();
  });

  it('a name of the origin that arrives while somebody types does not join what is typed', async () => {
    const name = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/search/airports', async () => {
        await name.promise;
        return HttpResponse.json({ data: [BOGOTA] });
      }),
    );
    const { user } = open();
    const origin = await screen.findByRole('combobox', { name: 'From' });
    await user.click(origin);
    expect(origin).toHaveValue('BOG');
    name.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: 'Anywhere from Bogota' })).toBeVisible();
    expect(origin).toHaveValue('BOG');
    await user.tab();
    expect(origin).toHaveValue('BOG · Bogota');
  });

  it('a place leads to its flights, with the days of the price', async () => {
    const { user, path } = open();
    await user.click(within(await lineOf('Cartagena')).getByRole('link', { name: 'Cartagena' }));
    const [address, query] = path().split('?');
    expect(address).toBe('/bog-ctg/results');
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      from: 'BOG',
      to: 'CTG',
      depart: '2027-02-09',
      return: '2027-02-16',
      adults: '1',
      trip: '2',
      cabin: 'economy',
    });
  });

  it('the map has the same prices as links; what one points at is marked in the other, by keyboard too', async () => {
    const { user } = open();
    const map = await screen.findByRole('region', { name: 'Map of prices' });
    const pin = within(map).getByRole('link', { name: /^Cartagena .*180\.00, seen 3h ago$/ });
    const line = await lineOf('Cartagena');
    expect(line).not.toHaveAttribute('data-marked');
    pin.focus();
    await waitFor(() => expect(line).toHaveAttribute('data-marked'));
    within(line).getByRole('link', { name: 'Cartagena' }).focus();
    await waitFor(() => expect(pin).toHaveAttribute('data-marked'));
    await user.hover(within(await lineOf('Cancun')).getByRole('link'));
    await waitFor(() => expect(pin).not.toHaveAttribute('data-marked'));
    expect(pin).toHaveAttribute('href', expect.stringContaining('/bog-ctg/results?'));
  });

  it('by keyboard the map is skipped to the list', async () => {
    const { user } = open();
    await lineOf('Cartagena');
    await user.click(screen.getByRole('link', { name: 'Go to the list of destinations' }));
    expect(screen.getByRole('heading', { level: 2, name: /2 destinations/ })).toHaveFocus();
  });

  it('the form writes the address; an origin and a budget that are no such thing are said where they stand', async () => {
    const { user, path } = open({ path: '/vuelos/explorar' });
    expect(await screen.findByText('Choose where you leave from and see where you can go.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Budget per adult (USD)' }), 'cheap');
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    expect(await screen.findByText('Choose where you leave from.')).toBeVisible();
    expect(screen.getByText('Type a number without decimals, such as 300.')).toBeVisible();
    expect(reads).toEqual([]);

    await user.type(screen.getByRole('combobox', { name: 'From' }), 'bogota');
    await user.click(await screen.findByRole('option', { name: /Bogota/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February 2027');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'A week (5 to 9 nights)');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Climate' }), 'Warm (25 °C or more)');
    const budget = screen.getByRole('textbox', { name: 'Budget per adult (USD)' });
    await user.clear(budget);
    await user.type(budget, '300');
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await lineOf('Cartagena');
    expect(path()).toBe(WARM);
  });

  it('one way is asked without nights', async () => {
    const { user, path } = open();
    await lineOf('Cartagena');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'One way');
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await waitFor(() => expect(reads.at(-1)).toMatchObject({ isOneWay: true, nights: null }));
    expect(path()).toContain('trip=1');
    expect(path()).not.toContain('nights');
  });

  it.each([
    ['month=2020-01&nights=9-5&climate=tropical&budget=-4&currency=USD', 'nonsense'],
    ['budget=300', 'a budget without a currency'],
  ])('an address with %s asks for anything', async (words) => {
    open({ path: `/vuelos/explorar?from=BOG&${words}` });
    await lineOf('Cartagena');
    expect(reads[0]).toEqual({
      from: 'BOG',
      month: null,
      isOneWay: false,
      nights: null,
      budget: null,
      climate: null,
    });
  });
});

describe('Q-03: the budget is of the currency that the page shows', () => {
  const inPesos: RemoteStory = { currency: 'MXN' };
  beforeEach(() =>
    server.use(
      http.get('*/api/currencyExchange', () =>
        HttpResponse.json({ success: true, data: { base: 'USD', asOf: '2026-11-20', rates: { MXN: 18 } } }),
      ),
    ),
  );

  it('is asked for and sent in it; the server converts', async () => {
    const { user, path } = open({ ...inPesos, path: '/vuelos/explorar?from=BOG' });
    const budget = await screen.findByRole('textbox', { name: 'Budget per adult (MXN)' });
    await user.type(budget, '5400');
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    await waitFor(() => expect(reads.at(-1)?.budget).toEqual({ amount: 540_000, currency: 'MXN' }));
    expect(path()).toContain('budget=5400&currency=MXN');
    expect(await lineOf('Cartagena')).toHaveTextContent(/3,240\.00/);
  });

  it('one of an address is shown in it', async () => {
    open(inPesos);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Budget per adult (MXN)' })).toHaveValue('5400'),
    );
  });
});

describe('Q-03: places without a price', () => {
  it('where nobody has seen any, the press that asks has the first ones checked', async () => {
    data = [unseen('MDE', 'Medellin'), unseen('CLO', 'Cali')];
    const { user } = open();
    await screen.findByRole('button', { name: 'Check 2 prices' });
    expect(checks).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Explore' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: '2 destinations with a price' }),
    ).toBeVisible();
    expect(checks).toEqual([{ ...reads[0], to: ['MDE', 'CLO'] }]);
  });

  it('one press has the next of them checked, and their prices join the list', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Check 2 prices' }));
    expect(checks).toEqual([{ ...reads[0], to: ['MDE', 'CLO'] }]);
    expect(
      await screen.findByRole('heading', { level: 2, name: '4 destinations with a price' }),
    ).toBeVisible();
  });

  it('each has a button of its own, and so has a price that is old', async () => {
    onCheck = () => ({ state: 'none', ageMinutes: 0 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Check ?: Cali$/ }));
    const cali = await lineOf('Cali');
    await waitFor(() => expect(cali).toHaveTextContent(/No flights: 9 – 16 Feb 2027 \(checked just now\)/));
    expect(within(cali).queryByRole('button')).not.toBeInTheDocument();
    expect(await lineOf('Cancun')).toHaveTextContent('seen 5d ago');
    await user.click(screen.getByRole('button', { name: /^Check again ?: Cancun$/ }));
    await waitFor(() => expect(checks.map(({ to }) => to)).toEqual([['CLO'], ['CUN']]));
    expect(within(await lineOf('Cartagena')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('says while it checks, and reads again until it knows', async () => {
    onCheck = () => ({ state: 'checking' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Check ?: Cali$/ }));
    expect(await within(await lineOf('Cali')).findByText('Checking…')).toBeVisible();
    data = data.map((each) =>
      each.code === 'CLO' ? { ...each, state: 'seen', price: usd(7_000), ageMinutes: 0 } : each,
    );
    await waitFor(async () => expect(await lineOf('Cali')).toHaveTextContent(/70\.00/), { timeout: 4000 });
  });

  it('says when the budget of searches is used up, and offers no more of them', async () => {
    onCheck = () => ({});
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Check 2 prices' });
    meta = { ...meta, budgetBackInSeconds: 600 };
    await user.click(button);
    expect(await screen.findByText(/You can check more in 10 minutes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
  });

  it('a check that found out nothing says so, and may be tried again', async () => {
    onCheck = () => ({});
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Check ?: Cali$/ }));
    expect(await within(await lineOf('Cali')).findByText('Price not found')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Check again ?: Cali$/ })).toBeEnabled();
  });
});

describe('Q-03: when there is little to show', () => {
  it('loading says so', async () => {
    open();
    expect(await screen.findByText('Looking up prices')).toBeInTheDocument();
  });

  it('nothing within the budget names the lowest price, and drops the budget by a press', async () => {
    data = [unseen('MDE', 'Medellin')];
    meta = { ...meta, overBudget: { count: 3, lowest: usd(31_000) } };
    const { user, path } = open();
    expect(
      await screen.findByText(/No price seen is within your budget\. The lowest is .*310\.00/),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all prices' }));
    expect(path()).toBe('/vuelos/explorar?from=BOG&month=2027-02&nights=5-9&climate=warm');
  });

  it('some within the budget: how many cost more', async () => {
    meta = { ...meta, overBudget: { count: 3, lowest: usd(31_000) } };
    open();
    expect(
      await screen.findByText(/3 more destinations cost more than your budget, from .*310\.00/),
    ).toBeVisible();
  });

  it('no price at all, and no place of that climate', async () => {
    data = [unseen('MDE', 'Medellin')];
    const { unmount } = open();
    expect(await screen.findByText(/^Nobody has searched for these trips lately/)).toBeVisible();
    unmount();
    data = [];
    open({ path: WARM.replace('warm', 'cold') });
    expect(await screen.findByText(/We know no destination with that climate/)).toBeVisible();
  });

  it('a search without any flights leads here, with its origin and month (F-29)', async () => {
    server.use(
      noOtherDays,
      http.post('*/api/air/flight-offer/search', () => HttpResponse.json(offersReply([]))),
    );
    open({ path: '/bog-mde/results?from=BOG&to=MDE&depart=2027-02-09&adults=1&trip=1' });
    expect(await screen.findByRole('link', { name: 'Explore other destinations' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vuelos\/explorar\?from=BOG&month=2027-02&trip=1$/),
    );
  });

  it('a failure says so, and can be tried again', async () => {
    status = 500;
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    status = 200;
    await user.click(again);
    expect(await lineOf('Cartagena')).toBeVisible();
  });
});
