import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { TextProvider, usePlatform } from '@travesia/platform/react';
import { ResultsPage, resultsTexts } from '../features/results/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

const TEXTS = [resultsTexts, choosingTexts, searchTexts, activityWords, savedTexts];

/** What a search found, with the words that only it needs; loaded when it is opened. */
export function ResultsRoute() {
  const { locale } = usePlatform();
  return (
    <TextProvider locale={locale} texts={TEXTS}>
      <ResultsPage />
    </TextProvider>
  );
}
