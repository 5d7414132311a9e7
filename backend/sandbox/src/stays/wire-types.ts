/// <reference types="@duffel/api" />
// The official client declares its wire types as an ambient module, which only the reference above loads.
export type {
  StaysAccommodation,
  StaysAccommodationSuggestion,
  StaysAmenity,
  StaysBed,
  StaysBooking,
  StaysQuote,
  StaysRateCondition,
  StaysRoom,
  StaysRoomRate,
} from '@duffel/api/Stays/StaysTypes';

import type { StaysSearchResult as DeclaredResult } from '@duffel/api/Stays/StaysTypes';

/** The vendor's reference has no price where none is known yet; its client declares a text. */
export type StaysSearchResult = Omit<DeclaredResult, 'cheapest_rate_total_amount'> & {
  cheapest_rate_total_amount: string | null;
};
