export { BookingStatus } from './booking-status.tsx';
