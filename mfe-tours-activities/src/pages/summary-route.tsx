import { NeedsStorage } from '@travesia/booking-ui/session';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { withTexts } from '@travesia/platform/react';
import { SummaryPage, summaryTexts } from '../features/booking/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

/** The summary before paying with the words that only it needs; loaded when it is opened. */
export const SummaryRoute = withTexts([summaryTexts, searchTexts, activityWords, bookingTexts], () => (
  <NeedsStorage>
    <SummaryPage />
  </NeedsStorage>
));
