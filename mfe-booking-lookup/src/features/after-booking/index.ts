export { BookingStatus } from './booking-status.tsx';
export { dayOf } from './day-of.ts';
export { useProgress } from './use-progress.ts';
export { ShareItinerary } from './share-itinerary.tsx';
