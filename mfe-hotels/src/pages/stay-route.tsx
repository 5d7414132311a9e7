import { NeedsStorage } from '@travesia/booking-ui/session';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { withTexts } from '@travesia/platform/react';
import { StayPage, stayTexts } from '../features/booking/index.ts';
import { staysTexts } from '../features/stays/index.ts';

/** The summary of a stay with the words that only it needs; loaded when it is opened. */
export const StayRoute = withTexts([stayTexts, staysTexts, bookingTexts], () => (
  <NeedsStorage>
    <StayPage />
  </NeedsStorage>
));
