export { BookingMoney } from './booking-money.tsx';
export { BookingTimeline, type TimelineStep } from './booking-timeline.tsx';
export { BookingTicket } from './booking-ticket.tsx';
export { PaymentFacts } from './payment-facts.tsx';
export { PolicyList } from './policy-list.tsx';
export { tripStart } from './trip-start.ts';
export { useStartStep } from './use-start-step.ts';
export { TravellerList } from './traveller-list.tsx';
