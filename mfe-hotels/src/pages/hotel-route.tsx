import { lateArrivalTexts } from '@travesia/booking-ui/late-arrival';
import { choosingTexts } from '@travesia/booking-ui/choosing';
import { savedTexts } from '@travesia/booking-ui/saved-offers';
import { withTexts } from '@travesia/platform/react';
import { HotelPage, hotelTexts } from '../features/hotel/index.ts';
import { packageTexts } from '../features/package/index.ts';
import { searchTexts } from '../features/search/index.ts';
import { staysTexts } from '../features/stays/index.ts';

/** One hotel with the words that only it needs; loaded when it is opened. */
export const HotelRoute = withTexts(
  [hotelTexts, choosingTexts, lateArrivalTexts, packageTexts, searchTexts, staysTexts, savedTexts],
  HotelPage,
);
