import * as v from 'valibot';
import { paidAndRefunded, sumMoney, type PaidAndRefunded } from '@travesia/domain';
import { MoneySchema, type MoneyBody } from '../values.ts';
import { CalendarSchema } from './calendar-event.ts';
import { OrderKindSchema } from './order-kind.ts';
import {
  AdditionalServicesViewSchema,
  AmendmentSchema,
  OrderSectionSchema,
  PriceLineSchema,
} from './order-view.ts';

export const BookingStatusSchema = v.picklist(['confirmed', 'pending', 'cancelled', 'failed', 'held']);

/** A booking as its owner sees it: documents masked, card as brand and last four (S-47, L-04). */
export const ConfirmedBookingSchema = v.object({
  referenceId: v.string(),
  status: BookingStatusSchema,
  kind: OrderKindSchema,
  /** Of a held trip: until when it can be paid. */
  payUntil: v.optional(v.string()),
  /** Its kind in the request's language; absent in bookings before it was kept. */
  kindName: v.optional(v.string()),
  bookedAt: v.string(),
  heading: v.string(),
  /** The suppliers' own locators in one line, once there is one. */
  supplierReference: v.nullable(v.string()),
  /** The same by the part of the order that they belong to; absent in bookings before it was kept, as is the label. */
  supplierReferences: v.optional(
    v.array(v.object({ part: v.string(), label: v.optional(v.string()), locator: v.string() })),
  ),
  /** What to do or bring on the day; absent in bookings before it was kept. */
  onTheDay: v.optional(v.string()),
  /** Where the traveller is collected, in place of a meeting point. */
  pickup: v.optional(v.nullable(v.string())),
  /** Ticketed, or the day by which it will be (L-07); null for other kinds than flights. */
  ticketing: v.nullable(
    v.object({
      ticketed: v.boolean(),
      deadline: v.nullable(v.string()),
      /** Absent in bookings from before numbers were stored. */
      numbers: v.optional(v.array(v.string())),
      /** Whose they are, in the same order, as the airline writes the names; '' where nobody says. */
      holders: v.optional(v.array(v.string())),
    }),
  ),
  passenger: v.object({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
    /** Whom to call if something happens; absent in bookings before it was kept (W-05). */
    emergencyContact: v.optional(v.nullable(v.string())),
    /** Codes and changes of flights may come to the phone, too (N-06); absent: they may not. */
    textMessages: v.optional(v.boolean()),
  }),
  travellers: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      firstName: v.string(),
      middleName: v.string(),
      lastName: v.string(),
      documentMask: v.nullable(v.string()),
      passportIssuanceDate: v.nullable(v.string()),
      passportExpiryDate: v.nullable(v.string()),
      mealPreference: v.nullable(v.string()),
      specialAssistance: v.nullable(v.string()),
      /** Sent to the airline; absent in bookings before it was kept (W-05). */
      frequentFlyer: v.optional(v.object({ airline: v.string(), number: v.string() })),
    }),
  ),
  /** For how many people it was priced; absent in bookings before it was kept. */
  partySize: v.optional(v.number()),
  paymentInformation: v.object({
    transactions: v.array(
      v.object({
        amount: MoneySchema,
        transactionId: v.string(),
        /** The method of this payment in the reader's words; absent in payments before it was kept. */
        paidWith: v.optional(v.string()),
      }),
    ),
    /** The method of the first payment in the reader's words; absent in bookings before it was kept, which have `card`. */
    paidWith: v.optional(v.string()),
    card: v.nullable(v.object({ brand: v.string(), last4: v.string(), expiry: v.string() })),
  }),
  /** The mailbox of `passenger.email` refused a mail of this booking for good. */
  isMailRefused: v.optional(v.boolean()),
  /** What went back after a cancellation; without a day it is still due. Absent where nothing was cancelled. */
  refunds: v.optional(v.array(v.object({ amount: MoneySchema, at: v.nullable(v.string()) }))),
  /** Parts that were cancelled while the rest stands: nothing else here is about them but what was paid. */
  cancelled: v.optional(v.array(v.object({ kindName: v.string(), heading: v.string() }))),
  /** The title of the confirmation, where it confirms something else than the booking itself. */
  title: v.optional(v.string()),
  /** Changed since it was booked, by its owner or by the airline: how often, when last, and which flights are not flown any more. */
  revised: v.optional(
    v.object({
      sequence: v.number(),
      at: v.string(),
      dropped: CalendarSchema,
      /** What that last change was, where its owner made it; absent in bookings before it was kept. */
      amendment: v.optional(AmendmentSchema),
    }),
  ),
  sections: v.array(OrderSectionSchema),
  calendar: CalendarSchema,
  policies: v.array(v.object({ code: v.string(), title: v.string(), text: v.string() })),
  priceLines: v.array(PriceLineSchema),
  /** What the property takes on top of the total, in its own currency; absent where it takes nothing. */
  payAtProperty: v.optional(MoneySchema),
  /** Our fees and margin (to travellers: service charges) in it, which a refund by its conditions leaves out; absent where it leaves out none. */
  keptByUs: v.optional(MoneySchema),
  /** Null: nothing was paid to us. */
  billingInformation: v.nullable(
    v.object({
      cardHolderName: v.string(),
      emailId: v.string(),
      city: v.string(),
      country: v.string(),
    }),
  ),
  additionalServices: AdditionalServicesViewSchema,
  totalPaid: MoneySchema,
  /** The same in the currency the buyer looked at, by the rate of that day; absent in bookings before it was kept. */
  totalShown: v.optional(v.nullable(MoneySchema)),
  /** That rate: every other amount is converted by it, so that none moves by a cent when it is paid. */
  shownRate: v.optional(v.number()),
  /** How its market writes numbers, for mails and receipt; absent in bookings before it was kept. */
  numberLocale: v.optional(v.string()),
  worldpayTransactionData: v.object({ cartId: v.string(), transactionId: v.string() }),
});
export type ConfirmedBooking = v.InferOutput<typeof ConfirmedBookingSchema>;

/** Where a payment stands, as the server knows it (S-36 to S-39). */
export const PaymentStatusSchema = v.picklist([
  'confirmed',
  'pending',
  'declined',
  'cancelled',
  'failed',
  'expired',
]);
/** Why a bank did not accept a card, in our own words; anything else it says is `card_declined`. */
export const DeclineReasonSchema = v.picklist([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_failed',
  'authentication_cancelled',
  'authentication_timed_out',
]);
export type DeclineReason = v.InferOutput<typeof DeclineReasonSchema>;
export type PaymentStatus = v.InferOutput<typeof PaymentStatusSchema>;

/** Reply of card/success and provider/status (B-32, B-33). */
export const PaymentOutcomeReplySchema = v.object({
  data: v.object({
    paymentStatus: PaymentStatusSchema,
    booking: v.nullable(ConfirmedBookingSchema),
    referenceId: v.nullable(v.string()),
    cartId: v.nullable(v.string()),
    summaryPath: v.string(),
    /** Where a person has to settle it: what stands and what was charged, in the request's language (K-07). */
    explanation: v.optional(v.nullable(v.string())),
    /** Ordered and taken in, but the supplier has yet to say yes: until then nothing is charged (T-07). */
    awaitsSupplier: v.optional(v.boolean(), false),
    /** The bank has asked the traveller to confirm and has no answer yet. */
    awaitsBank: v.optional(v.boolean(), false),
  }),
});
export type PaymentOutcomeReply = v.InferOutput<typeof PaymentOutcomeReplySchema>;

/** How it was paid: with which method, and of several payments how much with which. */
export function paidWithOf(
  { transactions, paidWith: first }: ConfirmedBooking['paymentInformation'],
  amountText: (amount: MoneyBody) => string,
): string[] {
  if (transactions.length < 2) return first ? [first] : [];
  // Bookings from before each payment kept its method have that of the first.
  return transactions.map(({ amount, paidWith = '' }, place) =>
    [amountText(amount), paidWith || (place === 0 ? first : '')].filter(Boolean).join(', '),
  );
}

/** What of a booking was paid in the end; null where nothing of it was cancelled or refunded. */
export function paidInTheEnd({
  totalPaid,
  refunds,
}: Pick<ConfirmedBooking, 'totalPaid' | 'refunds'>): PaidAndRefunded | null {
  if (!refunds) return null;
  const amounts = refunds.map(({ amount }) => amount);
  return paidAndRefunded(totalPaid, sumMoney(amounts, totalPaid.currency));
}
