import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { withTexts } from '@travesia/platform/react';
import { ActivityPage, detailTexts } from '../features/detail/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { activityWords } from '../features/activities/index.ts';

/** One activity or tour with the words that only it needs; loaded when it is opened. */
export const DetailRoute = withTexts(
  [detailTexts, choosingTexts, searchTexts, activityWords, savedTexts],
  ActivityPage,
);
