export { BookingStatus } from './booking-status.tsx';
export { ShareItinerary } from './share-itinerary.tsx';
