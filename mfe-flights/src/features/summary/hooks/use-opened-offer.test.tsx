import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { createApiClient } from '@travesia/api-client';
import { EMPTY_DRAFT, type BookingSession } from '@travesia/booking';
import type { ValidateReply } from '@travesia/contracts';
import { QueryClient, QueryClientProvider } from '@travesia/platform/libraries';
import { flightSelection } from '@travesia/products/flights';
import { RemotePageProvider, type RemotePage } from '@travesia/page';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { dictionaries, direct, offer } from '../../results/testing/offers.ts';
import { useOpenedOffer } from './use-opened-offer.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const search = {
  legInfo: { 1: { from: 'MAD', to: 'BOG', departureDate: '2026-11-27' } },
  travelerInfo: { adult: 1, child: 0, infant: 0 },
};
const USD = (amount: number) => ({ amount, currency: 'USD' });

/** The summary of a tab that chose this flight. */
function open() {
  const page = {
    api: createApiClient({
      infoData: () => ({ source: '', medium: '', affiliateId: '', referrer: '' }),
      baseUrl: 'http://localhost/api',
      locale: () => 'es',
    }),
    locale: 'es',
    metaName: 'kayak',
  } as unknown as RemotePage;
  const session = {
    getSnapshot: () => ({ draft: { ...EMPTY_DRAFT, selection: flightSelection('off_1') } }),
  } as unknown as BookingSession;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = renderHook(() => useOpenedOffer(session, 'off_1', 'click-1'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <RemotePageProvider page={page}>{children}</RemotePageProvider>
      </QueryClientProvider>
    ),
  });
  return { client, ...view };
}

it('F-41, S-45, S-46: "refresh selected flight" asks the supplier, also for a flight whose time is over', async () => {
  const asked: unknown[] = [];
  let isOver = false;
  server.use(
    http.get('*/api/air/flightOffer/off_1', () =>
      isOver
        ? HttpResponse.json(
            { error: { code: 'offer_expired', message: '', requestId: 'r' } },
            { status: 410 },
          )
        : HttpResponse.json({ data: offer('off_1', 60_000, [direct]), dictionaries, search }),
    ),
    http.post('*/api/air/flight-offer/validate', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        data: [offer('off_2', 65_000, [direct])],
        dictionaries,
        included: { bags: null, 'detailed-fare-rules': null },
        meta: { travelerCount: 1, priceChanged: true, previousTotal: USD(60_000), secondsLeft: 1770 },
      } satisfies ValidateReply);
    }),
  );
  const { client, result } = open();
  await waitFor(() => expect(result.current.data?.data.id).toBe('off_1'));
  expect(asked).toEqual([]);
  isOver = true;
  await client.invalidateQueries({ queryKey: ['opened-offer'] });
  await waitFor(() => expect(result.current.data?.data.id).toBe('off_2'));
  expect(asked).toMatchObject([
    { data: { flightOffers: [{ id: 'off_1' }], metaName: 'kayak', disId: 'click-1' } },
  ]);
  expect(result.current.data?.previousTotal).toEqual(USD(60_000));
});

it('S-45, S-46: a flight whose time ran out at the payment step is priced again, and says what it cost', async () => {
  server.use(
    http.get('*/api/air/flightOffer/off_1', () =>
      HttpResponse.json({ error: { code: 'offer_expired', message: '', requestId: 'r' } }, { status: 410 }),
    ),
    http.get('*/api/air/flightOffer/off_2', () =>
      HttpResponse.json({ data: offer('off_2', 65_000, [direct]), dictionaries, search }),
    ),
    http.post('*/api/air/flight-offer/validate', () =>
      HttpResponse.json({
        data: [offer('off_2', 65_000, [direct])],
        dictionaries,
        included: { bags: null, 'detailed-fare-rules': null },
        meta: { travelerCount: 1, priceChanged: true, previousTotal: USD(60_000), secondsLeft: 1770 },
      } satisfies ValidateReply),
    ),
  );
  const { result } = open();
  await waitFor(() => expect(result.current.data?.data.id).toBe('off_2'));
  expect(result.current.data?.previousTotal).toEqual(USD(60_000));
});
