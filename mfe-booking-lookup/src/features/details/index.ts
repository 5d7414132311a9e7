export { BookingDetails } from './booking-details.tsx';
