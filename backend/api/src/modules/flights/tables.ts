import type { FlightOffer, FlightSearchPayload } from '@travesia/contracts';
import type { ColumnType } from 'kysely';
import type { PricedOffer, SupplierSnapshot } from './priced-offer.ts';

/** jsonb: written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;

export interface FlightsTables {
  priced_offers: {
    id: string;
    offer: Json<FlightOffer>;
    dictionaries: Json<PricedOffer['dictionaries']>;
    search: Json<FlightSearchPayload>;
    bags: NullableJson<NonNullable<PricedOffer['bags']>>;
    fare_rules: NullableJson<NonNullable<PricedOffer['fareRules']>>;
    supplier_snapshot: Json<SupplierSnapshot>;
    passport_required: boolean;
    meta_name: string;
    dis_id: string | null;
    created_at: Date;
    expires_at: Date;
  };
  /** What the supplier reported of its orders, each message once. */
  flight_events: {
    event_id: string;
    type: string;
    /** The order that it is about will never be. */
    has_failed: boolean;
    order_ref: string | null;
    /** Ours. */
    reference: string | null;
    received_at: Date;
  };
  /** The lowest fares that searches have found, at the supplier's prices. */
  seen_fares: {
    from_place: string;
    to_place: string;
    from_city: string;
    to_city: string;
    /** Numbers of adults, children and infants, then everybody's age; empty where only `adult_amount` is known. */
    party: string;
    /** Empty for all cabins. */
    cabin: string;
    departure_date: string;
    /** Empty for a one-way trip. */
    return_date: string;
    /** Total of the party; null where no flights were found, or where nobody has searched yet. */
    amount: number | null;
    /** Of the cheapest fare that includes a checked bag for everybody. */
    with_bag_amount: number | null;
    /** What one adult pays in economy. */
    adult_amount: number | null;
    currency: string | null;
    /** Null while the first search is under way. */
    seen_at: Date | null;
    /** Somebody searches for it, no longer than until then. */
    checking_until: Date | null;
  };
}
