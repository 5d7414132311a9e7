import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { withTexts } from '@travesia/platform/react';
import { ResultsPage, resultsTexts } from '../features/results/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

/** What a search found, with the words that only it needs; loaded when it is opened. */
export const ResultsRoute = withTexts(
  [resultsTexts, choosingTexts, searchTexts, activityWords, savedTexts],
  ResultsPage,
);
