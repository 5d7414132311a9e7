import type { ApiClient } from '@travesia/api-client';
import {
  AdditionalServicesReplySchema,
  BagsReplySchema,
  CreateBillingReplySchema,
  CreatePassengerReplySchema,
  CustomerReplySchema,
  OpenPaymentLinkReplySchema,
  OpenTripLinkReplySchema,
  OrderViewReplySchema,
  PaymentDirectionReplySchema,
  PaymentOutcomeReplySchema,
  setOrderPath,
  SetOrderReplySchema,
  SendTripLinkReplySchema,
  TakeUpReplySchema,
  TripLinkCodeReplySchema,
  type BillingInformation,
  type CustomerDetails,
  type MoneyBody,
  type OrderKind,
  type Selection,
  type Traveller,
  type TravellerAnswer,
} from '@travesia/contracts';
import type * as v from 'valibot';
import type { ChosenBag, ChosenSeat } from './draft.ts';
import type { SessionKeeper } from './session-keeper.ts';

export interface OrderReference {
  /** Null before anything was chosen. */
  readonly orderKind: OrderKind | null;
  /** Null before the server has set it. */
  readonly orderId: string | null;
  readonly sequence: number;
}

/** Who travels, and what the supplier wanted to know beside. */
export interface SavedTravellers {
  readonly passengers: readonly Traveller[];
  readonly answers?: readonly TravellerAnswer[];
}

export interface BookingOfTab {
  /** Which booking this tab is about; null before its first order. */
  bookingId(): string | null;
  /** The market that the page stands in (P-49). */
  market(): string;
}

/** Flights came first: the specification calls the id of any order `flightOfferId`, too (F-32, B-25). */
const onTheWire = (orderId: string | null) => ({ orderId, flightOfferId: orderId });

/** Every call of the booking sequence, within the session of the browser, in the name of this tab's booking. */
export function createBookingCalls(client: ApiClient, session: SessionKeeper, tab: BookingOfTab) {
  const info = () => ({ infoData: client.infoData(), bookingId: tab.bookingId() });
  const named = ({ orderKind, orderId, sequence }: OrderReference) => ({
    ...(orderKind && { orderKind }),
    ...onTheWire(orderId),
    sequence,
  });

  // Saves outlive the page, so that leaving it loses nothing typed (S-29).
  return {
    setOrder: ({ kind, body }: Selection, { orderId, sequence }: OrderReference) =>
      session.call((agentId) =>
        client.post(setOrderPath(kind), SetOrderReplySchema, {
          body: {
            ...body,
            agentId,
            ...info(),
            market: tab.market(),
            ...(orderId !== null && onTheWire(orderId)),
            sequence,
          },
        }),
      ),

    bagOptions: (baggageUrl: string, signal?: AbortSignal) =>
      client.get(baggageUrl, BagsReplySchema, { signal }),

    addBaggages: (bags: readonly ChosenBag[], order: OrderReference) =>
      session.call((agentId) =>
        client.post('/user/session/add/additional-services', AdditionalServicesReplySchema, {
          body: {
            agentId,
            ...info(),
            ...named(order),
            baggages: bags.map(
              ({ additionalServicesId, journeyType, quantity, segmentIds, travellerId }) => ({
                additionalServicesId,
                journeyType,
                quantity,
                segmentIds,
                travellerId,
              }),
            ),
          },
          keepalive: true,
        }),
      ),

    addSeats: (seats: readonly ChosenSeat[], order: OrderReference) =>
      session.call((agentId) =>
        client.post('/user/session/add/seats', AdditionalServicesReplySchema, {
          body: {
            agentId,
            ...info(),
            ...named(order),
            seats: seats.map(({ segmentId, travellerId, designator, amount }) => ({
              segmentId,
              travellerId,
              designator,
              amount,
            })),
          },
          keepalive: true,
        }),
      ),

    saveCustomer: (customerDetails: CustomerDetails, order: OrderReference) =>
      session.call((agentId) =>
        client.post('/user/session/customer', CustomerReplySchema, {
          body: { agentId, ...info(), ...named(order), customerDetails },
          keepalive: true,
        }),
      ),

    savePassengers: ({ passengers, answers }: SavedTravellers, order: OrderReference) =>
      session.call((agentId) =>
        client.post('/user/session/create-passenger', CreatePassengerReplySchema, {
          body: { agentId, ...info(), ...named(order), passengers, ...(answers && { answers }) },
          keepalive: true,
        }),
      ),

    saveBilling: (billingInformation: BillingInformation, order: OrderReference) =>
      session.call((agentId) =>
        client.post('/user/session/create-billing-info', CreateBillingReplySchema, {
          body: { agentId, ...info(), ...named(order), billingInformation },
          keepalive: true,
        }),
      ),

    /** A call of a payment method's own, for the order as the page shows it. */
    forPayment: <Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      given: Readonly<Record<string, unknown>>,
    ) => session.call((agentId) => client.post(path, schema, { body: { agentId, ...info(), ...given } })),

    orderView: (signal?: AbortSignal) =>
      session.call((agentId) =>
        client.post('/user/session/order-view', OrderViewReplySchema, {
          body: { agentId, ...info() },
          signal,
        }),
      ),

    /** The booking that is open in this browser, whichever tab it is of. */
    openOrderView: () =>
      session.call((agentId) =>
        client.post('/user/session/order-view', OrderViewReplySchema, {
          body: { agentId, infoData: client.infoData() },
        }),
      ),

    /** This tab's booking is gone on with; what is open is set aside. */
    takeUp: () =>
      session.call((agentId) =>
        client.post('/user/session/take-up', TakeUpReplySchema, { body: { agentId, ...info() } }),
      ),

    /** The order of the link becomes the open one of this browser. */
    openPaymentLink: (link: string) =>
      session.call((agentId) =>
        client.post('/user/session/open-payment-link', OpenPaymentLinkReplySchema, {
          body: { agentId, link },
        }),
      ),

    /** Mails the link that continues this tab's order on another device. */
    sendTripLink: (email: string) =>
      session.call((agentId) =>
        client.post('/user/session/trip-link', SendTripLinkReplySchema, {
          body: { agentId, bookingId: tab.bookingId(), email },
        }),
      ),

    /** Mails the code that opens the order of such a link. */
    sendTripCode: (link: string) =>
      session.call((agentId) =>
        client.post('/user/session/trip-link/code', TripLinkCodeReplySchema, { body: { agentId, link } }),
      ),

    /** The order of the link becomes the open one of this browser. */
    openTripLink: (link: string, code: string) =>
      session.call((agentId) =>
        client.post('/user/session/trip-link/open', OpenTripLinkReplySchema, {
          body: { agentId, link, code },
        }),
      ),

    paymentDirection: (payment: PaymentRequest) =>
      session.call((agentId) =>
        client.post('/user/session/payment-direction', PaymentDirectionReplySchema, {
          body: {
            agentId,
            ...info(),
            ...paymentBody(payment),
            returnUrl: payment.returnUrl,
            cancelUrl: payment.cancelUrl,
          },
          idempotencyKey: payment.idempotencyKey,
        }),
      ),

    cardSuccess: (payment: PaymentRequest) =>
      session.call((agentId) =>
        client.post('/user/session/card/success', PaymentOutcomeReplySchema, {
          body: { agentId, ...info(), ...paymentBody(payment) },
          idempotencyKey: payment.idempotencyKey,
        }),
      ),

    providerStatus: (cartId: string, signal?: AbortSignal) =>
      session.call((agentId) =>
        client.post('/user/session/provider/status', PaymentOutcomeReplySchema, {
          body: { agentId, ...info(), worldpayResponseData: { cartId } },
          signal,
        }),
      ),
  };
}

export type BookingCalls = ReturnType<typeof createBookingCalls>;

export interface PaymentRequest {
  readonly orderId: string;
  /** What the vault told this page when it took the card: the proof of the press. */
  readonly transactionId: string;
  /** The order as the page showed it. */
  readonly orderKey: string;
  /** What the page showed beside the pay button; the server compares, it does not use it (B-06). */
  readonly total: MoneyBody;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** One per press of the pay button. */
  readonly idempotencyKey: string;
}

function paymentBody({ orderId, orderKey, transactionId, total }: PaymentRequest) {
  return { ...onTheWire(orderId), orderKey, transactionId, amount: total.amount, currency: total.currency };
}
