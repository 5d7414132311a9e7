import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createDraftStore } from '@travesia/booking';
import type { FlightOfferReply, Itinerary } from '@travesia/contracts';
import { openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hotel, reply } from './features/results/testing/hotels.ts';
import { hotels as remote } from './hotels.tsx';
import { houseReply, rate, room } from './testing/rooms.ts';

const journey = (id: string, [from, leaves]: string[], [to, lands]: string[]): Itinerary => ({
  segments: [
    {
      id,
      departure: { iataCode: from ?? '', at: leaves ?? '' },
      arrival: { iataCode: to ?? '', at: lands ?? '' },
      durationInMinutes: 600,
      flightNumber: '27',
      aircraft: null,
      operatingCarrierCode: 'AV',
      marketingCarrierCode: 'AV',
    },
  ],
  duration: 'PT10H',
  durationInMinutes: 600,
  stops: 0,
  departureTimeTag: 'morning',
  arrivalTimeTag: 'morning',
});
const place = (cityName: string) => ({
  name: cityName,
  cityName,
  cityCode: cityName,
  countryCode: 'ES',
  lat: 0,
  lon: 0,
  timeZone: 'UTC',
});

/** There on December 1, back on December 4, for 600 dollars. */
const flight = (landsAt: string, currency = 'USD'): FlightOfferReply => ({
  data: {
    id: 'off_1',
    price: { currency, total: '600.00', intTotal: { amount: 60_000, currency } },
    itineraries: [
      journey('1', ['BOG', '2026-12-01T08:00'], ['MAD', landsAt]),
      journey('2', ['MAD', '2026-12-04T12:00'], ['BOG', '2026-12-04T17:00']),
    ],
    travelerPricings: [],
    conditions: {
      refundable: false,
      refundPenalty: null,
      changeable: false,
      changePenalty: null,
      penaltyFree: false,
    },
    validatingCarrierCode: 'AV',
  },
  dictionaries: { carriers: {}, aircraft: {}, locations: { BOG: place('Bogotá'), MAD: place('Madrid') } },
  search: {
    legInfo: { 1: { from: 'BOG', to: 'MAD', departureDate: '2026-12-01' } },
    travelerInfo: { adult: 2, child: 0, infant: 0 },
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
    currencyCode: 'USD',
    infoData: { source: '', medium: '', affiliateId: '', referrer: '' },
  },
});
const BY_DAY = '2026-12-01T15:00';
const AT_NIGHT = '2026-12-01T23:40';

const server = setupServer();
const flies = (answer: () => Response | Promise<Response>) =>
  server.use(http.get('*/api/air/flightOffer/off_1', answer));
beforeAll(async () => {
  server.listen();
  await Promise.all([import('./pages/results-route.tsx'), import('./pages/hotel-route.tsx')]);
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  flies(() => HttpResponse.json(flight(BY_DAY)));
  server.use(
    http.post('*/api/hotel/search', () =>
      HttpResponse.json(reply([hotel({ code: 'sol', name: 'Hotel Sol', total: 30_000 })])),
    ),
    http.post('*/api/hotel/search/rates', () => HttpResponse.json({ data: [] })),
    http.get('*/api/hotel/sol', () => HttpResponse.json(houseReply())),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => server.close());

const SEARCH =
  'flow=package&offer=off_1&place=Madrid&type=city&id=MAD&at=40.4168%2C-3.7038&in=2026-12-01&out=2026-12-04&rooms=2';
const openList = () => openRemote(remote, { path: `/hoteles/result?${SEARCH}`, locale: 'en' });
const openHotel = () => openRemote(remote, { path: `/hoteles/summary?${SEARCH}&hotel=sol`, locale: 'en' });
const bar = async () => within(await screen.findByRole('region', { name: 'Your package' }));

describe('K-03: where one stands in a package', () => {
  it('the flight that is chosen stands above the hotels, with its days and price and the step that is next', async () => {
    openList();
    const steps = (await bar()).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1. Flight',
      '2. Place to stay',
      '3. Your details',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect((await bar()).getByText(/^Bogotá – Madrid, .*1.*4.*: .*600\.00/)).toBeVisible();
    await screen.findByRole('article', { name: 'Hotel Sol' });
    await expectAccessible();
  });

  it('the hotels are there before the flight has been read', async () => {
    flies(async () => {
      await delay('infinite');
      return new Response();
    });
    openList();
    expect(await screen.findByRole('article', { name: 'Hotel Sol' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your package' })).toBeNull();
  });

  it('K-06: another flight is chosen among the ones seen before, and the hotel that is open stays chosen', async () => {
    createDraftStore(sessionStorage).write({
      flightResults: '/bog-mad/results?from=BOG&flow=package&adults=2',
    });
    openHotel();
    const link = (await bar()).getByRole('link', { name: 'Change the flight' });
    expect(link).toHaveAttribute('href', '/en/bog-mad/results?from=BOG&flow=package&adults=2&hotel=sol');
  });

  it('K-06: how the list is filtered goes along to the other flights, for the way back', async () => {
    createDraftStore(sessionStorage).write({ flightResults: '/bog-mad/results?from=BOG&flow=package' });
    openRemote(remote, { path: `/hoteles/result?${SEARCH}&stars=3&sort=price_down`, locale: 'en' });
    const link = (await bar()).getByRole('link', { name: 'Change the flight' });
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    expect(query.get('hotel')).toBeNull();
    expect(new URLSearchParams(query.get('list') ?? '').get('stars')).toBe('3');
    expect(await screen.findByRole('article', { name: 'Hotel Sol' })).toBeVisible();
  });

  it('the language of the page is that of the step, too', async () => {
    openRemote(remote, { path: `/hoteles/result?${SEARCH}`, locale: 'es' });
    const mine = within(await screen.findByRole('region', { name: /paquete/i }));
    expect(mine.getByText(/^Bogotá – Madrid, .*600,00/)).toBeVisible();
    expect(mine.getByRole('link', { name: 'Cambiar de vuelo' })).toBeVisible();
  });

  it('where no flights were seen in this tab, the way leads to their search', async () => {
    openList();
    expect((await bar()).getByRole('link', { name: 'Change the flight' })).toHaveAttribute(
      'href',
      '/en/vuelos',
    );
  });

  it('a flight that is gone says so; hotels and the way to another flight stay', async () => {
    flies(() =>
      HttpResponse.json({ error: { code: 'offer_not_found', message: '', requestId: 'r' } }, { status: 404 }),
    );
    openList();
    const sol = await screen.findByRole('article', { name: 'Hotel Sol' });
    await waitFor(() =>
      expect(screen.getByText(/The flight you chose is no longer available at that price/)).toBeVisible(),
    );
    expect(screen.getByRole('link', { name: 'Change the flight' })).toBeVisible();
    expect(sol).toHaveTextContent(/300\.00/);
    expect(sol).not.toHaveTextContent(/900\.00/);
  });

  it('no favourites are offered: a package has its hotel where the flight lands', async () => {
    openList();
    await screen.findByRole('article', { name: 'Hotel Sol' });
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
  });
});

describe('K-04: a flight that lands when a reception may be closed', () => {
  const LATE = /^You land at 23:40\. /;
  const withRoom = (conditions: string[], amenities: string[] = []) => {
    const { data, meta } = houseReply();
    const { hotelInfo } = data.hotel;
    server.use(
      http.get('*/api/hotel/sol', () =>
        HttpResponse.json({
          meta,
          data: {
            ...data,
            hotel: { ...data.hotel, hotelInfo: { ...hotelInfo, amenities } },
            rooms: [
              room('double', [
                rate({
                  rateKey: 'rate_1',
                  total: 60_000,
                  conditions: conditions.map((text) => ({
                    about: 'arrival' as const,
                    title: '',
                    text,
                    language: 'en',
                  })),
                }),
              ]),
            ],
          },
        }),
      ),
    );
  };
  beforeEach(() => flies(() => HttpResponse.json(flight(AT_NIGHT))));

  it('is said on the list, where no house is chosen yet', async () => {
    openList();
    expect(await screen.findByText(LATE)).toBeVisible();
    expect(screen.getByText(/Some properties close their reception at night/)).toBeVisible();
  });

  it('is said at the house in its own words', async () => {
    withRoom(['Reception closes at 10 PM.']);
    openHotel();
    expect(await screen.findByText(LATE)).toBeVisible();
    expect(screen.getByText('The property says: “Reception closes at 10 PM.”')).toBeVisible();
  });

  it('is not said of a house whose reception never closes', async () => {
    withRoom([], ['front_desk_24h']);
    openHotel();
    await bar();
    expect(screen.queryByText(LATE)).toBeNull();
  });

  it('after midnight: says from which night the room is booked', async () => {
    flies(() => HttpResponse.json(flight('2026-12-02T00:40')));
    openList();
    expect(await screen.findByText(/^You land at 0?0:40\. /)).toBeVisible();
    expect(screen.getByText(/^You land after midnight, .* of .*1 Dec\.$/)).toBeVisible();
  });

  it('is not said of a flight that lands by day', async () => {
    flies(() => HttpResponse.json(flight(BY_DAY)));
    openHotel();
    await bar();
    expect(screen.queryByText(/^You land at/)).toBeNull();
  });
});

describe('K-05: one price for both', () => {
  it('leads, as a sum that can be checked', async () => {
    openHotel();
    const [of] = await screen.findAllByText('Flight and stay, for everyone');
    expect(of?.parentElement).toHaveTextContent(
      /^US\$1,200\.00 Flight and stay, for everyone ?US\$600\.00 for the flight plus US\$600\.00 for the stay/,
    );
  });

  it('is not invented where flight and stay are priced in two currencies', async () => {
    flies(() => HttpResponse.json(flight(BY_DAY, 'EUR')));
    openHotel();
    await bar();
    await waitFor(() => expect(screen.getByRole('list', { name: 'Rates of Doble' })).toBeVisible());
    expect(screen.queryByText(/^Flight and stay/)).toBeNull();
  });
});
