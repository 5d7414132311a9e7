import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import type { FlightOffer, ValidateReply } from '@travesia/contracts';
import { openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { noOtherDays } from './testing/no-other-days.ts';
import { backDay, dictionaries, direct, offer, reply } from './testing/offers.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const ONE_WAY = '/mad-bog/results?from=MAD&to=BOG&adults=1&cabin=economy&trip=1&depart=2026-11-27';
const PACKAGE =
  '/mad-bog/results?from=MAD&to=BOG&adults=2&trip=2&depart=2026-11-27&return=2026-12-03&flow=package&rooms=1';

const server = setupServer();
let found: FlightOffer[];
let searches: number;
/** What the supplier says to the price of the chosen flight. */
let priced: ValidateReply;
const asked: unknown[] = [];
const draft = () => createDraftStore(sessionStorage).read();
const refuse = (code: string, status: number) => () =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r' } }, { status });
const validate = (answer: Parameters<typeof http.post>[1]) =>
  server.use(http.post('*/api/air/flight-offer/validate', answer));

beforeAll(async () => {
  server.listen();
  await import('../../pages/results-route.tsx');
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  found = [offer('off_1', 60_000, [direct])];
  searches = 0;
  asked.length = 0;
  priced = {
    data: [offer('priced_1', 60_000, [direct])],
    dictionaries,
    included: { bags: null, 'detailed-fare-rules': null },
    meta: { travelerCount: 1, priceChanged: false, previousTotal: null, secondsLeft: 900 },
  };
  server.use(
    noOtherDays,
    http.get('*/api/search/*', () => HttpResponse.json({ data: [], meta: { complete: true } })),
    http.post('*/api/air/flight-offer/search', () => {
      searches += 1;
      const all = reply(found);
      return HttpResponse.json({ ...all, meta: { ...all.meta, expiresAt: '2999-01-01T00:00:00Z' } });
    }),
  );
  validate(async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json(priced);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const open = (path = ONE_WAY) => openRemote(remote, { path, locale: 'en' });
async function choose(path = ONE_WAY) {
  const opened = open(path);
  const [button] = await screen.findAllByRole('button', { name: /^Choose for|^Choose$|^Choose / });
  await opened.user.click(button as HTMLElement);
  return opened;
}

describe('F-31: a flight that is chosen', () => {
  it('is priced for this visitor, and its summary opens with the priced offer', async () => {
    const { path } = await choose();
    await waitFor(() => expect(path()).toBe('/booking/summary?flightOfferId=priced_1'));
    expect(asked).toMatchObject([{ data: { flightOffers: [{ id: 'off_1' }] } }]);
    expect(draft()).toMatchObject({
      selection: { kind: 'flight', body: { flightOffer: { id: 'priced_1' } } },
      searchInitialState: ONE_WAY,
      flightResults: null,
    });
  });

  it('S-03: keeps what was typed for another flight before, and drops what hung on that one', async () => {
    createDraftStore(sessionStorage).write({
      customerDetails: { email: 'ana@example.com' },
      passengers: [{ id: '1', firstName: 'Ana' } as { id: string }],
      bookingId: 'bok_0',
      bags: [
        {
          additionalServicesId: 'bag',
          journeyType: 'onward',
          quantity: 1,
          segmentIds: [],
          travellerId: '1',
          totalAmount: usd(40),
        },
      ],
    });
    const { path } = await choose();
    await waitFor(() => expect(path()).toMatch(/^\/booking\/summary/));
    expect(draft()).toMatchObject({
      customerDetails: { email: 'ana@example.com' },
      passengers: [{ firstName: 'Ana' }],
      bags: [],
    });
  });

  it('is asked for once, however often it is pressed', async () => {
    validate(async ({ request }) => {
      asked.push(await request.json());
      await delay('infinite');
      return new Response();
    });
    const { user } = await choose();
    for (const button of screen.getAllByRole('button', { name: /^Choose|Confirming/ }))
      await user.click(button);
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('S-46: at another price asks first; refused, nothing is chosen', async () => {
    priced = {
      ...priced,
      data: [offer('priced_1', 65_000, [direct])],
      meta: { ...priced.meta, priceChanged: true, previousTotal: usd(600) },
    };
    const { user, path } = await choose();
    const accept = await screen.findByRole('button', { name: /650\.00/ });
    expect(screen.getAllByText(/\$600\.00/)[0]).toBeVisible();
    expect(path()).toBe(ONE_WAY);
    await user.click(screen.getByRole('button', { name: 'Choose another flight' }));
    expect(accept).not.toBeInTheDocument();
    expect([path(), draft().selection]).toEqual([ONE_WAY, null]);
    await user.click((await screen.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /650\.00/ }));
    await waitFor(() => expect(path()).toBe('/booking/summary?flightOfferId=priced_1'));
  });

  it('that is gone says so, and new results are asked for, not the same price again', async () => {
    validate(refuse('offer_not_found', 404));
    const { user } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Refresh results' }));
    await waitFor(() => expect(searches).toBe(2));
    await expectAccessible();
  });

  it('whose price cannot be confirmed is priced again by a press', async () => {
    server.use(http.post('*/api/air/flight-offer/validate', refuse('supplier_failed', 502), { once: true }));
    const { user, path } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(path()).toMatch(/^\/booking\/summary/));
    expect(searches).toBe(1);
  });

  it('that the supplier does not answer with is not there any more', async () => {
    priced = { ...priced, data: [] };
    await choose();
    expect(await screen.findByRole('button', { name: 'Refresh results' })).toBeVisible();
  });
});

describe('K-03: the flight of a package', () => {
  const airport = {
    airportCode: 'BOG',
    cityCode: 'BOG',
    name: 'El Dorado',
    cityName: 'Bogotá',
    countryCode: 'CO',
    countryName: 'Colombia',
    location: { lat: 4.7, lon: -74.15 },
    timeZone: 'America/Bogota',
  };
  const city = {
    id: 'BOG',
    type: 'city',
    name: 'Bogotá',
    cityName: 'Bogotá',
    countryCode: 'CO',
    countryName: 'Colombia',
    location: { lat: 4.61, lon: -74.08 },
  };
  const knows = (airports: readonly object[], places: readonly object[]) =>
    server.use(
      http.get('*/api/search/airports', () => HttpResponse.json({ data: airports })),
      http.get('*/api/search/places', () => HttpResponse.json({ data: places, meta: { complete: true } })),
    );
  beforeEach(() => {
    found = [offer('off_1', 90_000, [direct, backDay])];
    priced = { ...priced, data: [offer('priced_1', 90_000, [direct, backDay])] };
  });
  async function chooseBoth() {
    const opened = open(PACKAGE);
    await screen.findByRole('heading', { name: 'Choose your outbound flight' });
    await opened.user.click(screen.getAllByRole('button', { name: 'Choose outbound' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Choose your return flight' });
    const [button] = screen.getAllByRole('button', { name: /^Choose for|^Choose return|^Choose$/ });
    await opened.user.click(button as HTMLElement);
    return opened;
  }

  it('leads to the hotels around the middle of its city, for its nights and people', async () => {
    knows([airport], [city]);
    const { path } = await chooseBoth();
    await waitFor(() => expect(path()).toMatch(/^\/hoteles\/result\?flow=package&offer=priced_1&/));
    const query = new URLSearchParams(path().split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      place: 'Bogotá',
      id: 'BOG',
      at: '4.61,-74.08',
      in: '2026-11-27',
      out: '2026-12-03',
      rooms: '2',
    });
    expect(draft().flightResults).toMatch(/^\/mad-bog\/results\?/);
  });

  it('whose city has no entry of its own is looked for around the airport', async () => {
    knows([airport], []);
    const { path } = await chooseBoth();
    await waitFor(() => expect(path()).toContain('at=4.7%2C-74.15'));
  });

  it('whose place nobody knows stays where it is, and says so', async () => {
    knows([], []);
    const { path } = await chooseBoth();
    expect(await screen.findByText(/We couldn't confirm the price of this flight/)).toBeVisible();
    expect(path()).toMatch(/^\/mad-bog\/results/);
    expect(draft().selection).toBeNull();
  });
});

describe('F-29: a search without flights', () => {
  beforeEach(() => {
    found = [];
  });

  it('offers the next day, every class, airports around and other places', async () => {
    const { user, path } = open(ONE_WAY.replace('cabin=economy', 'cabin=business'));
    expect(
      await screen.findByRole('heading', { name: /there are no flights for your search criteria/ }),
    ).toBeVisible();
    await expectAccessible();
    expect(screen.getByRole('button', { name: 'Compare nearby airports' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore other destinations' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/vuelos\/explorar\?.*from=MAD/),
    );
    await user.click(screen.getByRole('button', { name: 'Search any class' }));
    await waitFor(() => expect(path()).not.toContain('cabin=business'));
    await user.click(await screen.findByRole('button', { name: 'Try the next day' }));
    await waitFor(() => expect(path()).toContain('depart=2026-11-28'));
  });

  it('of a package offers neither airports around nor places without a hotel', async () => {
    open(PACKAGE);
    await screen.findByRole('button', { name: 'Try the next day' });
    expect(screen.queryByRole('button', { name: 'Compare nearby airports' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Explore other destinations' })).toBeNull();
  });
});
