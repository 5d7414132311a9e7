import {
  array,
  looseObject,
  nullable,
  number,
  object,
  parse,
  string,
  boolean,
  type InferOutput,
} from 'valibot';
import type { Installation } from './installation.ts';

const OursSchema = object({
  bookings: array(
    object({
      id: string(),
      /** The booking that this one changes, or adds to. */
      amends: nullable(string()),
      orderId: nullable(string()),
      kind: string(),
      state: string(),
      reason: nullable(string()),
      reference: nullable(string()),
      totalAmount: nullable(number()),
      currency: nullable(string()),
      updatedAt: string(),
    }),
  ),
  attempts: array(
    object({
      id: string(),
      bookingId: string(),
      live: boolean(),
      state: string(),
      providerRef: nullable(string()),
      amount: number(),
      currency: string(),
      updatedAt: string(),
    }),
  ),
  orders: array(
    object({
      id: string(),
      bookingId: string(),
      live: boolean(),
      part: string(),
      supplier: string(),
      state: string(),
      reference: string(),
      supplierRef: nullable(string()),
      updatedAt: string(),
    }),
  ),
  lines: array(
    object({
      bookingId: string(),
      cause: string(),
      kind: string(),
      part: string(),
      amount: number(),
      currency: string(),
    }),
  ),
  cancellations: array(
    object({
      id: string(),
      bookingId: string(),
      /** What is changed, where nothing is cancelled. */
      changeId: nullable(string()),
      state: string(),
      reason: nullable(string()),
      refundAmount: number(),
      updatedAt: string(),
      parts: array(
        object({
          part: string(),
          state: string(),
          orderId: string(),
          price: number(),
          supplierRefund: number(),
        }),
      ),
    }),
  ),
  jobs: array(
    object({ bookingId: string(), topic: string(), runAt: string(), lastError: nullable(string()) }),
  ),
  /** What the api found at the provider and not in its database: the office was told. */
  unknownPayments: array(object({ providerRef: string(), reference: nullable(string()), state: string() })),
});
const ProviderSchema = object({
  refunds: array(
    looseObject({ intentId: string(), amount: number(), status: string(), metadata: looseObject({}) }),
  ),
  payments: array(
    looseObject({
      id: string(),
      status: string(),
      metadata: looseObject({}),
      amount: number(),
      held: number(),
      captured: number(),
      refunded: number(),
    }),
  ),
});
const FlightOrdersSchema = object({
  orders: array(
    looseObject({
      id: string(),
      metadata: nullable(looseObject({})),
      cancelledAt: nullable(string()),
      refundCents: number(),
      paidCents: number(),
      departures: array(string()),
      bags: number(),
      seats: array(string()),
    }),
  ),
});
const StaysSchema = object({
  bookings: array(
    looseObject({
      id: string(),
      metadata: nullable(looseObject({})),
      status: string(),
      refundCents: number(),
    }),
  ),
});

const ActivitiesSchema = object({
  bookings: array(
    looseObject({
      reference: string(),
      clientReference: string(),
      status: string(),
      refundCents: number(),
    }),
  ),
});

export type Ours = InferOutput<typeof OursSchema>;
export type OurBooking = Ours['bookings'][number];
export type OurCancellation = Ours['cancellations'][number];
export type Payment = InferOutput<typeof ProviderSchema>['payments'][number];

/** An order in a supplier's book, whoever the supplier is. */
export interface BookedOrder {
  readonly id: string;
  /** Ours, as the supplier kept it. */
  readonly reference: string;
  readonly stands: boolean;
  /** What the supplier gave back for it, in minor units. */
  readonly refunded: number;
  /** Of flights: what the airline was paid, and what it carries. */
  readonly flown: Flown | null;
}

export interface Flown {
  readonly paid: number;
  /** By the clocks of the airports. */
  readonly departures: readonly string[];
  readonly bags: number;
  readonly seats: readonly string[];
}

export type Refund = InferOutput<typeof ProviderSchema>['refunds'][number];

/** The three ledgers. */
export interface Ledgers {
  readonly nowMs: number;
  readonly ours: Ours;
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly orders: readonly BookedOrder[];
  /** Causes of the mails that were written: `booking-confirmed:ABC123`. */
  readonly mails: readonly string[];
}

export const ATTEMPT_OF_PAYMENT = 'attempt_id';
/** What a refund was made for, as the provider kept it. */
export const causeOf = ({ metadata }: Refund) => metadata['cause'];
const referenceIn = (metadata: Record<string, unknown> | null) => {
  const reference = metadata?.['travesia_reference'];
  return typeof reference === 'string' ? reference : '';
};

export type LedgerSources = Pick<Installation, 'control' | 'sandbox' | 'mails' | 'nowMs'>;

export async function readOurs(installation: Pick<LedgerSources, 'control'>): Promise<Ours> {
  return parse(OursSchema, await installation.control('GET', '/ledger'));
}

export async function readLedgers(installation: LedgerSources): Promise<Ledgers> {
  const [ours, provider, flights, stays, activities] = await Promise.all([
    readOurs(installation),
    installation.sandbox('GET', '/_control/payments').then((body) => parse(ProviderSchema, body)),
    installation.sandbox('GET', '/_control/orders').then((body) => parse(FlightOrdersSchema, body)),
    installation.sandbox('GET', '/_control/stays/bookings').then((body) => parse(StaysSchema, body)),
    installation
      .sandbox('GET', '/_control/activities/bookings')
      .then((body) => parse(ActivitiesSchema, body)),
  ]);
  return {
    nowMs: installation.nowMs(),
    ours,
    payments: provider.payments,
    refunds: provider.refunds,
    orders: [
      ...flights.orders.map(({ id, metadata, cancelledAt, refundCents, paidCents: paid, ...flown }) => ({
        id,
        reference: referenceIn(metadata),
        stands: cancelledAt === null,
        refunded: refundCents,
        flown: { paid, departures: flown.departures, bags: flown.bags, seats: flown.seats },
      })),
      ...stays.bookings.map(({ id, metadata, status, refundCents }) => ({
        id,
        reference: referenceIn(metadata),
        stands: status !== 'cancelled',
        refunded: refundCents,
        flown: null,
      })),
      ...activities.bookings.map(({ reference, clientReference, status, refundCents }) => ({
        id: reference,
        reference: clientReference,
        stands: status !== 'CANCELLED',
        refunded: refundCents,
        flown: null,
      })),
    ],
    mails: installation.mails(),
  };
}
