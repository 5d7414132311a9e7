import { NeedsStorage } from '@travesia/booking-ui/session';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { StayPage, stayTexts } from '../features/booking/index.ts';
import { staysTexts } from '../features/stays/index.ts';

const TEXTS = [stayTexts, staysTexts, bookingTexts];

/** The summary of a stay with the words that only it needs; loaded when it is opened. */
export function StayRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <NeedsStorage>
        <StayPage />
      </NeedsStorage>
    </TextProvider>
  );
}
