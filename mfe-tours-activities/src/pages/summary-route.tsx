import { NeedsStorage } from '@travesia/booking-ui/session';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { SummaryPage, summaryTexts } from '../features/booking/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

const TEXTS = [summaryTexts, searchTexts, activityWords, bookingTexts];

/** The summary before paying with the words that only it needs; loaded when it is opened. */
export function SummaryRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <NeedsStorage>
        <SummaryPage />
      </NeedsStorage>
    </TextProvider>
  );
}
