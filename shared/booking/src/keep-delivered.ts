import type { BookingSession } from './booking-session.ts';

/** Sends what is pending when the page may go away, and again once the network is back; answers how to stop. */
export function keepDelivered(session: Pick<BookingSession, 'leave' | 'flush'>): () => void {
  const leave = () => session.leave();
  // A phone may end a page in the background without another word.
  const hide = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  const comeBack = () => void session.flush();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  addEventListener('online', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('online', comeBack);
  };
}
