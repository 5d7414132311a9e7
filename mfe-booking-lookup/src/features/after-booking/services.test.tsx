import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ServiceOffers, ServicesQuote } from '@travesia/contracts';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const AT = '2026-11-20T12:10:00.000Z';
const CHANGE_ID = '7d0e2d6c-6a0b-4c86-9a51-0f2f1f3f9b11';
const SELECTION = { kind: 'flight-services', body: { change: { id: CHANGE_ID } } };
const [ANA] = aBooking().travellers;
const PEOPLE = [
  { ...ANA, id: '1' },
  { ...ANA, id: '2', firstName: 'Luis' },
];

const seat = (designator: string, dollars: number, more: object = {}) => ({
  designator,
  column: designator.at(-1) ?? '',
  name: 'Standard seat',
  conditions: [],
  services: PEOPLE.map(({ id }) => ({
    serviceId: `seat-${designator}-${id}`,
    travellerId: id,
    amount: usd(dollars),
  })),
  ...more,
});
const SOLD: ServiceOffers = {
  bags: PEOPLE.map(({ id }) => ({
    additionalServicesId: `bag-${id}`,
    journeyType: 'onward',
    quantity: 2,
    amount: usd(40),
    segmentIds: ['1'],
    travellerId: id,
    weightKg: 23,
  })),
  seatMaps: [
    {
      segmentId: '1',
      title: 'IB 6585: Madrid – Bogotá',
      cabins: [
        {
          columns: ['A', 'B', null, 'C'],
          rows: [
            {
              number: '11',
              isExit: false,
              seats: [seat('11A', 18), seat('11B', 11, { services: [] }), seat('11C', 18)],
            },
            {
              number: '12',
              isExit: true,
              seats: [
                seat('12A', 45, {
                  name: 'Exit row seat',
                  conditions: ['Do not seat children in exit row seats'],
                }),
                seat('12C', 45),
              ],
            },
          ],
        },
      ],
    },
  ],
};

const server = setupServer();
let sold: ServiceOffers;
let quote: ServicesQuote;
let wishes: unknown[];
const refusal = (code: string, status: number) =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r-1' } }, { status });
const progress = (change: Parameters<typeof aProgress>[0] = {}) => aProgress({ mayAdd: true, ...change });

beforeAll(() => server.listen());
beforeEach(() => {
  sold = SOLD;
  wishes = [];
  quote = {
    changeId: CHANGE_ID,
    priceLines: [
      { code: 'baggage', label: 'Checked baggage, outbound', quantity: 1, unit: usd(40), total: usd(40) },
      {
        code: 'service',
        label: 'Seat 12A, flight IB 6585',
        travellerId: '1',
        quantity: 1,
        unit: usd(45),
        total: usd(45),
      },
    ],
    total: usd(85),
    previous: null,
    expiresAt: AT,
  };
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () =>
      HttpResponse.json({ data: aBooking({ kind: 'flight', travellers: PEOPLE as never }) }),
    ),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: progress() })),
    http.post('*/api/booking/trip-change', () => HttpResponse.json({ data: null })),
    http.post('*/api/booking/services/offers', () => HttpResponse.json({ data: sold })),
    http.post('*/api/booking/services/quote', async ({ request }) => {
      wishes.push(await request.json());
      return HttpResponse.json({ data: quote });
    }),
    http.post('*/api/booking/cancellation/code', () =>
      HttpResponse.json({ data: { sentTo: 'a•••@example.com', expiresAt: AT } }),
    ),
    http.post('*/api/booking/change/confirm', () =>
      HttpResponse.json({ data: { progress: progress(), payment: SELECTION } }),
    ),
    // The checkout tries again what does not come through here.
    http.post('*/api/user/session/*', () => refusal('unavailable', 503)),
    http.post('*/api/user/session/set/*', () => refusal('unavailable', 503)),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function openDialog(locale: 'en' | 'es' = 'en') {
  const opened = openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale });
  const title = locale === 'en' ? 'Add bags or seats' : 'Añadir equipaje o asientos';
  await opened.user.click(await screen.findByRole('button', { name: title }));
  const dialog = within(
    await screen.findByRole('dialog', { name: new RegExp(`^${title} .* · TR4V3S1A01$`) }),
  );
  return { ...opened, dialog };
}
async function chooseBoth() {
  const opened = await openDialog();
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'Add a bag for Ana Pérez, Outbound' }));
  await user.click(dialog.getByRole('button', { name: '12A, US$45.00, Exit row seat' }));
  return opened;
}
async function typeCode() {
  const opened = await chooseBoth();
  const { user, dialog } = opened;
  await user.click(dialog.getByRole('button', { name: 'Continue, US$85.00' }));
  await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
  await user.type(await dialog.findByRole('textbox', { name: /Code/ }), '123456');
  return opened;
}

describe('adding bags and seats (M-06)', () => {
  it('a bag and a seat are chosen, priced, allowed by the code, and paid in the checkout', async () => {
    const { user, dialog, opened } = await typeCode();
    expect(wishes).toMatchObject([
      {
        services: [
          { serviceId: 'bag-1', quantity: 1 },
          { serviceId: 'seat-12A-1', quantity: 1 },
        ],
        shown: usd(85),
      },
    ]);
    expect(dialog.getByText('Seat 12A, flight IB 6585, Ana Pérez').nextSibling).toHaveTextContent('US$45.00');
    await user.click(dialog.getByRole('button', { name: 'Go to payment, US$85.00' }));
    await waitFor(() => expect(opened).toEqual(['/booking/BillingSummary']));
    expect(JSON.parse(sessionStorage.getItem('travesia.booking-draft') ?? '')).toMatchObject({
      selection: SELECTION,
      bookingId: null,
    });
  });

  it('a seat in an exit row cannot be chosen for a child, and says why', async () => {
    const exits = SOLD.seatMaps[0]?.cabins[0]?.rows[1]?.seats ?? [];
    const [map] = SOLD.seatMaps;
    const [cabin] = map?.cabins ?? [];
    if (!map || !cabin) throw new Error('no map');
    const seats = exits.map((each) => ({
      ...each,
      services: each.services.filter(({ travellerId }) => travellerId === '1'),
      tooYoung: ['2'],
    }));
    sold = {
      ...SOLD,
      seatMaps: [
        {
          ...map,
          cabins: [
            {
              ...cabin,
              rows: cabin.rows.map((row) => (row.isExit ? { ...row, seats } : row)),
            },
          ],
        },
      ],
    };
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: /^Luis Pérez/ }));
    const name = '12A, in an exit row: not available to travelers under 15';
    const exit = dialog.getByRole('button', { name });
    expect(exit).toHaveAttribute('aria-disabled', 'true');
    await user.click(exit);
    expect(dialog.getByText(name)).toBeVisible();
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$0.00');
  });

  it('shows price and conditions of a seat, and whose it is; one pressed again is given up', async () => {
    const { user, dialog } = await chooseBoth();
    expect(dialog.getByText('Do not seat children in exit row seats')).toBeVisible();
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$85.00');
    expect(dialog.getByRole('radio', { name: 'Luis Pérez no seat' })).toBeChecked();
    expect(dialog.getByRole('button', { name: '12A, chosen for Ana Pérez' })).toHaveAttribute(
      'data-number',
      '1',
    );
    await user.click(dialog.getByRole('button', { name: /^12C/ }));
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$130.00');
    await user.click(dialog.getByRole('button', { name: /^12C/ }));
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$85.00');
    await user.click(dialog.getByRole('button', { name: 'Remove seat 12A for Ana Pérez' }));
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$40.00');
  });

  it('the map is a table with letters and rows, one stop of Tab, and arrows that skip the aisle', async () => {
    const { user, dialog } = await openDialog();
    const grid = within(await dialog.findByRole('table', { name: 'Seat map for IB 6585: Madrid – Bogotá' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Row',
      'A',
      'B',
      'C',
    ]);
    expect(grid.getByRole('rowheader', { name: /^12/ })).toBeVisible();
    const seats = grid.getAllByRole('button');
    expect(seats.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => seats.find(({ tabIndex }) => tabIndex === 0)?.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(grid.getByRole('button', { name: /^11C/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(grid.getByRole('button', { name: /^12C/ })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Home}{ArrowUp}{ArrowRight}{Enter}');
    expect(grid.getByRole('button', { name: '11B, taken' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('nothing moves under a finger before the seat is chosen: its price comes with the click; keys show it at once', async () => {
    const { user, dialog } = await openDialog();
    const hint = await dialog.findByText('Choose a seat for Ana Pérez.');
    const seat = dialog.getByRole('button', { name: /^12A/ });
    await user.pointer({ keys: '[MouseLeft>]', target: seat });
    expect(seat).toHaveFocus();
    expect(hint).toBeVisible();
    await user.pointer({ keys: '[/MouseLeft]', target: seat });
    expect(seat).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.queryByText('Choose a seat for Ana Pérez.')).not.toBeInTheDocument();
    await user.keyboard('{ArrowUp}');
    expect(dialog.getAllByText('11A').map(({ localName }) => localName)).toContain('b');
  });

  it.each([
    ['en', 'Now choosing for Ana Pérez.'],
    ['es', 'Ahora eliges para Ana Pérez.'],
  ] as const)("%s: a press on a companion's seat says whose seat is chosen now", async (locale, now) => {
    const { user, dialog } = await openDialog(locale);
    await user.click(await dialog.findByRole('button', { name: /^11A/ }));
    await user.click(dialog.getByRole('button', { name: /^11C/ }));
    await user.click(dialog.getByRole('button', { name: /^11A/ }));
    expect(dialog.getByText(now)).toBeVisible();
  });

  const [FIRST] = SOLD.seatMaps;
  if (!FIRST) throw new Error('no map');
  const withoutSeats = ({ segmentId, ...map }: typeof FIRST) => ({
    ...map,
    segmentId,
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) => ({
        ...row,
        seats: row.seats.map((each) => ({ ...each, services: [] })),
      })),
    })),
  });

  it.each([
    [
      'en',
      'Ana Pérez already has 11B on this flight.',
      "11B, Ana Pérez's seat in this booking",
      'Choose a seat for Luis Pérez.',
    ],
    [
      'es',
      'Ana Pérez ya tiene el 11B en este vuelo.',
      '11B, asiento de Ana Pérez en esta reserva',
      'Elige un asiento para Luis Pérez.',
    ],
  ] as const)(
    '%s: who has a seat already is told with it, it is marked on the map, and only the others are asked',
    async (locale, has, mark, ask) => {
      sold = { ...SOLD, seatMaps: [{ ...FIRST, booked: [{ travellerId: '1', designator: '11B' }] }] };
      const { user, dialog } = await openDialog(locale);
      expect(await dialog.findByText(has)).toBeVisible();
      expect(dialog.getByText(ask)).toBeVisible();
      expect(dialog.queryByRole('radio', { name: /Ana Pérez/ })).not.toBeInTheDocument();
      const theirs = dialog.getByRole('button', { name: mark });
      expect(theirs).toHaveTextContent('11B');
      expect(theirs).toHaveAttribute('data-number', '1');
      expect(theirs).toHaveAttribute('aria-disabled', 'true');
      await user.click(theirs);
      expect(dialog.getAllByText(has)).toHaveLength(2);
      await user.click(dialog.getByRole('button', { name: /^11C/ }));
      expect(dialog.getByRole('button', { name: /11C .*Luis Pérez/ })).toBeVisible();
    },
  );

  it.each([
    ['en', 'All travelers have a seat on this flight. To change one, contact us.'],
    ['es', 'Todos los viajeros tienen asiento en este vuelo. Para cambiar alguno, contáctanos.'],
  ] as const)(
    '%s: opens on the first flight where somebody can choose; one where all have seats says so',
    async (locale, all) => {
      const next = { ...FIRST, segmentId: '2', title: 'IB 6586: Bogotá – Madrid' };
      const booked = [
        { travellerId: '1', designator: '11A' },
        { travellerId: '2', designator: '11B' },
      ];
      sold = { ...SOLD, seatMaps: [{ ...withoutSeats(FIRST), booked }, next] };
      const { user, dialog } = await openDialog(locale);
      expect(await dialog.findByRole('radio', { name: next.title })).toBeChecked();
      expect(dialog.getByRole('table', { name: new RegExp(next.title) })).toBeVisible();
      expect(dialog.queryByText(all)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('radio', { name: FIRST.title }));
      expect(dialog.getByText(all)).toBeVisible();
      expect(dialog.queryByRole('table')).not.toBeInTheDocument();
    },
  );

  it('a flight with no free seat says so to who has none', async () => {
    const next = { ...FIRST, segmentId: '2', title: 'IB 6586: Bogotá – Madrid' };
    sold = { ...SOLD, seatMaps: [withoutSeats(FIRST), next] };
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('radio', { name: FIRST.title }));
    expect(dialog.getByText('There are no seats left to choose on this flight.')).toBeVisible();
  });

  it('says so when nothing was chosen', async () => {
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Choose a bag or a seat first.')).toBeVisible();
    expect(wishes).toEqual([]);
  });

  it('says so when the airline sells nothing', async () => {
    sold = { bags: [], seatMaps: [] };
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/sells no more bags or seats/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  });

  it('a price that changed is shown with the one before (S-46)', async () => {
    quote = { ...quote, total: usd(90), previous: usd(85) };
    const { user, dialog } = await chooseBoth();
    await user.click(dialog.getByRole('button', { name: /^Continue/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Before: US$85.00. Now: US$90.00.');
  });

  it('a reload keeps what was chosen, its price and that a code was mailed; closing ends it', async () => {
    const { user, dialog, unmount } = await typeCode();
    expect(dialog.getByText('Seat 12A, flight IB 6585, Ana Pérez')).toBeVisible();
    unmount();
    const again = openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en' });
    const reopened = within(
      await screen.findByRole('dialog', { name: /^Add bags or seats .* · TR4V3S1A01$/ }),
    );
    expect(reopened.getByText('Seat 12A, flight IB 6585, Ana Pérez').nextSibling).toHaveTextContent(
      'US$45.00',
    );
    expect(reopened.getByRole('textbox', { name: /Code/ })).toHaveValue('');
    expect(reopened.getByRole('button', { name: 'Go to payment, US$85.00' })).toBeVisible();
    await user.click(reopened.getByRole('button', { name: 'Choose something else' }));
    expect(await reopened.findByText('To pay today')).toBeVisible();
    expect(reopened.getByText('To pay today').nextSibling).toHaveTextContent('US$85.00');
    expect(reopened.getByRole('button', { name: '12A, chosen for Ana Pérez' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(reopened.getByRole('button', { name: 'Leave it as it is' }));
    again.unmount();
    openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en' });
    expect(await screen.findByRole('button', { name: 'Add bags or seats' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a seat that was sold since is not chosen after a reload', async () => {
    const { unmount } = await chooseBoth();
    unmount();
    sold = { ...SOLD, seatMaps: [] };
    openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en' });
    expect((await screen.findByText('To pay today')).nextSibling).toHaveTextContent('US$40.00');
  });

  it('what is gone is asked for again', async () => {
    server.use(http.post('*/api/booking/services/quote', () => refusal('offer_expired', 410)));
    const { user, dialog } = await chooseBoth();
    await user.click(dialog.getByRole('button', { name: /^Continue/ }));
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    expect(await dialog.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$0.00');
  });

  it('a supplier that does not answer can be asked again', async () => {
    server.use(
      http.post('*/api/booking/services/offers', () => refusal('supplier_failed', 502), { once: true }),
    );
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    expect(await dialog.findByRole('button', { name: 'Continue' })).toBeVisible();
  });
});
