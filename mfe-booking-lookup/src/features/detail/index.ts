export { BookingDetailPage } from './booking-detail-page.tsx';
