import type { Dictionaries, FlightOffer, FlightSearchPayload, Locale } from '@travesia/contracts';

/** One search with all that the supplier found. */
export interface FoundSearch {
  readonly id: string;
  readonly payload: FlightSearchPayload;
  readonly offers: readonly FlightOffer[];
  readonly dictionaries: Readonly<Record<Locale, Dictionaries>>;
  /** Until then it is given to whoever searches the same. */
  readonly expiresAtMs: number;
}
