import { NeedsStorage } from '@travesia/booking-ui/session';
import { lateArrivalTexts } from '@travesia/booking-ui/late-arrival';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { withTexts } from '@travesia/platform/react';
import { SummaryPage, summaryTexts } from '../features/summary/index.ts';
import { warningTexts } from '../offers/warnings/index.ts';

/** The trip summary with the words that only it needs; loaded when it is opened. */
export const SummaryRoute = withTexts([summaryTexts, bookingTexts, lateArrivalTexts, warningTexts], () => (
  <NeedsStorage>
    <SummaryPage />
  </NeedsStorage>
));
