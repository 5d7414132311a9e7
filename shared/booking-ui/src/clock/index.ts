export { SessionClock, type SessionClockProps } from './session-clock.tsx';
export { useOfferClock, type OfferClock } from './use-offer-clock.ts';
