export { PaymentFailedNotice } from './payment-failed-notice.tsx';
export { NeedsStorage } from './needs-storage.tsx';
export { useBookingSession, type SummarySession } from './use-booking-session.ts';
