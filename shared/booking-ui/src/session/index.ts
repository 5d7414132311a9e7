export { PaymentFailedNotice } from './payment-failed-notice.tsx';
export { NeedsStorage } from './needs-storage.tsx';
export { useBookingSession, type SummarySession } from './use-booking-session.ts';
export { SUMMARY_CLOCK_KEY, useSummaryClock } from './use-summary-clock.ts';
