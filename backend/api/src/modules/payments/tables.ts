import type { ColumnType, Generated } from 'kysely';
import type { DeskAct, DeskActReply, InvoiceRules, Locale, OrderKind } from '@travesia/contracts';
import type { BookingReason, ChangedJourney, StoredOrder, SupplierNote } from '../booking/index.ts';

/** `created` = the intent is written, the provider may or may not know of it. */
export const ATTEMPT_STATES = [
  'created',
  'challenge',
  'authorised',
  'capturing',
  'captured',
  'declined',
  'voiding',
  'voided',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export interface PaymentAttemptsTable {
  id: string;
  booking_id: string;
  cart_id: string;
  live: boolean;
  state: AttemptState;
  end_reason: BookingReason | null;
  provider: string;
  provider_ref: string | null;
  /** Cleared when the attempt ends (S-28). */
  provider_token: string | null;
  amount: number;
  currency: string;
  transaction_id: string;
  method: string;
  /** What the method's adapter keeps of it; `card_brand`, `card_last4` and `card_expiry` follow by a trigger. */
  method_data: ColumnType<unknown, string, string>;
  challenge_url: string | null;
  return_url: string;
  cancel_url: string;
  capture_tries: number;
  void_tries: number;
  hold_left_ms: number;
  created_at: Date;
  updated_at: Date;
}

/** `pending` = taken in by the supplier, not yet promised; `held` = kept unpaid, `paying` = being paid. */
export const SUPPLIER_ORDER_STATES = [
  'placing',
  'pending',
  'placed',
  'unknown',
  'refused',
  'absent',
  'cancelled',
  'held',
  'paying',
] as const;
export type SupplierOrderState = (typeof SUPPLIER_ORDER_STATES)[number];

export interface SupplierOrdersTable {
  id: string;
  booking_id: string;
  /** Null until a held order is paid. */
  attempt_id: string | null;
  live: boolean;
  /** Which of the kind's orders; a package has two. */
  part: string;
  supplier: string;
  state: SupplierOrderState;
  /** Ours, kept by the supplier with the order: what it is looked up by. */
  reference: string;
  /** Of the first traveller: what the supplier's list is searched by. */
  family_name: string;
  supplier_ref: string | null;
  locator: string | null;
  ticketed: boolean;
  ticketing_deadline: string | null;
  refusal: string | null;
  record: ColumnType<unknown, string, string>;
  /** What it takes in the currency of its account, and the rate; null: it is the one we charge. */
  settled_amount: ColumnType<number | null, number | null | undefined, never>;
  settled_currency: ColumnType<string | null, string | null | undefined, never>;
  settled_rate: ColumnType<number | null, number | null | undefined, never>;
  notes: ColumnType<readonly SupplierNote[], string | undefined, string>;
  ticket_numbers: ColumnType<readonly string[], string | undefined, string>;
  ticket_holders: ColumnType<readonly string[], string | undefined, string>;
  /** When they were seen to be issued after the order. */
  ticketed_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When the supplier was last asked about tickets. */
  looked_at: ColumnType<Date | null, Date | undefined, Date>;
  /** When the supplier is asked next whether it changed the order; null: never. */
  changes_due_at: ColumnType<Date | null, Date | undefined, Date | null>;
  placed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface ProviderEventsTable {
  provider: string;
  event_id: string;
  type: string;
  booking_id: string | null;
  received_at: Date;
}

export type LedgerLineKind =
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'disputed'
  | 'supplier_cost'
  | 'supplier_refund'
  | 'margin'
  | 'fee'
  | 'discount'
  | 'paid_elsewhere';

interface LedgerLinesTable {
  id: Generated<number>;
  booking_id: string;
  /** What happened, once: a replay of the same cause writes nothing. */
  cause: string;
  kind: LedgerLineKind;
  /** Which of the kind's orders; empty for the whole booking. */
  part: string;
  /** Minor units, signed as seen from us: what comes in is positive, what goes out or is ours is negative. */
  amount: number;
  currency: string;
  /** The same as its supplier takes or gives it, where that is another currency. */
  settled_amount: ColumnType<number | null, number | null | undefined, never>;
  settled_currency: ColumnType<string | null, string | null | undefined, never>;
  at: Date;
}

export const CANCELLATION_STATES = [
  'quoted',
  'cancelling',
  'refunding',
  'refund_pending',
  'done',
  /** Of a change: the supplier said no, and nothing was done. */
  'refused',
  'manual_review',
] as const;
export type CancellationState = (typeof CANCELLATION_STATES)[number];

/** Why a person has to look at it: a clear no, or nobody answers. */
export const CANCELLATION_REASONS = [
  'supplier_refused',
  'supplier_silent',
  /** Less than the supplier had quoted. */
  'supplier_gave_less',
  /** Nobody had asked for it: the supplier ended the order. */
  'supplier_cancelled',
  'refund_refused',
  'refund_silent',
] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

export interface CancellationsTable {
  id: string;
  booking_id: string;
  /** Set where something is not given up but changed, and the difference comes back. */
  change_id: string | null;
  state: CancellationState;
  reason: CancellationReason | null;
  /** Of the page that confirmed it: its mails speak it. */
  locale: Locale;
  currency: string;
  /** As it was promised, of the parts that were cancelled. */
  refund_amount: number;
  expires_at: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  refunded_at: Date | null;
  /** The act of the desk that began it; null: the traveller, or the site. */
  desk_act: ColumnType<string | null, string | undefined, string>;
  /** When the provider is asked next whether the refund came back from the bank. */
  refund_check_at: ColumnType<Date | null, Date | undefined, Date | null>;
  created_at: Date;
  updated_at: Date;
}

export interface CancellationPartsTable {
  cancellation_id: string;
  part: string;
  supplier_order_id: string;
  state: 'quoted' | 'unknown' | 'cancelled' | 'refused';
  supplier_quote: string | null;
  price: number;
  cost: number;
  /** Of the price, what the margin of its market is. */
  margin: ColumnType<number, number | undefined, number>;
  supplier_refund: number;
  /** What we give back whatever the supplier gives; null: what it gives, the price at most. */
  back: ColumnType<number | null, number | null | undefined, number | null>;
  /** What the supplier said in the end, where that is not what it had quoted. */
  supplier_gave: ColumnType<number | null, number | null | undefined, number | null>;
  /** For a later trip in place of money. */
  credit: number | null;
  asked_at: Date | null;
  tries: number;
}

/** `refused`: by the provider, or sent back by the bank. */
export const REFUND_STATES = ['due', 'pending', 'done', 'refused'] as const;
type RefundRowState = (typeof REFUND_STATES)[number];

/** What goes back of one payment for a cancellation. */
export interface CancellationRefundsTable {
  cancellation_id: string;
  attempt_id: string;
  amount: number;
  state: RefundRowState;
  asked_at: Date | null;
  tries: number;
}

/** `replaced`: a later change took its place; `ended`: cancelled or changed at the supplier. */
export const SCHEDULE_CHANGE_STATES = ['open', 'accepting', 'accepted', 'desk', 'replaced', 'ended'] as const;

export interface ScheduleChangesTable {
  id: string;
  booking_id: string;
  supplier_order_id: string;
  change_ref: string;
  state: (typeof SCHEDULE_CHANGE_STATES)[number];
  reason: 'other_flight' | 'silent' | 'refused' | null;
  journeys: ColumnType<readonly ChangedJourney[], string, string>;
  may_accept: boolean;
  /** Of the booking's calendar. */
  sequence: number;
  detected_at: Date;
  answer_by: Date;
  updated_at: Date;
}

/** What a supplier has quoted in place of what was booked; carried out only after it was allowed by a code. */
export interface BookingChangesTable {
  id: string;
  booking_id: string;
  /** The kind of order that carries it out. */
  kind: OrderKind;
  part: string;
  supplier_order_id: string;
  order_data: ColumnType<StoredOrder, string, never>;
  /** To pay, or to come back where it is below nothing. */
  amount: number;
  currency: string;
  /** How often the booking had been changed when it was quoted. */
  revision: number;
  expires_at: Date;
  allowed_at: Date | null;
  created_at: Date;
}

interface BookingCodesTable {
  id: string;
  booking_id: string;
  digest: string;
  tries: number;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

interface PaymentEventsTable {
  provider: string;
  event_id: string;
  type: string;
  kind: 'refund' | 'refund_failed' | 'dispute' | 'fraud_warning';
  /** Null until the payment is known here. */
  booking_id: string | null;
  provider_ref: string | null;
  subject_ref: string;
  amount: number | null;
  currency: string | null;
  status: string | null;
  reason: string | null;
  respond_by: Date | null;
  occurred_at: Date;
  received_at: Date;
}

/** A payment of this site at the provider that no attempt knows: made after the backup that was restored. */
interface UnknownPaymentsTable {
  provider: string;
  provider_ref: string;
  booking_reference: string | null;
  state: string;
  amount: number;
  currency: string;
  created_at: Date;
  found_at: Date;
}

interface RestoresTable {
  restored_at: Date;
  backup_made_at: Date;
  /** When the provider's payments of the time that is missing had been compared. */
  compared_at: Date | null;
}

export const CORRECTION_STATES = ['open', 'done', 'refused'] as const;

interface BookingCorrectionsTable {
  id: string;
  booking_id: string;
  kind: 'contact' | 'name';
  /** Of a name. */
  traveller_id: string | null;
  /** `open`: people have to do it. */
  state: (typeof CORRECTION_STATES)[number];
  details_before: ColumnType<Record<string, string>, string, never>;
  details_after: ColumnType<Record<string, string>, string, never>;
  created_at: Date;
  closed_at: Date | null;
}

/** What people at the desk did with a booking: written in the transaction that starts it. */
export interface DeskActsTable {
  /** Of the press: the same key again is the same act. */
  key: string;
  booking_id: string;
  act: DeskAct;
  subject_id: string;
  /** `waiting`: for a second person. */
  state: DeskActReply['data']['state'];
  reason: string;
  amount: number | null;
  currency: string | null;
  staff_id: string;
  staff_name: string;
  decided_by: string | null;
  at: Date;
  decided_at: Date | null;
}

export interface InvoiceContent {
  readonly seller: InvoiceRules['seller'];
  readonly buyer: InvoiceRules['seller'];
  readonly taxIdName: string;
  readonly referenceId: string;
  readonly heading: string;
  readonly lines: readonly { readonly label: string; readonly quantity: number; readonly total: number }[];
  readonly taxes: readonly { readonly name: string; readonly base: number; readonly tax: number }[];
  /** The number of the invoice that a credit note is for. */
  readonly credits: string | null;
  /** How its market writes numbers; absent in documents before it was kept. */
  readonly numberLocale?: string | undefined;
}

export interface InvoicesTable {
  id: string;
  booking_id: string;
  /** Of the same cause there is one document. */
  cause: string;
  kind: 'invoice' | 'credit_note';
  credits: string | null;
  market: string;
  year: number;
  number: number;
  locale: Locale;
  content: ColumnType<InvoiceContent, string, never>;
  total: number;
  currency: string;
  issued_at: Date;
}

export interface PaymentTables {
  invoices: InvoicesTable;
  invoice_numbers: { market: string; year: number; latest: number };
  payment_attempts: PaymentAttemptsTable;
  supplier_orders: SupplierOrdersTable;
  provider_events: ProviderEventsTable;
  payment_events: PaymentEventsTable;
  ledger_lines: LedgerLinesTable;
  cancellations: CancellationsTable;
  cancellation_parts: CancellationPartsTable;
  cancellation_refunds: CancellationRefundsTable;
  booking_changes: BookingChangesTable;
  booking_codes: BookingCodesTable;
  schedule_changes: ScheduleChangesTable;
  unknown_payments: UnknownPaymentsTable;
  restores: RestoresTable;
  booking_corrections: BookingCorrectionsTable;
  desk_acts: DeskActsTable;
}
