import type { FareDay, FareDaysPayload, FareDaysReply, SeenFareDay } from '@travesia/contracts';
import { http, HttpResponse, type RequestHandler } from 'msw';

/** What is known of one day. */
export type KnownFare = Omit<Partial<SeenFareDay>, 'departureDate' | 'returnDate'>;

/** The api's store of seen fares, as a test fills it. */
export interface FareStore {
  /** By the name of a day. */
  known: Record<string, KnownFare>;
  meta: FareDaysReply['meta'];
  readonly checks: readonly FareDaysPayload[];
  /** What a check finds. */
  onCheck: (day: string) => KnownFare;
  readonly handlers: readonly RequestHandler[];
}

export const usd = (amount: number) => ({ amount, currency: 'USD' });
export const seen = (amount: number, ageMinutes = 5, withBag: number | null = null): KnownFare => ({
  state: 'seen',
  price: usd(amount),
  withBagPrice: withBag === null ? null : usd(withBag),
  ageMinutes,
});

/** An empty store; every check finds 300 dollars. */
export function fareStore(nameOf: (day: FareDay) => string): FareStore {
  const checks: FareDaysPayload[] = [];
  const replyTo = ({ days }: FareDaysPayload) => {
    const data = days.map((day) => ({
      state: 'unknown',
      price: null,
      withBagPrice: null,
      ageMinutes: null,
      ...store.known[nameOf(day)],
      ...day,
    }));
    return HttpResponse.json({ data, meta: store.meta });
  };
  const store: FareStore = {
    known: {},
    meta: { usual: null, budgetBackInSeconds: null },
    checks,
    onCheck: () => seen(30_000, 0),
    handlers: [
      http.post('*/api/air/fare-days', async ({ request }) =>
        replyTo((await request.json()) as FareDaysPayload),
      ),
      http.post('*/api/air/fare-days/check', async ({ request }) => {
        const asked = (await request.json()) as FareDaysPayload;
        checks.push(asked);
        for (const day of asked.days) store.known[nameOf(day)] = store.onCheck(nameOf(day));
        return replyTo(asked);
      }),
    ],
  };
  return store;
}
