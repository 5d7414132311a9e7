import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DRAFT_KEY, EMPTY_DRAFT, type ChosenSeat } from '@travesia/booking';
import type { Seat, SeatMap } from '@travesia/contracts';
import { flightSelection } from '@travesia/products/flights';
import { openRemote } from '@travesia/testing';
import { expectAccessible } from '@travesia/testing/expect-accessible';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { flights } from '../../flights.tsx';
import { dictionaries, direct, offer } from '../results/testing/offers.ts';
import { chooseOffer, flightOrder, refusal, summaryHandlers, usd } from './testing/summary-server.ts';

const base = offer('off_1', 60_000, [direct]);
const OFFER = {
  ...base,
  travelerPricings: base.travelerPricings.flatMap((adult) => [
    adult,
    { ...adult, travelerId: '2', type: 'CHILD' as const },
  ]),
};
const SEGMENT = direct.segments[0]?.id ?? '';

const seat = (designator: string, dollars: number, people = ['1', '2'], more: Partial<Seat> = {}): Seat => ({
  designator,
  column: designator.at(-1) ?? '',
  name: 'Standard seat',
  conditions: [],
  services: people.map((travellerId) => ({
    serviceId: `seat-${designator}-${travellerId}`,
    travellerId,
    amount: usd(dollars),
  })),
  ...more,
});
const mapOf = (front: readonly Seat[]): SeatMap => ({
  segmentId: SEGMENT,
  title: 'IB 6585: Madrid – Bogotá',
  cabins: [
    {
      columns: ['A', 'B', null, 'C'],
      rows: [
        { number: '11', isExit: false, seats: [...front] },
        {
          number: '12',
          isExit: true,
          seats: [
            seat('12A', 45, ['1'], {
              name: 'Exit row seat',
              conditions: ['Do not seat children in exit row seats'],
              tooYoung: ['2'],
            }),
          ],
        },
      ],
    },
  ],
});
const MAP = mapOf([seat('11A', 18), seat('11B', 11, []), seat('11C', 18)]);

const server = setupServer();
let maps: SeatMap[];
let mapRequests: number;
let saved: Pick<ChosenSeat, 'designator' | 'travellerId' | 'amount'>[][];
const view = () => {
  const seats = saved.at(-1) ?? [];
  const lines = seats.map(({ designator, travellerId, amount }) => ({
    code: 'service' as const,
    travellerId,
    label: `Seat ${designator}, flight IB 6585`,
    quantity: 1,
    unit: amount,
    total: amount,
  }));
  return flightOrder({ priceLines: lines });
};

beforeAll(async () => {
  server.listen();
  // Their code, so that the first story does not wait for it.
  await Promise.all([import('../../pages/summary-route.tsx'), import('./components/seat-plan.tsx')]);
});
beforeEach(() => {
  maps = [MAP];
  mapRequests = 0;
  saved = [];
  chooseOffer();
  server.use(
    ...summaryHandlers({ offer: OFFER, travelerInfo: { adult: 1, child: 1, infant: 0 }, view }),
    http.get('*/api/air/flightOffer/off_1/seat-maps', () => {
      mapRequests += 1;
      return HttpResponse.json({ data: maps });
    }),
    http.post('*/api/user/session/add/seats', async ({ request }) => {
      saved.push(((await request.json()) as { seats: (typeof saved)[number] }).seats);
      return HttpResponse.json({ data: { id: 'bok_1', total: usd(600) } }, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function openSummary(locale: 'es' | 'en' = 'en') {
  const opened = openRemote(flights, { path: '/booking/summary', locale });
  const block = within(await screen.findByRole('region', { name: locale === 'en' ? 'Seats' : 'Asientos' }));
  return { ...opened, block };
}
async function openPlan() {
  const opened = await openSummary();
  await opened.user.click(opened.block.getByRole('button', { name: 'Choose seats' }));
  await opened.block.findByRole('table', { name: 'Seat map for IB 6585: Madrid – Bogotá' });
  return opened;
}
const SLOWLY = { timeout: 8000 };
const lastSaved = (expected: unknown) => waitFor(() => expect(saved.at(-1)).toEqual(expected), SLOWLY);
const wish = (designator: string, travellerId: string, dollars: number) => ({
  segmentId: SEGMENT,
  travellerId,
  designator,
  amount: usd(dollars),
});

describe('Q-06: seats on the summary', () => {
  it.each([
    ['en', 'Choose seats', /airline assigns you a seat at check-in/],
    ['es', 'Elegir asientos', /la aerolínea te asigna un asiento/],
  ] as const)(
    '%s: the airline is not asked before somebody wants to choose',
    async (locale, choose, hint) => {
      const { block } = await openSummary(locale);
      expect(block.getByText(hint)).toBeVisible();
      expect(block.getByRole('button', { name: choose })).toBeVisible();
      expect(mapRequests).toBe(0);
    },
  );

  it('a seat is chosen for each traveller by keyboard, saved, and a line of the price', async () => {
    const { user, block, container } = await openPlan();
    const grid = within(block.getByRole('table'));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'A',
      'B',
      'C',
    ]);
    const seats = grid.getAllByRole('button');
    act(() => seats.find(({ tabIndex }) => tabIndex === 0)?.focus());
    await user.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    expect(grid.getByRole('button', { name: '11B, taken' })).toHaveAttribute('aria-pressed', 'false');
    expect(grid.getByRole('button', { name: /^11C/ })).toHaveAttribute('aria-pressed', 'true');
    expect(block.getByRole('radio', { name: /^Traveler 2/ })).toBeChecked();
    await user.click(block.getByRole('button', { name: '11A, US$18.00, Standard seat' }));
    await lastSaved([wish('11C', '1', 18), wish('11A', '2', 18)]);
    expect(
      await screen.findByRole('rowheader', { name: /Seat 11C, flight IB 6585 ?Traveler 1 \(Adult\)/ }),
    ).toBeVisible();
    expect(block.getByText(/Traveler 2 \(Child\): 11A/)).toBeVisible();
    await expectAccessible(container);
  }, 20_000);

  it('an exit row is not for a child, and says why', async () => {
    const { user, block } = await openPlan();
    await user.click(block.getByRole('radio', { name: /^Traveler 2/ }));
    const name = '12A, in an exit row: not available to travelers under 15';
    const exit = block.getByRole('button', { name });
    expect(exit).toHaveAttribute('aria-disabled', 'true');
    await user.click(exit);
    expect(block.getByText(name)).toBeVisible();
    expect(block.queryByRole('button', { name: /^Remove seat/ })).not.toBeInTheDocument();
  });

  it('after a seat the next traveller without one chooses; a companion’s seat is shown with whose it is and leads back to them', async () => {
    const { user, block } = await openPlan();
    expect(block.getByText('Choose a seat for Traveler 1 (Adult).')).toBeVisible();
    await user.click(block.getByRole('button', { name: /^11A/ }));
    expect(block.getByRole('radio', { name: 'Traveler 2 (Child) no seat' })).toBeChecked();
    expect(block.getByText('Now choosing for Traveler 2 (Child).').parentElement).toHaveAttribute(
      'aria-live',
      'polite',
    );
    expect(block.getByText(/chosen for Traveler 1 \(Adult\)$/)).toBeVisible();
    const adults = block.getByRole('button', { name: '11A, chosen for Traveler 1 (Adult)' });
    expect(adults).toHaveFocus();
    expect(adults).toHaveAttribute('aria-pressed', 'true');
    expect(adults).toHaveAttribute('data-number', '1');
    await user.click(adults);
    expect(block.getByRole('radio', { name: 'Traveler 1 (Adult) 11A' })).toBeChecked();
    expect(block.getByText('Now choosing for Traveler 1 (Adult).')).toBeVisible();
    await user.click(block.getByRole('button', { name: /^11A, US\$18/ }));
    expect(block.getByRole('radio', { name: 'Traveler 1 (Adult) no seat' })).toBeChecked();
    await lastSaved([]);
  }, 20_000);

  it('a seat that could not be saved says so where seats are chosen', async () => {
    const { user, block } = await openPlan();
    server.use(http.post('*/api/user/session/add/seats', () => HttpResponse.error()));
    await user.click(block.getByRole('button', { name: /^11A/ }));
    const failed = await block.findByRole('alert', {}, SLOWLY);
    const picker = block.getByRole('radio', { name: /^Traveler 2/ });
    expect(failed.parentElement).toContainElement(picker);
    expect(within(failed).getByRole('button')).toBeVisible();
  }, 20_000);

  it('names that were typed are those of the seats and of the price', async () => {
    sessionStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({
        ...EMPTY_DRAFT,
        selection: flightSelection('off_1'),
        passengers: [{ id: '1', firstName: 'Ana', lastName: 'Pérez' }],
      }),
    );
    const { user, block } = await openPlan();
    await user.click(block.getByRole('button', { name: /^11A/ }));
    expect(block.getByText(/^Ana Pérez: 11A/)).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /^Seat 11A.*Ana Pérez$/ }, SLOWLY)).toBeVisible();
  }, 20_000);

  it('going on without seats is one press, also after some were chosen', async () => {
    const { user, block } = await openPlan();
    await user.click(block.getByRole('button', { name: /^11A/ }));
    await lastSaved([wish('11A', '1', 18)]);
    expect(block.queryByRole('button', { name: 'Continue without choosing seats' })).not.toBeInTheDocument();
    await user.click(block.getByRole('button', { name: 'Remove the chosen seats' }));
    expect(block.queryByRole('table')).not.toBeInTheDocument();
    expect(block.getByRole('button', { name: 'Choose seats' })).toBeVisible();
    await lastSaved([]);
    await waitFor(() => expect(screen.queryByText(/Seat 11A, flight/)).not.toBeInTheDocument(), SLOWLY);
  }, 20_000);

  it('a reload keeps what was chosen; what was sold since is taken out and said', async () => {
    const first = await openPlan();
    await first.user.click(first.block.getByRole('button', { name: /^11A/ }));
    await first.user.click(first.block.getByRole('button', { name: /^11C/ }));
    first.unmount();
    maps = [mapOf([seat('11A', 18), seat('11B', 11, []), seat('11C', 18, [])])];
    const { block } = await openSummary();
    expect(
      await block.findByText(/^Seat 11C is no longer available\. Nothing has been charged/),
    ).toBeVisible();
    expect(block.getByRole('button', { name: 'Remove seat 11A for Traveler 1 (Adult)' })).toBeVisible();
    await lastSaved([wish('11A', '1', 18)]);
  }, 20_000);

  it('a seat that somebody else takes while it is being saved is named on the new map', async () => {
    const { user, block } = await openPlan();
    server.use(
      http.post(
        '*/api/user/session/add/seats',
        () => {
          maps = [mapOf([seat('11A', 18, []), seat('11B', 11, []), seat('11C', 18)])];
          return refusal('seat_taken', 409);
        },
        { once: true },
      ),
    );
    await user.click(block.getByRole('button', { name: /^11A/ }));
    expect(await block.findByText(/^Seat 11A is no longer available/, {}, SLOWLY)).toBeVisible();
    expect(block.getByRole('button', { name: '11A, taken' })).toBeVisible();
    await lastSaved([]);
    await user.click(block.getByRole('radio', { name: 'Traveler 1 (Adult) no seat' }));
    await user.click(block.getByRole('button', { name: /^11C/ }));
    await lastSaved([wish('11C', '1', 18)]);
    expect(block.queryByText(/no longer available/)).not.toBeInTheDocument();
  }, 20_000);

  it('a seat that costs something else by now is said, before anything is charged (S-46)', async () => {
    const { user, block } = await openPlan();
    server.use(
      http.post(
        '*/api/user/session/add/seats',
        () => {
          maps = [mapOf([seat('11A', 25), seat('11B', 11, []), seat('11C', 18)])];
          return refusal('price_changed', 409);
        },
        { once: true },
      ),
    );
    await user.click(block.getByRole('button', { name: /^11A/ }));
    expect(await block.findByText(/seat 11A changed: it is now US\$25\.00/, {}, SLOWLY)).toBeVisible();
    await lastSaved([wish('11A', '1', 25)]);
  }, 20_000);

  it('seats of the price before are lost with it, and that is said', async () => {
    const chosen = { serviceId: 's', ...wish('11A', '1', 18) };
    sessionStorage.setItem(
      DRAFT_KEY,
      JSON.stringify({ ...EMPTY_DRAFT, selection: flightSelection('off_0'), seats: [chosen] }),
    );
    server.use(
      http.post('*/api/air/flight-offer/validate', () =>
        HttpResponse.json({
          data: [OFFER],
          dictionaries,
          included: { bags: null, 'detailed-fare-rules': null },
          meta: { travelerCount: 2, priceChanged: false, previousTotal: null, secondsLeft: 900 },
        }),
      ),
    );
    openRemote(flights, { path: '/booking/summary?flightOfferId=off_1', locale: 'en' });
    const block = within(await screen.findByRole('region', { name: 'Seats' }));
    expect(
      block.getByText(/the seats you chose are no longer held\. Nothing has been charged/),
    ).toBeVisible();
    expect(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}')).toMatchObject({ seats: [] });
  });

  it('an airline without seats to choose says so', async () => {
    maps = [];
    const { user, block } = await openSummary();
    await user.click(block.getByRole('button', { name: 'Choose seats' }));
    expect(await block.findByText(/has no seats to choose on this flight/)).toBeVisible();
    expect(block.getByRole('button', { name: 'Continue without choosing seats' })).toBeVisible();
  });

  it('a map that does not arrive can be asked for again', async () => {
    let isUp = false;
    server.use(
      http.get('*/api/air/flightOffer/off_1/seat-maps', () =>
        isUp ? HttpResponse.json({ data: maps }) : refusal('supplier_failed', 502),
      ),
    );
    const { user, block } = await openSummary();
    await user.click(block.getByRole('button', { name: 'Choose seats' }));
    expect(await block.findByText(/We couldn't get the airline's seat map/, {}, SLOWLY)).toBeVisible();
    isUp = true;
    await user.click(block.getByRole('button', { name: 'Try again' }));
    expect(await block.findByRole('table')).toBeVisible();
  });
});
