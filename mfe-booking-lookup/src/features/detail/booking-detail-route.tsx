import { seatTexts } from '@travesia/booking-ui/seats';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { withTexts } from '@travesia/platform/react';
import { openedTexts } from '../../opened-texts.ts';
import { lookupTexts } from '../../texts.ts';
import { BookingDetailPage } from './booking-detail-page.tsx';

/** An opened booking with the words that only it needs. */
export const BookingDetailRoute = withTexts(
  [openedTexts, lookupTexts, bookingTexts, seatTexts],
  BookingDetailPage,
);
