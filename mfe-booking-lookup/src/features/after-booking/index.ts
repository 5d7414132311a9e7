export { ActButton, Acts } from './act-button.tsx';
export { BookingStatus } from './booking-status.tsx';
export { useProgress } from './use-progress.ts';
export { ShareItinerary } from './share-itinerary.tsx';
export { CodeFailure, CodeField } from './code-field.tsx';
export { ConfirmByCode } from './confirm-by-code.tsx';
export { useMailedCode } from './use-mailed-code.ts';
export { progressKey } from './use-progress.ts';
export { TripHeading } from './trip-title.tsx';
