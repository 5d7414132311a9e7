import type { GeoPoint } from '../geography.ts';
import type { TimeBand } from './time-bands.ts';

/** What filters and sorts know of an offer, seen from the journey that is being picked. */
export interface OfferFacts {
  readonly id: string;
  /** Offers of one group are one line of the list: the same flights at other fares or with other returns. */
  readonly group: string;
  /** Total of the party in minor units. */
  readonly priceMinor: number;
  readonly durationMinutes: number;
  readonly stops: number;
  /** Minutes after midnight, by the clock of the airport. */
  readonly departureMinute: number;
  readonly arrivalMinute: number;
  readonly departureBand: TimeBand;
  readonly arrivalBand: TimeBand;
  /** Marketing carrier of the first segment (F-23). */
  readonly airline: string;
  /**
   * The other journey of the trip, while it is still open: filters by stops and airline hold for the whole trip.
   * null for a one-way trip, and for the return, whose outbound was picked before.
   */
  readonly otherJourney: { readonly stops: number; readonly airline: string } | null;
  readonly departureAirport: string;
  readonly arrivalAirport: string;
  /** Airports where it is changed, and how long the longest wait is; null where there is none. */
  readonly layovers: readonly string[];
  readonly longestWaitMinutes: number | null;
  /** Types that are flown. */
  readonly aircraft: readonly string[];
  /** Bags in the fare of everybody with a seat. */
  readonly hasCabinBag: boolean;
  readonly hasCheckedBag: boolean;
  /** Of the whole trip and party, as the supplier estimates it; null where it does not. */
  readonly co2Kg: number | null;
  /** The price should have a bag and does not, as nobody knows what that costs. */
  readonly lacksBagPrice: boolean;
  readonly isRefundable: boolean;
  readonly isChangeable: boolean;
  readonly isPenaltyFree: boolean;
  /** First departure and last arrival of the outbound (F-28); null where the place is not known. */
  readonly origin: GeoPoint | null;
  readonly destination: GeoPoint | null;
}
