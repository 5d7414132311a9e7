export { BookingDetailRoute } from './booking-detail-route.tsx';
