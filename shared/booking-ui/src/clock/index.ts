export { SessionClock } from './session-clock.tsx';
export { useOfferClock } from './use-offer-clock.ts';
