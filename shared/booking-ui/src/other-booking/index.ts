export { OtherBooking } from './other-booking.tsx';
