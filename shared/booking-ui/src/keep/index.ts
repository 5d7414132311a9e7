export { KeepBooking } from './keep-booking.tsx';
export { saveFile } from './save-file.ts';
