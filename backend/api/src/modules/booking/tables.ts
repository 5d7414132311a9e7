import type { Localized } from '@travesia/domain';
import type {
  BookingState,
  ConfirmedBooking,
  FreeCancellation,
  InfoData,
  OrderKind,
  Visit,
} from '@travesia/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { CurrencyTables } from '../currency/tables.ts';
import type { SessionTables } from '../session/tables.ts';
import type { BookingReason, Locale } from './booking.ts';
import type { MarketFees } from './fees.ts';
import type { AppliedDeal } from './phone-deal.ts';
import type { StoredOrder } from './stored-order.ts';

/** jsonb: written as text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>;

export interface BookingsTable {
  id: string;
  session_id: string;
  /** The confirmed booking that this one changes or adds to. */
  amends: ColumnType<string | null, string | null | undefined, string | null>;
  kind: OrderKind;
  order_id: string | null;
  order_sequence: number;
  state: BookingState;
  version: number;
  reason: BookingReason | null;
  market: string;
  locale: Locale;
  /** What the kind's vertical stored. */
  order_data: ColumnType<StoredOrder | null, string | null, string | null>;
  total_amount: number | null;
  currency: string | null;
  offer_expires_at: Date | null;
  hold_expires_at: Date | null;
  fees: ColumnType<MarketFees, string | undefined, string>;
  /** The phone deal that the desk applied (D-17). */
  deal: ColumnType<AppliedDeal | null, string | undefined, string | null>;
  /** Where the visitor came from when the order was set; null in what the version before this one set. */
  attribution: ColumnType<InfoData | null, string | null | undefined, string>;
  /** The remote and build that sold it, where the site said so. */
  release: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of whoever set the order, if they may be counted (O-03). */
  visit: ColumnType<Visit | null, string | null | undefined, string | null>;
  reference: string | null;
  confirmed: ColumnType<Localized<ConfirmedBooking> | null, string | null, string | null>;
  confirmed_at: Date | null;
  /** The market's rule when it was booked. */
  free_cancellation: ColumnType<FreeCancellation | null, string | undefined, string>;
  /** When its person was taken out of it (D-11). */
  erased_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When that is looked at next. */
  erase_after: ColumnType<Date | null, Date | undefined, Date>;
  closed: boolean;
  lease_owner: string | null;
  lease_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface BookingSavesTable {
  booking_id: string;
  kind: string;
  sequence: number;
  data: Json<unknown>;
  saved_at: Date;
}

interface BookingEventsTable {
  id: Generated<number>;
  booking_id: string;
  from_state: BookingState | null;
  to_state: BookingState;
  version: number;
  cause: string;
  details: Json<Record<string, unknown>>;
  at: Date;
}

/** Sessions that had an order before it was continued on another device; each may take it up again. */
interface EarlierSessionsTable {
  booking_id: string;
  session_id: string;
}

export type OutboxTopic =
  | 'drive-booking'
  | 'mail-confirmation'
  | 'mail-cancellation'
  | 'mail-check-in'
  | 'mail-hold'
  | 'mail-progress'
  | 'mail-schedule'
  | 'mail-tickets';

interface OutboxTable {
  id: Generated<number>;
  booking_id: string;
  topic: OutboxTopic;
  run_at: Date;
  attempts: number;
  lease_until: Date | null;
  done_at: Date | null;
  last_error: string | null;
}

/** Links that open an order on another device: of whoever puts it together, or holds it. */
export interface TripLinkTables {
  trip_links: {
    id: string;
    booking_id: string;
    /** The mailbox that the link went to; its codes go there, too. */
    email: string;
    created_at: Date;
    expires_at: Date;
  };
}

export interface BookingTables {
  bookings: BookingsTable;
  booking_saves: BookingSavesTable;
  booking_events: BookingEventsTable;
  earlier_sessions: EarlierSessionsTable;
  outbox: OutboxTable;
}

/** Bookings, and what is read beside them: whose they are, and what their money is worth. */
export interface BookingStoreTables extends BookingTables, SessionTables, CurrencyTables {}
