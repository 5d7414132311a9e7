export { KeepBooking, type KeepBookingProps } from './keep-booking.tsx';
export { saveFile } from './save-file.ts';
