import type { Localized } from '@travesia/domain';
import type { Dictionaries, FlightOffer, FlightSearchPayload } from '@travesia/contracts';

/** One search with all that the supplier found. */
export interface FoundSearch {
  readonly id: string;
  readonly payload: FlightSearchPayload;
  readonly offers: readonly FlightOffer[];
  readonly dictionaries: Localized<Dictionaries>;
  /** Until then it is given to whoever searches the same. */
  readonly expiresAtMs: number;
}
