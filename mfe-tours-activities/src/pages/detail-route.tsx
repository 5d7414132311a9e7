import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { ActivityPage, detailTexts } from '../features/detail/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

const TEXTS = [detailTexts, choosingTexts, searchTexts, activityWords, savedTexts];

/** One activity or tour with the words that only it needs; loaded when it is opened. */
export function DetailRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <ActivityPage />
    </TextProvider>
  );
}
