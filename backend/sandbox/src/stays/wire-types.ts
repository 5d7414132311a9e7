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
  StaysSearchResult,
} from '@duffel/api/Stays/StaysTypes';
