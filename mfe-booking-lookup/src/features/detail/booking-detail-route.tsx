import { seatTexts } from '@travesia/booking-ui/seats';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { openedTexts } from '../../opened-texts.ts';
import { lookupTexts } from '../../texts.ts';
import { BookingDetailPage } from './booking-detail-page.tsx';

const TEXTS = [openedTexts, lookupTexts, bookingTexts, seatTexts];

/** An opened booking with the words that only it needs. */
export function BookingDetailRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <BookingDetailPage />
    </TextProvider>
  );
}
