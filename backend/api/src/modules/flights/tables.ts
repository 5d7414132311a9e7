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
  seen_fares: {
    from_city: string;
    to_city: string;
    departure_date: string;
    /** Empty for a one-way trip. */
    return_date: string;
    amount: number;
    currency: string;
    seen_at: Date;
  };
}
