import {
  array,
  boolean,
  nullable,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';
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

export const BookingStatusSchema = picklist(['confirmed', 'pending', 'cancelled', 'failed', 'held']);

/** A booking as its owner sees it: documents masked, card as brand and last four (S-47, L-04). */
export const ConfirmedBookingSchema = object({
  referenceId: string(),
  status: BookingStatusSchema,
  kind: OrderKindSchema,
  /** Of a held trip: until when it can be paid. */
  payUntil: optional(string()),
  /** Its kind in the request's language; absent in bookings before it was kept. */
  kindName: optional(string()),
  bookedAt: string(),
  heading: string(),
  /** The suppliers' own locators in one line, once there is one. */
  supplierReference: nullable(string()),
  /** The same by the part of the order that they belong to; absent in bookings before it was kept, as is the label. */
  supplierReferences: optional(
    array(object({ part: string(), label: optional(string()), locator: string() })),
  ),
  /** What to do or bring on the day; absent in bookings before it was kept. */
  onTheDay: optional(string()),
  /** Where the traveller is collected, in place of a meeting point. */
  pickup: optional(nullable(string())),
  /** Ticketed, or the day by which it will be (L-07); null for other kinds than flights. */
  ticketing: nullable(
    object({
      ticketed: boolean(),
      deadline: nullable(string()),
      /** Absent in bookings from before numbers were stored. */
      numbers: optional(array(string())),
      /** Whose they are, in the same order, as the airline writes the names; '' where nobody says. */
      holders: optional(array(string())),
    }),
  ),
  passenger: object({
    firstName: string(),
    lastName: string(),
    email: string(),
    phone: string(),
    /** Whom to call if something happens; absent in bookings before it was kept (W-05). */
    emergencyContact: optional(nullable(string())),
    /** Codes and changes of flights may come to the phone, too (N-06); absent: they may not. */
    textMessages: optional(boolean()),
  }),
  travellers: array(
    object({
      id: string(),
      type: string(),
      firstName: string(),
      middleName: string(),
      lastName: string(),
      documentMask: nullable(string()),
      passportIssuanceDate: nullable(string()),
      passportExpiryDate: nullable(string()),
      mealPreference: nullable(string()),
      specialAssistance: nullable(string()),
      /** Sent to the airline; absent in bookings before it was kept (W-05). */
      frequentFlyer: optional(object({ airline: string(), number: string() })),
    }),
  ),
  /** For how many people it was priced; absent in bookings before it was kept. */
  partySize: optional(number()),
  paymentInformation: object({
    transactions: array(
      object({
        amount: MoneySchema,
        transactionId: string(),
        /** The method of this payment in the reader's words; absent in payments before it was kept. */
        paidWith: optional(string()),
      }),
    ),
    /** The method of the first payment in the reader's words; absent in bookings before it was kept, which have `card`. */
    paidWith: optional(string()),
    card: nullable(object({ brand: string(), last4: string(), expiry: string() })),
  }),
  /** The mailbox of `passenger.email` refused a mail of this booking for good. */
  isMailRefused: optional(boolean()),
  /** What went back after a cancellation; without a day it is still due. Absent where nothing was cancelled. */
  refunds: optional(array(object({ amount: MoneySchema, at: nullable(string()) }))),
  /** Parts that were cancelled while the rest stands: nothing else here is about them but what was paid. */
  cancelled: optional(array(object({ kindName: string(), heading: string() }))),
  /** The title of the confirmation, where it confirms something else than the booking itself. */
  title: optional(string()),
  /** Changed since it was booked, by its owner or by the airline: how often, when last, and which flights are not flown any more. */
  revised: optional(
    object({
      sequence: number(),
      at: string(),
      dropped: CalendarSchema,
      /** What that last change was, where its owner made it; absent in bookings before it was kept. */
      amendment: optional(AmendmentSchema),
    }),
  ),
  sections: array(OrderSectionSchema),
  calendar: CalendarSchema,
  policies: array(object({ code: string(), title: string(), text: string() })),
  priceLines: array(PriceLineSchema),
  /** What the property takes on top of the total, in its own currency; absent where it takes nothing. */
  payAtProperty: optional(MoneySchema),
  /** Our fees and margin (to travellers: service charges) in it, which a refund by its conditions leaves out; absent where it leaves out none. */
  keptByUs: optional(MoneySchema),
  /** Null: nothing was paid to us. */
  billingInformation: nullable(
    object({
      cardHolderName: string(),
      emailId: string(),
      city: string(),
      country: string(),
    }),
  ),
  additionalServices: AdditionalServicesViewSchema,
  totalPaid: MoneySchema,
  /** The same in the currency the buyer looked at, by the rate of that day; absent in bookings before it was kept. */
  totalShown: optional(nullable(MoneySchema)),
  /** That rate: every other amount is converted by it, so that none moves by a cent when it is paid. */
  shownRate: optional(number()),
  /** How its market writes numbers, for mails and receipt; absent in bookings before it was kept. */
  numberLocale: optional(string()),
  worldpayTransactionData: object({ cartId: string(), transactionId: string() }),
});
export type ConfirmedBooking = InferOutput<typeof ConfirmedBookingSchema>;

/** Where a payment stands, as the server knows it (S-36 to S-39). */
export const PaymentStatusSchema = picklist([
  'confirmed',
  'pending',
  'declined',
  'cancelled',
  'failed',
  'expired',
]);
/** Why a bank did not accept a card, in our own words; anything else it says is `card_declined`. */
export const DeclineReasonSchema = picklist([
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
export type DeclineReason = InferOutput<typeof DeclineReasonSchema>;
export type PaymentStatus = InferOutput<typeof PaymentStatusSchema>;

/** Reply of card/success and provider/status (B-32, B-33). */
export const PaymentOutcomeReplySchema = object({
  data: object({
    paymentStatus: PaymentStatusSchema,
    booking: nullable(ConfirmedBookingSchema),
    referenceId: nullable(string()),
    cartId: nullable(string()),
    summaryPath: string(),
    /** Where a person has to settle it: what stands and what was charged, in the request's language (K-07). */
    explanation: optional(nullable(string())),
    /** Ordered and taken in, but the supplier has yet to say yes: until then nothing is charged (T-07). */
    awaitsSupplier: optional(boolean(), false),
    /** The bank has asked the traveller to confirm and has no answer yet. */
    awaitsBank: optional(boolean(), false),
  }),
});
export type PaymentOutcomeReply = InferOutput<typeof PaymentOutcomeReplySchema>;

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
