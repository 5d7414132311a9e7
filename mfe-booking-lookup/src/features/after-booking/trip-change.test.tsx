import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OrderSection, TripChange } from '@travesia/contracts';
import { openRemote } from '@travesia/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bookingLookup } from '../../booking-lookup.tsx';
import { A_TRIP, aBooking, aProgress } from '../../testing/a-booking.ts';

function journey(departure: string, arrival: string): OrderSection {
  const place = (code: string, cityName: string) => ({ code, name: cityName, cityName, terminal: null });
  return {
    kind: 'journey',
    journeyType: 'onward',
    heading: 'Outbound: Madrid – Bogotá',
    durationInMinutes: 615,
    stops: 0,
    origin: { code: 'MAD', lat: 40.5, lon: -3.6, cityName: 'Madrid' },
    destination: { code: 'BOG', lat: 4.7, lon: -74.1, cityName: 'Bogotá' },
    segments: [
      {
        carrierCode: 'AV',
        carrierName: 'Avianca',
        operatedBy: null,
        flightNumber: '11',
        aircraft: null,
        cabin: 'economy',
        from: place('MAD', 'Madrid'),
        to: place('BOG', 'Bogotá'),
        departureAt: `2026-12-10T${departure}`,
        arrivalAt: `2026-12-10T${arrival}`,
        durationInMinutes: 615,
        connectionInMinutes: null,
      },
    ],
  };
}

const OLD = journey('14:25', '18:40');
const NEW = journey('17:25', '21:40');
const A_CHANGE: TripChange = {
  id: '7d0e2d6c-6a0b-4c86-9a51-0f2f1f3f9b11',
  state: 'open',
  before: [OLD],
  after: [NEW],
  lost: [],
  mayAccept: true,
  answerBy: '2026-11-22T12:10:00.000Z',
};

const server = setupServer();
let change: TripChange | null = A_CHANGE;
let sections: OrderSection[] = [OLD];
let answers: unknown[] = [];

beforeAll(() => server.listen());
beforeEach(() => {
  change = A_CHANGE;
  sections = [OLD];
  answers = [];
  server.use(
    http.get('*/api/booking', () => HttpResponse.json({ data: [A_TRIP] })),
    http.post('*/api/booking/mine', () =>
      HttpResponse.json({ data: aBooking({ kind: 'flight', sections }) }),
    ),
    http.post('*/api/booking/messages', () => HttpResponse.json({ data: [] })),
    http.post('*/api/booking/progress', () => HttpResponse.json({ data: aProgress() })),
    http.post('*/api/booking/trip-change', () => HttpResponse.json({ data: change })),
    http.post('*/api/booking/trip-change/answer', async ({ request }) => {
      const body = (await request.json()) as { answer: string };
      answers.push(body);
      change = body.answer === 'accept' ? null : { ...A_CHANGE, state: 'desk' };
      if (change === null) sections = [NEW];
      return HttpResponse.json({ data: change });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

const TITLE = { en: 'The airline has changed your trip', es: 'La aerolínea ha cambiado tu viaje' } as const;

async function openBlock(locale: 'en' | 'es' = 'en') {
  const opened = openRemote(bookingLookup, { path: '/user/my-journey/booking-detail', locale });
  const block = await screen.findByRole('region', { name: TITLE[locale] });
  return { ...opened, block, inBlock: within(block) };
}

describe('the airline changed the trip (M-08)', () => {
  it('old and new are beside one another in local times, with the day until which it waits', async () => {
    const { inBlock } = await openBlock();
    expect(inBlock.getByRole('heading', { name: 'As it was' })).toBeVisible();
    expect(inBlock.getByText(/14:25 Madrid – 18:40 Bogotá/)).toBeVisible();
    expect(inBlock.getByText(/17:25 Madrid – 21:40 Bogotá/)).toBeVisible();
    expect(inBlock.getByText(/^Tell us by .*22 Nov/)).toBeVisible();
  });

  it('accepted, the booking has the new times', async () => {
    const { user, inBlock } = await openBlock();
    await user.click(inBlock.getByRole('button', { name: 'Accept the new times' }));
    expect(await screen.findByText('You have accepted the new times. They are below.')).toBeVisible();
    expect(screen.queryByRole('region', { name: TITLE.en })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText(/17:25/).length).toBeGreaterThan(0));
    expect(screen.queryByText(/14:25/)).not.toBeInTheDocument();
    expect(answers).toMatchObject([{ changeId: A_CHANGE.id, answer: 'accept' }]);
  });

  it('another flight is asked for, and the page says who looks for it', async () => {
    const { user, inBlock } = await openBlock('es');
    await user.click(inBlock.getByRole('button', { name: 'Pedir otro vuelo' }));
    expect(await screen.findByText(/Nuestro equipo busca otro vuelo/)).toBeVisible();
    expect(inBlock.queryByRole('button', { name: 'Pedir otro vuelo' })).not.toBeInTheDocument();
    expect(inBlock.getByRole('button', { name: 'Cancelar el viaje' })).toBeVisible();
  });

  it('giving it back asks for the quote of the airline first', async () => {
    server.use(http.post('*/api/booking/cancellation/quote', () => HttpResponse.error()));
    const { user, inBlock } = await openBlock();
    await user.click(inBlock.getByRole('button', { name: 'Cancel the trip' }));
    expect(await screen.findByRole('dialog', { name: /^Cancel the booking .* · TR4V3S1A01$/ })).toBeVisible();
  });

  it('a lost connection and a journey that is gone are said', async () => {
    change = { ...A_CHANGE, after: [], lost: [{ city: 'Lima', minutes: -10 }], mayAccept: false };
    const { inBlock } = await openBlock();
    expect(inBlock.getByText('The connection in Lima no longer works.')).toBeVisible();
    expect(inBlock.getByText('This flight no longer operates.')).toBeVisible();
    expect(inBlock.queryByRole('button', { name: 'Accept the new times' })).not.toBeInTheDocument();
  });

  it('an answer that does not arrive changes nothing and can be given again', async () => {
    server.use(http.post('*/api/booking/trip-change/answer', () => HttpResponse.error()));
    const { user, inBlock } = await openBlock();
    await user.click(inBlock.getByRole('button', { name: 'Ask for another flight' }));
    expect(await inBlock.findByRole('alert')).toHaveTextContent('Nothing has changed: try again.');
    expect(inBlock.getByRole('button', { name: 'Ask for another flight' })).toBeEnabled();
  });
});
