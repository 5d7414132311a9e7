import { choosingTexts } from '@travesia/booking-ui/choosing';
import { bookingTexts } from '@travesia/booking-ui/texts';
import { withTexts } from '@travesia/platform/react';
import { fareDaysTexts } from '../features/fare-days/index.ts';
import { ResultsPage, resultsTexts } from '../features/results/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { warningTexts } from '../offers/warnings/index.ts';

export { ExplorePage } from '../features/explore/explore.tsx';

/** The flights of a search with the words that only they need; loaded when they are opened. */
export const ResultsRoute = withTexts(
  [resultsTexts, fareDaysTexts, choosingTexts, searchTexts, bookingTexts, warningTexts],
  ResultsPage,
);
