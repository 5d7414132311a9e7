export { BookingDetails } from './booking-details.tsx';
export { Invoices } from './invoices.tsx';
export { OwnData } from './own-data.tsx';
