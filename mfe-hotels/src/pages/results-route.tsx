import { lateArrivalTexts } from '@travesia/booking-ui/late-arrival';
import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { withTexts } from '@travesia/platform/react';
import { ResultsPage, resultsTexts } from '../features/results/index.ts';
import { packageTexts } from '../features/package/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { staysTexts } from '../features/stays/index.ts';

/** The hotels of a search with the words that only they need; loaded when they are opened. */
export const ResultsRoute = withTexts(
  [resultsTexts, choosingTexts, lateArrivalTexts, packageTexts, searchTexts, staysTexts, savedTexts],
  ResultsPage,
);
