export { KeepBooking, type KeepBookingProps } from './keep-booking.tsx';
