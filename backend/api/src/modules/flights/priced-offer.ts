import type { Localized } from '@travesia/domain';
import type {
  BagOption,
  Dictionaries,
  FareRule,
  FlightOffer,
  FlightSearchPayload,
} from '@travesia/contracts';
import type { DocumentType, Money } from '@travesia/domain';
import type { PricedFlight } from './ports.ts';

/** What only the supplier's adapter needs to order the offer. */
export type SupplierSnapshot = Pick<
  PricedFlight,
  | 'supplierOfferId'
  | 'supplierTravellerIds'
  | 'associatedAdults'
  | 'instantTicketingRequired'
  | 'ticketingDeadline'
  | 'bags'
  | 'settled'
> & {
  /** Absent in offers of the version before this one. */
  readonly documentTypes?: readonly DocumentType[];
  readonly loyaltyProgrammes?: readonly string[];
  readonly priceGuaranteedUntil?: string | null;
  /** The supplier's price of the fare; absent: ours is the same. */
  readonly cost?: Money;
  /** What the supplier keeps of a refund; absent: it is what our conditions say. */
  readonly refundPenalty?: Money | null;
};

/** The partner that a flight was chosen through, as far as it is known (F-31). */
export interface Partner {
  readonly metaName: string;
  readonly disId: string | null;
}

/** A private offer as it was priced for one visitor: prices, bags and rules are read from here only (B-06). */
export interface PricedOffer {
  /** The id the client knows; it is not the supplier's. */
  readonly id: string;
  readonly offer: FlightOffer;
  readonly dictionaries: Localized<Dictionaries>;
  readonly search: FlightSearchPayload;
  /** Our prices, margin included (F-38); `null` where the supplier tells nothing about bags (F-36). */
  readonly bags: readonly BagOption[] | null;
  readonly fareRules: Localized<readonly FareRule[]> | null;
  readonly supplierSnapshot: SupplierSnapshot;
  readonly passportRequired: boolean;
  readonly partner: Partner;
  readonly expiresAtMs: number;
}
