export { BookingMoney } from './booking-money.tsx';
export { BookingTicket } from './booking-ticket.tsx';
export { PaymentFacts } from './payment-facts.tsx';
export { PolicyList } from './policy-list.tsx';
export { TravellerList } from './traveller-list.tsx';
