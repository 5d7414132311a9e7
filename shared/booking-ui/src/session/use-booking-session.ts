import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  createBookingCalls,
  createBookingSession,
  createDraftStore,
  keepDelivered,
  type BookingCalls,
  type BookingSession,
  type BookingSnapshot,
} from '@travesia/booking';
import { usePlatform, useSdk } from '@travesia/platform/react';
import { browserStorage, useRemotePage } from '@travesia/page';
import { useSessionKeeper } from './use-session-keeper.ts';

export interface SummarySession {
  readonly session: BookingSession;
  readonly calls: BookingCalls;
  readonly snapshot: BookingSnapshot;
}

/** The booking in progress of this document. */
export function useBookingSession(): SummarySession {
  const sdk = useSdk();
  const { api, nowMs } = useRemotePage();
  const { market, locale } = usePlatform();
  const keeper = useSessionKeeper();
  const [{ session, calls }] = useState(() => {
    const drafts = createDraftStore(browserStorage('session'));
    const bookingCalls = createBookingCalls(api, keeper, {
      bookingId: () => drafts.read().bookingId,
      market: () => sdk.context.getSnapshot().market.id,
    });
    return {
      calls: bookingCalls,
      session: createBookingSession({ calls: bookingCalls, drafts, nowMs }),
    };
  });
  useEffect(() => {
    const stop = keepDelivered(session);
    return () => {
      stop();
      session.leave();
      session.dispose();
    };
  }, [session]);
  const shownIn = useRef(locale);
  useEffect(() => {
    if (shownIn.current === locale) return;
    shownIn.current = locale;
    // The order's words are the server's: they follow the language of the page (P-13).
    if (session.getSnapshot().orderView) void session.refreshOrderView();
  }, [session, locale]);
  const marketId = useRef(market.id);
  useEffect(() => {
    if (marketId.current === market.id) return;
    marketId.current = market.id;
    session.followMarket();
  }, [session, market.id]);
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
  return { session, calls, snapshot };
}
