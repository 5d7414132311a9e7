import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openRemote, type RemoteStory } from '@travesia/testing';
import type { FlightOffer } from '@travesia/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights as remote } from '../../flights.tsx';
import { direct, flight, itinerary, offer, reply, roundTrips, viaLisbon } from './testing/offers.ts';
import { noOtherDays } from './testing/no-other-days.ts';

const server = setupServer();
let found: FlightOffer[];

beforeAll(async () => {
  server.listen();
  // The page's own code, so that the first story does not wait for it.
  await import('../../pages/results-route.tsx');
});
beforeEach(() => {
  found = roundTrips();
  server.use(
    noOtherDays,
    http.get('*/api/search/*', () => HttpResponse.json({ data: [] })),
    http.post('*/api/air/flight-offer/search', () => {
      const all = reply(found);
      return HttpResponse.json({ ...all, meta: { ...all.meta, expiresAt: '2999-01-01T00:00:00Z' } });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

const TRIP = 'from=MAD&to=BOG&adults=1&cabin=economy&trip=2';
const open = (story: RemoteStory = {}, days = 'depart=2026-11-27&return=2026-12-03') =>
  openRemote(remote, { path: `/mad-bog/results?${TRIP}&${days}`, locale: 'en', ...story });
const tickets = () => screen.getAllByRole('article');
const names = () => tickets().map((ticket) => ticket.getAttribute('aria-label'));
const step = (name: string) => screen.findByRole('heading', { name });
const pick = (index: number, name: string) =>
  within(tickets()[index] as HTMLElement).getByRole('button', { name });

describe('an address that cannot be searched', () => {
  it.each([
    ['of a day that has passed', 'from=MAD&to=BOG&depart=2024-01-01&trip=1', 'The departure date has passed'],
    [
      'of more infants than adults',
      'from=MAD&to=BOG&adults=1&infants=3&trip=1',
      'There cannot be more infants than adults',
    ],
  ])('F-08: %s opens the form, which says what is wrong', async (_, query, words) => {
    open({ path: `/mad-bog/results?${query}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Find your flight' })).toBeVisible();
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });
});

describe('when a call fails', () => {
  const refuse = (path: string) =>
    server.use(http.post(`*/api${path}`, () => HttpResponse.json({}, { status: 502 })));
  const logged = (path: string) => [['call failed', path, 502, expect.any(String), null]];
  let warn: jest.SpiedFunction<typeof console.warn>;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warn.mockRestore());

  it('F-30: a search that fails is logged and says so', async () => {
    refuse('/air/flight-offer/search');
    open();
    expect(await screen.findByText('We could not complete the search. Try again.')).toBeVisible();
    expect(warn.mock.calls).toEqual(logged('/air/flight-offer/search'));
  });

  it('F-31: a price that cannot be confirmed is logged and says so', async () => {
    refuse('/air/flight-offer/validate');
    found = found.map((offer) => ({ ...offer, itineraries: offer.itineraries.slice(0, 1) }));
    const { user } = open({
      path: '/mad-bog/results?from=MAD&to=BOG&adults=1&cabin=economy&trip=1&depart=2026-11-27',
    });
    await user.click((await screen.findAllByRole('button', { name: /^Choose/ }))[0] as HTMLElement);
    expect(await screen.findByText(/We couldn't confirm the price of this flight. Try again./)).toBeVisible();
    expect(warn.mock.calls).toEqual(logged('/air/flight-offer/validate'));
  });
});

it('Q-15: an opened flight is shared at its lowest fare', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/shares', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: { path: '/compartido/abc' } }, { status: 201 });
    }),
  );
  found = [offer('dear', 60_000, [direct], { brand: 'Flex' }), offer('one', 40_000, [direct])];
  const { user } = open({
    path: '/mad-bog/results?from=MAD&to=BOG&adults=1&cabin=economy&trip=1&depart=2026-11-27',
  });
  await user.click(await screen.findByRole('button', { name: /^2 fares/ }));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('link', { name: 'http://localhost/en/compartido/abc' })).toBeVisible();
  expect(sent).toEqual([{ kind: 'flight', offerId: 'one', currency: 'USD' }]);
});

it('Q-15: one direction of a round trip has no price of its own to share', async () => {
  const { user } = open();
  await step('Choose your outbound flight');
  await user.click(pick(0, 'Details'));
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
});

describe('the flights of a round trip', () => {
  it('F-21 F-25: a filter of the trip holds for both steps, and prices the first from pairs that pass it', async () => {
    const { user, path } = open();
    await step('Choose your outbound flight');
    await user.click(screen.getByRole('checkbox', { name: /^Refundable/ }));
    // The direct one is refundable at 1,200 and not at 900; the overnight one at 1,050.
    expect(names()).toEqual([
      expect.stringMatching(/Avianca.*1,050/),
      expect.stringMatching(/Iberia.*1,200/),
    ]);
    for (const ticket of tickets()) expect(ticket).not.toHaveTextContent('Non-refundable');

    await user.click(pick(1, 'Choose outbound'));
    await step('Choose your return flight');
    expect(path()).toContain('refundable=yes');
    expect(names()).toEqual([expect.stringMatching(/1,200/)]);
    expect(tickets()[0]).not.toHaveTextContent('Non-refundable');
  });

  it('F-23: what the filter counts as refundable, the line says', async () => {
    open();
    await step('Choose your outbound flight');
    // Lisbon has no refundable fare, the direct flight has one besides its cheapest, the overnight one is.
    expect(screen.getByRole('checkbox', { name: /^Refundable.*2/ })).toBeVisible();
    expect(tickets()[0]).toHaveTextContent('non-refundable');
    expect(tickets()[1]).toHaveTextContent(/refundable from .*1,200/);
    expect(tickets()[1]).not.toHaveTextContent('non-refundable');
  });

  it('the keyboard is in the list after two presses, from the top of the page and from the filters', async () => {
    const { user } = open();
    const heading = await step('Choose your outbound flight');
    for (const name of ['Skip to results', 'Skip filters']) {
      const link = screen.getByRole('link', { name });
      link.focus();
      await user.keyboard('{Enter}');
      expect(heading).toHaveFocus();
    }
    expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('Skip to results');
  });

  it('F-28: what "Nearest" means is said where it is chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: /^Nearest/ }));
    expect(screen.getByText(/flights whose airports are closest/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Cheapest/ }));
    expect(screen.queryByText(/flights whose airports are closest/)).not.toBeInTheDocument();
  });

  it('Q-08: the line names what can go wrong, the details say it in a sentence', async () => {
    const { user } = open();
    await step('Choose your outbound flight');
    const [lisbon, , overnight] = tickets() as [HTMLElement, HTMLElement, HTMLElement];
    expect(overnight).toHaveTextContent('last flight of the day');
    expect(lisbon).not.toHaveTextContent('last flight of the day');
    await user.click(within(overnight).getByRole('button', { name: /details/i }));
    const told = within(overnight).getByRole('list', { name: 'Good to know' });
    expect(told).toHaveTextContent(/last departure we found for this day/);
    expect(told).toHaveTextContent(/You land on Saturday 28 November/);
    await user.click(within(lisbon).getByRole('button', { name: /details/i }));
    expect(lisbon).toHaveTextContent(/Air Europa UX 1153 is operated by Iberia Express/);
  });

  it('Q-07: each choice says how many it leaves and what the cheapest of them costs', async () => {
    const { user } = open();
    await step('Choose your outbound flight');
    expect(screen.getByRole('checkbox', { name: /^Refundable.*1,050.*2$/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Checked bag included.*1,200.*1$/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Lisboa \(LIS\).*700.*1$/ })).toBeVisible();
    // All three have a cabin bag and land at one airport: there is nothing to choose.
    expect(screen.queryByRole('checkbox', { name: /^Carry-on bag/ })).toBeNull();
    expect(screen.queryByRole('group', { name: /^Arrival airport/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Refundable/ }));
    expect(screen.getByRole('checkbox', { name: /^Direct.*1,050.*2$/ })).toBeVisible();
  });

  it('Q-07: hours are chosen with two thumbs, stand in the address, and are taken back by their chip', async () => {
    const { user, path } = open();
    await step('Choose your outbound flight');
    fireEvent.change(screen.getByRole('slider', { name: 'Departure: from' }), { target: { value: '720' } });
    expect(path()).toContain('leavetime=1200-2359');
    expect(names()).toEqual([expect.stringMatching(/Iberia/), expect.stringMatching(/Avianca/)]);
    await user.click(screen.getByRole('button', { name: /Remove the filter Leaves between: 12:00/ }));
    expect(path()).not.toContain('leavetime');
    expect(tickets()).toHaveLength(3);
  });

  it('F-25: filters that are pressed before the list has followed add up, in the list and in the address', async () => {
    const { path } = open();
    await step('Choose your outbound flight');
    const boxes = screen.getAllByRole('checkbox', { name: /^(Direct|IB|Iberia)/ });
    act(() => {
      for (const box of boxes) box.click();
    });
    for (const box of boxes) expect(box).toBeChecked();
    expect(path()).toMatch(/stops=0/);
    expect(path()).toMatch(/airline=IB/);
  });

  it('Q-07: filters in the address hold, and all of them go with one press', async () => {
    const { user, path } = open({}, 'depart=2026-11-27&return=2026-12-03&refundable=yes&leavetime=1200-2359');
    await step('Choose your outbound flight');
    expect(tickets()).toHaveLength(2);
    const chips = screen.getByRole('list', { name: 'Active filters' });
    await user.click(within(chips).getByRole('button', { name: 'Clear filters' }));
    expect(path()).not.toMatch(/refundable|leavetime/);
    expect(tickets()).toHaveLength(3);
  });

  it('Q-07: where filters leave nothing, the one to drop is offered', async () => {
    const { user, path } = open({}, 'depart=2026-11-27&return=2026-12-03&refundable=yes&via=LIS');
    await step('Choose your outbound flight');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove “Layover in”: 2 flights' }));
    expect(tickets()).toHaveLength(2);
    expect(path()).toContain('refundable=yes');
    expect(path()).not.toContain('via=');
  });

  it('Q-07: "best" says in one sentence what it weighs', async () => {
    const { user } = open();
    await step('Choose your outbound flight');
    expect(screen.queryByText(/weighs price/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: /^Best/ }));
    expect(screen.getByText(/weighs price \(50%\), duration \(35%\) and stops \(15%\)/)).toBeVisible();
  });

  it('X-13: the number that is announced is the number that is left', async () => {
    const { user, announced } = open();
    await step('Choose your outbound flight');
    await user.click(screen.getByRole('checkbox', { name: /^Refundable/ }));
    expect(announced.at(-1)).toBe('2 of 3 flights');
  });

  it('while the return is chosen both dates stay in the bar, and each return says what it adds', async () => {
    const { user } = open();
    await step('Choose your outbound flight');
    await user.click(pick(1, 'Choose outbound'));
    await step('Choose your return flight');
    expect(screen.getByText(/^27 Nov.*3 Dec/).parentElement).toHaveTextContent(/1 traveler.*Economy$/);
    expect(screen.getByRole('region', { name: 'Outbound flight' })).toHaveTextContent(/MAD – BOG.*Iberia/);
    expect(tickets()[0]).toHaveTextContent('same total');
    expect(tickets()[1]).toHaveTextContent(/\+.*50.* over the cheapest/);
  });

  it('the return step begins at its heading with closed tickets: a second Enter chooses nothing', async () => {
    const { user, path } = open();
    await step('Choose your outbound flight');
    const details = () => within(tickets()[0] as HTMLElement).getByRole('button', { name: /details/i });
    await user.click(details());
    expect(details()).toHaveAttribute('aria-expanded', 'true');
    pick(0, 'Choose outbound').focus();
    await user.keyboard('{Enter}');
    expect(await step('Choose your return flight')).toHaveFocus();
    expect(details()).toHaveAttribute('aria-expanded', 'false');
    const before = path();
    await user.keyboard('{Enter}');
    expect(path()).toBe(before);
  });

  it('M-11: with the last flight a fare is chosen, and its rules are sentences with money', async () => {
    const { user } = open();
    await step('Choose your outbound flight');
    await user.click(pick(0, 'Choose outbound'));
    await step('Choose your return flight');
    const [ticket] = tickets() as [HTMLElement];
    await user.click(within(ticket).getByRole('button', { name: /details/i }));
    expect(within(ticket).getAllByText(/^(Refund before departure: |Non-refundable)/)[0]).toBeVisible();
    expect(within(ticket).getAllByText(/^(Change before departure: |Changes not allowed)/)[0]).toBeVisible();
  });

  it('Q-05: the fares of a flight stand side by side, and the one that is chosen is priced', async () => {
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/air/flight-offer/validate', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({}, { status: 502 });
      }),
    );
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = open();
    await step('Choose your outbound flight');
    await user.click(pick(1, 'Choose outbound'));
    await step('Choose your return flight');
    const [ticket] = tickets() as [HTMLElement];
    await user.click(within(ticket).getByRole('button', { name: /2 fares/ }));
    const table = within(ticket).getByRole('table', { name: /^The same flight, 2 fares/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((header) => header.textContent),
    ).toEqual(['Fare', 'Carry-on bag', 'Checked bag', 'Seat', 'Change', 'Refund', 'Choose']);
    const [, basic, flex] = within(table).getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    expect(within(basic).getByRole('rowheader')).toHaveTextContent(/Basic.*900.*lowest price/);
    expect(basic).toHaveTextContent(/Checked bag.*for a fee/);
    expect(basic).toHaveTextContent('Non-refundable');
    expect(within(flex).getByRole('rowheader')).toHaveTextContent(/Flex.*1,200.*\+.*300.*over the cheapest/);
    expect(flex).toHaveTextContent(/Checked bag.*1 included/);
    expect(flex).toHaveTextContent('assigned at check-in');
    await user.click(within(flex).getByRole('button', { name: /^Choose for/ }));
    expect(asked).toEqual([
      expect.objectContaining({
        data: expect.objectContaining({ flightOffers: [expect.objectContaining({ id: 'direct-day-flex' })] }),
      }),
    ]);
    jest.mocked(console.warn).mockRestore();
  });

  it('a filter that is taken off leaves the focus at the list, not nowhere', async () => {
    const { user } = open();
    const heading = await step('Choose your outbound flight');
    await user.click(screen.getByRole('checkbox', { name: /^Refundable/ }));
    await user.click(screen.getByRole('button', { name: /Remove.*Refundable/ }));
    expect(heading).toHaveFocus();
  });

  it('Q-04: another day is compared with the bag that the prices had', async () => {
    const { user, path } = open({}, 'depart=2026-12-02&return=2026-12-09&bag=checked&sort=fastest&stops=0');
    await step('Choose your outbound flight');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(path()).toContain('depart=2026-12-03');
    expect(path()).toContain('bag=checked');
    expect(path()).not.toContain('stops=');
  });

  it('F-15: the next day after the return says where the return went', async () => {
    const { user, path } = open({}, 'depart=2026-12-02&return=2026-12-02');
    await step('Choose your outbound flight');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(path()).toContain('return=2026-12-03');
    expect(screen.getByText(/we moved it to Thu 3 Dec/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(screen.queryByText(/we moved it/)).not.toBeInTheDocument();
  });
});

describe('several cities (Q-10)', () => {
  const toLima = itinerary(180, flight('AV49 BOG 2026-12-01T09:00 LIM 2026-12-01T12:00 180'));
  const toLimaLate = itinerary(185, flight('AV51 BOG 2026-12-01T20:00 LIM 2026-12-01T23:05 185'));
  const home = itinerary(720, flight('IB6650 LIM 2026-12-05T19:00 MAD 2026-12-06T14:00 720'));
  const SEVERAL =
    '/mad-bog/results?from=MAD&to=BOG&depart=2026-11-27&adults=1&cabin=economy&trip=3&leg=BOG.LIM.2026-12-01&leg=LIM.MAD.2026-12-05';
  beforeEach(() => {
    found = [
      offer('day', 90_000, [direct, toLima, home]),
      offer('late', 95_000, [direct, toLimaLate, home]),
      offer('over-lisbon', 70_000, [viaLisbon, toLima, home]),
    ];
  });

  it.each([
    [
      'en',
      (number: number, way: string) => `Choose flight ${number} of 3: ${way}`,
      'MAD to BOG',
      'BOG to LIM',
      'LIM to MAD',
    ],
    [
      'es',
      (number: number, way: string) => `Elige el vuelo ${number} de 3: ${way}`,
      'de MAD a BOG',
      'de BOG a LIM',
      'de LIM a MAD',
    ],
  ] as const)(
    'are chosen flight by flight for one price, and any of them can be changed (%s)',
    async (...story) => {
      const [locale, title, first, second, third] = story;
      const { user, path } = openRemote(remote, { path: SEVERAL, locale });
      await step(title(1, first));
      expect(tickets()).toHaveLength(2);
      await user.click(within(tickets()[1] as HTMLElement).getByRole('button', { name: /^(Choose|Elegir)/ }));
      await step(title(2, second));
      expect(names()).toEqual([expect.stringMatching(/900/), expect.stringMatching(/950/)]);
      await user.click(within(tickets()[1] as HTMLElement).getByRole('button', { name: /^(Choose|Elegir)/ }));
      await step(title(3, third));
      expect(names()).toEqual([expect.stringMatching(/950/)]);
      expect(new URLSearchParams(path().split('?')[1]).get('outbound')?.split('.')).toHaveLength(2);
      const pinned = screen.getByRole('region', { name: /^(Flight|Vuelo) 1$/ });
      expect(screen.getByRole('region', { name: /^(Flight|Vuelo) 2$/ })).toHaveTextContent('BOG – LIM');
      await user.click(within(pinned).getByRole('button'));
      await step(title(1, first));
      expect(path()).toContain(SEVERAL.split('?')[1]);
    },
  );

  it('have no strip of other days, and say all cities', async () => {
    openRemote(remote, { path: SEVERAL, locale: 'en' });
    await step('Choose flight 1 of 3: MAD to BOG');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Flights: MAD – BOG – LIM – MAD' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Prices on nearby days' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Departure day' })).not.toBeInTheDocument();
  });

  it('with a picked flight that is gone begin with the first one, and say so', async () => {
    openRemote(remote, { path: `${SEVERAL}&outbound=IB1-1127T0000`, locale: 'en' });
    await step('Choose flight 1 of 3: MAD to BOG');
    expect(
      screen.getByText('Your outbound flight is no longer available. Please choose another.'),
    ).toBeVisible();
  });
});
