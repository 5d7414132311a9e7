import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ChangeOffer, ChangeQuote, ConfirmedBooking, OrderSection } from '@travesia/contracts';
import { openRemote, type RemoteStory } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const AT = '2026-11-20T12:10:00.000Z';

function journey(day: string, journeyType: 'onward' | 'return' = 'onward'): OrderSection {
  const [from, to] = journeyType === 'onward' ? ['MAD', 'BOG'] : ['BOG', 'MAD'];
  const place = (code: string | undefined) => ({
    code: code ?? '',
    name: code ?? '',
    cityName: code === 'MAD' ? 'Madrid' : 'Bogotá',
    terminal: null,
  });
  const end = (code: string | undefined) => ({
    code: code ?? '',
    lat: 0,
    lon: 0,
    cityName: place(code).cityName,
  });
  return {
    kind: 'journey',
    journeyType,
    heading: journeyType === 'onward' ? 'Outbound: Madrid – Bogotá' : 'Return: Bogotá – Madrid',
    durationInMinutes: 600,
    stops: 0,
    origin: end(from),
    destination: end(to),
    segments: [
      {
        carrierCode: 'IB',
        carrierName: 'Iberia',
        operatedBy: null,
        flightNumber: '6585',
        aircraft: null,
        cabin: 'economy',
        from: place(from),
        to: place(to),
        departureAt: `${day}T12:00`,
        arrivalAt: `${day}T16:00`,
        durationInMinutes: 600,
        connectionInMinutes: null,
      },
    ],
  } as OrderSection;
}
const priced = (total: number) => ({
  total: usd(total),
  penalty: usd(150),
  difference: usd(total - 150),
  travellers: [
    { name: 'Ana Pérez', total: usd(total / 2), penalty: usd(75), difference: usd(total / 2 - 75) },
    { name: 'Luis Pérez', total: usd(total / 2), penalty: usd(75), difference: usd(total / 2 - 75) },
  ],
  expiresAt: AT,
});
const offerOf = (total: number): ChangeOffer => ({
  offerRef: 'oco_1',
  section: journey('2026-12-20'),
  ...priced(total),
});
const quoteOf = (total: number, change: Partial<ChangeQuote> = {}): ChangeQuote => ({
  changeId: '7d0e2d6c-6a0b-4c86-9a51-0f2f1f3f9b11',
  sections: [journey('2026-12-20'), journey('2027-01-10', 'return')],
  ...priced(total),
  previous: null,
  paidWith: 'Visa ending in 4242',
  ...change,
});
const flight = (change: Partial<ConfirmedBooking> = {}) =>
  aBooking({
    kind: 'flight',
    heading: 'Madrid – Bogotá',
    sections: [journey('2026-12-10'), journey('2027-01-10', 'return')],
    ...change,
  });
const SELECTION = { kind: 'flight-change', body: { change: { id: quoteOf(0).changeId } } };

const server = setupServer();
let booking: ConfirmedBooking;
let offers: ChangeOffer[];
let quote: ChangeQuote;
let wishes: unknown[];
const refusal = (code: string, status: number) =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r-1' } }, { status });
const progress = (change: Parameters<typeof aProgress>[0] = {}) => aProgress({ mayChange: true, ...change });

beforeAll(() => server.listen());
beforeEach(() => {
  booking = flight();
  offers = [offerOf(210)];
  quote = quoteOf(210);
  wishes = [];
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () => HttpResponse.json({ data: booking })),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () =>
      HttpResponse.json({
        data: booking.revised
          ? progress({ revision: 1, events: [{ code: 'changed', at: AT, part: null, amount: null }] })
          : progress(),
      }),
    ),
    http.post('*/api/booking/trip-change', () => HttpResponse.json({ data: null })),
    http.post('*/api/booking/change/offers', async ({ request }) => {
      wishes.push(await request.json());
      return HttpResponse.json({ data: { offers } });
    }),
    http.post('*/api/booking/change/quote', () => HttpResponse.json({ data: quote })),
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

async function openDialog(story: RemoteStory = {}) {
  const opened = openRemote(bookingLookup, {
    path: '/user/my-journey/booking-detail',
    locale: 'en',
    ...story,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Change the flight' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change the flight .* · TR4V3S1A01$/ }));
  return { ...opened, dialog };
}
async function chooseFlight() {
  const opened = await openDialog();
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'See the flights of that day' }));
  await user.click(await dialog.findByRole('button', { name: 'Choose' }));
  return opened;
}
async function typeCode() {
  const opened = await chooseFlight();
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'Email me a code' }));
  await user.type(await dialog.findByRole('textbox', { name: /Code/ }), '123456');
  return opened;
}

describe('changing a flight (M-05)', () => {
  it('the quote names the seats that are lost with the flights, and says that they are not given back', async () => {
    const seat = { travellerId: 'guest-1', flight: 'IB 6585' };
    booking = flight({
      additionalServices: {
        baggages: [],
        seats: [
          { ...seat, designator: '15C', departureAt: '2026-12-10T12:00', amount: usd(18) },
          { ...seat, designator: '16D', departureAt: '2027-01-10T12:00', amount: usd(11) },
        ],
      },
    });
    const { dialog } = await chooseFlight();
    expect(await dialog.findByText('Ana Pérez: seat 15C, IB 6585, paid US$18.00')).toBeVisible();
    expect(dialog.getByText(/not refunded with this change/)).toBeVisible();
    expect(dialog.queryByText(/16D/)).toBeNull();
  });

  it('shows penalty, difference and total, by traveller too, and goes to the checkout for the difference', async () => {
    const { user, dialog, opened } = await typeCode();
    expect(dialog.getByText("Airline's change fee").nextSibling).toHaveTextContent('US$150.00');
    expect(dialog.getByText('Fare difference').nextSibling).toHaveTextContent('US$60.00');
    expect(dialog.getByText('For Luis Pérez').nextSibling).toHaveTextContent('You pay US$105.00');
    expect(dialog.getByText('To pay today').nextSibling).toHaveTextContent('US$210.00');
    await user.click(dialog.getByRole('button', { name: 'Go to payment, US$210.00' }));
    await waitFor(() => expect(opened).toEqual(['/booking/BillingSummary']));
    expect(JSON.parse(sessionStorage.getItem('travesia.booking-draft') ?? '')).toMatchObject({
      selection: SELECTION,
      bookingId: null,
    });
  });

  it('says that the bags that were paid stay with the new flights', async () => {
    const bag = { journeyType: 'onward' as const, quantity: 3, amount: usd(120), travellerId: '1' };
    booking = flight({
      additionalServices: { baggages: [bag, { ...bag, journeyType: 'return' }], seats: [] },
    });
    const { dialog } = await chooseFlight();
    expect(await dialog.findByText('Your 6 paid checked bags stay with the new flights.')).toBeVisible();
  });

  it('asks for the journey and the day that were chosen', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Return' }));
    await user.click(await dialog.findByRole('button', { name: 'See the flights of that day' }));
    await dialog.findByRole('button', { name: 'Choose' });
    expect(wishes).toMatchObject([{ journey: 1, date: '2027-01-10' }]);
  });

  it('no day is offered after the flight back, nor before the one there has landed', async () => {
    booking = flight({ sections: [journey('2026-12-10'), journey('2026-12-20', 'return')] });
    const { user, dialog } = await openDialog();
    const day = (number: number) =>
      dialog.findByRole('button', { name: new RegExp(` ${number} December 2026`) });
    expect(await day(20)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await day(21)).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('radio', { name: 'Return' }));
    expect(await day(9)).toHaveAttribute('aria-disabled', 'true');
    expect(await day(10)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await day(21)).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('what comes back is said, and the booking is shown as it is then', async () => {
    offers = [offerOf(-40)];
    quote = quoteOf(-40);
    server.use(
      http.post('*/api/booking/change/confirm', () => {
        booking = flight({
          sections: [journey('2026-12-20')],
          revised: { sequence: 1, at: AT, dropped: [] },
        });
        const events = [{ code: 'changed' as const, at: AT, part: null, amount: null }];
        return HttpResponse.json({ data: { progress: progress({ events, revision: 1 }), payment: null } });
      }),
    );
    const { user, dialog } = await typeCode();
    expect(dialog.getByText('You get back').nextSibling).toHaveTextContent('US$40.00');
    await user.click(dialog.getByRole('button', { name: 'Change and get US$40.00 back' }));
    expect(await screen.findByText('Flight changed')).toBeVisible();
    expect(await screen.findByText(/20 December/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a price that changed is shown with the one before (S-46)', async () => {
    quote = quoteOf(225, { previous: usd(210) });
    const { dialog } = await chooseFlight();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Before: You pay US$210.00. Now: You pay US$225.00.',
    );
  });

  it('an offer that expired is asked for again', async () => {
    server.use(http.post('*/api/booking/change/confirm', () => refusal('offer_expired', 410)));
    const { user, dialog } = await typeCode();
    await user.click(dialog.getByRole('button', { name: 'Go to payment, US$210.00' }));
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    expect(await dialog.findByRole('button', { name: 'Choose' })).toBeVisible();
    expect(wishes).toHaveLength(2);
  });

  it('a day without flights says so, and another day can be chosen', async () => {
    offers = [];
    const { user, dialog } = await openDialog();
    await user.click(await dialog.findByRole('button', { name: 'See the flights of that day' }));
    expect(await dialog.findByText(/no flight for that day/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Another day' }));
    expect(await dialog.findByRole('button', { name: 'See the flights of that day' })).toBeVisible();
  });

  it('a wrong code keeps the quote and what was typed', async () => {
    server.use(http.post('*/api/booking/change/confirm', () => refusal('code_wrong', 422)));
    const { user, dialog } = await typeCode();
    await user.click(dialog.getByRole('button', { name: 'Go to payment, US$210.00' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed');
    expect(dialog.getByRole('textbox', { name: /Code/ })).toHaveValue('123456');
  });

  it('a fare that cannot be changed offers no change', async () => {
    server.use(
      http.post('*/api/booking/progress', () => HttpResponse.json({ data: progress({ mayChange: false }) })),
    );
    openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale: 'en' });
    expect(await screen.findByRole('button', { name: 'Cancel the booking' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change the flight' })).not.toBeInTheDocument();
  });
});
