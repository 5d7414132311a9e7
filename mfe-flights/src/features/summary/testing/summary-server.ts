import { DRAFT_KEY, EMPTY_DRAFT, type BookingDraft } from '@travesia/booking';
import type { BagOption, FlightOffer, OrderView, TravelerInfo } from '@travesia/contracts';
import { flightSelection } from '@travesia/products/flights';
import { orderView } from '@travesia/testing/order-view';
import { http, HttpResponse } from 'msw';
import { dictionaries } from '../../results/testing/offers.ts';

export const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });

export const refusal = (code: string, status: number) =>
  HttpResponse.json({ error: { code, message: '', requestId: 'r-1' } }, { status });

/** A tab that chose `off_1`. */
export const chooseOffer = (draft: Partial<BookingDraft> = {}) =>
  sessionStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({ ...EMPTY_DRAFT, selection: flightSelection('off_1'), ...draft }),
  );

/** The order of `off_1` as the server has it. */
export const flightOrder = (own: Partial<OrderView> = {}) =>
  orderView({
    bookingId: 'bok_1',
    orderId: 'off_1',
    heading: 'Madrid – Bogotá',
    total: usd(600),
    missing: [],
    ...own,
  });

/** What the summary of `off_1` asks of the api; each part is read when it is asked for. */
export const summaryHandlers = ({
  offer,
  travelerInfo = { adult: 1, child: 0, infant: 0 },
  bags = () => [],
  view = flightOrder,
}: {
  readonly offer: FlightOffer;
  readonly travelerInfo?: TravelerInfo;
  readonly bags?: () => readonly BagOption[];
  readonly view?: () => OrderView;
}) => [
  http.get('*/api/air/flightOffer/off_1', () =>
    HttpResponse.json({
      data: offer,
      dictionaries,
      search: { legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: '2026-11-27' } }, travelerInfo },
    }),
  ),
  http.get('*/api/air/flightOffer/off_1/bags', () => HttpResponse.json({ data: bags() })),
  http.post('*/api/user/session/start', () =>
    HttpResponse.json({ data: { expiresAt: '2030-01-01T00:00:00Z' } }),
  ),
  http.post('*/api/user/session/set/flight-order', () =>
    HttpResponse.json({ data: { id: 'off_1', bookingId: 'bok_1', baggageUrl: '' } }),
  ),
  http.post('*/api/user/session/order-view', () => HttpResponse.json({ data: view() })),
];
