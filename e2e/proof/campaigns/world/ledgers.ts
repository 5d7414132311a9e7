import * as v from 'valibot';
import type { Installation } from './installation.ts';

const OursSchema = v.object({
  bookings: v.array(
    v.object({
      id: v.string(),
      /** The booking that this one changes, or adds to. */
      amends: v.nullable(v.string()),
      orderId: v.nullable(v.string()),
      kind: v.string(),
      state: v.string(),
      reason: v.nullable(v.string()),
      reference: v.nullable(v.string()),
      totalAmount: v.nullable(v.number()),
      currency: v.nullable(v.string()),
      updatedAt: v.string(),
    }),
  ),
  attempts: v.array(
    v.object({
      id: v.string(),
      bookingId: v.string(),
      live: v.boolean(),
      state: v.string(),
      providerRef: v.nullable(v.string()),
      amount: v.number(),
      currency: v.string(),
      updatedAt: v.string(),
    }),
  ),
  orders: v.array(
    v.object({
      id: v.string(),
      bookingId: v.string(),
      live: v.boolean(),
      part: v.string(),
      supplier: v.string(),
      state: v.string(),
      reference: v.string(),
      supplierRef: v.nullable(v.string()),
      updatedAt: v.string(),
    }),
  ),
  lines: v.array(
    v.object({
      bookingId: v.string(),
      cause: v.string(),
      kind: v.string(),
      part: v.string(),
      amount: v.number(),
      currency: v.string(),
    }),
  ),
  cancellations: v.array(
    v.object({
      id: v.string(),
      bookingId: v.string(),
      /** What is changed, where nothing is cancelled. */
      changeId: v.nullable(v.string()),
      state: v.string(),
      reason: v.nullable(v.string()),
      refundAmount: v.number(),
      updatedAt: v.string(),
      parts: v.array(
        v.object({
          part: v.string(),
          state: v.string(),
          orderId: v.string(),
          price: v.number(),
          supplierRefund: v.number(),
        }),
      ),
    }),
  ),
  jobs: v.array(
    v.object({
      bookingId: v.string(),
      topic: v.string(),
      runAt: v.string(),
      lastError: v.nullable(v.string()),
    }),
  ),
  /** What the api found at the provider and not in its database: the office was told. */
  unknownPayments: v.array(
    v.object({ providerRef: v.string(), reference: v.nullable(v.string()), state: v.string() }),
  ),
});
const ProviderSchema = v.object({
  refunds: v.array(
    v.looseObject({
      intentId: v.string(),
      amount: v.number(),
      status: v.string(),
      metadata: v.looseObject({}),
    }),
  ),
  payments: v.array(
    v.looseObject({
      id: v.string(),
      status: v.string(),
      metadata: v.looseObject({}),
      amount: v.number(),
      held: v.number(),
      captured: v.number(),
      refunded: v.number(),
    }),
  ),
});
const FlightOrdersSchema = v.object({
  orders: v.array(
    v.looseObject({
      id: v.string(),
      metadata: v.nullable(v.looseObject({})),
      cancelledAt: v.nullable(v.string()),
      refundCents: v.number(),
      paidCents: v.number(),
      departures: v.array(v.string()),
      bags: v.number(),
      seats: v.array(v.string()),
    }),
  ),
});
const StaysSchema = v.object({
  bookings: v.array(
    v.looseObject({
      id: v.string(),
      metadata: v.nullable(v.looseObject({})),
      status: v.string(),
      refundCents: v.number(),
    }),
  ),
});

const ActivitiesSchema = v.object({
  bookings: v.array(
    v.looseObject({
      reference: v.string(),
      clientReference: v.string(),
      status: v.string(),
      refundCents: v.number(),
    }),
  ),
});

export type Ours = v.InferOutput<typeof OursSchema>;
export type OurBooking = Ours['bookings'][number];
export type OurCancellation = Ours['cancellations'][number];
export type Payment = v.InferOutput<typeof ProviderSchema>['payments'][number];

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

export type Refund = v.InferOutput<typeof ProviderSchema>['refunds'][number];

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
  return v.parse(OursSchema, await installation.control('GET', '/ledger'));
}

export async function readLedgers(installation: LedgerSources): Promise<Ledgers> {
  const [ours, provider, flights, stays, activities] = await Promise.all([
    readOurs(installation),
    installation.sandbox('GET', '/_control/payments').then((body) => v.parse(ProviderSchema, body)),
    installation.sandbox('GET', '/_control/orders').then((body) => v.parse(FlightOrdersSchema, body)),
    installation.sandbox('GET', '/_control/stays/bookings').then((body) => v.parse(StaysSchema, body)),
    installation
      .sandbox('GET', '/_control/activities/bookings')
      .then((body) => v.parse(ActivitiesSchema, body)),
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
