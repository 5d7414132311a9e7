/// <reference types="@duffel/api" />
// The official client declares its wire types as an ambient module, which only the reference above loads.
export type {
  StaysAccommodation,
  StaysAmenity,
  StaysBooking,
  StaysRoomRate,
  StaysSearchResult,
} from '@duffel/api/Stays/StaysTypes';
